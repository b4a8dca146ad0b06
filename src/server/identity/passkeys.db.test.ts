import { describe, expect, it } from 'vitest';
import { type Caller, cookieOf, startTestApp } from '#test/app.ts';
import { createAuthenticator } from '#test/authenticator.ts';
import { authSessions, authUsers } from '../db/schema/auth.ts';
import { mailQueue } from '../db/schema/contact.ts';

const app = startTestApp();

type Device = ReturnType<typeof createAuthenticator>;
type Bent = Parameters<Device['show']>[1];

const send = (path: string, payload: object = {}, cookie = '') =>
  app.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers: { cookie } });
const signInsOf = async ({ cookie }: Caller) =>
  (await app.app.inject({ url: '/api/auth/sign-ins', headers: { cookie } })).json();
const whoIs = async (cookie: string) =>
  (await app.app.inject({ url: '/api/auth/get-session', headers: { cookie } })).json()?.user.id ?? null;

async function add({ cookie }: Caller, device: Device, bent: Bent = {}) {
  const begun = await send('passkeys/begin', {}, cookie);
  if (begun.statusCode !== 200) return begun;
  const both = `${cookie}; ${cookieOf(begun)}`;
  return send('passkeys/add', { response: device.make(begun.json(), bent), name: 'Mac, Chrome' }, both);
}

async function signIn(device: Device, bent: Bent = {}) {
  const begun = await send('sign-in/passkey/begin');
  return send('sign-in/passkey', { response: device.show(begun.json(), bent) }, cookieOf(begun));
}

async function someone() {
  const person = await app.signUp();
  await app.database.db.update(authUsers).set({ emailVerified: true });
  return person;
}

describe('a passkey', () => {
  it('signs its owner in, without a password or a name', async () => {
    const [ann, device] = [await someone(), createAuthenticator()];
    expect((await add(ann, device)).json()).toEqual({ ok: true });
    expect((await signInsOf(ann)).passkeys).toMatchObject([{ name: 'Mac, Chrome' }]);
    const answer = await signIn(device);
    expect(answer.json()).toEqual({ ok: true });
    expect(await whoIs(cookieOf(answer))).toBe(ann.userId);
    const told = (await app.database.db.select().from(mailQueue)).map(({ subject }) => subject);
    expect(told).toContain('Your Ironleaf account has a new passkey');
  });

  it('opens nothing any more once it is taken off, which nobody else can do', async () => {
    const [ann, bob, device] = [await someone(), await someone(), createAuthenticator()];
    await add(ann, device);
    const [{ id }] = (await signInsOf(ann)).passkeys;
    expect((await send('passkeys/remove', { id }, bob.cookie)).statusCode).toBe(404);
    expect((await send('passkeys/remove', { id }, ann.cookie)).statusCode).toBe(200);
    const answer = await signIn(device);
    expect(answer.json().error.message).toMatch(/We do not know that passkey/);
    expect(await whoIs(cookieOf(answer))).toBeNull();
  });

  it.each([
    { what: 'another page', bent: { origin: 'https://ironleaf.example.net' } },
    { what: 'a device that asked for no finger, face or code', bent: { verified: false } },
  ])('of $what is refused', async ({ bent }) => {
    app.expectErrors(); // the identity library logs what does not fit
    const [ann, device] = [await someone(), createAuthenticator()];
    expect((await add(ann, device, bent)).statusCode).toBe(400);
    await add(ann, device);
    const answer = await signIn(device, bent);
    expect([answer.statusCode, await whoIs(cookieOf(answer))]).toEqual([400, null]);
  });

  it('is worth one sign-in each time that it is shown', async () => {
    const [ann, device] = [await someone(), createAuthenticator()];
    await add(ann, device);
    const begun = await send('sign-in/passkey/begin');
    const shown = { response: device.show(begun.json()) };
    expect((await send('sign-in/passkey', shown, cookieOf(begun))).statusCode).toBe(200);
    expect((await send('sign-in/passkey', shown, cookieOf(begun))).statusCode).toBe(400);
    const other = await send('sign-in/passkey/begin');
    app.expectErrors();
    expect((await send('sign-in/passkey', shown, cookieOf(other))).statusCode).toBe(400);
  });

  it('needs a recent sign-in and a confirmed address', async () => {
    const [ann, device] = [await app.signUp(), createAuthenticator()];
    expect((await add(ann, device)).json().error.code).toBe('conflict');
    await app.database.db.update(authUsers).set({ emailVerified: true });
    await app.database.db.update(authSessions).set({ confirmedAt: new Date('2026-05-04T11:00:00Z') });
    expect((await add(ann, device)).json().error.code).toBe('confirm_needed');
  });
});
