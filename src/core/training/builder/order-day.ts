import type { Exercise } from '#core/catalogue/exercise.ts';
import { workKind } from '../dosing/dosing.ts';

type Placed = { exercise: Exercise };

/**
 * Small movements and the trunk wait for the large lifts, in rounds as in straight sets: two large ones for the same muscle may stand
 * together, for a round or a rest lies between their sets, but nobody raises calves between squat and deadlift.
 */
const SMALL_BEFORE_LARGE = 150;
const TIERS = { power: 0, first_compound: 1, compound: 1, isolation: 2, core: 3 } as const;

/** Fast work first, then lifts for several joints, then for one, the trunk last. */
function tier({ exercise }: Placed): number {
  return TIERS[workKind(exercise, false)];
}

function sharesPrimary(a: Exercise, b: Exercise): boolean {
  return a.primaryMuscles.some((muscle) => b.primaryMuscles.includes(muscle));
}

/** An exercise for one joint never tires a muscle before the lift that needs it most. */
function mustWait(entry: Placed, rest: readonly Placed[]): boolean {
  if (tier(entry) === 1) return rest.some((other) => tier(other) === 0);
  if (tier(entry) === 0) return false;
  return rest.some(
    (other) => tier(other) < tier(entry) && (tier(other) === 0 || sharesPrimary(other.exercise, entry.exercise)),
  );
}

function helpsLater(entry: Placed, rest: readonly Placed[]): boolean {
  return rest.some(
    (other) =>
      tier(other) === 1 &&
      entry.exercise.primaryMuscles.some((muscle) => other.exercise.secondaryMuscles.includes(muscle)),
  );
}

/**
 * Orders a session for a player that walks in rounds: big lifts early, and neighbours that train different muscles
 * (ACSM 2009 order; rounds in docs/domain.md). `entries` come in order of worth.
 */
export function orderDay<Entry extends Placed>(entries: readonly Entry[]): Entry[] {
  const rest = [...entries];
  const ordered: Entry[] = [];
  while (rest.length > 0) {
    const previous = ordered.at(-1);
    const cost = (entry: Entry): number => {
      const others = rest.filter((other) => other !== entry);
      return (
        (mustWait(entry, others) ? 1000 : 0) +
        (previous && sharesPrimary(previous.exercise, entry.exercise) ? 100 : 0) +
        (tier(entry) > 1 && helpsLater(entry, others) ? 20 : 0) +
        (tier(entry) > 1 && others.some((other) => tier(other) < 2) ? SMALL_BEFORE_LARGE : 0) +
        tier(entry) * 10
      );
    };
    const next = rest.reduce((best, entry) => (cost(entry) < cost(best) ? entry : best));
    ordered.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  return ordered;
}

/** True when no exercise for one joint comes before a lift that needs the same muscle, and fast work is first. */
export function isOrdered(entries: readonly Placed[]): boolean {
  return entries.every((entry, index) => !mustWait(entry, entries.slice(index + 1)));
}
