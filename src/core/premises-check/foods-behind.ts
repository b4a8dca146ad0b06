import type { Food } from '#core/catalogue/food.ts';
import type { CheckLists, CheckSubject } from '#core/premises-check/check-lists.ts';
import { foldWords } from '#core/premises-check/fold-words.ts';

/** The ids of the foods that a name reaches, worked out once for each name. */
export type FoodsBehind = (subject: CheckSubject) => readonly string[];

const keep = (kept: Map<string, Set<string>>, key: string, id: string): void => {
  const ids = kept.get(key) ?? new Set();
  kept.set(key, ids.add(id));
};

/** A phrase as it stands in an id: "Brazil nuts" and `brazil-nut` are one. */
const phraseKey = (phrase: string, asTyped: ReadonlySet<string>): string =>
  `words ${foldWords(phrase, asTyped)
    .map(({ form }) => form)
    .join(' ')}`;

/** Every food under its id, its allergens, its flags and each run of words in its id. */
function shelve(foods: readonly Food[], asTyped: ReadonlySet<string>): Map<string, Set<string>> {
  const kept = new Map<string, Set<string>>();
  for (const { id, allergens, flags } of foods) {
    keep(kept, `id ${id}`, id);
    for (const allergen of allergens) keep(kept, `allergen ${allergen}`, id);
    for (const flag of flags) keep(kept, `flag ${flag}`, id);
    const words = foldWords(id, asTyped).map(({ form }) => form);
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= words.length; to += 1) keep(kept, `words ${words.slice(from, to).join(' ')}`, id);
  }
  return kept;
}

/** Prepares the look-up of the foods behind a name: by what it holds, else by its own words in their ids. */
export function foodsBehind(lists: CheckLists, foods: readonly Food[]): FoodsBehind {
  const kept = shelve(foods, lists.asTyped);
  const known = new Map<string, readonly string[]>();
  const workOut = ({ group, holds, words }: CheckSubject): string[] => {
    const asked = holds ?? (group === 'food' ? { like: words } : {});
    const keys = [
      ...(asked.ids ?? []).map((id) => `id ${id}`),
      ...(asked.allergens ?? []).map((allergen) => `allergen ${allergen}`),
      ...(asked.flags ?? []).map((flag) => `flag ${flag}`),
      ...(asked.like ?? []).map((phrase) => phraseKey(phrase, lists.asTyped)),
    ];
    const ids = new Set(keys.flatMap((key) => [...(kept.get(key) ?? [])]));
    for (const flag of asked.notFlags ?? []) for (const id of kept.get(`flag ${flag}`) ?? []) ids.delete(id);
    return [...ids];
  };
  return (subject) => {
    const ids = known.get(subject.id) ?? workOut(subject);
    known.set(subject.id, ids);
    return ids;
  };
}
