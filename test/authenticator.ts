import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Challenge = { challenge: string };
/** What a test bends: the page that asks, or whether the device asked for a finger. */
type Bent = { origin?: string; verified?: boolean; counter?: number };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A device that makes a passkey and shows it, as a browser would hand it on. */
export function createAuthenticator(origin = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const head = (flags: number, { verified = true, counter = 0 }: Bent) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = PRESENT | (verified ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([all]), count]);
  };
  const client = (type: string, { challenge }: Challenge, bent: Bent) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: bent.origin ?? origin, crossOrigin: false }));
  const answer = (response: object) => ({
    ...{ id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} },
    response,
  });
  return {
    make(challenge: Challenge, bent: Bent = {}) {
      // COSE: an elliptic curve key (2), for ES256 (-7), on P-256 (1).
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const authData = Buffer.concat([head(WITH_KEY, bent), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return answer({
        clientDataJSON: base64(client('webauthn.create', challenge, bent)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      });
    },
    show(challenge: Challenge, bent: Bent = {}) {
      const authData = head(0, bent);
      const data = client('webauthn.get', challenge, bent);
      return answer({
        clientDataJSON: base64(data),
        authenticatorData: base64(authData),
        signature: base64(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
      });
    },
  };
}
