import { beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '#contract/user.ts';
import { startTestApp } from '#test/app.ts';
import { type Ann, newSigningKey, type SigningKey, startTokenProvider } from '#test/token-provider.ts';
import { createFirebaseIdentity } from './firebase.ts';

const ANN = { sub: 'ann-at-the-provider', email: 'ann@example.com' };
const EVE = { sub: 'eve-at-the-provider', email: 'ann@example.com' };

const provider = await startTokenProvider();
const app = startTestApp({ firebase: provider.settings });
const first = provider.keys[0] as SigningKey;

let tests = 0;

beforeEach(() => {
  provider.refused.clear();
  provider.isDown = false;
  provider.keys = [first];
  // Longer than any key is kept after the test before: each asks for its own.
  tests++;
  app.clock.advance({ days: 30 * tests });
});

const token = (person: Ann, more = {}) => provider.token(person, app.clock.now(), more);
const bearer = (idToken: string) => ({ authorization: `Bearer ${idToken}` });
const whoIs = async (headers: Record<string, string>) =>
  (await app.app.inject({ url: '/api/auth/get-session', headers })).json()?.user ?? null;
const statusFor = async (idToken: string) =>
  (await app.anyone.call(createUser, { body: {}, headers: bearer(idToken) })).status;

describe('people of the external provider', () => {
  it('are known by their token, under the id that they have there', async () => {
    const answer = await app.anyone.call(createUser, {
      body: { id: ANN.sub, email: ANN.email },
      headers: bearer(await token(ANN)),
    });
    expect(answer.body).toMatchObject({ id: ANN.sub, email: ANN.email });
    expect(await statusFor('not.a.token')).toBe(401);
    expect((await app.anyone.call(createUser, { body: {} })).status).toBe(401);
  });

  it('are two with one address: nobody is known by it, proved or not', async () => {
    expect(await whoIs(bearer(await token(ANN)))).toMatchObject({ id: ANN.sub });
    for (const email_verified of [false, true]) {
      expect(await whoIs(bearer(await token(EVE, { email_verified })))).toMatchObject({
        ...{ id: EVE.sub, emailVerified: email_verified },
      });
    }
  });

  it('are two with one id at two providers', async () => {
    const ann = await whoIs(bearer(await token(ANN)));
    const settings = { ...provider.settings, issuer: 'https://elsewhere.example.com' };
    const elsewhere = createFirebaseIdentity({
      ...{ database: app.database, settings, baseUrl: 'http://localhost:3000' },
      ...{ now: app.clock.now, log: app.app.log },
    });
    const session = await elsewhere.session(bearer(await token(ANN, { iss: settings.issuer })));
    expect(session?.email).toBe(ANN.email);
    expect(session?.userId).not.toBe(ann.id);
    expect(await elsewhere.session(bearer(await token(ANN)))).toBeNull();
  });

  it('are known by a cookie where the browser fetches by itself, until the token ends or they leave', async () => {
    const idToken = await token(ANN);
    const answer = await app.app.inject({ url: '/api/auth/get-session', headers: bearer(idToken) });
    const [kept = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(kept).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = kept.split(';', 1)[0] ?? '';
    expect(await whoIs({ cookie })).toMatchObject({ id: ANN.sub });
    expect(await whoIs({ cookie, ...bearer('not.a.token') })).toBeNull();
    app.clock.advance({ minutes: 59, seconds: 31 });
    expect(await whoIs({ cookie })).toBeNull();
    const left = await app.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie } });
    expect([left.headers['set-cookie']].flat()[0]).toContain('Max-Age=0');
  });

  it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED'])(
    'are out within five minutes of %s',
    async (refusal) => {
      const idToken = await token(ANN);
      expect(await statusFor(idToken)).toBe(200);
      provider.refused.set(ANN.sub, refusal);
      app.clock.advance({ minutes: 4, seconds: 30 });
      expect(await statusFor(idToken)).toBe(401);
      // And stay out with it, whatever comes.
      provider.refused.clear();
      app.clock.advance({ minutes: 5 });
      expect(await statusFor(idToken)).toBe(401);
    },
  );

  it('go on while the provider is down', async () => {
    const idToken = await token(ANN);
    expect(await statusFor(idToken)).toBe(200);
    provider.isDown = true;
    app.clock.advance({ minutes: 55 });
    expect(await statusFor(idToken)).toBe(200);
    expect(app.logged().map(({ msg }) => msg)).toContain(
      'the identity provider could not be asked whether an account still holds',
    );
  });

  it('are not told that they are nobody while no keys are known', async () => {
    app.expectErrors();
    provider.isDown = true;
    expect(await statusFor(await token(ANN))).toBe(503);
    provider.isDown = false;
    app.clock.advance({ seconds: 31 });
    expect(await statusFor(await token(ANN))).toBe(200);
  });

  it('are signed in across a change of keys, and a withdrawn key lets nobody in', async () => {
    const old = await token(ANN, { exp: app.clock.now().getTime() / 1000 + 86_400 });
    expect(await statusFor(old)).toBe(200);
    provider.keys = [await newSigningKey('second'), first];
    app.clock.advance({ seconds: 31 });
    expect(await statusFor(await token(ANN))).toBe(200);
    expect(await statusFor(old)).toBe(200);
    provider.keys = [provider.keys[0] as SigningKey];
    const inAWhile = async () => {
      app.clock.advance({ minutes: 5 });
      return statusFor(old);
    };
    await expect.poll(inAWhile).toBe(401);
    expect(await statusFor(await token(ANN))).toBe(200);
  });

  it('cannot make us ask for keys as often as they like', async () => {
    await statusFor(await token(ANN));
    const before = provider.asked.get('/keys') ?? 0;
    app.clock.advance({ seconds: 31 });
    provider.keys = [await newSigningKey('of-their-own')];
    const forged = await token(EVE);
    provider.keys = [first];
    for (let i = 0; i < 20; i++) expect(await statusFor(forged)).toBe(401);
    expect(provider.asked.get('/keys')).toBe(before + 1);
  });

  it('end their other sign-ins, not the one that asks', async () => {
    const there = await token(ANN);
    app.clock.advance({ minutes: 1 });
    const here = await token(ANN);
    const url = '/api/auth/end-other-sessions';
    expect((await app.app.inject({ method: 'POST', url, headers: bearer(here) })).statusCode).toBe(200);
    expect([await statusFor(there), await statusFor(here)]).toEqual([401, 200]);
    app.clock.advance({ minutes: 1 });
    expect(await statusFor(await token(ANN))).toBe(200);
  });
});
