import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { changePasswordBody, confirmBody, endSessionBody } from '#contract/sign-in-bodies.ts';
import { type SignIns, signInsSchema } from '#contract/sign-ins.ts';
import { recentForSeconds, sessionOf } from '../http/guards.ts';
import { notFound } from '../http/http-error.ts';
import { inTransaction } from '../http/transaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { AuthMount } from './auth-routes.ts';
import { expectPassword } from './expect-password.ts';
import { guardedBy } from './guarded-route.ts';
import type { Session } from './identity.ts';
import { changedMessage } from './password-messages.ts';
import { checkNewPassword } from './passwords.ts';
import {
  deleteSession,
  deleteSessions,
  hasSecondStep,
  isConfirmed,
  selectMethods,
  selectPasskeys,
  selectSessions,
  setConfirmed,
  setPasswordHash,
} from './store.ts';

const DONE = { ok: true } as const;

/** How a person signs in and where they are signed in: listed, proved anew, changed and ended, by themselves alone. */
export function mountSignIns(app: FastifyInstance, mount: AuthMount): void {
  const { database } = mount;
  const guarded = guardedBy(mount);

  app.get('/api/auth/sign-ins', {
    ...guarded('How the person signs in, and where they are signed in'),
    handler: async (request) => signInsSchema.parse(await readSignIns(mount, sessionOf(request))),
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

async function readSignIns(mount: AuthMount, session: Session): Promise<SignIns> {
  const { db } = mount.database;
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
    recentForSeconds: recentForSeconds(session, mount.now()),
    emailConfirmed: await isConfirmed(db, userId),
    secondStep: await readSecondStep(mount, userId),
    passkeys: (await selectPasskeys(db, userId)).map(({ id, name, createdAt }) => ({
      ...{ id, name, addedAt: createdAt.toISOString() },
    })),
    methods: methods.map(({ providerId, createdAt, updatedAt }) => ({
      kind: providerId === 'google' ? 'google' : 'password',
      addedAt: createdAt.toISOString(),
      changedAt: updatedAt.toISOString(),
    })),
    sessions: [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)],
  };
}

/** What is left of the recovery codes; null without a second step. */
async function readSecondStep({ auth, database }: AuthMount, userId: string): Promise<SignIns['secondStep']> {
  if (!(await hasSecondStep(database.db, userId))) return null;
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return { codesLeft: backupCodes.length };
}

async function changePassword(
  mount: AuthMount,
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
