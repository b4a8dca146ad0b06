import type { Exercise } from '#core/catalogue/exercise.ts';
import type { Food } from '#core/catalogue/food.ts';
import { type CheckLists, type CheckSubject, checkLists } from '#core/premises-check/check-lists.ts';
import { type FoodsBehind, foodsBehind } from '#core/premises-check/foods-behind.ts';

/** All that a reading is checked by. Make it once: it takes some milliseconds. */
export type CheckFacts = {
  lists: CheckLists;
  foods: readonly Food[];
  behind: FoodsBehind;
};

/** Makes ready the plain lists (`data/premises-check.json`) and the catalogue; throws a ZodError where the lists are not of their form. */
export function checkFacts(
  rawLists: unknown,
  foods: readonly Food[],
  exercises: readonly Pick<Exercise, 'id' | 'name'>[],
): CheckFacts {
  const named: CheckSubject[] = exercises.map(({ id, name }) => ({
    id: `exercise:${id}`,
    label: name,
    group: 'movement',
    words: [name],
  }));
  const lists = checkLists(rawLists, named);
  return { lists, foods, behind: foodsBehind(lists, foods) };
}
