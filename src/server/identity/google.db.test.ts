import { describe, expect, it } from 'vitest';
import { cookieOf, startTestApp } from '#test/app.ts';
import { startOpenIdProvider } from '#test/openid-provider.ts';
import { authAccounts, authUsers } from '../db/schema/auth.ts';

const CALLBACK = 'http://localhost:3000/api/auth/callback/google';
const ANN = { sub: 'g-ann', email: 'ann@example.com', email_verified: true, name: 'Ann Smith' };

const provider = await startOpenIdProvider(CALLBACK, [ANN]);
const app = startTestApp({ google: provider.settings });

async function leave() {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/social',
    payload: { provider: 'google', callbackURL: '/onboarding', errorCallbackURL: '/' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return { address: answer.json().url as string, cookie: cookieOf(answer) };
}

/** Back at our address, as the browser comes. */
const arrive = (address: string, cookie: string) => {
  const { pathname, search } = new URL(address);
  return app.app.inject({ url: `${pathname}${search}`, headers: { cookie } });
};

async function signIn() {
  const { address, cookie } = await leave();
  return arrive(await provider.signIn(address, ANN.sub), cookie);
}

const whoIs = async (cookie: string) =>
  (await app.app.inject({ url: '/api/auth/get-session', headers: { cookie } })).json()?.user ?? null;

describe('signing in with Google', () => {
  it('asks with PKCE, a state and a nonce, and comes back signed in, to one account however often', async () => {
    const asked = new URL((await leave()).address).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)?.length, name).toBeGreaterThan(15);
    expect(asked.get('scope')?.split(' ')).toEqual(expect.arrayContaining(['openid', 'email']));
    const first = await signIn();
    expect([first.statusCode, first.headers.location]).toEqual([302, '/onboarding']);
    const person = await whoIs(cookieOf(first));
    expect(person).toMatchObject({ email: 'ann@example.com', name: 'Ann Smith', emailVerified: true });
    expect((await whoIs(cookieOf(await signIn()))).id).toBe(person.id);
    expect(await app.database.db.select().from(authAccounts)).toMatchObject([
      { providerId: 'google', accountId: 'g-ann' },
    ]);
  });

  it('opens no account that somebody made with the same address and a password', async () => {
    app.expectErrors(); // the identity library logs it
    await app.signUp(ANN.email);
    const answer = await signIn();
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/?error=account_not_linked']);
    expect(await whoIs(cookieOf(answer))).toBeNull();
    expect(await app.database.db.select().from(authUsers)).toHaveLength(1);
  });

  it.each([
    { what: 'another state', bend: (url: URL) => url.searchParams.set('state', 'x'.repeat(32)) },
    { what: 'a code that is no code', bend: (url: URL) => url.searchParams.set('code', 'x'.repeat(43)) },
    { what: 'another issuer', bend: (url: URL) => url.searchParams.set('iss', 'https://evil.example.com') },
    {
      what: 'no code, since the person said no',
      bend: (url: URL) => (url.search = `?error=access_denied&state=${url.searchParams.get('state')}`),
    },
  ])('is refused with $what', async ({ bend }) => {
    app.expectErrors(); // the identity library logs what does not fit
    const { address, cookie } = await leave();
    const back = new URL(await provider.signIn(address, ANN.sub));
    bend(back);
    const answer = await arrive(back.href, cookie);
    expect(answer.statusCode).toBe(302);
    expect(await whoIs(cookieOf(answer))).toBeNull();
    expect(await app.database.db.select().from(authUsers)).toEqual([]);
  });

  it('is refused in another browser than the one that left, and a second time', async () => {
    app.expectErrors();
    const { address, cookie } = await leave();
    const back = await provider.signIn(address, ANN.sub);
    expect(await whoIs(cookieOf(await arrive(back, '')))).toBeNull();
    const other = await leave();
    const fresh = await provider.signIn(other.address, ANN.sub);
    expect(await whoIs(cookieOf(await arrive(fresh, other.cookie)))).not.toBeNull();
    expect(await whoIs(cookieOf(await arrive(fresh, other.cookie)))).toBeNull();
    expect(cookie).not.toBe(other.cookie);
  });
});
