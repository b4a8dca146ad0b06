import type { FoodRules } from '#core/athlete/constraints.ts';
import { readText } from '#core/language/read-text.ts';
import { buildVocabulary } from '#core/language/vocabulary.ts';
import { foodFactsSchema } from '#core/premises/food/food-facts.ts';
import { type FoodPremises, foodPremises } from '#core/premises/food/food-premises.ts';
import { foodRulesOf } from '#core/premises/food/food-rules-of.ts';
import { foodVocabulary } from '#core/premises/food/food-vocabulary.ts';
import allergens from '#data/reading/allergens.json' with { type: 'json' };
import diets from '#data/reading/diets.json' with { type: 'json' };
import dishes from '#data/reading/dishes.json' with { type: 'json' };
import forms from '#data/reading/food-forms.json' with { type: 'json' };
import words from '#data/reading/food-words.json' with { type: 'json' };
import { foodsLeftOut, loadFoods } from './catalogue.ts';

export const foodFacts = foodFactsSchema.parse({ allergens, diets, words, dishes, forms });
const foods = loadFoods();
const vocabulary = buildVocabulary(foodVocabulary(foodFacts, foods));

const FIELDS = {
  allergies: 'foodAllergies',
  dislikes: 'dislikedFoods',
  restrictions: 'dietaryRestrictions',
  prefs: 'dietaryPrefs',
  conditions: 'medicalConditions',
  medicines: 'medications',
} as const;

/** Answers by the short name of their question, as people type them. */
export type FoodAnswers = Partial<Record<keyof typeof FIELDS, string>>;

/** What the answers say of food, read as the product would read them. */
export function readFood(answers: FoodAnswers): FoodPremises & { rules: FoodRules; out: ReadonlySet<string> } {
  const read = Object.entries(answers).map(([name, text]) => ({
    field: FIELDS[name as keyof typeof FIELDS],
    reading: readText(text, vocabulary, name === 'conditions' || name === 'medicines' ? 'body' : 'food'),
  }));
  const premises = foodPremises(read, foodFacts, foods);
  const rules = foodRulesOf(premises, foodFacts, foods);
  return { ...premises, rules, out: foodsLeftOut(rules) };
}

/** Foods of the catalogue whose id fits a pattern ("*peanut*"); a pattern that fits none is a slip of the test. */
export function foodsLike(...patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const [start = '', ...rest] = pattern.split('*');
    const found = [...foods.foods.keys()].filter((id) => fits(id, start, rest));
    if (found.length === 0) throw new Error(`No food fits "${pattern}".`);
    return found;
  });
}

function fits(id: string, start: string, rest: readonly string[]): boolean {
  if (!id.startsWith(start)) return false;
  if (rest.length === 0) return id === start;
  let at = start.length;
  for (const part of rest.slice(0, -1)) {
    at = id.indexOf(part, at) + part.length;
    if (at < part.length) return false;
  }
  const end = rest.at(-1) ?? '';
  return id.length - end.length >= at && id.endsWith(end);
}

/** What a row of a table says, as its title. */
export const titled = <Row extends { said: string | FoodAnswers }>(rows: readonly Row[]): [string, Row][] =>
  rows.map((row) => [
    typeof row.said === 'string'
      ? row.said
      : Object.entries(row.said)
          .map((each) => each.join(': '))
          .join(' / '),
    row,
  ]);
