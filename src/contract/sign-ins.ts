import { z } from 'zod';
import { momentSchema } from './common.ts';

// What the embedded identity provider tells under /api/auth; a provider outside has calls of its own for it.

/** The ways in which a person signs in, and where they are signed in. */
export const signInsSchema = z.strictObject({
  /** How long the sign-in still counts as a recent one; 0: the password is asked for before what needs that. */
  recentForSeconds: z.number().int().nonnegative(),
  /** Whether the person has shown that the address is theirs; left out by an older server. */
  emailConfirmed: z.boolean().optional(),
  /** A code of an authenticator app after the password; null: there is no such step. Left out by an older server. */
  secondStep: z.strictObject({ codesLeft: z.number().int().nonnegative() }).nullable().optional(),
  passkeys: z.array(z.strictObject({ id: z.string(), name: z.string().nullable(), addedAt: momentSchema })).optional(),
  methods: z.array(
    z.strictObject({ kind: z.enum(['password', 'google']), addedAt: momentSchema, changedAt: momentSchema }),
  ),
  /** The one that asks first, then the one that was used last. */
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      isThis: z.boolean(),
      /** What the browser says of itself; null where it said nothing. */
      userAgent: z.string().nullable(),
      startedAt: momentSchema,
      /** To the day. */
      seenAt: momentSchema,
    }),
  ),
  /** A provider that does not tell where else somebody is signed in. */
  othersUntold: z.boolean().optional(),
});

/** `address` opens an authenticator app, or is shown to it as a picture. */
export const beginSecondStepAnswer = z.object({ address: z.string(), recoveryCodes: z.array(z.string()) });
export const newCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) });

export type SignIns = z.infer<typeof signInsSchema>;
