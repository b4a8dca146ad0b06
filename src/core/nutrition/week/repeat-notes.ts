import type { ServedDish } from './served-dish.ts';

const WINDOW = 3;

/** Dishes of `day` that a week would rather not serve again so soon: eaten at lunch, dinner or as a snack within three days. */
function soonAgain(day: readonly ServedDish[], before: readonly (readonly ServedDish[])[]): ServedDish[] {
  const recent = new Set(
    before
      .slice(-WINDOW)
      .flat()
      .flatMap(({ recipeId }) => recipeId ?? []),
  );
  return day.filter(({ slot, recipeId }) => slot !== 'breakfast' && recipeId !== null && recent.has(recipeId));
}

/** Says which dishes come back sooner than they should, and why; a lunch of leftovers is meant to. */
export function repeatNotes(
  day: readonly ServedDish[],
  before: readonly (readonly ServedDish[])[],
  lunchIsLeftover: boolean,
): string[] {
  const names = soonAgain(day, before)
    .filter(({ slot }) => !(lunchIsLeftover && slot === 'lunch'))
    .map(({ name }) => `“${name}”`);
  if (names.length === 0) return [];
  const one = names.length === 1;
  return [
    `${[...new Set(names)].join(' and ')} ${one ? 'comes' : 'come'} back within three days, because few dishes fit all of your rules and numbers.`,
  ];
}
