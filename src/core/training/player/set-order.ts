import type { WorkoutDay } from '../workout-plan.ts';
import { pairsOf } from './pairs.ts';
import type { PlayerMode } from './player-state.ts';

/** A set in the order of its day. Block 0 comes before the work, 1 is the work, 2 comes after it. */
export type OrderedSet = { exercise: number; set: number; block: number };

type Line = Pick<WorkoutDay['exercises'][number], 'category' | 'sets' | 'targetMuscles' | 'equipment'>;

/** Warm-up, cardio blocks, stretches and cool-down are done once, around the rounds; as the session's time is counted. */
const isRoundWork = ({ category, sets }: Line): boolean => category === 'strength' || sets > 1;

/**
 * Every set of a day in the order in which it is done. In rounds and in pairs, an exercise whose sets are used up is left out of
 * later turns, and what stands around the work is not repeated.
 */
export function setsInOrder(lines: readonly Line[], mode: PlayerMode): OrderedSet[] {
  const firstWork = lines.findIndex(isRoundWork);
  const blockOf = (line: Line, index: number) => (isRoundWork(line) ? 1 : index < firstWork || firstWork < 0 ? 0 : 2);
  const sets = lines.flatMap((line, exercise) =>
    Array.from({ length: line.sets }, (_, index) => ({ exercise, set: index + 1, block: blockOf(line, exercise) })),
  );
  const inRounds = (one: OrderedSet, other: OrderedSet) => one.set - other.set;
  const pairs = mode === 'pairs' ? pairsOf(lines) : [];
  const pairOf = ({ exercise }: OrderedSet) => pairs[exercise] ?? exercise;
  const inPairs = (one: OrderedSet, other: OrderedSet) => pairOf(one) - pairOf(other) || one.set - other.set;
  const byMode = mode === 'rounds' ? inRounds : mode === 'pairs' ? inPairs : () => 0;
  return sets.toSorted((one, other) => one.block - other.block || byMode(one, other) || one.exercise - other.exercise);
}
