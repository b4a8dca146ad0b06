import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createUser } from '#contract/user.ts';
import { cookieOf, startTestApp, TEST_PASSWORD } from '#test/app.ts';
import { authAccounts, authSessions, authUsers } from '../db/schema/auth.ts';
import { mailQueue } from '../db/schema/contact.ts';

// Here passwords are kept as the product keeps them; every other test does it in a quicker way.
const app = startTestApp({ limits: { signUp: 6, signIn: 4 }, slowPasswords: true });

const send = (path: string, payload?: object, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'POST', url: `/api/auth/${path}`, headers, ...(payload && { payload }) });
const signUp = (email: string, password = TEST_PASSWORD, headers?: Record<string, string>) =>
  send('sign-up/email', { email, password, name: 'Ann' }, headers);
const signIn = (email: string, password = TEST_PASSWORD) => send('sign-in/email', { email, password });
const whoIs = async (cookie: string) =>
  (await app.app.inject({ method: 'GET', url: '/api/auth/get-session', headers: { cookie } })).json();

/** An answer with nothing in it that is drawn by lot. */
const shapeOf = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  fields: Object.keys(answer.json().user).sort(),
  headers: Object.keys(answer.headers).sort(),
  id: answer.json().user.id.length,
  cookies: [answer.headers['set-cookie']]
    .flat()
    .map((cookie) => cookie?.replace(/=[^;]+/, (value) => `=${value.length > 70}`)),
});

describe('signing up', () => {
  it('makes an account and signs in', async () => {
    const answer = await signUp('Ann@Example.com');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({ email: 'ann@example.com', name: 'Ann', emailVerified: false });
    expect((await whoIs(cookieOf(answer))).user.email).toBe('ann@example.com');
  });

  it('names a person after their e-mail if they give no name', async () => {
    const answer = await send('sign-up/email', { email: 'ann@example.com', password: TEST_PASSWORD });
    expect(answer.json().user.name).toBe('ann');
  });

  it('keeps the token out of the reach of scripts', async () => {
    const answer = await signUp('ann@example.com');
    const token = (await app.database.db.select().from(authSessions))[0]?.token ?? 'none';
    const cookies = [answer.headers['set-cookie']].flat().join('\n');
    expect(cookies).toContain(token);
    expect(cookies).toMatch(/^ironleaf\.session_token=.*; Path=\/; HttpOnly; SameSite=Lax$/m);
    expect(answer.body).not.toContain(token);
    expect(JSON.stringify(await whoIs(cookieOf(answer)))).not.toContain(token);
  });

  it('keeps no password that could be read', async () => {
    await signUp('ann@example.com');
    const [account] = await app.database.db.select().from(authAccounts);
    expect(account?.password?.length).toBeGreaterThan(100);
    expect(account?.password).not.toContain(TEST_PASSWORD);
  });

  it('with an e-mail that is taken is answered like any other, opens nothing, and its owner is told', async () => {
    await signUp('ann@example.com');
    const [fresh, taken] = [await signUp('bob@example.com'), await signUp('ANN@example.com', 'another quiet stone')];
    expect(shapeOf(taken)).toEqual(shapeOf(fresh));
    expect(taken.json().user).toMatchObject({ email: 'ann@example.com', name: 'Ann', emailVerified: false });
    expect(await whoIs(cookieOf(taken))).toBeNull();
    const mails = await app.database.db.select().from(mailQueue);
    expect(mails.map(({ recipient, subject }) => `${recipient}: ${subject}`).sort()).toEqual([
      'ann@example.com: Please confirm your e-mail address for Ironleaf',
      'ann@example.com: You have an Ironleaf account already',
      'bob@example.com: Please confirm your e-mail address for Ironleaf',
    ]);
    expect((await signIn('ann@example.com')).statusCode).toBe(200);
    expect((await signIn('ann@example.com', 'another quiet stone')).statusCode).toBe(401);
  });

  it('with the password of the account that there is signs in to it', async () => {
    const first = await signUp('ann@example.com');
    const again = await signUp('ann@example.com');
    expect(again.json().user.id).toBe(first.json().user.id);
    expect((await whoIs(cookieOf(again))).user.id).toBe(first.json().user.id);
    // On a device that it does not know.
    const told = (await app.database.db.select().from(mailQueue)).map(({ subject }) => subject);
    expect(told).toContain('New sign-in to Ironleaf');
  });

  it('with one e-mail five times at once makes one account', async () => {
    app.expectErrors(); // the identity library logs that it could not insert
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp('ann@example.com')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(await app.database.db.select().from(authUsers)).toHaveLength(1);
    expect(await app.database.db.select().from(authAccounts)).toHaveLength(1);
  });

  it.each([
    { what: 'a short password', email: 'ann@example.com', password: 'short', says: /at least 8/ },
    { what: 'a common password', email: 'ann@example.com', password: 'fitness2025', says: /choose another/ },
    { what: 'no e-mail', email: 'ann', password: TEST_PASSWORD, says: /valid e-mail/ },
  ])('is refused for $what', async ({ email, password, says }) => {
    const answer = await signUp(email, password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toMatch(says);
  });

  it('is limited for each address, with a time to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, place) =>
        signUp(`person-${place}@example.com`, TEST_PASSWORD, { 'x-forwarded-for': `10.0.0.${place}` }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(3);
    expect(Number(refused[0]?.headers['retry-after'])).toBe(3600);
    app.clock.advance({ hours: 1 });
    expect((await signUp('later@example.com')).statusCode).toBe(200);
  });
});

describe('signing in', () => {
  it('says the same of an unknown account and of a wrong password', async () => {
    await signUp('ann@example.com');
    const [unknown, wrong] = [await signIn('bob@example.com'), await signIn('ann@example.com', 'not her password')];
    for (const { statusCode, body } of [unknown, wrong]) {
      expect(statusCode).toBe(401);
      expect(JSON.parse(body).error).toMatchObject({
        code: 'unauthorized',
        message: 'That e-mail and password do not match.',
      });
    }
  });

  it('keeps a space at the end of a password', async () => {
    await signUp('ann@example.com', 'ends with a space ');
    expect((await signIn('ann@example.com', 'ends with a space')).statusCode).toBe(401);
    expect((await signIn('ann@example.com', 'ends with a space ')).statusCode).toBe(200);
  });

  it('gives a new session, whatever the browser came with', async () => {
    await signUp('ann@example.com');
    const chosen = 'ironleaf.session_token=chosen.by-someone-else';
    const answer = await send(
      'sign-in/email',
      { email: 'ann@example.com', password: TEST_PASSWORD },
      { cookie: chosen },
    );
    expect(cookieOf(answer)).not.toContain('chosen');
    expect(await whoIs(chosen)).toBeNull();
  });

  it('is limited for each address', async () => {
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt++)
      answers.push((await signIn('ann@example.com', 'guess work')).statusCode);
    expect(answers).toEqual([401, 401, 401, 401, 429, 429]);
  });
});

describe('a session', () => {
  it('ends with signing out, and its cookie is worth nothing then', async () => {
    const ann = await app.signUp();
    expect((await send('sign-out', undefined, { cookie: ann.cookie })).statusCode).toBe(200);
    expect(await whoIs(ann.cookie)).toBeNull();
    expect((await ann.call(createUser, { body: {} })).status).toBe(401);
  });

  it.each([
    '',
    'ironleaf.session_token=',
    'ironleaf.session_token=a.b',
    'ironleaf.session_token=%00%ff',
    'x=y; ;;=',
    '=;',
  ])('is not proved by the cookie %j', async (cookie) => {
    const answer = await app.anyone.call(createUser, { body: {}, headers: { cookie } });
    expect(answer.status).toBe(401);
  });

  it('ends when its time is over', async () => {
    const ann = await app.signUp();
    await app.database.db.update(authSessions).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await ann.call(createUser, { body: {} })).status).toBe(401);
    expect(await whoIs(ann.cookie)).toBeNull();
  });

  it('is not proved by a cookie whose signature was changed', async () => {
    const ann = await app.signUp();
    const [sessionCookie = ''] = ann.cookie.split(';', 1);
    const forged = sessionCookie.replace(/.(?=%3D$|.$)/, (sign) => (sign === 'A' ? 'B' : 'A'));
    expect(forged).not.toBe(sessionCookie);
    expect((await app.anyone.call(createUser, { body: {}, headers: { cookie: forged } })).status).toBe(401);
  });
});

describe('what the identity library could do besides', () => {
  it.each(['update-user', 'delete-user', 'sign-in/social', 'verify-password', 'ok'])(
    'is not there: %s',
    async (path) => {
      const answer = await send(path, {});
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
    },
  );
});
