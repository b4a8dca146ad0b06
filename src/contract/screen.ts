import { z } from 'zod';
import { idSchema } from './common.ts';

const place = z.number().int().min(0).max(99);

/** What the person has before them while they write to the coach, so that "this" means something. */
export const screenSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('player'),
    planId: idSchema,
    dayIndex: place,
    exerciseId: z.string().trim().min(1).max(80),
    /** Counted from 1. */
    set: place,
  }),
  z.strictObject({ kind: z.literal('plan'), planId: idSchema }),
  z.strictObject({ kind: z.literal('today') }),
]);

export type Screen = z.infer<typeof screenSchema>;
