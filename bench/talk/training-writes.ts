import type { Difference } from './differences.ts';
import { WEEKDAYS } from './told-days.ts';
import { numbersStand, wordsStand } from './values.ts';

/** What a write looks like in the data. */
export type Shape = {
  /** Is the difference of this kind at all? */
  isOf: (difference: Difference) => boolean;
  /** Does it hold the value? Left out, whatever is of the kind will do. */
  holds?: (difference: Difference, expected: unknown) => boolean;
  /** Do all that are of the kind hold the value together: sets of two lifts in one message? */
  hold?: (differences: readonly Difference[], expected: unknown) => boolean;
  /** Does it hold for as long as was meant? */
  lasts?: (difference: Difference, scope: string) => boolean;
  /** What may change with it. */
  brings?: (difference: Difference) => boolean;
};

type TrainingException = { kind?: string; change?: { kind?: string; minutes?: number; to?: string } };
/** The exception to the training that a row holds; null where it is of something else. */
export const trainingException = ({ table, after, before }: Difference): TrainingException | null =>
  table === 'training_exceptions'
    ? (((after ?? before)?.exception as { exception?: TrainingException } | undefined)?.exception ?? null)
    : null;
export const weekdayOf = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** One session that goes another way, beside the plan. */
export const session = (change: string, brings: NonNullable<Shape['brings']>): Shape => ({
  isOf: (one) => trainingException(one)?.change?.kind === change,
  holds: (one, expected) => {
    const { minutes, to } = trainingException(one)?.change ?? {};
    if (minutes !== undefined) return numbersStand(expected, [minutes]);
    return to === undefined || wordsStand(expected, weekdayOf(to));
  },
  brings,
});
export const isOtherWeek = (one: Difference): boolean => trainingException(one)?.kind === 'week';
