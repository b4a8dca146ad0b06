import { parseRest } from '../dosing/prescription.ts';
import type { PlannedExercise } from '../workout-plan.ts';
import { pairsOf } from './pairs.ts';
import type { PlayerMode } from './player-state.ts';
import { type OrderedSet, setsInOrder } from './set-order.ts';

/** Seconds, where the text of an exercise names none. */
const DEFAULT_REST_SECONDS = 60;
/** Seconds between two rounds. */
const ROUND_REST_SECONDS = 90;
/** Between the two lifts of a pair, as the muscles of the first rest on through the second (Robbins 2010). */
const WITHIN_PAIR_SHARE = 0.5;
const WITHIN_PAIR_LEAST = 30;

/** Seconds of rest after a set, before the next one of the day. */
export function restAfter(
  lines: readonly PlannedExercise[],
  mode: PlayerMode,
  before: { exercise: number; set: number },
  next: OrderedSet,
): number {
  if (mode === 'rounds' && next.block === 1 && next.set > before.set) return ROUND_REST_SECONDS;
  const planned = parseRest(lines[before.exercise]?.rest ?? '') ?? DEFAULT_REST_SECONDS;
  if (mode !== 'pairs' || next.exercise === before.exercise || next.set !== before.set) return planned;
  const pairs = pairsOf(lines);
  if (pairs[next.exercise] !== before.exercise) return planned;
  return Math.min(planned, Math.max(WITHIN_PAIR_LEAST, Math.round(planned * WITHIN_PAIR_SHARE)));
}

/** Seconds of all rests of a day. */
function restSeconds(lines: readonly PlannedExercise[], mode: PlayerMode): number {
  const order = setsInOrder(lines, mode);
  return order.reduce((sum, before, at) => {
    const next = order[at + 1];
    return next ? sum + restAfter(lines, mode, before, next) : sum;
  }, 0);
}

/** Minutes that a day takes in a mode; the plan's own are those of rounds. */
export function minutesIn(
  day: { exercises: readonly PlannedExercise[]; estimatedMinutes: number },
  mode: PlayerMode,
): number {
  const change = restSeconds(day.exercises, mode) - restSeconds(day.exercises, 'rounds');
  return Math.max(1, Math.round(day.estimatedMinutes + change / 60));
}
