import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { changePasswordBody, confirmBody, endSessionBody, type SignIns, signInsSchema } from '#contract/sign-ins.ts';
import type { Database, Db } from '../db/database.ts';
import { guardSession, recentForSeconds, refuseForeignUserId, sessionOf } from '../http/guards.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { inTransaction } from '../http/transaction.ts';
import type { LimitValues } from '../limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { PasswordKeeping } from './hash-ahead.ts';
import type { Identity, Session } from './identity.ts';
import { changedMessage } from './password-messages.ts';
import { checkNewPassword } from './passwords.ts';
import {
  deleteSession,
  deleteSessions,
  selectMethods,
  selectPasswordHash,
  selectSessions,
  setConfirmed,
  setPasswordHash,
} from './store.ts';

type SignInMount = {
  database: Database;
  limits: LimitValues;
  now: () => Date;
  passwords: PasswordKeeping;
  findSession: Identity['session'];
};

const DONE = { ok: true } as const;

/** How a person signs in and where they are signed in: listed, proved anew, changed and ended, by themselves alone. */
export function mountSignIns(app: FastifyInstance, mount: SignInMount): void {
  const { database } = mount;
  // Before the body is read: who is not signed in is not told what it should have been.
  const onRequest = guardSession({ database, identity: { session: mount.findSession } });
  const guarded = (summary: string, body?: z.ZodType) => ({
    onRequest,
    preValidation: refuseForeignUserId,
    schema: { summary, tags: ['auth'], security: [{ session: [] }], ...(body && { body }) },
  });

  app.get('/api/auth/sign-ins', {
    ...guarded('How the person signs in, and where they are signed in'),
    handler: async (request) => signInsSchema.parse(await readSignIns(database.db, sessionOf(request), mount.now())),
  });
  app.post<{ Body: z.infer<typeof confirmBody> }>('/api/auth/confirm', {
    ...guarded('Takes the password once more, so that the sign-in counts as a recent one', confirmBody),
    handler: async (request) => {
      const session = sessionOf(request);
      await expectPassword(mount, session, request.body.password);
      await setConfirmed(database.db, { userId: session.userId, id: session.sessionId, now: mount.now() });
      return DONE;
    },
  });
  app.post<{ Body: z.infer<typeof changePasswordBody> }>('/api/auth/change-password', {
    ...guarded('Changes the password and ends the other sessions', changePasswordBody),
    handler: async (request) => {
      await changePassword(mount, sessionOf(request), request.body);
      return DONE;
    },
  });
  app.post<{ Body: z.infer<typeof endSessionBody> }>('/api/auth/end-session', {
    ...guarded('Ends one session of the person', endSessionBody),
    handler: async (request) => {
      const { userId } = sessionOf(request);
      if (!(await deleteSession(database.db, { userId, id: request.body.id }))) throw notFound('session');
      return DONE;
    },
  });
  app.post('/api/auth/end-other-sessions', {
    ...guarded('Ends every session of the person but the one that asks'),
    handler: async (request) => {
      const { userId, sessionId } = sessionOf(request);
      await deleteSessions(database.db, { userId, except: sessionId });
      return DONE;
    },
  });
}

async function readSignIns(db: Db, session: Session, now: Date): Promise<SignIns> {
  const { userId, sessionId } = session;
  const methods = await selectMethods(db, userId);
  const sessions = (await selectSessions(db, userId)).map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    isThis: id === sessionId,
    userAgent: userAgent || null,
    startedAt: createdAt.toISOString(),
    seenAt: updatedAt.toISOString(),
  }));
  return {
    recentForSeconds: recentForSeconds(session, now),
    methods: methods.map(({ providerId, createdAt, updatedAt }) => ({
      kind: providerId === 'google' ? 'google' : 'password',
      addedAt: createdAt.toISOString(),
      changedAt: updatedAt.toISOString(),
    })),
    sessions: [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)],
  };
}

const WITHOUT_PASSWORD =
  'Your account has no password. Sign out, sign in with Google again, and then do this within ten minutes.';

/** Refuses a wrong password (400: nobody is signed out for it), and who guesses. */
async function expectPassword(mount: SignInMount, { userId }: Session, password: string): Promise<void> {
  const { database, limits, now, passwords } = mount;
  await countAttempt(database.db, limits, { name: 'confirm', subject: userId, now: now() });
  const hash = await selectPasswordHash(database.db, userId);
  if (hash === null) throw httpError('conflict', WITHOUT_PASSWORD);
  if (await passwords.verify({ hash, password })) return;
  throw httpError('bad_request', 'That is not your password.');
}

async function changePassword(
  mount: SignInMount,
  session: Session,
  { currentPassword, newPassword }: z.infer<typeof changePasswordBody>,
): Promise<void> {
  const { userId, sessionId, email } = session;
  await expectPassword(mount, session, currentPassword);
  checkNewPassword(newPassword, email);
  // Slow on purpose, so not inside of the transaction.
  const hash = await mount.passwords.hash(newPassword);
  const now = mount.now();
  await inTransaction(mount.database.db, async (tx) => {
    await setPasswordHash(tx, { userId, hash, now });
    await setConfirmed(tx, { userId, id: sessionId, now });
    await deleteSessions(tx, { userId, except: sessionId });
    await queueMail(tx, { message: changedMessage(email, 'account'), id: randomUUID(), now });
  });
}
