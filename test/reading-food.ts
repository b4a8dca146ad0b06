import type { FoodRules } from '#core/athlete/constraints.ts';
import { readText } from '#core/language/read-text.ts';
import { type FoodPremises, foodPremises } from '#core/premises/food/food-premises.ts';
import { foodRulesOf } from '#core/premises/food/food-rules-of.ts';
import { vocabularyOf } from '#core/premises/reading-facts.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadReadingFacts } from '#server/catalogue/reading-facts.ts';
import { foodsLeftOut } from './catalogue.ts';

const facts = loadReadingFacts(loadCatalogue());
export const foodFacts = facts.food;
const { foods } = facts;
/** The one vocabulary of all kinds, as the product reads every answer with. */
export const wholeVocabulary = vocabularyOf(facts);

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
    text,
    reading: readText(text, wholeVocabulary, name === 'conditions' || name === 'medicines' ? 'body' : 'food'),
  }));
  const premises = foodPremises({ answers: read, facts: foodFacts, foods });
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
