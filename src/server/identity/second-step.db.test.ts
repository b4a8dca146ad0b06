import { describe, expect, it } from 'vitest';
import { type Caller, cookieOf, startTestApp, TEST_PASSWORD } from '#test/app.ts';
import { codeOf } from '#test/authenticator-app.ts';
import { authSecondSteps, authUsers } from '../db/schema/auth.ts';
import { mailQueue } from '../db/schema/contact.ts';

const app = startTestApp();

const send = (path: string, payload: object = {}, cookie = '') =>
  app.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers: { cookie } });
const signInsOf = async (cookie: string) =>
  (await app.app.inject({ url: '/api/auth/sign-ins', headers: { cookie } })).json();
const isSignedIn = async (cookie: string) =>
  (await app.app.inject({ url: '/api/auth/get-session', headers: { cookie } })).json() !== null;
const confirmAll = () => app.database.db.update(authUsers).set({ emailVerified: true });
const password = { password: TEST_PASSWORD };
const signIn = ({ email }: Caller) => send('sign-in/email', { email, ...password });
const prove = (cookie: string, kind: 'app' | 'recovery', code: string) =>
  send('second-step/prove', { kind, code }, cookie);

/** Somebody with a second step; `cookie` is that of the device where they set it up. */
async function withSecondStep() {
  const person = await app.signUp();
  await confirmAll();
  const { address, recoveryCodes } = (await send('second-step/begin', password, person.cookie)).json();
  const done = await send('second-step/finish', { code: codeOf(address) }, person.cookie);
  expect(done.json()).toEqual({ ok: true });
  return { person, address: String(address), codes: recoveryCodes as string[], cookie: cookieOf(done) };
}

describe('a second step', () => {
  it('is asked for after the password, and opens nothing before', async () => {
    const { person, address, cookie } = await withSecondStep();
    expect((await signInsOf(cookie)).secondStep).toEqual({ codesLeft: 10 });
    const first = await signIn(person);
    expect(first.json()).toEqual({ secondStep: true });
    const between = cookieOf(first);
    expect(await isSignedIn(between)).toBe(false);
    const wrong = await prove(between, 'app', codeOf(address) === '000000' ? '000001' : '000000');
    expect([wrong.statusCode, await isSignedIn(`${between}; ${cookieOf(wrong)}`)]).toEqual([400, false]);
    const second = await prove(between, 'app', codeOf(address));
    expect(second.json().user.email).toBe(person.email);
    expect(await isSignedIn(cookieOf(second))).toBe(true);
    expect(JSON.stringify(second.json())).not.toContain('token');
  });

  it('takes each recovery code once, and tells the owner', async () => {
    const { person, codes, cookie } = await withSecondStep();
    expect((await prove(cookieOf(await signIn(person)), 'recovery', codes[0] ?? '')).statusCode).toBe(200);
    expect((await signInsOf(cookie)).secondStep).toEqual({ codesLeft: 9 });
    const again = await prove(cookieOf(await signIn(person)), 'recovery', codes[0] ?? '');
    expect(again.json().error.message).toBe('That recovery code does not fit. Each of them works once.');
    const { recoveryCodes } = (await send('second-step/new-codes', password, cookie)).json();
    expect((await prove(cookieOf(await signIn(person)), 'recovery', codes[1] ?? '')).statusCode).toBe(400);
    expect((await prove(cookieOf(await signIn(person)), 'recovery', recoveryCodes[0])).statusCode).toBe(200);
    const told = (await app.database.db.select().from(mailQueue)).map(({ subject }) => subject);
    expect(told).toContain('Your Ironleaf sign-in has a second step now');
    expect(told).toContain('You have new Ironleaf recovery codes');
    expect(told).toContain('An Ironleaf recovery code was used');
  });

  it('cannot be guessed at, not with a new start each time either', async () => {
    const { person } = await withSecondStep();
    const statuses = new Set<number>();
    for (let start = 0; start < 5; start++) {
      const between = cookieOf(await signIn(person));
      for (let guess = 0; guess < 4; guess++) statuses.add((await prove(between, 'app', '000000')).statusCode);
    }
    const last = await prove(cookieOf(await signIn(person)), 'app', '000000');
    expect([...statuses, last.statusCode]).toContain(429);
    expect(last.statusCode).toBe(429);
  });

  it('is not gone round by signing up with the address and its password', async () => {
    const { person } = await withSecondStep();
    const answer = await send('sign-up/email', { email: person.email, ...password });
    expect([answer.statusCode, await isSignedIn(cookieOf(answer))]).toEqual([200, false]);
  });

  it('ends with the password, and not without', async () => {
    const { person, cookie } = await withSecondStep();
    expect((await send('second-step/end', { password: 'not hers' }, cookie)).statusCode).toBe(400);
    const ended = await send('second-step/end', password, cookie);
    expect((await signInsOf(cookieOf(ended))).secondStep).toBeNull();
    expect(await isSignedIn(cookieOf(await signIn(person)))).toBe(true);
  });

  it('needs a confirmed address, the password and a first code', async () => {
    const person = await app.signUp();
    expect((await send('second-step/begin', password, person.cookie)).json().error.code).toBe('conflict');
    await confirmAll();
    expect((await send('second-step/begin', { password: 'not hers' }, person.cookie)).statusCode).toBe(400);
    await send('second-step/begin', password, person.cookie);
    expect((await send('second-step/finish', { code: '000000' }, person.cookie)).statusCode).toBe(400);
    expect((await signInsOf(person.cookie)).secondStep).toBeNull();
    expect(await isSignedIn(cookieOf(await signIn(person)))).toBe(true);
  });

  it('is kept so that who reads the table learns nothing', async () => {
    const { address, codes } = await withSecondStep();
    const [row] = await app.database.db.select().from(authSecondSteps);
    const secret = new URL(address).searchParams.get('secret') ?? 'none';
    for (const told of [secret, codes[0] ?? 'none']) expect(JSON.stringify(row)).not.toContain(told);
  });
});
