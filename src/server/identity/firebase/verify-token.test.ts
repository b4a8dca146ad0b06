import {
  CompactSign,
  createLocalJWKSet,
  EncryptJWT,
  exportSPKI,
  importJWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { describe, expect, it } from 'vitest';
import { claimsOf, newSigningKey, signed, TEST_AUDIENCE, TEST_ISSUER } from '#test/token-provider.ts';
import { verifyToken } from './verify-token.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const ANN = { sub: 'ann-at-the-provider', email: 'Ann@example.com' };

const key = await newSigningKey('first');
const other = await newSigningKey('first');
const keys = createLocalJWKSet({ keys: [key.jwk] });
const verify = (token: string) => verifyToken(token, { keys, issuer: TEST_ISSUER, audience: TEST_AUDIENCE }, NOW);

const claims = (more: JWTPayload = {}) => claimsOf(ANN, NOW, more);
const good = await signed(claims(), key);
const [head = '', , signature = ''] = good.split('.');
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const without = (name: string) => Object.fromEntries(Object.entries(claims()).filter(([each]) => each !== name));
const publicKey = await importJWK({ ...key.jwk, ext: true }, 'RS256');
const publicText = new TextEncoder().encode(await exportSPKI(publicKey as CryptoKey));
const withHead = (alg: string, more: object, payload = claims()) =>
  new SignJWT(payload).setProtectedHeader({ alg, ...more });
const ofAlgorithm = async (alg: string) => {
  const jwk = { ...(await crypto.subtle.exportKey('jwk', key.privateKey)), alg, key_ops: ['sign'] };
  return withHead(alg, { kid: 'first' }).sign(await importJWK(jwk as never, alg));
};

/** What somebody would try to be let in with. */
const HOSTILE: Record<string, () => Promise<string> | string> = {
  'signed by nobody': () => new UnsecuredJWT(claims()).encode(),
  'signed by nobody, with a name for the key': () => `${encoded({ alg: 'none', kid: 'first' })}.${encoded(claims())}.`,
  'the good signature with the algorithm none': () =>
    `${encoded({ alg: 'none', kid: 'first' })}.${encoded(claims())}.${signature}`,
  'signed with the public key as a shared secret': () => withHead('HS256', { kid: 'first' }).sign(publicText),
  'another algorithm of the same key (RS512)': () => ofAlgorithm('RS512'),
  'another algorithm of the same key (PS256)': () => ofAlgorithm('PS256'),
  'a key of their own under the name of ours': () => signed(claims(), other),
  'a key of their own in the head': () => withHead('RS256', { kid: 'first', jwk: other.jwk }).sign(other.privateKey),
  'a key at an address of their own': () =>
    withHead('RS256', { kid: 'x', jku: 'https://evil.example/keys' }).sign(other.privateKey),
  'a key that nobody knows': () => withHead('RS256', { kid: 'unknown' }).sign(key.privateKey),
  'no name for the key': () => withHead('RS256', {}).sign(key.privateKey),
  'somebody else in the payload': () => `${head}.${encoded(claims({ sub: 'eve' }))}.${signature}`,
  'no signature': () => good.slice(0, good.lastIndexOf('.') + 1),
  'an extension that we do not know': () =>
    new CompactSign(new TextEncoder().encode(JSON.stringify(claims())))
      .setProtectedHeader({ alg: 'RS256', kid: 'first', crit: ['exp'], exp: SECONDS + 60 })
      .sign(key.privateKey, { crit: { exp: true } }),
  'encrypted instead of signed': async () =>
    new EncryptJWT(claims())
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(crypto.getRandomValues(new Uint8Array(32))),
  'another issuer': () => signed(claims({ iss: 'https://securetoken.google.com/evil-project' }), key),
  'another audience': () => signed(claims({ aud: 'evil-project' }), key),
  'several audiences': () => signed(claims({ aud: [TEST_AUDIENCE, 'evil-project'] }), key),
  'an hour old': () => signed(claims({ iat: SECONDS - 3601, exp: SECONDS - 1 }), key),
  'good for 30 seconds more': () => signed(claims({ exp: SECONDS + 30 }), key),
  'not good yet': () => signed(claims({ nbf: SECONDS + 60 }), key),
  'issued in a minute': () => signed(claims({ iat: SECONDS + 60 }), key),
  'signed in in a minute': () => signed(claims({ auth_time: SECONDS + 60 }), key),
  'no word on when they signed in': () => signed(without('auth_time'), key),
  'no end': () => signed(without('exp'), key),
  nobody: () => signed(without('sub'), key),
  'an empty name': () => signed(claims({ sub: '' }), key),
  'a name that is too long': () => signed(claims({ sub: 'x'.repeat(129) }), key),
  'no address': () => signed(without('email'), key),
  'too long to be one': () => `${good}${'x'.repeat(9000)}`,
  'no token at all': () => 'a.b.c',
};

describe('a token of the external provider', () => {
  it('tells who it is, and when they proved it', async () => {
    expect(await verify(good)).toEqual({
      ...{ subject: ANN.sub, email: 'ann@example.com', emailVerified: false, name: null },
      ...{ issuedAt: SECONDS, expiresAt: SECONDS + 3600, authTime: SECONDS },
    });
    expect(await verify(await signed(claims({ exp: SECONDS + 31 }), key))).not.toBeNull();
    expect(await verify(await signed(claims({ iat: SECONDS + 5, auth_time: SECONDS + 5 }), key))).not.toBeNull();
  });

  it.each(Object.entries(HOSTILE))('lets nobody in: %s', async (_what, make) => {
    expect(await verify(await make())).toBeNull();
  });
});
