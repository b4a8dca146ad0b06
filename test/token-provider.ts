import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll } from 'vitest';
import type { FirebaseSettings } from '#server/identity/firebase/settings.ts';

export type SigningKey = { kid: string; privateKey: CryptoKey; jwk: JWK };

/** A pair of keys for RS256, the public one as the provider publishes it. */
export async function newSigningKey(kid: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

export const signed = (claims: JWTPayload, { kid, privateKey }: SigningKey): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey);

export const TEST_ISSUER = 'https://securetoken.google.com/test-project';
export const TEST_AUDIENCE = 'test-project';

export type Ann = { sub: string; email: string };

/** What the provider says of somebody who signed in at this moment. */
export const claimsOf = ({ sub, email }: Ann, now: Date, more: JWTPayload = {}): JWTPayload => {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    ...{ iss: TEST_ISSUER, aud: TEST_AUDIENCE, sub, user_id: sub, email, email_verified: false },
    ...{ auth_time: seconds, iat: seconds, exp: seconds + 3600 },
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    ...more,
  };
};

export type TokenProvider = {
  settings: FirebaseSettings;
  /** Those that its address publishes; the first one signs. */
  keys: SigningKey[];
  /** What it refuses an account with, by id. */
  refused: Map<string, string>;
  /** So often it was asked, by path. */
  asked: Map<string, number>;
  /** Out of reach: connections break. */
  isDown: boolean;
  token: (person: Ann, now: Date, more?: JWTPayload) => Promise<string>;
};

/** The external provider as far as our server asks it: its keys, and whether an account still holds. It ends with the test file. */
export async function startTokenProvider(): Promise<TokenProvider> {
  const server = createServer(async (request, reply) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    provider.asked.set(path, (provider.asked.get(path) ?? 0) + 1);
    const body = await text(request);
    if (provider.isDown) return request.socket.destroy();
    reply.setHeader('content-type', 'application/json');
    if (path === '/keys') return reply.end(JSON.stringify({ keys: provider.keys.map(({ jwk }) => jwk) }));
    const [, payload = ''] = String(JSON.parse(body).idToken).split('.');
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const refusal = provider.refused.get(sub);
    if (refusal === undefined) return reply.end(JSON.stringify({ users: [{ localId: sub, validSince: '0' }] }));
    return reply.writeHead(400).end(JSON.stringify({ error: { code: 400, message: refusal } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: TokenProvider = {
    settings: {
      ...{ apiKey: 'test-key', projectId: 'test-project', authDomain: 'test-project.firebaseapp.com', url },
      ...{ issuer: TEST_ISSUER, audience: TEST_AUDIENCE, keysUrl: `${url}/keys` },
      ...{ googleSignIn: true, serviceAccountFile: null },
    },
    ...{ keys: [await newSigningKey('first')], refused: new Map(), asked: new Map(), isDown: false },
    token: (person, now, more) => signed(claimsOf(person, now, more), provider.keys[0] as SigningKey),
  };
  return provider;
}
