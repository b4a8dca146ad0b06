import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { unavailable } from '../http/http-error.ts';
import { countAttempt } from '../http/rate-limit.ts';
import type { AuthMount } from './auth-routes.ts';
import { callProvider } from './call-provider.ts';
import { mailboxMark } from './confirm-address.ts';
import { checkNewPassword, newPassword } from './passwords.ts';

const askBody = z.strictObject({ email: z.email().max(254) });
const resetBody = z.strictObject({ token: z.string().min(1).max(100), newPassword });

/** Longer than finding somebody and queueing their mail takes: an answer must not tell by its time whom we know. */
const ANSWERS_AFTER_MS = 300;

/** For who forgot the password: asking for a mail with a link, and choosing a new one with what stands in it. */
export function mountRecovery(app: FastifyInstance, mount: AuthMount): void {
  const count = async (subject: string) => {
    if (!mount.database.isReady()) throw unavailable();
    await countAttempt(mount.database.db, mount.limits, { name: 'recovery', subject, now: mount.now() });
  };

  app.post<{ Body: z.infer<typeof askBody> }>('/api/auth/request-password-reset', {
    schema: { summary: 'Sends a link to choose a new password', tags: ['auth'], body: askBody },
    preHandler: (request) => count(request.ip),
    handler: async (request, reply) => {
      const { email } = request.body;
      const soonest = new Promise((resolve) => setTimeout(resolve, ANSWERS_AFTER_MS));
      // Nobody's mailbox is filled from many addresses.
      await count(`to ${mailboxMark(email)}`);
      await callProvider(mount, { request, reply, body: { email } });
      await soonest;
      return { ok: true };
    },
  });
  app.post<{ Body: z.infer<typeof resetBody> }>('/api/auth/reset-password', {
    schema: { summary: 'Sets a new password with the token of a mail', tags: ['auth'], body: resetBody },
    preHandler: [
      async ({ body }: { body: z.infer<typeof resetBody> }) => checkNewPassword(body.newPassword),
      (request) => count(request.ip),
    ],
    handler: async (request, reply) => {
      await callProvider(mount, { request, reply, body: request.body });
      return { ok: true };
    },
  });
}
