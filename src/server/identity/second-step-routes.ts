import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { confirmBody, proveSecondStepBody, secondStepCodeBody } from '#contract/sign-in-bodies.ts';
import { beginSecondStepAnswer, newCodesAnswer } from '#contract/sign-ins.ts';
import { sessionOf } from '../http/guards.ts';
import { countAttempt } from '../http/rate-limit.ts';
import type { AuthMount } from './auth-routes.ts';
import { callProvider } from './call-provider.ts';
import { changeMessage, type SignInChange } from './change-messages.ts';
import { expectConfirmed } from './confirm-address.ts';
import { expectPassword } from './expect-password.ts';
import { guardedBy } from './guarded-route.ts';
import { noteDevice } from './known-devices.ts';
import { limitedBy } from './limited-route.ts';
import { tellOwner } from './tell-owner.ts';
import { answerUser } from './user-answer.ts';

const DONE = { ok: true } as const;

const provider = (path: string) => ({ method: 'POST', path: `/api/auth/two-factor/${path}` }) as const;

type PasswordGiven = { Body: z.infer<typeof confirmBody> };

/** A code of an authenticator app after the password: set up, asked for, and ended. */
export function mountSecondStep(app: FastifyInstance, mount: AuthMount): void {
  const guarded = guardedBy(mount);
  const tell = (email: string, change: SignInChange) => tellOwner(mount, changeMessage(email, change));

  app.post<PasswordGiven>('/api/auth/second-step/begin', {
    ...guarded('Makes the secret for an authenticator app, and recovery codes', confirmBody),
    handler: async (request, reply) => {
      const session = sessionOf(request);
      const { password } = request.body;
      await expectConfirmed(mount, session.userId);
      await expectPassword(mount, session, password);
      const { body } = await callProvider(mount, { request, reply, body: { password }, as: provider('enable') });
      const { totpURI, backupCodes } = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }).parse(body);
      return beginSecondStepAnswer.parse({ address: totpURI, recoveryCodes: backupCodes });
    },
  });
  app.post<{ Body: z.infer<typeof secondStepCodeBody> }>('/api/auth/second-step/finish', {
    ...guarded('Takes the first code of the app; the second step is asked for from then on', secondStepCodeBody),
    handler: async (request, reply) => {
      const { userId, email } = sessionOf(request);
      const { database, limits, now } = mount;
      await countAttempt(database.db, limits, { name: 'confirm', subject: userId, now: now() });
      await callProvider(mount, { request, reply, body: request.body, as: provider('verify-totp') });
      await tell(email, 'second-step-on');
      return DONE;
    },
  });
  app.post<PasswordGiven>('/api/auth/second-step/end', {
    ...guarded('Ends the second step', confirmBody),
    handler: async (request, reply) => {
      const session = sessionOf(request);
      await expectPassword(mount, session, request.body.password);
      await callProvider(mount, { request, reply, body: request.body, as: provider('disable') });
      await tell(session.email, 'second-step-off');
      return DONE;
    },
  });
  app.post<PasswordGiven>('/api/auth/second-step/new-codes', {
    ...guarded('Makes new recovery codes; the old ones are worth nothing then', confirmBody),
    handler: async (request, reply) => {
      const session = sessionOf(request);
      await expectPassword(mount, session, request.body.password);
      const as = provider('generate-backup-codes');
      const { body } = await callProvider(mount, { request, reply, body: request.body, as });
      await tell(session.email, 'new-codes');
      return newCodesAnswer.parse({
        recoveryCodes: z.object({ backupCodes: z.array(z.string()) }).parse(body).backupCodes,
      });
    },
  });
  app.post<{ Body: z.infer<typeof proveSecondStepBody> }>('/api/auth/second-step/prove', {
    schema: { summary: 'The second step of signing in', tags: ['auth'], body: proveSecondStepBody },
    preHandler: limitedBy(mount, 'signIn'),
    handler: async (request, reply) => {
      const { kind, code } = request.body;
      const as = provider(kind === 'app' ? 'verify-totp' : 'verify-backup-code');
      const answer = await answerUser(mount, { request, reply, body: { code }, as });
      await noteDevice(mount, { request, reply });
      if (kind === 'recovery') await tell(answer.user.email, 'code-used');
      return answer;
    },
  });
}
