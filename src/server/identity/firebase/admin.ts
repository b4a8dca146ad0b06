import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { StartError } from '../../db/database.ts';
import { accountsUrl, type FirebaseSettings } from './settings.ts';

const TIMEOUT_MS = 10_000;
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit';

const keyFile = z.object({ client_email: z.string(), private_key: z.string(), token_uri: z.url() });
const tokenAnswer = z.object({ access_token: z.string() });
const refusalAnswer = z.object({ error: z.object({ message: z.string() }) });

/** Takes an account away at the provider; one that is gone is gone. */
export type RemoveAccount = (subject: string) => Promise<void>;

/** With the key of a service account; null where none is set up. Throws a `StartError` for a file that is no such key. */
export function createRemoveAccount(settings: FirebaseSettings, now: () => Date): RemoveAccount | null {
  if (settings.serviceAccountFile === null) return null;
  const key = readKey(settings.serviceAccountFile);
  const address = `${accountsUrl(settings)}/projects/${settings.projectId}/accounts:delete`;
  return async (subject) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessToken(key, now())}` },
      body: JSON.stringify({ localId: subject }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return;
    const refusal = refusalAnswer.safeParse(await answer.json().catch(() => null));
    const message = refusal.data?.error.message ?? '';
    if (message.startsWith('USER_NOT_FOUND')) return;
    throw new Error(`the identity provider did not delete an account: ${answer.status} ${message}`);
  };
}

type Key = z.infer<typeof keyFile>;

function readKey(file: string): Key {
  try {
    return keyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartError('FIREBASE_SERVICE_ACCOUNT must be the file with the JSON key of a service account.');
  }
}

/** RFC 7523: what the key signs is exchanged for a token of an hour. */
async function accessToken({ client_email, private_key, token_uri }: Key, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 600)
    .sign(await importPKCS8(private_key, 'RS256'));
  const answer = await fetch(token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the identity provider gave no access: ${answer.status}`);
  return tokenAnswer.parse(await answer.json()).access_token;
}
