import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { insertToken } from './store.ts';

const DAY_MS = 86_400_000;
/** How long a link works; a subscriber must be able to leave from an old mail too. */
const HOLDS_MS = { confirm: 7 * DAY_MS, leave: 400 * DAY_MS } as const;

type Purpose = keyof typeof HOLDS_MS;

/** Only the hash is stored: who reads the table can confirm nobody and remove nobody. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

type Issue = { email: string; purpose: Purpose; now: Date; siteUrl: string };

/** A link for one subscriber. Its token stands after the #, so that it is sent to no server on the way. */
export async function issueLink(db: Db, { email, purpose, now, siteUrl }: Issue): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + HOLDS_MS[purpose]);
  await insertToken(db, { hash: hashOf(token), email, purpose, expiresAt });
  return `${siteUrl}/#newsletter-${purpose}=${token}`;
}
