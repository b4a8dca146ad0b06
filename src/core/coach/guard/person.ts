import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import type { Allergen } from '#core/catalogue/food.ts';
import personData from '#data/guard/person.json' with { type: 'json' };
import dishes from '#data/reading/dishes.json' with { type: 'json' };
import { isDenied, type Mood } from './mood.ts';
import type { Finder, Place } from './phrases.ts';
import type { Proof, Verdict } from './proof.ts';

/** Dishes name their allergens in words of their own. */
const DISH_ALLERGENS: Readonly<Record<string, Allergen>> = {
  ...{
    milk: 'milk',
    egg: 'egg',
    fish: 'fish',
    crustaceans: 'shellfish',
    molluscs: 'shellfish',
    'tree-nuts': 'tree_nut',
  },
  ...{ peanut: 'peanut', wheat: 'wheat', gluten: 'gluten', soy: 'soy', sesame: 'sesame' },
};
const plain = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
const both = (phrase: string): string[] => [plain(phrase), `${plain(phrase)}s`];

const dishNames = (allergen: Allergen): string[] =>
  dishes.dishes
    .filter(({ allergens }) => allergens.some((each) => DISH_ALLERGENS[each] === allergen))
    .flatMap(({ names }) => names.flatMap(both));

const DIETS = personData.diets;

/** Foods and dishes that hold each allergen, its own names, and names that hold its word and mean something else. */
export const PERSON_LISTS: Readonly<Record<string, readonly string[]>> = {
  ...personData.lists,
  ...Object.fromEntries(
    Object.entries(ALLERGEN_TERMS).flatMap(([allergen, { terms, classTerms, exceptions }]) => [
      [`holds-${allergen}`, [...new Set([...terms.flatMap(both), ...dishNames(allergen as Allergen)])]],
      [`names-${allergen}`, [...new Set(classTerms.flatMap(both))]],
      [`not-holds-${allergen}`, exceptions.flatMap(both)],
    ]),
  ),
};

/** What this person must not eat, and what hurts them: named only to keep it away. */
export function checkPerson(find: Finder, mood: Mood, { person }: Proof): Verdict {
  for (const allergen of person.allergens) {
    const found = placesOf(find, `holds-${allergen}`);
    if (found.length > 0 && !isKeptOut(find, mood, found, find.all(`names-${allergen}`)))
      return { ok: false, reason: 'allergen', why: outOf(ALLERGEN_TERMS[allergen].label) };
  }
  for (const { says, label, out } of DIETS) {
    if (!`${person.diets} ${person.conditions}`.includes(says)) continue;
    const found = out.flatMap((list) => placesOf(find, list));
    if (found.length > 0 && !isKeptOut(find, mood, found, []))
      return { ok: false, reason: 'person', why: `They eat ${label}. Name another food.` };
  }
  return { ok: true };
}

const outOf = (label: string): string => `They must not eat ${label}. Name it only to leave it out or to warn of it.`;

/** Where a food of the list stands, and not a name that only holds its word ("coconut milk"). */
function placesOf(find: Finder, list: string): Place[] {
  const inner = find.all(`not-${list}`);
  return find.all(list).filter((place) => !inner.some((not) => covers(not, place)));
}

const covers = (outer: Place, { from, to }: Place): boolean => outer.from <= from && outer.to >= to;

/** Whether each is left out or warned of, and none is said to be harmless, or free of what it is made of. */
function isKeptOut(find: Finder, mood: Mood, found: readonly Place[], names: readonly Place[]): boolean {
  const isCalledFine = (place: Place) => !isDenied(find, place);
  if (find.all('harmless').some(isCalledFine)) return false;
  const foods = found.filter((place) => !names.some((name) => name.from === place.from && name.to === place.to));
  // "Whey has no milk in it": the food itself is kept, and what it holds is denied.
  if (
    foods.some((food) =>
      find
        .all('denies')
        .some((place) => place.from >= food.to && find.clauseAt(place.from) === find.clauseAt(food.from)),
    )
  )
    return false;
  const isKept = (place: Place) =>
    find.all('kept-out').some((out) => isNear(find, out, place)) || isDenied(find, place);
  if (foods.length === 0) return found.every(isKept) || mood.refuses || find.has('kept-out') || find.has('asks-for');
  return foods.every(isKept) || find.has('warns') || find.has('asks-for');
}

/** Beside it, in its clause; what is said of an allergy or a label holds for the whole sentence. */
const isNear = (find: Finder, out: Place, place: Place): boolean =>
  find.clauseAt(out.from) === find.clauseAt(place.from) || Math.abs(out.from - place.to) <= 3;
