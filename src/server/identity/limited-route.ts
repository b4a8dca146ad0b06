import type { FastifyRequest } from 'fastify';
import { unavailable } from '../http/http-error.ts';
import { countAttempt } from '../http/rate-limit.ts';
import type { LimitName } from '../limits.ts';
import type { AuthMount } from './auth-routes.ts';

/** Counts the attempts of one address. */
export const limitedBy =
  ({ database, limits, now }: Pick<AuthMount, 'database' | 'limits' | 'now'>, name: LimitName) =>
  async ({ ip }: FastifyRequest): Promise<void> => {
    if (!database.isReady()) throw unavailable();
    await countAttempt(database.db, limits, { name, subject: ip, now: now() });
  };
