import { keepsOvernight } from './leftovers.ts';
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

/** Says which dishes come back sooner than they should, and why; a lunch of leftovers is meant to, and a week cooked once repeats. */
export function repeatNotes(
  day: readonly ServedDish[],
  before: readonly (readonly ServedDish[])[],
  { lunchIsLeftover, cookOnce }: { lunchIsLeftover: boolean; cookOnce: boolean },
): string[] {
  const again = soonAgain(day, before).filter(
    ({ slot }) => !(lunchIsLeftover && slot === 'lunch') && !(cookOnce && slot === 'snack'),
  );
  if (again.length === 0) return [];
  const one = again.length === 1;
  const which = [...new Set(again.map(({ name }) => `“${name}”`))].join(' and ');
  if (cookOnce) {
    const freezes = again.every((dish) => dish.slot === 'dinner' && keepsOvernight(dish) && dish.freezes);
    const tip = freezes
      ? ' Cook twice as much the first time and freeze half, if you like: thaw it in the fridge the night before.'
      : '';
    return [`${which} ${one ? 'is' : 'are'} on again, so that there is less to buy.${tip}`];
  }
  return [
    `${which} ${one ? 'comes' : 'come'} back within three days, because few dishes fit all of your rules and numbers.`,
  ];
}
