import { z } from 'zod';
import { momentSchema, userIdSchema } from './common.ts';
import { operation } from './operation.ts';

/**
 * The product's own record of a signed-in person. `hasProfile` says whether onboarding lies behind them; `firstName` is the one of
 * their answers, null where they gave none.
 */
export const userSchema = z.strictObject({
  id: userIdSchema,
  email: z.email(),
  createdAt: momentSchema,
  hasProfile: z.boolean(),
  firstName: z.string().nullish(),
  /** When the account is deleted, unless the person keeps it; null, or left out by an older server: it stays. */
  deletionAt: momentSchema.nullable().optional(),
  /** Whether the browser may count visits while the person is there; left out by an older server: it may. */
  isCounted: z.boolean().optional(),
});

export const createUser = operation({
  method: 'POST',
  path: '/api/user',
  summary: 'Makes the record of the signed-in person, or answers the one that exists',
  tag: 'user',
  body: () => z.strictObject({ id: userIdSchema.optional(), email: z.email().max(254).optional() }),
  response: () => userSchema,
});

export type User = z.infer<typeof userSchema>;
