import { z } from 'zod';
import { momentSchema } from './common.ts';

// What the embedded identity provider tells under /api/auth; a provider outside has calls of its own for it.

/** The ways in which a person signs in, and where they are signed in. */
export const signInsSchema = z.strictObject({
  /** How long the sign-in still counts as a recent one; 0: the password is asked for before what needs that. */
  recentForSeconds: z.number().int().nonnegative(),
  /** Whether the person has shown that the address is theirs; left out by an older server. */
  emailConfirmed: z.boolean().optional(),
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
});

export const confirmBody = z.strictObject({ password: z.string().min(1).max(512) });
export const changePasswordBody = z.strictObject({
  currentPassword: z.string().min(1).max(512),
  newPassword: z.string().max(512),
});
export const changeEmailBody = z.strictObject({ newEmail: z.email().max(254), password: z.string().min(1).max(512) });
export const confirmEmailBody = z.strictObject({ token: z.string().min(1).max(1000) });
export const endSessionBody = z.strictObject({ id: z.string().min(1).max(128) });

export type SignIns = z.infer<typeof signInsSchema>;
