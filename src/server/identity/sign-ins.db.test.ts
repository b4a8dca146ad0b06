import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requestDeletion } from '#contract/account.ts';
import { createUser } from '#contract/user.ts';
import { type Caller, cookieOf, startTestApp, TEST_PASSWORD } from '#test/app.ts';
import { authSessions } from '../db/schema/auth.ts';
import { mailQueue } from '../db/schema/contact.ts';

const app = startTestApp({ limits: { confirm: 3 } });

const send = (path: string, { cookie = '', ...payload }: { cookie?: string } & Record<string, unknown> = {}) =>
  app.app.inject({ method: 'POST', url: `/api/auth/${path}`, headers: { cookie }, payload });
const signInsOf = async ({ cookie }: Pick<Caller, 'cookie'>) =>
  (await app.app.inject({ url: '/api/auth/sign-ins', headers: { cookie } })).json();
const signIn = (email: string, password = TEST_PASSWORD) => send('sign-in/email', { email, password });
const alone = async (cookie: string) => (await app.anyone.call(createUser, { body: {}, headers: { cookie } })).status;

describe('where a person is signed in', () => {
  it('is listed, this device first, without what opens it', async () => {
    const person = await app.signUp();
    await signIn(person.email);
    const list = await signInsOf(person);
    expect(list.methods).toMatchObject([{ kind: 'password' }]);
    expect(list.sessions.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false]);
    const [row] = await app.database.db.select().from(authSessions);
    expect(JSON.stringify(list)).not.toContain(row?.token);
  });

  it('is ended, one session or all others', async () => {
    const person = await app.signUp();
    const cookies = [cookieOf(await signIn(person.email)), cookieOf(await signIn(person.email))];
    const { sessions } = await signInsOf({ cookie: cookies[0] ?? '' });
    expect((await send('end-session', { cookie: person.cookie, id: sessions[0].id })).statusCode).toBe(200);
    expect([await alone(cookies[0] ?? ''), await alone(cookies[1] ?? '')]).toEqual([401, 200]);
    expect((await send('end-other-sessions', { cookie: person.cookie })).statusCode).toBe(200);
    expect([await alone(cookies[1] ?? ''), await alone(person.cookie)]).toEqual([401, 200]);
  });

  it('is nobody else’s business', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const [hers] = (await signInsOf(ann)).sessions;
    expect((await send('end-session', { cookie: bob.cookie, id: hers.id })).statusCode).toBe(404);
    expect(await alone(ann.cookie)).toBe(200);
    for (const path of ['confirm', 'change-password', 'end-session', 'end-other-sessions']) {
      const fields = { password: 'x', currentPassword: 'x', newPassword: 'x', id: hers.id };
      const wanted: Record<string, object> = {
        confirm: { password: fields.password },
        'change-password': { currentPassword: fields.currentPassword, newPassword: fields.newPassword },
        'end-session': { id: fields.id },
      };
      expect((await send(path, { ...wanted[path] })).statusCode, path).toBe(401);
    }
  });
});

describe('signing in', () => {
  const newDevices = async () =>
    (await app.database.db.select().from(mailQueue)).filter(({ subject }) => subject === 'New sign-in to Ironleaf');
  const agent = { 'user-agent': 'Mozilla/5.0 (Macintosh) Chrome/150' };
  const from = (email: string, cookie: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { cookie, ...agent },
      payload: { email, password: TEST_PASSWORD },
    });

  it('on a device that is new is told by mail, once, and where the account was made not at all', async () => {
    const person = await app.signUp();
    await from(person.email, person.cookie);
    expect(await newDevices()).toEqual([]);
    const elsewhere = cookieOf(await from(person.email, ''));
    const [mail, ...others] = await newDevices();
    expect([mail?.recipient, others.length]).toEqual([person.email, 0]);
    expect(mail?.body).toContain('a device that we did not know yet: Mac, Chrome.');
    await from(person.email, elsewhere);
    expect(await newDevices()).toHaveLength(1);
    const other = await app.signUp();
    await from(other.email, elsewhere);
    expect((await newDevices()).at(-1)?.recipient).toBe(other.email);
  });

  it('that failed leaves the device unknown', async () => {
    const person = await app.signUp();
    const failed = await send('sign-in/email', { email: person.email, password: 'not the password' });
    await from(person.email, cookieOf(failed));
    expect(await newDevices()).toHaveLength(1);
  });

  it('is over after ninety days, however much it is used', async () => {
    const person = await app.signUp();
    await app.database.db.update(authSessions).set({ createdAt: new Date(Date.now() - 90 * 86_400_000) });
    expect(await alone(person.cookie)).toBe(401);
    const session = await app.app.inject({ url: '/api/auth/get-session', headers: { cookie: person.cookie } });
    expect(session.json()).toBeNull();
  });
});

describe('the password, given again,', () => {
  const makeOld = () => app.database.db.update(authSessions).set({ confirmedAt: new Date('2026-05-04T11:00:00Z') });

  it('makes an old sign-in a recent one for ten minutes', async () => {
    const person = await app.signUp();
    await makeOld();
    expect((await person.call(requestDeletion)).error.code).toBe('confirm_needed');
    expect((await send('confirm', { cookie: person.cookie, password: 'not mine' })).json().error).toMatchObject({
      code: 'bad_request',
      message: 'That is not your password.',
    });
    expect((await send('confirm', { cookie: person.cookie, password: TEST_PASSWORD })).statusCode).toBe(200);
    expect((await signInsOf(person)).recentForSeconds).toBe(600);
    app.clock.advance({ minutes: 9, seconds: 59 });
    expect((await person.call(requestDeletion)).status).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect((await person.call(requestDeletion)).error.code).toBe('confirm_needed');
  });

  it('cannot be guessed at', async () => {
    const person = await app.signUp();
    const statuses = [];
    for (let guess = 0; guess < 4; guess++)
      statuses.push((await send('confirm', { cookie: person.cookie, password: 'a guess' })).statusCode);
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it('is changed, which signs out every other device and is told by mail', async () => {
    const person = await app.signUp();
    const elsewhere = cookieOf(await signIn(person.email));
    const change = (currentPassword: string, newPassword: string) =>
      send('change-password', { cookie: person.cookie, currentPassword, newPassword });
    expect((await change('not mine', 'a green river stone')).statusCode).toBe(400);
    expect((await change(TEST_PASSWORD, 'short')).json().error.message).toMatch(/at least 8/);
    expect((await change(TEST_PASSWORD, 'a green river stone')).statusCode).toBe(200);
    expect([await alone(elsewhere), await alone(person.cookie)]).toEqual([401, 200]);
    expect((await signIn(person.email)).statusCode).toBe(401);
    expect((await signIn(person.email, 'a green river stone')).statusCode).toBe(200);
    const mails = await app.database.db.select().from(mailQueue).where(like(mailQueue.subject, '%was changed'));
    expect(mails).toMatchObject([{ recipient: person.email }]);
  });
});
