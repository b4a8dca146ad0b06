import { z } from 'zod';
import { performedSchema } from '#core/training/player/player-state.ts';

const writeSchema = z.strictObject({
  /** Given before it is sent, so that saying it again after a crash counts once. */
  id: z.string(),
  name: z.enum(['completeExercise', 'completeWorkout', 'deleteLog']),
  body: z.record(z.string(), z.unknown()),
});

/**
 * What is about to be logged, and the step that follows. It is kept with the workout before anything of it is done: a
 * page that is killed in between does all of it when it comes back, and no set is lost or logged twice.
 */
export const intentSchema = z.strictObject({
  writes: z.array(writeSchema),
  event: z
    .discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('complete'),
        performed: performedSchema.nullable(),
        logId: z.string(),
        now: z.number(),
      }),
      z.strictObject({ type: z.literal('amend'), performed: performedSchema, logId: z.string() }),
      z.strictObject({ type: z.literal('back') }),
    ])
    .nullable(),
  /** What to say if the server refuses it. */
  failed: z.string(),
});

export type Intent = z.infer<typeof intentSchema>;
export type IntendedWrite = z.infer<typeof writeSchema>;
