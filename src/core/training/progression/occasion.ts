import type { Level } from '#core/catalogue/level.ts';
import type { Occasion } from './next-target.ts';
import type { DeloadReason, Rest, TrainingWeek } from './training-weeks.ts';

/** Days without training: from the first on last week is repeated, then the weights come down, then it starts over. */
const REPEAT_FROM_DAYS = 7;
const RETURN_FROM_DAYS = 14;
const RESTART_FROM_DAYS = 56;

const DELOAD_WORDS: Record<DeloadReason, string> = {
  planned: 'This is your easy week',
  stalled: 'With several lifts stuck this is an easy week',
  tired: 'With your energy low this is an easy week',
};

/** What kind of session the next one is: ordinary, in an easy week, or the first after a break of 7, 14 or 56 days. */
export function occasionOf(rest: Rest | null, deload: DeloadReason | null): Occasion {
  const daysOff = rest?.days ?? 0;
  if (daysOff >= RESTART_FROM_DAYS) return { kind: 'restart', daysOff };
  if (daysOff >= RETURN_FROM_DAYS) return { kind: 'return', daysOff };
  if (deload) return { kind: 'deload', because: DELOAD_WORDS[deload] };
  // Who always trains once a week has no break, but a habit.
  const isHabit = (rest?.before ?? 0) >= REPEAT_FROM_DAYS;
  return daysOff >= REPEAT_FROM_DAYS && !isHabit ? { kind: 'repeat', daysOff } : { kind: 'ordinary' };
}

/**
 * The occasion for one exercise: a long break that lies between its last time and now still counts, although other exercises were
 * done since.
 */
export function occasionFor(session: Occasion, longestRest: number): Occasion {
  if (longestRest >= RESTART_FROM_DAYS) return { kind: 'restart', daysOff: longestRest };
  return longestRest >= RETURN_FROM_DAYS ? { kind: 'return', daysOff: longestRest } : session;
}

/** Repetitions left, by week, as advanced people come closer to their limit until the easy week. */
const WAVE: readonly number[] = [3, 2, 2, 1];

/** The effort of the week for advanced people; others keep that of the plan. Never less effort left than the plan asks for when it is careful. */
export function reserveOfWeek(planned: number, level: Level, week: TrainingWeek | null): number {
  if (level !== 'advanced' || planned > 2 || !week) return planned;
  return WAVE[(week.week - 1) % (WAVE.length + 1)] ?? planned;
}
