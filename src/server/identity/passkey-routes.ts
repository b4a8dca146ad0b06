import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addPasskeyBody, passkeyProofBody, removePasskeyBody } from '#contract/sign-in-bodies.ts';
import { recentForSeconds, sessionOf } from '../http/guards.ts';
import { httpError, notFound } from '../http/http-error.ts';
import type { AuthMount } from './auth-routes.ts';
import { callProvider } from './call-provider.ts';
import { changeMessage } from './change-messages.ts';
import { expectConfirmed } from './confirm-address.ts';
import { guardedBy } from './guarded-route.ts';
import { noteDevice } from './known-devices.ts';
import { limitedBy } from './limited-route.ts';
import { deletePasskey } from './store.ts';
import { tellOwner } from './tell-owner.ts';

const DONE = { ok: true } as const;

const asking = (path: string) => ({ method: 'GET', path: `/api/auth/passkey/${path}` }) as const;
const telling = (path: string) => ({ method: 'POST', path: `/api/auth/passkey/${path}` }) as const;

/** Signing in by a device's own lock, without a password. */
export function mountPasskeys(app: FastifyInstance, mount: AuthMount): void {
  const guarded = guardedBy(mount);

  app.post('/api/auth/passkeys/begin', {
    ...guarded('What a browser needs to make a passkey'),
    handler: async (request, reply) => {
      expectRecent(mount, request);
      await expectConfirmed(mount, sessionOf(request).userId);
      return challenge(mount, { request, reply }, 'generate-register-options');
    },
  });
  app.post<{ Body: z.infer<typeof addPasskeyBody> }>('/api/auth/passkeys/add', {
    ...guarded('Takes the passkey that a browser made', addPasskeyBody),
    handler: async (request, reply) => {
      const { userId, email } = sessionOf(request);
      expectRecent(mount, request);
      await expectConfirmed(mount, userId);
      await callProvider(mount, { request, reply, body: request.body, as: telling('verify-registration') });
      await tellOwner(mount, changeMessage(email, 'passkey-added'));
      return DONE;
    },
  });
  app.post<{ Body: z.infer<typeof removePasskeyBody> }>('/api/auth/passkeys/remove', {
    ...guarded('Takes a passkey off the account', removePasskeyBody),
    handler: async (request) => {
      const { userId, email } = sessionOf(request);
      if (!(await deletePasskey(mount.database.db, { userId, id: request.body.id }))) throw notFound('passkey');
      await tellOwner(mount, changeMessage(email, 'passkey-removed'));
      return DONE;
    },
  });
  app.post('/api/auth/sign-in/passkey/begin', {
    schema: { summary: 'What a browser needs to show a passkey', tags: ['auth'] },
    preHandler: limitedBy(mount, 'signIn'),
    handler: (request, reply) => challenge(mount, { request, reply }, 'generate-authenticate-options'),
  });
  app.post<{ Body: z.infer<typeof passkeyProofBody> }>('/api/auth/sign-in/passkey', {
    schema: { summary: 'Signs in with a passkey', tags: ['auth'], body: passkeyProofBody },
    preHandler: limitedBy(mount, 'signIn'),
    handler: async (request, reply) => {
      await callProvider(mount, { request, reply, body: request.body, as: telling('verify-authentication') });
      await noteDevice(mount, { request, reply });
      return DONE;
    },
  });
}

type Asking = { request: FastifyRequest; reply: FastifyReply };

/** The library's own words to the browser, which the browser's side of it reads. */
async function challenge(mount: AuthMount, { request, reply }: Asking, path: string): Promise<FastifyReply> {
  const { body } = await callProvider(mount, { request, reply, as: asking(path) });
  const options = z.looseObject({ challenge: z.string() }).parse(body);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(options));
}

/** A passkey opens the account for good: not for whoever finds the device unlocked. */
function expectRecent({ now }: AuthMount, request: FastifyRequest): void {
  if (recentForSeconds(sessionOf(request), now()) > 0) return;
  throw httpError('confirm_needed', 'Please enter your password again, then do this once more.');
}
