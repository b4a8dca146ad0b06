import { verifyJWT } from 'better-auth/crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changeEmailBody, confirmEmailBody } from '#contract/sign-in-bodies.ts';
import { sessionOf } from '../http/guards.ts';
import { httpError } from '../http/http-error.ts';
import { addressChangedMessage, addressWantedMessage } from './address-messages.ts';
import type { AuthMount } from './auth-routes.ts';
import { callProvider } from './call-provider.ts';
import { askToChange, askToConfirm, mayMail } from './confirm-address.ts';
import { expectPassword } from './expect-password.ts';
import { guardedBy } from './guarded-route.ts';
import { limitedBy } from './limited-route.ts';
import { OLD_LINK } from './provider-errors.ts';
import { isConfirmed, selectOwner } from './store.ts';
import { tellOwner } from './tell-owner.ts';

const DONE = { ok: true } as const;

/** The address of an account: confirmed by a link in a mail, and changed by one that goes to the new one. */
export function mountAddress(app: FastifyInstance, mount: AuthMount): void {
  const guarded = guardedBy(mount);

  app.post('/api/auth/send-confirmation', {
    ...guarded('Sends a link to confirm the e-mail address'),
    handler: async (request) => {
      const { userId, email } = sessionOf(request);
      if (!(await isConfirmed(mount.database.db, userId))) await askToConfirm(mount, email);
      return DONE;
    },
  });
  app.post<{ Body: z.infer<typeof changeEmailBody> }>('/api/auth/change-email', {
    ...guarded(
      'Sends a link to a new e-mail address, which takes the place of the old one when it is opened',
      changeEmailBody,
    ),
    handler: async (request) => {
      const session = sessionOf(request);
      await expectPassword(mount, session, request.body.password);
      await changeTo(mount, { email: session.email, newEmail: request.body.newEmail.toLowerCase() });
      return DONE;
    },
  });
  app.post<{ Body: z.infer<typeof confirmEmailBody> }>('/api/auth/confirm-email', {
    schema: { summary: 'Confirms an e-mail address with the token of a mail', tags: ['auth'], body: confirmEmailBody },
    preHandler: limitedBy(mount, 'recovery'),
    handler: (request, reply) => confirm(mount, { request, reply, token: request.body.token }),
  });
}

/** Says nothing about whether the new address has an account: its owner is told by mail. */
async function changeTo(mount: AuthMount, { email, newEmail }: { email: string; newEmail: string }): Promise<void> {
  if (newEmail === email) throw httpError('bad_request', 'That is your e-mail address already.');
  const { db } = mount.database;
  if (!(await selectOwner(db, newEmail))) return askToChange(mount, { email, newEmail });
  if (!(await mayMail(mount, newEmail))) return;
  await tellOwner(mount, addressWantedMessage(newEmail));
}

type Confirming = { request: FastifyRequest; reply: FastifyReply; token: string };

async function confirm(mount: AuthMount, { request, reply, token }: Confirming): Promise<{ email: string }> {
  const { email, updateTo } = await claimOf(mount, token);
  if (updateTo !== undefined) await expectOwnChange(mount, request, { email, updateTo });
  const path = `/api/auth/verify-email?token=${encodeURIComponent(token)}`;
  await callProvider(mount, { request, reply, as: { method: 'GET', path } });
  if (updateTo === undefined) return { email };
  await tellOwner(mount, addressChangedMessage(email, updateTo));
  return { email: updateTo };
}

/**
 * The provider would let in whoever opens the link of a change, and the address may be mistyped: so it counts for who is signed
 * in already.
 */
async function expectOwnChange(mount: AuthMount, { headers }: FastifyRequest, change: Required<Claim>): Promise<void> {
  const session = await mount.findSession(headers);
  if (!session)
    throw httpError('unauthorized', 'Please sign in with your old address first, then open the link again.');
  if (session.email !== change.email) {
    throw httpError('forbidden', 'This link is for another account. Please sign in to that one, then open it again.');
  }
  if (await selectOwner(mount.database.db, change.updateTo)) {
    throw httpError('conflict', 'That address cannot be used any more. Your account keeps the one that it has.');
  }
}

const claimSchema = z.object({ email: z.string(), updateTo: z.string().optional() });
type Claim = z.infer<typeof claimSchema>;

/** What a token of ours says, unless it is too old. */
async function claimOf(mount: AuthMount, token: string): Promise<Claim> {
  const { secret } = await mount.auth.$context;
  const claim = claimSchema.safeParse(await verifyJWT(token, secret));
  if (claim.success) return claim.data;
  throw httpError(...OLD_LINK);
}
