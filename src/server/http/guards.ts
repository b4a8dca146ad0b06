import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import type { Operation } from '#contract/operation.ts';
import { isSuspended } from '../account/store.ts';
import type { RouteDependencies } from '../dependencies.ts';
import type { Session } from '../identity/identity.ts';
import type { ThrottleName } from '../limits.ts';
import { httpError, unavailable } from './http-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    operation?: Operation;
    /** What the requests of one session count against; left out: `request`. Null: nothing, not even their address. */
    throttle?: ThrottleName | null;
  }
}

type Guarding = Pick<RouteDependencies, 'database'> & { identity: Pick<RouteDependencies['identity'], 'session'> };

/** Lets only a signed-in person through, before a byte of the body is read. */
export function guardSession({ database, identity }: Guarding) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!database.isReady()) throw unavailable();
    request.session = await identity.session(request.headers);
    refuseUnexpectedUser(request, sessionOf(request));
  };
}

/** How long a sign-in counts as a recent one. */
const RECENT_SECONDS = 600;

/** For how long it still does; 0 where it does no more. */
export function recentForSeconds({ confirmedAt }: Session, now: Date): number {
  const age = Math.floor((now.getTime() - confirmedAt.getTime()) / 1000);
  return Math.min(Math.max(RECENT_SECONDS - age, 0), RECENT_SECONDS);
}

/** Lets only somebody through who proved a moment ago who they are: not whoever finds the device unlocked. */
export function guardRecentSignIn({ now }: RouteDependencies) {
  return async (request: FastifyRequest): Promise<void> => {
    if (recentForSeconds(sessionOf(request), now()) > 0) return;
    throw httpError('confirm_needed', 'Please enter your password again, then do this once more.');
  };
}

/** What a suspended person still does besides reading: sign in, end their membership, take their data along, delete. */
const LEFT_TO_SUSPENDED = new Set(['user', 'account', 'membership']);

/** Lets a suspended person read what is theirs, and leave; nothing else. */
export function guardSuspended({ method, tag }: Operation, { database }: RouteDependencies) {
  return async (request: FastifyRequest): Promise<void> => {
    if (method === 'GET' || LEFT_TO_SUSPENDED.has(tag)) return;
    if (!(await isSuspended(database.db, sessionOf(request).userId))) return;
    throw httpError(
      'forbidden',
      'Your account is suspended. You can read and download everything in it. To ask why, write to support.',
    );
  };
}

export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw httpError('unauthorized', 'Please sign in first.');
  return request.session;
}

/** A write that a phone kept for one person is not taken with the session of another. */
function refuseUnexpectedUser({ headers }: FastifyRequest, { userId }: Session): void {
  const expected = headers['expected-user'];
  if (expected !== undefined && expected !== userId) throw httpError('forbidden', 'Somebody else is signed in.');
}

/** A person may name only themselves: any other `userId` is refused before anything is looked up. */
export const refuseForeignUserId: preValidationAsyncHookHandler = async (request) => {
  const { userId } = sessionOf(request);
  for (const place of [request.params, request.body]) {
    const claimed = fieldOf(place, 'userId');
    if (typeof claimed === 'string' && claimed !== userId) throw httpError('forbidden', 'That is not yours.');
  }
};

/** An operation without a body takes none, or an empty object. */
export function refuseUnexpectedBody({ body: schema }: Operation): preValidationAsyncHookHandler {
  return async ({ body }) => {
    if (schema !== undefined || body === undefined || body === null) return;
    if (typeof body === 'object' && Object.keys(body).length === 0) return;
    throw httpError('bad_request', 'This request takes no fields.');
  };
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
