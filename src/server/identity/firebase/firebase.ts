import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Identity, Session } from '../identity.ts';
import { PASSWORD_LENGTH } from '../passwords.ts';
import { createRemoveAccount } from './admin.ts';
import { createAskAccount } from './ask-account.ts';
import { idTokenOf } from './id-token.ts';
import { createKeySet } from './key-set.ts';
import { pageSourcesOf } from './page-sources.ts';
import { mountSession } from './session-routes.ts';
import type { FirebaseSettings } from './settings.ts';
import {
  createAccountFinder,
  deleteAccountOf,
  type ExternalAccount,
  endSignIns,
  insertAccount,
  selectAccountOf,
  selectDeletedAt,
  setEmailVerified,
  tellAccountOf,
} from './store.ts';
import { createTokenReader } from './token-reader.ts';
import type { Claims } from './verify-token.ts';

type FirebaseOptions = {
  database: Database;
  settings: FirebaseSettings;
  /** Where a browser reaches the server. */
  baseUrl: string;
  now: () => Date;
  log: FastifyBaseLogger;
};

/** Identity by Firebase Authentication: each request brings a token that it signed. Passwords never come here. */
export function createFirebaseIdentity({ database, settings, baseUrl, now, log }: FirebaseOptions): Identity {
  const { issuer, audience, keysUrl } = settings;
  const { db } = database;
  const isHttps = baseUrl.startsWith('https:');
  const reader = createTokenReader({
    ...{ issuer, audience, now, keys: createKeySet({ url: keysUrl, now, log }) },
    askAccount: createAskAccount({ settings, siteUrl: baseUrl, log }),
  });
  const accountOf = createAccounts(database, { issuer, now });
  const removeAccount = createRemoveAccount(settings, now);
  const identity: Identity = {
    googleSignIn: settings.googleSignIn,
    passkeySignIn: false,
    passwordLength: PASSWORD_LENGTH,
    pageSources: pageSourcesOf(settings),
    session: async (headers) => {
      const token = idTokenOf(headers, isHttps);
      const claims = token === null ? null : await reader.standing(token);
      const account = claims && (await accountOf(claims));
      return account && claims && !isEnded(account, claims) ? sessionOf(account, claims) : null;
    },
    sessionMark: async (headers) => {
      const token = idTokenOf(headers, isHttps);
      // Without keys nothing is known of anybody yet; the guard says so.
      const claims = token === null ? null : await reader.signed(token).catch(() => null);
      return claims && `${claims.subject} ${claims.authTime}`;
    },
    tell: (userId) => tellAccountOf(db, userId),
    endSessions: (userId, except) => {
      const keptSignIn = except === undefined ? null : new Date(Number(except) * 1000);
      return endSignIns(db, { userId, now: now(), keptSignIn });
    },
    remove: async (userId) => {
      const account = await selectAccountOf(db, userId);
      if (!account) return;
      if (removeAccount) await removeAccount(account.subject);
      else log.warn({ subject: account.subject }, 'an account is to be deleted at the identity provider, by hand');
      await deleteAccountOf(db, userId);
    },
    mount: (app) => mountSession(app, { database, reader, identity, isHttps, now }),
  };
  return identity;
}

/** Finds whose a token is, and takes in who comes for the first time; null for somebody deleted since they signed in. */
function createAccounts({ db }: Database, { issuer, now }: { issuer: string; now: () => Date }) {
  const find = createAccountFinder(db);
  return async (claims: Claims): Promise<ExternalAccount | null> => {
    const { subject, emailVerified, authTime } = claims;
    const known = await find({ issuer, subject });
    if (known) {
      if (known.emailVerified !== emailVerified) await setEmailVerified(db, known, emailVerified);
      return known;
    }
    const deletedAt = await selectDeletedAt(db, subject);
    if (deletedAt !== null && authTime * 1000 <= deletedAt.getTime()) return null;
    await insertAccount(db, { issuer, subject, emailVerified, now: now() });
    return find({ issuer, subject });
  };
}

/** Whether the sign-in is one of those that were ended. It is known to the second: what is of the same one is ended too. */
const isEnded = ({ endedAt, keptSignIn }: ExternalAccount, { authTime }: Claims): boolean =>
  endedAt !== null && authTime <= Math.floor(endedAt.getTime() / 1000) && authTime * 1000 !== keptSignIn?.getTime();

/** One sign-in is one session, on however many tokens it lives. */
const sessionOf = ({ userId }: ExternalAccount, { email, name, authTime }: Claims): Session => ({
  ...{ userId, email, name },
  sessionId: String(authTime),
  confirmedAt: new Date(authTime * 1000),
});
