import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { accountsUrl, type FirebaseSettings } from './settings.ts';

const TIMEOUT_MS = 5000;

/** What the provider answers of a token whose person it lets in no more. A code may be followed by ` : ` and more words. */
const OUT = ['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'];

const refusalAnswer = z.object({ error: z.object({ message: z.string() }) });
const lookupAnswer = z.object({
  users: z.array(
    z.object({ localId: z.string(), disabled: z.boolean().optional(), validSince: z.string().optional() }),
  ),
});

export type Vouching = 'in' | 'out' | 'unknown';
export type AskAccount = (token: string, claims: { subject: string; authTime: number }) => Promise<Vouching>;

type Asking = { settings: FirebaseSettings; siteUrl: string; log: FastifyBaseLogger };

/**
 * Asks the provider whether it still stands by a token: `out` where the account is disabled or deleted, or its sessions were
 * revoked; `unknown` where there is no answer to be had.
 */
export function createAskAccount({ settings, siteUrl, log }: Asking): AskAccount {
  const address = `${accountsUrl(settings)}/accounts:lookup?key=${encodeURIComponent(settings.apiKey)}`;
  return async (token, claims) => {
    try {
      const answer = await fetch(address, {
        method: 'POST',
        // A key may be limited to the pages of one site.
        headers: { 'content-type': 'application/json', referer: `${siteUrl}/` },
        body: JSON.stringify({ idToken: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body: unknown = await answer.json();
      if (answer.ok) return standing(lookupAnswer.parse(body).users, claims);
      const { error } = refusalAnswer.parse(body);
      if (answer.status === 400 && OUT.some((code) => error.message.split(' ', 1)[0] === code)) return 'out';
      throw new Error(`the identity provider answered ${answer.status}: ${error.message}`);
    } catch (err) {
      log.warn({ err }, 'the identity provider could not be asked whether an account still holds');
      return 'unknown';
    }
  };
}

function standing(
  users: z.infer<typeof lookupAnswer>['users'],
  { subject, authTime }: { subject: string; authTime: number },
): Vouching {
  const user = users.find(({ localId }) => localId === subject);
  if (!user || user.disabled) return 'out';
  return Number(user.validSince ?? 0) > authTime ? 'out' : 'in';
}
