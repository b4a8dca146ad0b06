import type { FoodTable } from '#core/catalogue/food.ts';
import { foldText } from '#core/language/fold-text.ts';
import type { SubjectKind } from '#core/language/reading.ts';
import type { VocabularyEntry } from '#core/language/vocabulary.ts';
import aliasRows from '#data/food-aliases.json' with { type: 'json' };
import type { FoodFacts } from './food-facts.ts';

type Names = { names: readonly string[]; exact?: readonly string[]; notThis?: readonly string[] };

/** Up to this many letters a name is one slip from too many others. */
const SHORT = 3;

function entriesOf(kind: SubjectKind, id: string, { names, exact = [], notThis = [] }: Names): VocabularyEntry[] {
  const isShort = (name: string) => name.length <= SHORT;
  const exactly = [...exact, ...names.filter(isShort)];
  return [
    { kind, id, phrases: names.filter((name) => !isShort(name)), ...(notThis.length > 0 && { notThis }) },
    { kind, id, phrases: exactly, exact: true },
  ].filter(({ phrases }) => phrases.length > 0);
}

function askedEntries({ allergens }: FoodFacts['allergens']): VocabularyEntry[] {
  return allergens.flatMap((allergen) => {
    const { id, askedBy, names, exact, notThis } = allergen;
    const asks = new Set(askedBy.map(foldText));
    const clear = (list: readonly string[]) => list.filter((name) => !asks.has(foldText(name)));
    return [
      ...entriesOf('allergen', id, { names: clear(names), exact: clear(exact), notThis }),
      ...(askedBy.length > 0 ? [{ kind: 'allergen' as const, id, phrases: askedBy, ask: true }] : []),
    ];
  });
}

/** Names with a state ("Onions, raw") are left to the food and its form. */
const STATE = /\b(?:raw|cooked|dry|dried|fresh|frozen|canned|boiled|baked|roasted)\b/i;

/** "Swiss cheese, sliced" without what parts it. */
const namesOfRow = (name: string) => (STATE.test(name) ? [] : [name.replaceAll(/[,()\s]+/g, ' ').trim()]);

function rowEntries(foods: FoodTable, taken: ReadonlySet<string>): VocabularyEntry[] {
  const free = (names: readonly string[]) => names.filter((name) => !taken.has(foldText(name)));
  return [
    ...[...foods.foods.values()].map(({ id, name }) => ({
      kind: 'food' as const,
      id,
      phrases: free(namesOfRow(name)),
      exact: true,
    })),
    ...Object.entries(aliasRows).map(([alias, id]) => ({
      kind: 'food' as const,
      id,
      phrases: free([alias]),
      exact: true,
    })),
  ].filter(({ phrases }) => phrases.length > 0);
}

/** A look-alike that is a name itself ("almond milk") means what it names. */
function withoutNames({ notThis = [], ...entry }: VocabularyEntry, taken: ReadonlySet<string>): VocabularyEntry {
  const others = notThis.filter((phrase) => !taken.has(foldText(phrase)));
  return others.length > 0 ? { ...entry, notThis: others } : entry;
}

/** All that a text can say of food: allergens, families, ways of eating, dishes, single foods, forms and cuisines. */
export function foodVocabulary(facts: FoodFacts, foods: FoodTable): VocabularyEntry[] {
  const words = facts.words.words.flatMap((word): VocabularyEntry[] => {
    const kind = word.family ? 'family' : 'food';
    const near = { kind, id: word.id, phrases: word.cue, needsCue: 'food' } as const;
    return [...entriesOf(kind, word.id, word), ...(word.cue.length > 0 ? [near] : [])];
  });
  const known = [
    ...words,
    ...askedEntries(facts.allergens),
    ...facts.diets.diets.flatMap((diet) => entriesOf('diet', diet.id, diet)),
    ...facts.dishes.dishes.flatMap((dish) => entriesOf('dish', dish.id, dish)),
    ...facts.dishes.cuisines.flatMap((cuisine) => entriesOf('cuisine', cuisine.id, cuisine)),
    ...facts.forms.forms.flatMap((form) => entriesOf('food_form', form.id, { names: form.names })),
  ];
  const taken = new Set(known.flatMap(({ phrases }) => phrases.map(foldText)));
  return [...known.map((entry) => withoutNames(entry, taken)), ...rowEntries(foods, taken)];
}
