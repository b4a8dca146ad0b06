import type { FastifyRequest } from 'fastify';
import { consentText, type Purpose } from '#core/account/consents.ts';
import type { RouteDependencies } from '../dependencies.ts';
import { sessionOf } from '../http/guards.ts';
import { httpError } from '../http/http-error.ts';
import { allows } from './decide-consent.ts';

/** Refuses what uses a person's data in a way to which they took back their yes. */
export function guardConsent(purpose: Purpose, { database }: RouteDependencies) {
  return async (request: FastifyRequest): Promise<void> => {
    const { userId } = sessionOf(request);
    if (await allows(database.db, { userId, purpose })) return;
    const { title } = consentText(purpose);
    throw httpError(
      'consent_needed',
      `You took back “${title}”. Give it again in your account, then do this once more.`,
    );
  };
}
