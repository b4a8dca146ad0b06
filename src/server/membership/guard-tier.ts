import type { FastifyRequest } from 'fastify';
import type { Operation } from '#contract/operation.ts';
import { featureText } from '#core/membership/allowance.ts';
import { isMeter, TIERS } from '#core/membership/tiers.ts';
import type { RouteDependencies } from '../dependencies.ts';
import { sessionOf } from '../http/guards.ts';
import { httpError } from '../http/http-error.ts';
import { readTier } from './spend-allowance.ts';

/** Lets only those through whose tier allows what the operation requires, before a byte of the body is read. */
export function guardTier({ requires }: Operation, { database, now }: RouteDependencies) {
  return async (request: FastifyRequest): Promise<void> => {
    if (requires === undefined || isMeter(requires)) return;
    const tier = await readTier(database.db, { userId: sessionOf(request).userId, now: now() });
    if (!TIERS[tier][requires]) throw httpError('limit_reached', featureText(requires));
  };
}
