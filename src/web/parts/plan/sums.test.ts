import { describe, expect, it } from 'vitest';
import { gramsOf, itemOf, reasonOfAmount, reasonOfMinutes, sumOfMacros, sumOfMeals, usdaNumber } from './sums.ts';

const meal = {
  type: 'lunch',
  name: 'Rice and beans',
  description: '',
  calories: 370,
  protein: 30,
  carbs: 40,
  fat: 10,
  ingredients: [],
  instructions: [],
  items: [],
  recipeId: null,
  totalMinutes: 20,
} as const;
const two = [
  { ...meal, ingredients: [], instructions: [], items: [] },
  { ...meal, ingredients: [], instructions: [], items: [], calories: 1430, protein: 5 },
];

describe('where a number comes from', () => {
  it('shows a total as the sum of its meals', () => {
    expect(sumOfMeals(two, 'calories')).toBe('370 + 1,430 = 1,800 kcal');
    expect(sumOfMeals(two, 'protein')).toBe('30 + 5 = 35 g');
  });

  it('shows the energy of a meal as the sum of its macros', () => {
    expect(sumOfMacros(meal)).toBe('4 × 30 + 4 × 40 + 9 × 10 = 370 kcal');
  });

  it('names the food as the USDA does', () => {
    expect(usdaNumber('NDB:05062')).toBe('USDA 05062');
  });

  it('says what a portion was counted as, where the line has a food', () => {
    const rice = { foodId: 'rice', name: 'White rice, cooked', grams: 200, source: 'NDB:20045' };
    expect(reasonOfAmount(rice)).toMatch(/^Counted as 200 g of White rice, cooked \(USDA 20045\)\./);
    expect(itemOf({ items: [rice], ingredients: ['1¼ cups cooked white rice (200 g)'] }, 0)).toBe(rice);
    expect(itemOf({ items: [], ingredients: ['Rice'] }, 0)).toBeUndefined();
  });

  it('says what the minutes of a dish stand for', () => {
    const reasons = [
      reasonOfMinutes({ name: 'Chili', recipeId: 'chili' }),
      reasonOfMinutes({ name: 'Leftovers: Chili', recipeId: 'chili' }),
      reasonOfMinutes({ name: 'Chili', recipeId: null }),
    ];
    expect(reasons[0]).toContain('first cut');
    expect(reasons[1]).toContain('warming up');
    expect(reasons[2]).toContain('our guess');
  });

  it.each([
    { grams: 150.4, text: '150 g' },
    { grams: 2.55, text: '2.6 g' },
    { grams: 9.04, text: '9 g' },
  ])('$grams g is read as $text', ({ grams, text }) => {
    expect(gramsOf(grams)).toBe(text);
  });
});
