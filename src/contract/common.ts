import { z } from 'zod';

export const userIdSchema = z.string().min(1).max(128);
export const idSchema = z.uuid();
/** A moment in UTC, as text. */
export const momentSchema = z.iso.datetime();
export const planTypeSchema = z.enum(['meal', 'workout']);
export const okSchema = z.strictObject({ ok: z.literal(true) });

/** Path of the person's own rows; it must be the session's own id, else 403. */
export const userParams = z.strictObject({ userId: userIdSchema });
/** Body field that section 7 sends along; optional, and refused with 403 if it is not the session's own id. */
export const claimedUserId = { userId: userIdSchema.optional() };

/** The longest texts that are taken, in characters. */
export const TEXT_MAX = { short: 120, long: 1000 } as const;

export const shortText = z.string().trim().min(1).max(TEXT_MAX.short);
export const longText = z.string().trim().max(TEXT_MAX.long);

export type PlanType = z.infer<typeof planTypeSchema>;
