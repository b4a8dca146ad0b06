import type { RouteShorthandOptions } from 'fastify';
import { errorSchema } from '#contract/errors.ts';
import type { Operation } from '#contract/operation.ts';
import { isMeter, type Requirement } from '#core/membership/tiers.ts';
import type { RouteDependencies } from '../dependencies.ts';
import type { ThrottleName } from '../limits.ts';
import { guardTier } from '../membership/guard-tier.ts';
import { guardSession, refuseForeignUserId, refuseUnexpectedBody } from './guards.ts';

/** The limit that counts the calls of a route, where it is not the default one; null for none. */
type Throttled = { throttle?: ThrottleName | null };

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
export const guardedShapeOf = (operation: Operation, dependencies: RouteDependencies, options: Throttled = {}) => {
  assertAccess(operation, 'session');
  return {
    ...shapeOf(operation, options),
    onRequest: [guardSession(dependencies), guardTier(operation, dependencies)],
    preValidation: [refuseForeignUserId, refuseUnexpectedBody(operation)],
  };
};

const requirementText = (requires: Requirement): string =>
  isMeter(requires) ? `Counts one of the tier’s “${requires}”.` : `Only on a tier that allows “${requires}”.`;

type Shape = { method: Operation['method']; url: string } & RouteShorthandOptions;

export function shapeOf(operation: Operation, { throttle }: Throttled): Shape {
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
