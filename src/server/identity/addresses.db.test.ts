import { describe, expect, it } from 'vitest';
import { type Caller, cookieOf, startTestApp, TEST_PASSWORD } from '#test/app.ts';
import { authUsers } from '../db/schema/auth.ts';
import { mailQueue } from '../db/schema/contact.ts';

const app = startTestApp({ limits: { recovery: 6 } });

const NEW = 'ann@new.example.com';

const send = (path: string, payload: object = {}, cookie = '') =>
  app.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers: { cookie } });
const confirm = (token: string, cookie = '') => send('confirm-email', { token }, cookie);
const change = ({ cookie }: Caller, newEmail = NEW, password = TEST_PASSWORD) =>
  send('change-email', { newEmail, password }, cookie);
const isConfirmed = async ({ cookie }: Caller) =>
  (await app.app.inject({ url: '/api/auth/sign-ins', headers: { cookie } })).json().emailConfirmed;
const mailsTo = async (address: string) =>
  (await app.database.db.select().from(mailQueue).orderBy(mailQueue.createdAt)).filter(
    ({ recipient }) => recipient === address,
  );
const tokenTo = async (address: string) =>
  /\/#confirm-email=([\w.-]+)\n/.exec((await mailsTo(address)).at(-1)?.body ?? '')?.[1] ?? 'none';

describe('an e-mail address', () => {
  it('is confirmed by the link of the mail that follows signing up, wherever it is opened', async () => {
    const ann = await app.signUp();
    expect(await isConfirmed(ann)).toBe(false);
    expect((await confirm(await tokenTo(ann.email))).json()).toEqual({ email: ann.email });
    expect(await isConfirmed(ann)).toBe(true);
  });

  it('is confirmed by a new link, and by the one for a forgotten password', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    expect((await send('send-confirmation', {}, ann.cookie)).statusCode).toBe(200);
    expect(await mailsTo(ann.email)).toHaveLength(2);
    await confirm(await tokenTo(ann.email));
    await send('send-confirmation', {}, ann.cookie);
    expect(await mailsTo(ann.email)).toHaveLength(2);
    await send('request-password-reset', { email: bob.email });
    const token = /#new-password=([\w-]+)/.exec((await mailsTo(bob.email)).at(-1)?.body ?? '')?.[1];
    await send('reset-password', { token, newPassword: 'an even quieter stone' });
    const rows = await app.database.db.select().from(authUsers);
    expect(rows.map(({ emailVerified }) => emailVerified)).toEqual([true, true]);
  });

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFubkBleGFtcGxlLmNvbSJ9.'])(
    'is not confirmed by %j',
    async (token) => {
      const ann = await app.signUp('ann@example.com');
      expect((await confirm(token, ann.cookie)).statusCode).toBe(token === '' ? 400 : 404);
      expect(await isConfirmed(ann)).toBe(false);
    },
  );
});

describe('a new e-mail address', () => {
  it('takes the place of the old one when its link is opened, and the old one is told', async () => {
    const ann = await app.signUp();
    expect((await change(ann, NEW, 'not hers')).json().error.message).toBe('That is not your password.');
    expect((await change(ann)).json()).toEqual({ ok: true });
    const token = await tokenTo(NEW);
    expect((await confirm(token, ann.cookie)).json()).toEqual({ email: NEW });
    expect((await send('sign-in/email', { email: NEW, password: TEST_PASSWORD })).statusCode).toBe(200);
    expect((await send('sign-in/email', { email: ann.email, password: TEST_PASSWORD })).statusCode).toBe(401);
    expect(await isConfirmed(ann)).toBe(true);
    expect((await mailsTo(ann.email)).at(-1)?.subject).toBe('Your Ironleaf e-mail address was changed');
    expect((await confirm(token, ann.cookie)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('counts for who is signed in to the account alone: the mail may have gone to a stranger', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    await change(ann);
    const token = await tokenTo(NEW);
    const stranger = await confirm(token);
    expect([stranger.statusCode, cookieOf(stranger)]).toEqual([401, '']);
    expect((await confirm(token, bob.cookie)).statusCode).toBe(403);
    expect((await confirm(token, ann.cookie)).statusCode).toBe(200);
  });

  it('that is somebody else’s is answered like any other, leads nowhere, and its owner is told', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const answers = [await change(ann, bob.email), await change(ann, 'nobody@example.com')];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(2).fill([200, '{"ok":true}']));
    const told = (await mailsTo(bob.email)).at(-1);
    expect(told?.subject).toBe('Somebody wanted to use your e-mail address for Ironleaf');
    expect(told?.body).not.toContain('#');
  });

  it('that was taken meanwhile is refused, and both accounts stay as they are', async () => {
    const ann = await app.signUp();
    await change(ann);
    const token = await tokenTo(NEW);
    await app.signUp(NEW);
    expect((await confirm(token, ann.cookie)).statusCode).toBe(409);
    expect((await send('sign-in/email', { email: ann.email, password: TEST_PASSWORD })).statusCode).toBe(200);
  });

  it('gets few mails, whoever asks', async () => {
    const ann = await app.signUp();
    for (let at = 0; at < 8; at++) await change(ann);
    expect(await mailsTo(NEW)).toHaveLength(6);
  });
});
