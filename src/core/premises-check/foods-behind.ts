import type { Food } from '#core/catalogue/food.ts';
import type { CheckLists, CheckSubject, Holds } from '#core/premises-check/check-lists.ts';
import { foldWords } from '#core/premises-check/fold-words.ts';

/** The ids of the foods that a name reaches, worked out once for each name. */
export type FoodsBehind = (subject: CheckSubject) => readonly string[];

const shares = (own: readonly string[], asked: readonly string[] | undefined): boolean =>
  asked?.some((one) => own.includes(one)) ?? false;

/** The words of a food's id, between spaces, so that a phrase can be looked for in it. */
const idWords = (id: string, asTyped: ReadonlySet<string>): string =>
  ` ${foldWords(id, asTyped)
    .map(({ form }) => form)
    .join(' ')} `;

function held(food: Food, words: string, holds: Holds, asTyped: ReadonlySet<string>): boolean {
  if (shares(food.flags, holds.notFlags)) return false;
  if (shares(food.allergens, holds.allergens) || shares(food.flags, holds.flags)) return true;
  if (holds.ids?.includes(food.id)) return true;
  return holds.like?.some((phrase) => words.includes(idWords(phrase, asTyped))) ?? false;
}

/** Prepares the look-up of the foods behind a name: by what it holds, else by its own words in their ids. */
export function foodsBehind(lists: CheckLists, foods: readonly Food[]): FoodsBehind {
  const rows = foods.map((food) => ({ food, words: idWords(food.id, lists.asTyped) }));
  const known = new Map<string, readonly string[]>();
  const workOut = ({ group, holds, words }: CheckSubject): string[] => {
    const asked = holds ?? (group === 'food' ? { like: words } : {});
    return rows.filter((row) => held(row.food, row.words, asked, lists.asTyped)).map((row) => row.food.id);
  };
  return (subject) => {
    const ids = known.get(subject.id) ?? workOut(subject);
    known.set(subject.id, ids);
    return ids;
  };
}
