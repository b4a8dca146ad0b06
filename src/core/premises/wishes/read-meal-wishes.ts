import type { Constraints } from '#core/athlete/constraints.ts';
import type { Food } from '#core/catalogue/food.ts';
import { readText } from '#core/language/read-text.ts';
import type { SubjectKind } from '#core/language/reading.ts';
import { phraseKey } from '#core/language/tokens.ts';
import type { DietFact } from '../food/food-facts.ts';
import { type FoodIndex, type FoodSubject, foodIndex } from '../food/food-index.ts';
import { rowsOf, rowsThatComeBack } from '../food/food-rows.ts';
import { termsOf } from '../food/food-terms.ts';
import type { HeardFood } from '../food/heard-food.ts';
import type { Premises } from '../premises.ts';
import { type ReadingFacts, vocabularyOf } from '../reading-facts.ts';
import { type HeardWish, hearWishes, nameOf, stanceOf, type UnknownWish } from './heard-wish.ts';
import { minutesIn } from './minutes-in.ts';
import { singularTerm } from './singular-term.ts';
import { type Held, reasonAgainst, reasonAgainstKind, reasonAgainstWord } from './wish-conflict.ts';
import { type WishPart, wishParts } from './wish-parts.ts';
import { HIGH_PROTEIN, QUICK, WISH_VOCABULARY, WISH_WORDS } from './wish-words.ts';

/** What a person wishes for one plan, meal or swap. A wish in `conflicts` breaks one of their rules and is not met. */
export type MealWishesRead = {
  avoidTerms: string[];
  avoidFoodIds: string[];
  preferTerms: string[];
  /** As recipes call them. */
  cuisines: string[];
  maxMinutes: number | null;
  highProtein: boolean;
  conflicts: { term: string; reason: string }[];
};

export type MealWishInput = {
  text: string;
  facts: ReadingFacts;
  constraints: Constraints;
  premises: Pick<Premises, 'foods'>;
  /** Names of all recipes: what a wish may call a food by. */
  dishes: readonly string[];
};

type Reading = { held: Held; wishes: MealWishesRead; dishes: readonly string[] };

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Reads the wish for a plan, meal or swap. It can leave out more than the rules do, never less. Pure; never throws. */
export function readMealWishes(input: MealWishInput): MealWishesRead {
  const { text, facts } = input;
  const index = foodIndex(facts.food, facts.foods);
  const held = { index, rules: input.constraints.food, premises: input.premises.foods };
  const wishes: MealWishesRead = {
    avoidTerms: [],
    avoidFoodIds: [],
    preferTerms: [],
    cuisines: [],
    maxMinutes: minutesIn(text),
    highProtein: false,
    conflicts: [],
  };
  const reading = { held, wishes, dishes: input.dishes };
  const parts = wishParts(text);
  addKitchen(parts, wishes);
  const heard = hearWishes(parts, index, vocabularyOf(facts));
  for (const wish of saidOnce(heard.named)) addWish(wish, reading);
  for (const word of heard.unknown) addUnknown(word, reading);
  const avoidTerms = unique(wishes.avoidTerms);
  return {
    ...wishes,
    avoidTerms,
    avoidFoodIds: unique(wishes.avoidFoodIds),
    preferTerms: unique(wishes.preferTerms).filter((term) => !avoidTerms.includes(term)),
    cuisines: unique(wishes.cuisines),
  };
}

/** Cuisines, haste, protein and what the kitchen lacks. */
function addKitchen(parts: readonly WishPart[], wishes: MealWishesRead): void {
  for (const part of parts) {
    for (const mention of readText(part.text, WISH_VOCABULARY).mentions) {
      const { kind, id } = mention.senses[0] ?? {};
      const lacks = kind === 'tool' ? (WISH_WORDS.kitchen[Number(id)]?.needs ?? []) : [];
      if (mention.polarity === 'deny' || mention.polarity === 'avoid') wishes.avoidTerms.push(...lacks);
      const stance = stanceOf(mention, part.replaced);
      if (kind === 'cuisine') addCuisine(WISH_WORDS.cuisines[Number(id)]?.ids ?? [], stance === 'prefer', wishes);
      if (stance !== 'prefer') continue;
      if (id === HIGH_PROTEIN) wishes.highProtein = true;
      if (id === QUICK) wishes.maxMinutes ??= WISH_WORDS.quick.minutes;
    }
  }
}

function addCuisine(ids: readonly string[], isWanted: boolean, { cuisines, avoidTerms }: MealWishesRead): void {
  if (isWanted) cuisines.push(...ids);
  else avoidTerms.push(...ids.map((id) => id.replaceAll('_', ' ')));
}

/** Said twice is wished once: what it stands for is looked up once. */
function saidOnce(named: readonly HeardWish[]): HeardWish[] {
  const once = new Map<string, HeardWish>();
  for (const wish of named) {
    const { mention, subjects, diets, forms, stance, exceptions } = wish;
    const about = [...subjects.map(({ key }) => key), ...diets.map(({ id }) => id), ...forms.map(({ id }) => id)];
    const key = JSON.stringify([stance, about, mention.quote.toLowerCase(), exceptions.map(nameOf)]);
    if (!once.has(key)) once.set(key, wish);
  }
  return [...once.values()];
}

/** Cuisines, and dishes that no recipe has and that stand for one ("sushi"), are read with the kitchen. */
const isOfKitchen = (wish: HeardWish) => WISH_VOCABULARY.names.values.has(phraseKey(nameOf(wish)));

/** Words that are no food and stand in texts all the same: "not fried", "no burpees". */
const BARE: readonly SubjectKind[] = ['food_form', 'exercise'];

function addWish(wish: HeardWish, reading: Reading): void {
  const { stance, diets, mention } = wish;
  if (isOfKitchen(wish)) return;
  const subjects = wish.subjects.filter(({ key, allergen }) => !key.startsWith('cuisine:') && !allergen?.limit);
  if (stance !== 'prefer') for (const subject of subjects) addRefused({ ...wish, subjects }, subject, reading);
  else if (diets.length > 0) for (const diet of diets) addDiet(wish, diet, reading);
  else if (subjects.length > 0) addPreferred({ ...wish, subjects }, reading);
  const isBare = wish.subjects.length === 0 && diets.length === 0;
  if (stance !== 'prefer' && isBare && mention.senses.some(({ kind }) => BARE.includes(kind))) {
    reading.wishes.avoidTerms.push(singularTerm(nameOf(wish)));
  }
}

/** A wish as an answer would be heard. "Less rice" leaves out rice, not all that holds some. */
const asHeard = (
  { mention, forms, stance }: Omit<HeardWish, 'exceptions'>,
  of: Pick<HeardFood, 'subject' | 'diet'>,
): HeardFood => ({
  field: 'wish',
  mention,
  at: 0,
  forms,
  way: stance === 'less' ? 'dislike' : 'must',
  because: 'wish',
  origins: [],
  ...of,
});

/** A way of eating that is wished for ("make it vegan") leaves out what it leaves out. */
function addDiet(wish: HeardWish, diet: DietFact, { held, wishes }: Reading): void {
  if (diet.id === 'high-protein') wishes.highProtein = true;
  wishes.avoidFoodIds.push(...rowsOf(held.index, asHeard(wish, { subject: null, diet })).out);
}

/** To leave out carbs, salt or all of animals is a way of eating. */
const refusedDiet = ({ word }: FoodSubject, { held }: Reading) => held.index.diets.get(word?.refusedDiet ?? '');

function addRefused(wish: HeardWish, subject: FoodSubject, reading: Reading): void {
  const diet = refusedDiet(subject, reading);
  if (diet) addDiet(wish, diet, reading);
  else addAvoided(wish, subject, reading);
}

function addAvoided(wish: HeardWish, subject: FoodSubject, { held, wishes }: Reading): void {
  const { index } = held;
  const heard = asHeard(wish, { subject, diet: null });
  const rows = rowsOf(index, heard);
  const fine = wish.exceptions.flatMap((each) =>
    each.subjects.slice(0, 1).map((one) => ({ ...asHeard(each, { subject: one, diet: null }), way: 'fine' as const })),
  );
  const back = rowsThatComeBack(index, heard, rows, fine);
  // "No nuts" is said of peanuts, too.
  const out = wish.stance === 'avoid' ? [...rows.out, ...subject.plain] : [...rows.out];
  wishes.avoidFoodIds.push(...out.filter((id) => !back.has(id)));
  if (back.size === 0) wishes.avoidTerms.push(...termsOf(index, heard, rows.out).map(singularTerm));
}

function rowsMeant({ subjects }: HeardWish, { foods }: FoodIndex): Food[] {
  const ids = unique(subjects.flatMap(({ plain, holds }) => (plain.length > 0 ? plain : holds)));
  return ids.flatMap((id) => foods.get(id) ?? []);
}

/** "Vegan cheese": in that form the catalogue has none, so that no rule speaks against it. */
function isOfNoRow({ forms }: HeardWish, rows: readonly Food[]): boolean {
  const known = forms.flatMap((form) => (form.foods === null ? [] : [new Set(form.foods)]));
  return known.length > 0 && !rows.some(({ id }) => known.every((form) => form.has(id)));
}

const holdsTerm = (name: string, term: string) => ` ${phraseKey(name)} `.includes(` ${phraseKey(term)} `);

/** What recipes call it: "courgettes" are zucchini there. */
function termFor(wish: HeardWish, rows: readonly Food[], dishes: readonly string[]): string {
  const term = singularTerm(nameOf(wish));
  const labels = wish.subjects.map(({ label }) => singularTerm(label));
  const names = [...rows.map(({ name }) => name), ...dishes];
  return [term, ...labels].find((each) => names.some((name) => holdsTerm(name, each))) ?? term;
}

function addPreferred(wish: HeardWish, { held, wishes, dishes }: Reading): void {
  const rows = rowsMeant(wish, held.index);
  const term = singularTerm(nameOf(wish));
  const against =
    (isOfNoRow(wish, rows) ? null : reasonAgainst(rows, held)) ??
    (rows.length === 0 ? wish.subjects.map((each) => reasonAgainstKind(each, held)).find(Boolean) : null) ??
    reasonAgainstWord(term, held);
  if (against) wishes.conflicts.push({ term, reason: `${against} So I leave ${nameOf(wish)} out.` });
  else wishes.preferTerms.push(termFor(wish, rows, dishes));
}

const PLAIN = new Set(WISH_WORDS.plain);
/** Shorter words are slips and abbreviations. */
const SHORTEST_WORD = 3;

function addUnknown({ quote, stance }: UnknownWish, { held, wishes }: Reading): void {
  const words = quote.toLowerCase().split(/\s+/);
  const isNamed = words.some((word) => WISH_VOCABULARY.nameWords.has(phraseKey(word)));
  const term = singularTerm(quote);
  if (isNamed || words.every((word) => PLAIN.has(word)) || term.length < SHORTEST_WORD) return;
  if (stance !== 'prefer') {
    wishes.avoidTerms.push(term);
    return;
  }
  const against = reasonAgainstWord(term, held);
  if (against) wishes.conflicts.push({ term, reason: `${against} So I leave ${quote.toLowerCase()} out.` });
  else wishes.preferTerms.push(term);
}
