import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A key that data at rest is encrypted with. The id says which one without telling anything of it. */
type DataKey = { id: string; bytes: Buffer };

/** The first key encrypts; each of them decrypts, so that a new one can take over while rows of the old one are there. */
export type DataKeys = readonly [DataKey, ...DataKey[]];

const PREFIX = 'enc:v1:';
const SEALED = /^enc:v1:([0-9a-f]{8}):([\w-]{38,})$/;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

let keys: DataKeys | null = null;

/** Makes keys of secrets of at least 32 characters, separated by commas; the first is the current one. */
export function readDataKeys(secrets: string): DataKeys {
  const [current, ...older] = secrets
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
    .map(keyOf);
  if (!current) throw new Error('there is no data key');
  return [current, ...older];
}

function keyOf(secret: string): DataKey {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'ironleaf data at rest', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/** Says once, at the start of the process, what the encrypted columns are read and written with. */
export function setDataKeys(given: DataKeys): void {
  keys = given;
}

function knownKeys(): DataKeys {
  if (keys === null) throw new Error('the data key is not set');
  return keys;
}

/**
 * Encrypts text for the database (AES-256-GCM). `place` names the column: what is copied from one column into another does not
 * open there.
 */
export function seal(text: string, place: string): string {
  const [{ id, bytes }] = knownKeys();
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${PREFIX}${id}:${sealed.toString('base64url')}`;
}

/** Whether a stored value is encrypted; rows from before encryption are not. */
export const isSealed = (stored: unknown): stored is string => typeof stored === 'string' && SEALED.test(stored);

/** Opens what `seal` made. Throws when its key is not known, or when it was changed or moved. */
export function unseal(stored: string, place: string): string {
  const [, id, body] = SEALED.exec(stored) ?? [];
  const key = knownKeys().find((known) => known.id === id);
  if (!key || body === undefined) throw new Error(`a stored value of ${place} needs another data key`);
  const bytes = Buffer.from(body, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(-TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
  const opened = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}
