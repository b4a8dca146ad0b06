import type { z } from 'zod';
import { guardSession, refuseForeignUserId } from '../http/guards.ts';
import type { AuthMount } from './auth-routes.ts';

/** What every call of the provider has that is for who is signed in. */
export function guardedBy({ database, findSession }: Pick<AuthMount, 'database' | 'findSession'>) {
  // Before the body is read: who is not signed in is not told what it should have been.
  const onRequest = guardSession({ database, identity: { session: findSession } });
  return (summary: string, body?: z.ZodType) => ({
    onRequest,
    preValidation: refuseForeignUserId,
    schema: { summary, tags: ['auth'], security: [{ session: [] }], ...(body && { body }) },
  });
}
