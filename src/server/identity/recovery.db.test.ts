import { describe, expect, it } from 'vitest';
import { cookieOf, startTestApp, TEST_PASSWORD } from '#test/app.ts';
import { authVerifications } from '../db/schema/auth.ts';
import { mailQueue } from '../db/schema/contact.ts';

const app = startTestApp({ limits: { recovery: 6 } });

const EMAIL = 'ann@example.com';
const NEW_PASSWORD = 'an even quieter river stone';

const send = (path: string, payload: object) => app.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
const ask = (email = EMAIL) => send('request-password-reset', { email });
const choose = (token: string, newPassword = NEW_PASSWORD) => send('reset-password', { token, newPassword });
const signIn = (password: string) => send('sign-in/email', { email: EMAIL, password });
const isSignedIn = async (cookie: string) =>
  (await app.app.inject({ method: 'GET', url: '/api/auth/get-session', headers: { cookie } })).json() !== null;
/** But for those that ask a new person to confirm their address. */
const mails = async () =>
  (await app.database.db.select().from(mailQueue).orderBy(mailQueue.createdAt)).filter(
    ({ subject }) => !subject.startsWith('Please confirm'),
  );
const tokenIn = (body = '') => /\/#new-password=([\w-]+)\n/.exec(body)?.[1] ?? 'none';
const lastToken = async () => tokenIn((await mails()).findLast(({ subject }) => subject.startsWith('Choose'))?.body);

describe('who forgot the password', () => {
  it('gets back in with the link of a mail, and everybody else is out', async () => {
    const { cookie } = await app.signUp(EMAIL);
    const asked = await ask('Ann@Example.com');
    expect([asked.statusCode, asked.json()]).toEqual([200, { ok: true }]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: EMAIL, subject: 'Choose a new password for Ironleaf' });

    expect((await choose(await lastToken())).json()).toEqual({ ok: true });
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await signIn(TEST_PASSWORD)).statusCode).toBe(401);
    const back = await signIn(NEW_PASSWORD);
    expect(await isSignedIn(cookieOf(back))).toBe(true);
    const told = (await mails()).find(({ subject }) => subject.includes('was changed'));
    expect(told).toMatchObject({ recipient: EMAIL, subject: 'Your Ironleaf password was changed' });
    expect(told?.body).toContain('through a link that we sent to this address');
  });

  it('gets the same answer as somebody whom we do not know, and no sooner', async () => {
    await app.signUp(EMAIL);
    const answers = [await ask(), await ask('nobody@example.com')];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(2).fill([200, '{"ok":true}']));
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([EMAIL]);
  });

  it('can use a link once, and none of an earlier mail', async () => {
    await app.signUp(EMAIL);
    await ask();
    const first = await lastToken();
    await ask();
    expect((await choose(await lastToken())).statusCode).toBe(200);
    for (const token of [await lastToken(), first]) {
      const again = await choose(token, 'a third river stone');
      const words = 'This link is too old, or was used already. Please ask for a new one.';
      expect([again.statusCode, again.json().error.message]).toEqual([404, words]);
    }
  });

  it('keeps the link when the password that was chosen is refused', async () => {
    await app.signUp(EMAIL);
    await ask();
    const token = await lastToken();
    for (const weak of ['short', 'password123', 'x'.repeat(129)]) {
      expect((await choose(token, weak)).statusCode, weak).toBe(400);
    }
    expect((await choose(token)).statusCode).toBe(200);
  });

  it('is safe from who reads the tables or guesses', async () => {
    await app.signUp(EMAIL);
    await ask();
    const token = await lastToken();
    const [row] = await app.database.db.select().from(authVerifications);
    expect(row?.identifier).not.toContain(token);
    for (const guess of [row?.identifier ?? '', row?.value ?? '', token.slice(1)]) {
      expect((await choose(guess)).statusCode).toBe(404);
    }
  });

  it('has a mailbox that nobody can fill, from however many places', async () => {
    await app.signUp(EMAIL);
    const from = (remoteAddress: string) =>
      app.app.inject({
        method: 'POST',
        url: '/api/auth/request-password-reset',
        payload: { email: EMAIL },
        remoteAddress,
      });
    const answers = [];
    for (let at = 1; at <= 8; at++) answers.push((await from(`10.0.0.${at}`)).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect(await mails()).toHaveLength(6);
  });
});
