import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FoodRules } from '#core/athlete/constraints.ts';
import exercises from '#data/exercises.json' with { type: 'json' };
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadReadingFacts } from '#server/catalogue/reading-facts.ts';
import { noConstraints } from '#test/constraints.ts';
import { aMealPlan } from '#test/plans.ts';
import { PEOPLE, TODAY } from '#test/query-data.ts';
import { answerQuery } from './answer-query.ts';
import { namedFoods } from './named-foods.ts';
import type { EatenMeal, QueryData } from './query-data.ts';
import { readQueries } from './read-queries.ts';

const facts = loadReadingFacts(loadCatalogue());
const [oats] = aMealPlan().meals;
if (!oats) throw new Error('the plan has no meal');

const item = (foodId: string, grams: number) => {
  const food = facts.foods.foods.get(foodId);
  if (!food) throw new Error(`there is no food ${foodId}`);
  return { foodId, name: food.name, grams, source: food.source };
};
const breakfast = { ...oats, items: [item('rolled-oats-dry', 40), item('peanut-butter', 16)] };
const dinner = {
  ...{ ...oats, type: 'dinner' as const, name: 'Feta salad', calories: 500, protein: 30, carbs: 40, fat: 20 },
  items: [item('goat-cheese-soft', 30), item('carrots-raw', 80)],
};
const friday = { ...dinner, name: 'Salmon bowl', items: [item('salmon-atlantic-raw', 120)] };
const dayOf = (meals: (typeof dinner)[]) => ({ ...aMealPlan(), meals });
/** Tuesday and the six days after it; Friday has salmon. */
const week = Array.from({ length: 7 }, (_, ahead) => ({
  ...dayOf(ahead === 3 ? [friday] : [breakfast as typeof dinner, dinner]),
  ...{ day: ahead + 1, proteinTarget: 100, leftoversFromDay: null },
}));

function told(question: string, more: Partial<QueryData> = {}, rules: Partial<FoodRules> = {}): string {
  const [read] = readQueries(question, { last: null, exercises });
  if (!read) throw new Error(`${question}: nothing is asked`);
  const { query } = read;
  const words = [...(query.of?.kind === 'food' ? [query.of.words] : []), 'cashews'];
  const data: QueryData = {
    ...PEOPLE.flat,
    mealPlan: { id: randomUUID(), name: 'Plates', data: { ...dayOf([breakfast as typeof dinner, dinner]), week } },
    food: {
      table: facts.foods.foods,
      rules: noConstraints({ food: rules }).food,
      named: new Map(words.map((each) => [each, namedFoods(each, facts)])),
      told: new Map(),
    },
    ...more,
  };
  return answerQuery(query, data).sentences.join(' ');
}

describe('what is in the food', () => {
  it.each([
    ['any peanuts in my breakfast today?', 'Yes: Oats (breakfast today) has peanut butter'],
    ['any nuts in my breakfast today?', 'Yes: Oats (breakfast today) has peanut butter'],
    ['is there dairy in my dinner tonight', 'Yes: Feta salad (dinner today) has goat cheese'],
    ['is there fish in my dinner today?', 'holds no fish'],
    ['which of this week’s meals have salmon', 'Salmon bowl (dinner Fri 12 Jun) has'],
    ['is there fish in my dinner on friday', 'Salmon bowl (dinner Fri 12 Jun)'],
    ['what’s in my dinner tonight', 'Feta salad (dinner today): ½ cup oats'],
  ])('%s', (question, words) => {
    expect(told(question)).toContain(words);
  });

  it('is held against the rules of who asks, by the foods themselves', () => {
    expect(told('any peanuts in my breakfast today?', {}, { allergens: ['peanut'] })).toContain(
      'against your own rules',
    );
    // Some cheese may be fine where milk is not: only what is in the meal counts.
    expect(told('is there dairy in my dinner tonight', {}, { forbiddenFoodIds: ['whole-milk'] })).not.toContain(
      'your own rules',
    );
    expect(told('is my dinner tonight safe for me', {}, { allergens: ['milk'], named: ['milk'] })).toMatch(
      /^No: goat cheese in Feta salad/,
    );
    expect(told('is my dinner tonight safe for me', {}, { allergens: ['egg'], named: ['eggs'] })).toMatch(
      /^By your answers, yes: .*\(eggs\)/,
    );
    expect(told('is my dinner tonight safe for me')).toContain('no allergy');
  });

  it('rules nothing out where a food is in no table', () => {
    const planOf = (meal: typeof dinner) => ({ mealPlan: { id: randomUUID(), name: 'Plates', data: dayOf([meal]) } });
    const strange = { ...dinner, items: [{ ...item('carrots-raw', 80), foodId: 'moon-cheese' }] };
    expect(told('is there fish in my dinner today?', planOf(strange))).toMatch(/^I can’t rule it out/);
  });

  it('says what a change that waits for a yes would rule out', () => {
    const change = { field: 'foodAllergies', before: 'None', after: 'cashews' } as const;
    const changes = [{ day: TODAY, source: 'chat', status: 'pending', changes: [change] }] as const;
    const nutty = { ...dinner, items: [item('cashews-raw', 28)] };
    const mealPlan = { id: randomUUID(), name: 'Plates', data: dayOf([nutty]) };
    expect(told('is my dinner tonight safe for me', { changes, mealPlan })).toContain('still waits for your yes');
    expect(told('is my dinner tonight safe for me', { changes })).toContain('holds no cashews either');
  });
});

describe('figures of the food', () => {
  it.each([
    ['how much protein is in my dinner', 'Feta salad (dinner today): 30 g of protein'],
    ['how many calories in dinner on friday', 'Salmon bowl (dinner Fri 12 Jun): 500 kcal'],
    ['so whats my day at now', 'Today comes to 652 kcal and 35 g of protein: breakfast 152 and dinner 500.'],
    ['where does my protein come from', 'Most of today’s protein comes from'],
    ['what’s for dinner friday', 'Fri 12 Jun has Salmon bowl for dinner.'],
  ])('%s', (question, words) => {
    expect(told(question)).toContain(words);
  });
});

describe('what was eaten', () => {
  const eaten: EatenMeal[] = [
    { day: TODAY, type: 'breakfast', name: 'Oats', calories: 152, protein: 5, carbs: 26, fat: 3 },
    { day: TODAY - 1, type: 'dinner', name: 'Stew', calories: 700, protein: 40, carbs: 60, fat: 20 },
  ];
  const logs = PEOPLE.flat.logs && { ...PEOPLE.flat.logs, eaten };

  it('is taken off the target, beside what is open in the plan', () => {
    const said = told('how much protein do I have left today', logs ? { logs } : {});
    expect(said).toMatch(/^You’ve had 5 g of protein of 132 g today: breakfast 5\. 127 g of protein left\./);
    expect(said).toContain('Still open in your plan: dinner 30');
  });

  it('is unknown where nothing is marked', () => {
    expect(told('how much protein do I have left today')).toContain('blank isn’t zero');
  });
});
