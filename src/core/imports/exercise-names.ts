import { z } from 'zod';
import type { Exercise } from '#core/catalogue/exercise.ts';
import { NICKNAME_IDS, nameAsCompared } from '#core/coach/understanding/exercises-named.ts';
import nameData from '#data/import-exercises.json' with { type: 'json' };

/** What is asked of an exercise to take sets over. */
export type KnownExercise = Pick<Exercise, 'id' | 'name' | 'category' | 'metric' | 'loadType'>;

/** What other apps call an exercise, as it is compared, with our id; null: an activity that is no exercise of ours, which is kept as a workout. */
const FOREIGN: ReadonlyMap<string, string | null> = new Map(
  Object.entries(z.record(z.string(), z.array(z.string())).parse(nameData)).flatMap(([id, names]) =>
    names.map((name) => [nameAsCompared(name), id === 'none' ? null : id] as const),
  ),
);

/** "Bench Press (Barbell)" is "Barbell Bench Press" with us, and the other way round. */
function waysToSay(name: string): string[] {
  const open = name.indexOf('(');
  if (open <= 0) return [name];
  const [bare, tool] = [
    name.slice(0, open).trim(),
    name
      .slice(open + 1)
      .replaceAll(')', '')
      .trim(),
  ];
  return [name, `${tool} ${bare}`, `${bare} ${tool}`];
}

const sortedWords = (compared: string) => compared.split(' ').toSorted().join(' ');

/**
 * Finds exercises of ours by what other apps call them: the name itself, in whatever order of its words, or one that is known to mean
 * the same. Undefined where nothing is sure: a wrong one would spoil a record.
 */
export function exerciseNames(exercises: readonly KnownExercise[]): (name: string) => KnownExercise | null | undefined {
  const byId = new Map(exercises.map((each) => [each.id, each]));
  const byName = new Map(exercises.map((each) => [sortedWords(nameAsCompared(each.name)), each]));
  return (name) => {
    const ways = waysToSay(name).map((way) => nameAsCompared(way));
    for (const way of ways) {
      const foreign = FOREIGN.get(way);
      if (foreign !== undefined) return foreign === null ? null : byId.get(foreign);
    }
    for (const way of ways) {
      const found = byName.get(sortedWords(way)) ?? byId.get(NICKNAME_IDS.get(way) ?? '');
      if (found) return found;
    }
    return undefined;
  };
}
