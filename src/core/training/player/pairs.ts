import type { PlannedExercise } from '../workout-plan.ts';

type Line = Pick<PlannedExercise, 'category' | 'sets' | 'targetMuscles' | 'equipment'>;

/** Words of the line "Needs" that stand for a place in the room, which is lost when one walks away from it. */
const STATION_WORDS = [
  'machine',
  'rack',
  'cable',
  'barbell',
  'trap bar',
  'ez bar',
  'smith',
  'dip bars',
  'pull-up bar',
  'landmine',
];
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  push: ['chest', 'front delts', 'side delts', 'triceps'],
  pull: ['lats', 'upper back', 'rear delts', 'biceps', 'traps', 'rotator cuff', 'forearms'],
  legs: ['quads', 'glutes', 'hamstrings', 'adductors', 'abductors', 'calves', 'hip flexors', 'tibialis', 'lower back'],
  trunk: ['abs', 'obliques'],
};
/** A pair further apart in the day would bring a small lift before a large one. */
const REACH = 3;

/** Does the exercise stand at a place that others wait for? */
export function hasStation({ equipment }: Pick<Line, 'equipment'>): boolean {
  const words = equipment.toLowerCase();
  return STATION_WORDS.some((word) => words.includes(word));
}

/** Places of a gym that others wait for. */
const SHARED_LEAST = 3;

/** Does a day among machines claim so many places that nobody can go round them? */
export function sharesStations(lines: readonly Line[]): boolean {
  const stations = lines.filter((line) => line.category === 'strength' && hasStation(line));
  const isGym = stations.some(({ equipment }) => equipment.toLowerCase().includes('machine'));
  return isGym && new Set(stations.map(({ equipment }) => equipment)).size >= SHARED_LEAST;
}

const regionsOf = ({ targetMuscles }: Line): string[] =>
  Object.keys(REGIONS).filter((region) => targetMuscles.some((muscle) => REGIONS[region]?.includes(muscle)));

/** Two lifts for opposite or distant muscles, of which at most one stands at a station. */
export function mayPair(one: Line, other: Line): boolean {
  const mine = regionsOf(one);
  const theirs = regionsOf(other);
  const areApart = mine.length > 0 && theirs.length > 0 && !mine.some((region) => theirs.includes(region));
  return areApart && !(hasStation(one) && hasStation(other));
}

/**
 * By exercise, the index of the first of its pair; its own where it stands alone. Each lift takes the next one that goes with it, a few
 * places further at most.
 */
export function pairsOf(lines: readonly Line[]): number[] {
  const first = lines.map((_, index) => index);
  const isTaken = lines.map(({ category }) => category !== 'strength');
  for (const [index, line] of lines.entries()) {
    if (isTaken[index]) continue;
    isTaken[index] = true;
    const partner = lines.findIndex(
      (other, at) => at > index && at <= index + REACH && !isTaken[at] && mayPair(line, other),
    );
    if (partner < 0) continue;
    isTaken[partner] = true;
    first[partner] = index;
  }
  return first;
}
