import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { authSessions, authUsers } from '../db/schema/auth.ts';
import type { Session } from './identity.ts';
import { SESSION_DAYS } from './session-days.ts';

const DAY_MS = 86_400_000;

type Cookie = { header: string; name: string; secret: string };

/** The token in a session cookie of Better Auth, `token.signature`; null if there is none or we did not sign it. */
export function tokenOf({ header, name, secret }: Cookie): string | null {
  const value = parseCookies(header).get(name) ?? '';
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  // Compared as text: several spellings of base64 mean the same bytes, and we wrote only one of them.
  const expected = Buffer.from(signatureOf(token, secret));
  const given = Buffer.from(value.slice(dot + 1));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

type Attributes = { maxAge?: number; secure?: boolean; path?: string };

/** A session cookie as the provider writes them. */
export function sessionCookie({
  name,
  attributes: { maxAge, secure, path = '/' },
  token,
  secret,
}: {
  name: string;
  attributes: Attributes;
  token: string;
  secret: string;
}): string {
  const value = encodeURIComponent(`${token}.${signatureOf(token, secret)}`);
  return `${name}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Lax`;
}

const signatureOf = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest('base64');

/**
 * Finds the person behind a token, in one prepared query: it runs for every request. Asking the library takes several,
 * and it hides whether there is no session or no database.
 */
export function createSessionFinder(db: Db): (token: string, now: Date) => Promise<Session | null> {
  const query = db
    .select({
      userId: authUsers.id,
      email: authUsers.email,
      name: authUsers.name,
      sessionId: authSessions.id,
      startedAt: authSessions.createdAt,
      confirmedAt: authSessions.confirmedAt,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(
      and(
        eq(authSessions.token, sql.placeholder('token')),
        gt(authSessions.expiresAt, sql.placeholder('now')),
        gt(authSessions.createdAt, sql.placeholder('oldest')),
      ),
    )
    .prepare('find_session');
  return async (token, now) => {
    const [row] = await query.execute({ token, now, oldest: new Date(now.getTime() - SESSION_DAYS.most * DAY_MS) });
    if (!row) return null;
    const { startedAt, confirmedAt, name, ...rest } = row;
    return { ...rest, name: name || null, confirmedAt: confirmedAt ?? startedAt };
  };
}
