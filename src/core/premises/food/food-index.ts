import type { Food, FoodTable } from '#core/catalogue/food.ts';
import { shortFoodName } from '#core/catalogue/short-food-name.ts';
import { plainWords } from '#core/certificate/plan-text.ts';
import { foldText } from '#core/language/fold-text.ts';
import type { Sense, SubjectKind } from '#core/language/reading.ts';
import type { AllergenFact, DietFact, DishFact, FoodFacts, FormFact, WordFact } from './food-facts.ts';

/** Something that a text names and that can be left out, with the rows of the catalogue that it stands for. */
export type FoodSubject = {
  key: string;
  label: string;
  names: ReadonlySet<string>;
  /** What a dislike of it means. */
  plain: readonly string[];
  /** What comes back when only it is fine. */
  purely: readonly string[];
  /** All that holds it. */
  holds: readonly string[];
  check: readonly string[];
  /** The allergen that it names; null for a mere food. */
  allergen: AllergenFact | null;
  /** The allergens that an allergy to it means. */
  widens: readonly AllergenFact[];
  word: WordFact | null;
  dish: DishFact | null;
};

export type FoodIndex = {
  facts: FoodFacts;
  foods: ReadonlyMap<string, Food>;
  subjects: ReadonlyMap<string, FoodSubject>;
  diets: ReadonlyMap<string, DietFact>;
  /** Ways of eating by names that mean them only where they stand alone. */
  alone: ReadonlyMap<string, string>;
  /** Rows that have a word beginning so, with their names as `hasPhrase` reads them. */
  rowsByStart: ReadonlyMap<string, readonly NamedRow[]>;
  forms: ReadonlyMap<string, FormFact>;
  allergens: ReadonlyMap<string, AllergenFact>;
  /** Single animals, plants and nuts that are in a row of the catalogue: what an exception has to free all of. */
  partsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** The rows in which a part stands alone; those of its family where it has none. */
  partRows: ReadonlyMap<string, readonly string[]>;
};

const KINDS: readonly SubjectKind[] = ['food', 'family', 'allergen', 'dish', 'cuisine'];

const folded = (...lists: readonly (readonly string[])[]) => new Set(lists.flat().map(foldText));
const union = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())];
const byId = <Fact extends { id: string }>(facts: readonly Fact[]) => new Map(facts.map((fact) => [fact.id, fact]));

/** Rows of one food in other states: "broccoli-raw", "broccoli-cooked". */
function siblingsOf(id: string, foods: ReadonlyMap<string, Food>): string[] {
  const base = (each: string) => each.replace(/-(?:raw|cooked|dry|frozen|canned(?:-rinsed)?)$/, '');
  return [...foods.keys()].filter((each) => base(each) === base(id));
}

function allergenSubject(allergen: AllergenFact): FoodSubject {
  return {
    key: `allergen:${allergen.id}`,
    label: allergen.label,
    names: folded(allergen.names, allergen.exact),
    plain: allergen.plain,
    // A dislike of nuts takes peanuts along; nuts that are fine say nothing of them.
    purely: allergen.plain.filter((id) => allergen.holds.includes(id)),
    holds: allergen.holds,
    check: allergen.check,
    allergen,
    widens: [allergen],
    word: null,
    dish: null,
  };
}

function wordSubject(word: WordFact, allergens: ReadonlyMap<string, AllergenFact>): FoodSubject {
  const allergen = word.allergen === null ? null : (allergens.get(word.allergen) ?? null);
  const whole = allergen !== null && !allergen.limit;
  return {
    key: `${word.family ? 'family' : 'food'}:${word.id}`,
    label: word.label,
    names: folded(word.names, word.exact, word.cue),
    plain: word.foods,
    purely: word.purely.length > 0 ? word.purely : word.foods,
    holds: union(word.foods, word.inside, whole ? allergen.holds : []),
    check: union(word.check, whole ? allergen.check : []),
    allergen,
    widens: allergen ? [allergen] : word.widens.flatMap((id) => allergens.get(id) ?? []),
    word,
    dish: null,
  };
}

function dishSubject(dish: DishFact, allergens: ReadonlyMap<string, AllergenFact>): FoodSubject {
  return {
    key: `dish:${dish.id}`,
    label: dish.label,
    names: folded(dish.names),
    plain: dish.product,
    purely: dish.product,
    holds: dish.product,
    check: [],
    allergen: null,
    widens: dish.allergens.flatMap((id) => allergens.get(id) ?? []),
    word: null,
    dish,
  };
}

const nothing = { plain: [], purely: [], holds: [], check: [], allergen: null, widens: [], word: null, dish: null };

function rowSubject(food: Food, foods: ReadonlyMap<string, Food>): FoodSubject {
  const rows = siblingsOf(food.id, foods);
  return {
    ...nothing,
    key: `food:${food.id}`,
    label: shortFoodName(food.name),
    names: folded([food.name]),
    plain: rows,
    purely: rows,
    holds: rows,
  };
}

/** What a thing is made of, as far as one may be fine while another is not; nuts of unknown kind count as all of them. */
function partsOfRows(facts: FoodFacts): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  const add = (id: string, part: string) => {
    const known = parts.get(id);
    if (known) known.add(part);
    else parts.set(id, new Set([part]));
  };
  for (const { id, limit, holds, check, partOf } of facts.allergens.allergens) {
    if (limit || !PARTS.has(id)) continue;
    for (const row of partOf === 'tree-nuts' ? union(holds, check) : holds) add(row, id);
  }
  const poultry = facts.words.words.find(({ id }) => id === 'poultry');
  for (const row of poultry?.foods ?? []) add(row, 'poultry');
  return parts;
}

const PARTS = new Set([
  'milk',
  'egg',
  'fish',
  'crustaceans',
  'molluscs',
  'honey',
  'beef',
  'pork',
  'peanut',
  'soy',
  'wheat',
  'barley',
  'rye',
  'oats',
  'almond',
  'hazelnut',
  'walnut',
  'pecan',
  'cashew',
  'pistachio',
  'brazil-nut',
  'macadamia',
  'pine-nut',
]);

type NamedRow = { id: string; name: string };

function rowsOfParts({ allergens: { allergens }, words: { words } }: FoodFacts): Map<string, readonly string[]> {
  const alone = ({ plain, partOf }: AllergenFact): readonly string[] => {
    if (plain.length > 0) return plain;
    const family = allergens.find(({ id }) => id === partOf);
    return family ? family.plain.filter((id) => family.holds.includes(id)) : [];
  };
  const poultry = words.find(({ id }) => id === 'poultry')?.foods ?? [];
  const parts = allergens.filter(({ id }) => PARTS.has(id)).map((each) => [each.id, alone(each)] as const);
  return new Map([...parts, ['poultry', poultry] as const].filter(([, rows]) => rows.length > 0));
}

/** Long enough to part most words, short enough to be the same in singular and plural. */
export const startOf = (word: string): string => word.slice(0, 3);

function rowsByStart(foods: ReadonlyMap<string, Food>): Map<string, NamedRow[]> {
  const rows = new Map<string, NamedRow[]>();
  for (const { id, name } of foods.values()) {
    const plain = plainWords(name);
    for (const start of new Set(plain.trim().split(/\s+/).map(startOf))) {
      const known = rows.get(start);
      if (known) known.push({ id, name: plain });
      else rows.set(start, [{ id, name: plain }]);
    }
  }
  return rows;
}

const made = new WeakMap<FoodFacts, FoodIndex>();

/** The facts, ready to be asked; the same facts and foods give the same index, so it is made once. */
export function foodIndex(facts: FoodFacts, { foods }: FoodTable): FoodIndex {
  const known = made.get(facts);
  if (known && known.foods === foods) return known;
  const allergens = byId(facts.allergens.allergens);
  const subjects = [
    ...[...foods.values()].map((food) => rowSubject(food, foods)),
    ...facts.dishes.cuisines.map(({ id, label, names }) => ({
      ...nothing,
      key: `cuisine:${id}`,
      label,
      names: folded(names),
    })),
    ...facts.dishes.dishes.map((dish) => dishSubject(dish, allergens)),
    ...facts.allergens.allergens.map(allergenSubject),
    ...facts.words.words.map((word) => wordSubject(word, allergens)),
  ];
  const index = {
    facts,
    foods,
    subjects: new Map(subjects.map((subject) => [subject.key, subject])),
    rowsByStart: rowsByStart(foods),
    diets: byId(facts.diets.diets),
    alone: new Map(facts.diets.diets.flatMap(({ id, alone }) => alone.map((name) => [foldText(name), id] as const))),
    forms: byId(facts.forms.forms),
    allergens,
    partsOf: partsOfRows(facts),
    partRows: rowsOfParts(facts),
  };
  made.set(facts, index);
  return index;
}

/**
 * What a mention names. Several senses ("pepper" and "peppers" have one stem) leave the one that is written so; where none is, all of
 * them stay, and what is at stake decides.
 */
export function subjectsOf(index: FoodIndex, { senses, quote }: { senses: readonly Sense[]; quote: string }) {
  const meant = senses
    .filter(({ kind }) => KINDS.includes(kind))
    .flatMap(({ kind, id }) => index.subjects.get(`${kind}:${id}`) ?? []);
  const written = meant.filter(({ names }) => names.has(foldText(quote)));
  return written.length > 0 ? written : meant;
}
