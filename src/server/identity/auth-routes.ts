import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { LimitValues } from '../limits.ts';
import { callProvider } from './call-provider.ts';
import type { Auth } from './embedded.ts';
import type { HashingAhead, PasswordKeeping } from './hash-ahead.ts';
import type { Identity } from './identity.ts';
import { noteDevice } from './known-devices.ts';
import { limitedBy } from './limited-route.ts';
import { checkNewPassword, newPassword } from './passwords.ts';
import { mountRecovery } from './recovery-routes.ts';
import { signUp } from './sign-up.ts';
import { userAnswer } from './user-answer.ts';

export type AuthMount = {
  auth: Auth;
  database: Database;
  baseUrl: string;
  limits: LimitValues;
  now: () => Date;
  /** Null where nobody can sign in with Google. */
  googleAuth: (() => Promise<Auth>) | null;
  hashAhead: HashingAhead['hashAhead'];
  passwords: PasswordKeeping;
  findSession: Identity['session'];
};

const email = z.email().max(254);
const signUpBody = z.strictObject({ email, password: newPassword, name: z.string().trim().max(80).optional() });
const signInBody = z.strictObject({ email, password: newPassword, rememberMe: z.boolean().optional() });
const socialBody = z.strictObject({
  provider: z.literal('google'),
  callbackURL: z.string().max(500).optional(),
  errorCallbackURL: z.string().max(500).optional(),
  newUserCallbackURL: z.string().max(500).optional(),
});

/**
 * The calls of the embedded provider that the product uses; there are no others. Tokens stay in the HttpOnly cookie:
 * what the provider would put into a body for scripts to read is left out.
 */
export function mountAuth(app: FastifyInstance, mount: AuthMount): void {
  const shape = (summary: string, body?: z.ZodType) => ({ summary, tags: ['auth'], ...(body && { body }) });

  app.post<{ Body: z.infer<typeof signUpBody> }>('/api/auth/sign-up/email', {
    schema: shape('Makes an account and signs in', signUpBody),
    preHandler: [checkPassword, limitedBy(mount, 'signUp')],
    handler: (request, reply) => signUp(mount, { request, reply, body: request.body }),
  });
  app.post('/api/auth/sign-in/email', {
    schema: shape('Signs in with e-mail and password', signInBody),
    preHandler: limitedBy(mount, 'signIn'),
    handler: async (request, reply) => {
      const { body } = await callProvider(mount, { request, reply, body: request.body });
      if (z.object({ twoFactorRedirect: z.literal(true) }).safeParse(body).success) return { secondStep: true };
      await noteDevice(mount, { request, reply });
      return z.object({ user: userAnswer }).parse(body);
    },
  });
  app.post('/api/auth/sign-out', {
    schema: shape('Ends the session'),
    handler: async (request, reply) => {
      await callProvider(mount, { request, reply });
      return { ok: true };
    },
  });
  app.get('/api/auth/get-session', {
    schema: shape('The signed-in person, or null'),
    handler: async (request, reply) => {
      // The provider knows no last day of a session that goes on being used.
      const isOver = (await mount.findSession(request.headers)) === null;
      const answer = isOver ? { body: null } : await callProvider(mount, { request, reply });
      const session = sessionAnswer.parse(answer.body);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(session));
    },
  });
  mountRecovery(app, mount);
  if (mount.googleAuth) mountGoogle(app, mount, mount.googleAuth);
}

function mountGoogle(app: FastifyInstance, mount: AuthMount, googleAuth: () => Promise<Auth>): void {
  const withGoogle = async () => ({ ...mount, auth: await googleAuth() });
  app.post('/api/auth/sign-in/social', {
    schema: { summary: 'Where to go to sign in with Google', tags: ['auth'], body: socialBody },
    preHandler: limitedBy(mount, 'signIn'),
    handler: async (request, reply) => {
      const answer = await callProvider(await withGoogle(), { request, reply, body: request.body });
      return z.object({ url: z.url(), redirect: z.boolean() }).parse(answer.body);
    },
  });
  app.get('/api/auth/callback/google', {
    schema: { summary: 'Where Google sends the browser back to', tags: ['auth'] },
    handler: async (request, reply) => {
      await callProvider(await withGoogle(), { request, reply });
      await noteDevice(mount, { request, reply });
      return reply.send();
    },
  });
}

const sessionAnswer = z.object({ user: userAnswer, session: z.object({ expiresAt: z.string() }) }).nullable();

async function checkPassword({ body }: FastifyRequest<{ Body: z.infer<typeof signUpBody> }>): Promise<void> {
  checkNewPassword(body.password, body.email);
}
