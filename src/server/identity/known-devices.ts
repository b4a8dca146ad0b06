import { createHash, randomBytes } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from '#core/account/device-name.ts';
import { PRODUCT } from '#core/product.ts';
import type { AuthMount } from './auth-routes.ts';
import { newDeviceMessage } from './change-messages.ts';
import { keepDevice } from './store.ts';
import { tellOwner } from './tell-owner.ts';

/** Browsers keep no cookie for longer. */
const MARK_DAYS = 400;

const isMark = (value: string | undefined): value is string => value !== undefined && /^[\w-]{43}$/.test(value);

type Entering = { request: FastifyRequest; reply: FastifyReply };

/**
 * After a sign-in: marks the browser, and tells the owner if they were never signed in there before. In the browser where an
 * account is made, nobody has to be told.
 */
export async function noteDevice(
  mount: AuthMount,
  { request, reply }: Entering,
  { isNewAccount = false }: { isNewAccount?: boolean } = {},
): Promise<void> {
  const secure = mount.baseUrl.startsWith('https:');
  const name = `${secure ? '__Host-' : ''}${PRODUCT.name.toLowerCase()}.device`;
  const kept = parseCookies(request.headers.cookie ?? '').get(name);
  const mark = isMark(kept) ? kept : randomBytes(32).toString('base64url');
  const cookie = sentCookies(reply);
  reply.header('set-cookie', [
    `${name}=${mark}; Max-Age=${MARK_DAYS * 86_400}; Path=/; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Lax`,
  ]);
  const session = await mount.findSession({ cookie });
  if (!session) return;
  const { userId, email } = session;
  const markHash = createHash('sha256').update(mark).digest('base64url');
  const isNew = await keepDevice(mount.database.db, { userId, markHash, now: mount.now() });
  if (!isNew || isNewAccount) return;
  await tellOwner(mount, newDeviceMessage(email, deviceName(request.headers['user-agent'] ?? null)));
}

/** The cookies of an answer, as the browser will send them back. */
const sentCookies = (reply: FastifyReply): string =>
  [reply.getHeader('set-cookie') ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';', 1)[0])
    .join('; ');
