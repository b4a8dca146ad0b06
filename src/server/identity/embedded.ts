import type { IncomingHttpHeaders } from 'node:http';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { FastifyBaseLogger } from 'fastify';
import { PRODUCT } from '#core/product.ts';
import type { Database } from '../db/database.ts';
import {
  authAccounts,
  authPasskeys,
  authSecondSteps,
  authSessions,
  authUsers,
  authVerifications,
} from '../db/schema/auth.ts';
import type { LimitValues } from '../limits.ts';
import { mountAddress } from './address-routes.ts';
import { type AuthMount, mountAuth } from './auth-routes.ts';
import { type GoogleSettings, googleProvider, openedWhenUsed } from './google.ts';
import { hashingAhead, type PasswordKeeping } from './hash-ahead.ts';
import type { Identity } from './identity.ts';
import { mountPasskeys } from './passkey-routes.ts';
import { userVerifiedPasskeys } from './passkeys.ts';
import { PASSWORD_LENGTH } from './passwords.ts';
import { recoveryBy } from './recovery.ts';
import { mountSecondStep } from './second-step-routes.ts';
import { createSessionFinder, tokenOf } from './session-cookie.ts';
import { SESSION_DAYS } from './session-days.ts';
import { mountSignIns } from './sign-in-routes.ts';
import { deleteAccount, deleteSessions, tellAccount } from './store.ts';

const DAY_SECONDS = 86_400;

export type EmbeddedIdentityOptions = {
  database: Database;
  /** Where a browser reaches the server. */
  baseUrl: string;
  secret: string;
  google: GoogleSettings | null;
  limits: LimitValues;
  now: () => Date;
  log: FastifyBaseLogger;
  /** How a password is kept and recognised; scrypt, which is slow on purpose, unless something else is given. */
  passwords?: PasswordKeeping;
};

export type Auth = ReturnType<typeof createAuth>;

/** Identity without anyone else: e-mail and password, Google if configured, a session in a cookie. */
export function createEmbeddedIdentity(options: EmbeddedIdentityOptions): Identity {
  const keeping = options.passwords ?? { hash: hashPassword, verify: verifyPassword };
  const { passwords, hashAhead } = hashingAhead(keeping);
  const auth = createAuth({ ...options, passwords, google: null });
  const { google } = options;
  const googleAuth = google && openedWhenUsed(() => createAuth({ ...options, passwords, google }));
  const findSession = createSessionFinder(options.database.db);
  const tokenIn = async ({ cookie }: IncomingHttpHeaders) => {
    if (cookie === undefined) return null;
    const { authCookies } = await auth.$context;
    return tokenOf({ header: cookie, name: authCookies.sessionToken.name, secret: options.secret });
  };
  const identity: Identity = {
    googleSignIn: options.google !== null,
    passkeySignIn: true,
    passwordLength: PASSWORD_LENGTH,
    pageSources: { connect: [], script: [], frame: [] },
    session: async (headers) => {
      const token = await tokenIn(headers);
      return token === null ? null : findSession(token, new Date());
    },
    sessionMark: tokenIn,
    tell: (userId) => tellAccount(options.database.db, userId),
    endSessions: (userId, except) => deleteSessions(options.database.db, { userId, ...(except && { except }) }),
    remove: (userId) => deleteAccount(options.database.db, userId),
    mount: (app) => {
      const mount: AuthMount = {
        ...{ ...options, auth, hashAhead, passwords: keeping },
        ...{ findSession: identity.session, googleAuth },
      };
      mountAuth(app, mount);
      mountSignIns(app, mount);
      mountAddress(app, mount);
      mountSecondStep(app, mount);
      mountPasskeys(app, mount);
    },
  };
  return identity;
}

type AuthOptions = EmbeddedIdentityOptions & { passwords: PasswordKeeping };

function createAuth({ database, baseUrl, secret, google, log, now, passwords }: AuthOptions) {
  return betterAuth({
    appName: PRODUCT.name,
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      transaction: true,
      schema: {
        ...{ user: authUsers, session: authSessions, account: authAccounts, verification: authVerifications },
        ...{ twoFactor: authSecondSteps, passkey: authPasskeys },
      },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      // In UTF-16 units here; `passwordFault` counts characters and is stricter.
      maxPasswordLength: 2 * PASSWORD_LENGTH.max,
      password: passwords,
      ...recoveryBy({ database, baseUrl, now }),
    },
    // Who reads the table cannot use what stands in it.
    verification: { storeIdentifier: 'hashed' },
    plugins: [twoFactor(), userVerifiedPasskeys(baseUrl), ...(google ? [googleProvider(google)] : [])],
    // How fresh a session must be is ours to say: see `expectRecent`.
    session: { expiresIn: SESSION_DAYS.idle * DAY_SECONDS, updateAge: DAY_SECONDS, freshAge: 0 },
    account: { accountLinking: { disableImplicitLinking: true } },
    rateLimit: { enabled: false }, // ours counts atomically: see http/rate-limit.ts
    telemetry: { enabled: false },
    onAPIError: { errorURL: '/?sign-in=failed' },
    logger: {
      level: 'warn',
      log: (level, message, ...details: unknown[]) => log[level]({ err: details[0] }, `sign-in: ${message}`),
    },
    advanced: {
      cookiePrefix: PRODUCT.name.toLowerCase(),
      useSecureCookies: baseUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
    },
  });
}
