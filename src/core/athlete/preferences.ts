import { ALLERGENS, type Food, type FoodTable } from '#core/catalogue/food.ts';
import type { Constraints } from './constraints.ts';
import { conflictReason } from './food-conflict.ts';
import { foodsOf } from './food-rules.ts';
import { type Mention, readStatements, type Statement } from './food-statements.ts';
import { type FoodSense, type FoodVocabulary, foodVocabulary } from './food-vocabulary.ts';
import type { Lexicon } from './lexicon.ts';
import { termOf } from './vocabulary.ts';

/** What a person wishes for one plan, meal or workout. A wish in `conflicts` breaks one of their rules and is not met. */
export type Preferences = {
  avoidTerms: string[];
  avoidFoodIds: string[];
  preferTerms: string[];
  cuisines: string[];
  maxMinutes: number | null;
  highProtein: boolean;
  conflicts: { term: string; reason: string }[];
};

export type PreferencesInput = { text: string; lexicon: Lexicon; foods: FoodTable; constraints: Constraints };

/** "quick", "easy": done in this many minutes. */
const QUICK_MINUTES = 20;

const made = new WeakMap<Lexicon, { foods: FoodTable; vocabulary: FoodVocabulary }>();

function vocabularyOf(lexicon: Lexicon, foods: FoodTable): FoodVocabulary {
  const known = made.get(lexicon);
  if (known?.foods === foods) return known.vocabulary;
  const vocabulary = foodVocabulary({ lexicon, foods }, { withWishes: true });
  made.set(lexicon, { foods, vocabulary });
  return vocabulary;
}

/** Reads the wish for a plan or a swap. It can leave out more than the rules do, never less. */
export function understandPreferences(input: PreferencesInput): Preferences {
  const { text, lexicon, foods } = input;
  const wishes: Preferences = {
    avoidTerms: [],
    avoidFoodIds: [],
    preferTerms: [],
    cuisines: [],
    maxMinutes: minutesIn(text, lexicon),
    highProtein: false,
    conflicts: [],
  };
  for (const statement of readStatements(text, vocabularyOf(lexicon, foods), 'wish')) {
    for (const mention of statement.mentions) addWish(wishes, mention, input);
    addUnknown(wishes, statement, input.constraints);
  }
  return {
    ...wishes,
    avoidTerms: [...new Set(wishes.avoidTerms)],
    avoidFoodIds: [...new Set(wishes.avoidFoodIds)],
    preferTerms: [...new Set(wishes.preferTerms)],
    cuisines: [...new Set(wishes.cuisines)],
  };
}

const idOf = ({ piece }: Mention, kind: FoodSense) => piece.senses.find((sense) => sense.kind === kind)?.id;

function addWish(wishes: Preferences, mention: Mention, input: PreferencesInput): void {
  const cuisine = idOf(mention, 'cuisine');
  if (cuisine !== undefined && mention.polarity !== 'avoid' && !mention.denied) wishes.cuisines.push(cuisine);
  if (idOf(mention, 'high_protein') !== undefined) wishes.highProtein = true;
  else if (idOf(mention, 'quick') !== undefined) wishes.maxMinutes ??= QUICK_MINUTES;
  const isDiet = idOf(mention, 'diet') !== undefined;
  if (isDiet && mention.denied) return;
  if (isDiet || mention.polarity === 'avoid' || mention.denied) addAvoided(wishes, mention, input);
  else if (namesFood(mention)) addPreferred(wishes, mention, input);
}

function namesFood(mention: Mention): boolean {
  const kinds = ['allergen', 'allergen_class', 'allergen_set', 'allergy', 'group', 'harmless'] as const;
  return mention.piece.found.length > 0 || kinds.some((kind) => idOf(mention, kind) !== undefined);
}

function groupOf(mention: Mention, lexicon: Lexicon) {
  const id = idOf(mention, 'group');
  return id === undefined ? undefined : lexicon.groups[id];
}

function foodsNamed(mention: Mention, { lexicon, foods }: PreferencesInput): Food[] {
  const group = groupOf(mention, lexicon);
  const found = group ? foodsOf(foods, group) : mention.piece.found;
  return found.flatMap((id) => foods.foods.get(id) ?? []);
}

/** A diet named in a wish ("make it vegan") leaves out what the diet leaves out. */
function addAvoided(wishes: Preferences, mention: Mention, input: PreferencesInput): void {
  const { lexicon, foods } = input;
  const diet = lexicon.diets[idOf(mention, 'diet') ?? ''];
  const named = groupOf(mention, lexicon) ?? lexicon.allergies[idOf(mention, 'allergy') ?? ''];
  const allergens = [...allergensNamed(mention, lexicon), ...(diet?.allergens ?? [])];
  const byAllergen = [...foods.foods.values()].filter((food) => allergens.some((id) => food.allergens.includes(id)));
  const sets = [diet, named].flatMap((set) => (set ? foodsOf(foods, { foodGroups: [], ...set }) : []));
  wishes.avoidFoodIds.push(...mention.piece.found, ...byAllergen.map(({ id }) => id), ...sets);
  if (named) wishes.avoidTerms.push(...named.terms);
  else if (!diet && allergens.length === 0 && namesFood(mention)) wishes.avoidTerms.push(termOf(mention.piece.words));
}

function addPreferred(wishes: Preferences, mention: Mention, input: PreferencesInput): void {
  const { constraints, lexicon } = input;
  const term = termOf(mention.piece.words);
  const name = mention.piece.quote.toLowerCase();
  const options = { rules: constraints.food, lexicon };
  const reason = allergyReason(mention, input) ?? conflictReason(name, foodsNamed(mention, input), options);
  const blocked = [...constraints.food.forbiddenTerms, ...constraints.food.dislikedTerms].includes(term);
  if (reason) wishes.conflicts.push({ term, reason });
  else if (blocked) wishes.conflicts.push({ term, reason: leftOut(name) });
  else wishes.preferTerms.push(term);
}

const leftOut = (name: string) => `You told me that this must stay off your plate. So I leave ${name} out.`;

function allergensNamed({ piece }: Mention, lexicon: Lexicon, kinds: readonly FoodSense[] = ['allergen_class']) {
  const named = piece.senses.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const sets = piece.senses.filter(({ kind }) => kind === 'allergen_set').map(({ id }) => id);
  const inSets = sets.flatMap((id) => lexicon.allergenClasses[id]?.allergens ?? []);
  return ALLERGENS.filter((id) => inSets.includes(id) || named.includes(id));
}

/** A word of an allergen that the person has declared, be it in the table of foods or not ("lobster"). */
function allergyReason(mention: Mention, { constraints, lexicon }: PreferencesInput): string | null {
  const named = allergensNamed(mention, lexicon, ['allergen', 'allergen_class']);
  const hit = constraints.food.allergens.find((allergen) => named.includes(allergen));
  if (hit === undefined) return null;
  const name = mention.piece.quote.toLowerCase();
  return `You told me that ${lexicon.allergens[hit].label} must stay off your plate. So I leave ${name} out.`;
}

function addUnknown(wishes: Preferences, { leftovers }: Statement, { food }: Constraints): void {
  for (const { words, polarity, quote } of leftovers) {
    const term = termOf(words);
    if (term.length < 3) continue;
    if (polarity === 'avoid') wishes.avoidTerms.push(term);
    else if (food.forbiddenTerms.includes(term)) wishes.conflicts.push({ term, reason: leftOut(quote.toLowerCase()) });
    else wishes.preferTerms.push(term);
  }
}

/** "under 20 minutes", "20 min max". */
function minutesIn(text: string, { wishes }: Lexicon): number | null {
  const units = wishes.minutesUnits.join('|');
  const found = new RegExp(`(\\d{1,3})\\s{0,4}-?\\s{0,4}(?:${units})\\b`, 'i').exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
