import type { FastifyRequest, onRequestAsyncHookHandler, RouteShorthandOptions } from 'fastify';
import { errorSchema } from '#contract/errors.ts';
import type { Operation } from '#contract/operation.ts';
import { isMeter, type Requirement } from '#core/membership/tiers.ts';
import { guardConsent } from '../consents/guard-consent.ts';
import type { RouteDependencies } from '../dependencies.ts';
import type { LimitName, ThrottleName } from '../limits.ts';
import { guardTier } from '../membership/guard-tier.ts';
import {
  guardRecentSignIn,
  guardSession,
  guardSuspended,
  refuseForeignUserId,
  refuseUnexpectedBody,
  sessionOf,
} from './guards.ts';
import { countAttempt } from './rate-limit.ts';

/**
 * `limit` names a row of the table of limits that the calls of one person, or of one address, count against. `throttle`: what
 * they count against before that, in the place of `request`; null: nothing (see `throttle.ts`).
 */
export type RouteOptions = { limit?: LimitName; throttle?: ThrottleName | null };
/** `admit` refuses a signed-in person's request before a byte of its body is read. */
export type GuardedOptions = RouteOptions & { admit?: onRequestAsyncHookHandler };

/** Throws where an operation is registered otherwise than its contract says, or requires of a tier what cannot be enforced. */
export function assertAccess(operation: Operation, access: Operation['access']): void {
  const { method, path, requires } = operation;
  if (operation.access !== access) throw new Error(`${method} ${path} is declared ${operation.access}, not ${access}`);
  if (requires === undefined) return;
  if (access === 'public') throw new Error(`${method} ${path} requires ${requires} of a tier, but nobody is signed in`);
  if (method === 'GET' && isMeter(requires))
    throw new Error(`${method} ${path} counts ${requires}, but writes nothing`);
}

/** The shape of a route that only a signed-in person may call. */
export const guardedShapeOf = (operation: Operation, dependencies: RouteDependencies, options: GuardedOptions = {}) => {
  assertAccess(operation, 'session');
  const { limit, admit } = options;
  return {
    ...shapeOf(operation, options),
    onRequest: [
      guardSession(dependencies),
      guardSuspended(operation, dependencies),
      ...(limit === undefined ? [] : [countRequest(dependencies, limit)]),
      guardTier(operation, dependencies),
      ...(operation.needsRecentSignIn ? [guardRecentSignIn(dependencies)] : []),
      ...(operation.uses === null ? [] : [guardConsent(operation.uses, dependencies)]),
      ...(admit === undefined ? [] : [admit]),
    ],
    preValidation: [refuseForeignUserId, refuseUnexpectedBody(operation)],
  };
};

/** Counts the request of a signed-in person, whatever it asks for. */
const countRequest =
  ({ database, limits, now }: RouteDependencies, name: LimitName) =>
  (request: FastifyRequest): Promise<void> =>
    countAttempt(database.db, limits, { name, subject: sessionOf(request).userId, now: now() });

const requirementText = (requires: Requirement): string =>
  isMeter(requires) ? `Counts one of the tier’s “${requires}”.` : `Only on a tier that allows “${requires}”.`;

type Shape = { method: Operation['method']; url: string } & RouteShorthandOptions;

export function shapeOf(operation: Operation, { throttle }: RouteOptions): Shape {
  const { params, query, body, response, summary, tag, access, requires } = operation;
  return {
    method: operation.method,
    url: operation.path,
    config: { operation, ...(throttle !== undefined && { throttle }) },
    schema: {
      summary,
      ...(requires && { description: requirementText(requires) }),
      tags: [tag],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: response, default: errorSchema },
      ...(access === 'session' && { security: [{ session: [] }] }),
    },
  };
}
