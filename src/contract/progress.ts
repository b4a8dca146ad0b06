import { z } from 'zod';
import { momentSchema, userParams } from './common.ts';
import { operation } from './operation.ts';

const mark = z.strictObject({ lbs: z.number(), reps: z.number(), loggedAt: momentSchema });

const progressSchema = z.lazy(() =>
  z.strictObject({
    /** The days of the last 53 weeks on which anything was logged, oldest first, by the person's own calendar. */
    days: z.array(
      z.strictObject({
        day: z.iso.date(),
        logs: z.number().int(),
        workouts: z.number().int(),
        /** Names of the exercises that were done, each once. */
        exercises: z.array(z.string()),
        energy: z.array(z.number()),
      }),
    ),
    /** Lifts that grew in the last twelve weeks, the most grown first. */
    lifts: z.array(z.strictObject({ exerciseId: z.string(), name: z.string(), from: mark, to: mark })),
    /** When the target weight may be reached: an estimate, in days from now. `latestDays` null: not within two years. */
    goalDate: z.discriminatedUnion('status', [
      z.strictObject({
        status: z.literal('range'),
        targetLbs: z.number(),
        earliestDays: z.number().int(),
        latestDays: z.number().int().nullable(),
      }),
      z.strictObject({ status: z.literal('none'), why: z.enum(['no_target', 'reached', 'held']) }),
    ]),
  }),
);

export const getProgress = operation({
  method: 'GET',
  path: '/api/progress/:userId',
  summary: 'What was done by day, which lifts grew, and when the target weight may be reached',
  tag: 'progress',
  params: () => userParams,
  query: () =>
    z.strictObject({
      /** The clock of the person now, for logs that do not say on which clock they were made. */
      utcOffsetMinutes: z.coerce.number().int().min(-840).max(840).default(0),
    }),
  response: () => progressSchema,
});

export type Progress = z.infer<typeof progressSchema>;
