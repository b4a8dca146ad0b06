import { generateRandomString } from 'better-auth/crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { alreadyMemberMessage } from './address-messages.ts';
import type { AuthMount } from './auth-routes.ts';
import { askToConfirm, mayMail } from './confirm-address.ts';
import { noteDevice } from './known-devices.ts';
import { sessionCookie } from './session-cookie.ts';
import { type Owner, selectOwner } from './store.ts';
import { tellOwner } from './tell-owner.ts';
import { answerUser, type UserAnswer } from './user-answer.ts';

type SignUp = {
  request: FastifyRequest;
  reply: FastifyReply;
  body: { email: string; password: string; name?: string | undefined };
};

/**
 * Makes an account and signs in. Whether there is one with this address already does not show in the answer: who knows its
 * password is signed in to it, and for anybody else the answer is like that for a new one, with a session that opens nothing,
 * while the owner is told by mail.
 */
export async function signUp(mount: AuthMount, call: SignUp): Promise<UserAnswer> {
  const { db } = mount.database;
  const email = call.body.email.toLowerCase();
  const owner = await selectOwner(db, email);
  if (owner) return answerTaken(mount, call, owner);
  try {
    const { request, reply, body } = call;
    const made = await mount.hashAhead(body.password, () =>
      answerUser(mount, { request, reply, body: { ...body, name: nameOf(body) } }),
    );
    await askToConfirm(mount, email);
    await noteDevice(mount, call, { isNewAccount: true });
    return made;
  } catch (error) {
    // Made by another request in the same moment.
    const other = error instanceof HttpError && error.code === 'conflict' ? await selectOwner(db, email) : null;
    if (!other) throw error;
    return answerTaken(mount, call, other);
  }
}

const nameOf = ({ name, email }: SignUp['body']) => name || (email.split('@')[0] ?? '');

async function answerTaken(mount: AuthMount, { request, reply, body }: SignUp, owner: Owner): Promise<UserAnswer> {
  const { email, password } = body;
  // Always one hash of the password, as for a new account: its time must not tell.
  if (owner.hash === null) await mount.passwords.hash(password);
  const isOwner = owner.hash !== null && (await mount.passwords.verify({ hash: owner.hash, password }));
  if (isOwner && !owner.hasSecondStep) {
    const as = { method: 'POST', path: '/api/auth/sign-in/email' } as const;
    const answer = await answerUser(mount, { request, reply, body: { email, password }, as });
    await noteDevice(mount, { request, reply });
    return answer;
  }
  if (await mayMail(mount, owner.email)) {
    await tellOwner(mount, alreadyMemberMessage(owner.email, mount.baseUrl));
  }
  const { authCookies, secret } = await mount.auth.$context;
  reply.header('set-cookie', [sessionCookie({ ...authCookies.sessionToken, secret, token: generateRandomString(32) })]);
  await noteDevice(mount, { request, reply });
  return {
    user: {
      id: generateRandomString(32),
      email: owner.email,
      name: nameOf(body),
      emailVerified: false,
      image: null,
      createdAt: new Date().toISOString(),
    },
  };
}
