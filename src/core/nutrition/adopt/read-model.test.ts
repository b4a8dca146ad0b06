import { describe, expect, it } from 'vitest';
import { loadFoods } from '#test/catalogue.ts';
import { gramsOf, readAmount } from './parse-amount.ts';
import { readDish } from './read-dish.ts';
import { foodIndex, resolveFood } from './resolve-food.ts';

const foods = loadFoods();
const index = foodIndex(foods);

describe('the food that a name means', () => {
  it.each([
    ['olive oil', 'olive-oil'],
    ['Extra virgin olive oil', 'olive-oil'],
    ['rolled oats', 'rolled-oats-dry'],
    ['chicken breast', 'chicken-breast-raw'],
    ['grilled chicken breast', 'chicken-breast-cooked'],
    ['boneless, skinless chicken breast, diced', 'chicken-breast-raw'],
    ['salmon fillet', 'salmon-atlantic-raw'],
    ['brocoli', 'broccoli-raw'],
    ['tomatoes', 'tomato-raw'],
    ['cooked brown rice', 'brown-rice-cooked'],
    ['dry quinoa', 'quinoa-dry'],
    ['eggs', 'egg-whole'],
    ['unsweetened almond milk', 'almond-milk-unsweetened'],
    ['peanut butter', 'peanut-butter'],
    ['Greek yogurt (nonfat)', 'greek-yogurt-lowfat'],
    ['tahini', 'tahini'],
    ['prawns', 'shrimp-raw'],
  ])('%s is %s', (name, id) => {
    expect(resolveFood(name, index)?.food.id).toBe(id);
  });

  it.each([
    'oat milk',
    'unicorn',
    'coconut flour',
    'almond flour',
    'my special sauce',
    'cashew cream',
    '',
    '200',
    'seitan jerky',
  ])('nobody knows: “%s”', (name) => {
    expect(resolveFood(name, index)).toBeNull();
  });

  it('finds every food of the table by its own name', () => {
    const lost = [...foods.foods.values()].filter(({ id, name }) => resolveFood(name, index)?.food.id !== id);
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it('never takes a name for a food of other allergens because of a slip', () => {
    for (const [name, allergen] of [
      ['almond milk', 'milk'],
      ['peanut butter', 'milk'],
      ['rice noodles', 'wheat'],
      ['coconut milk', 'milk'],
    ] as const) {
      expect(resolveFood(name, index)?.food.allergens ?? [], name).not.toContain(allergen);
    }
  });
});

describe('an amount in words', () => {
  it.each([
    ['200 g chicken breast', 200, 'g', 'chicken breast'],
    ['2 tbsp olive oil', 2, 'tbsp', 'olive oil'],
    ['1 1/2 cups cooked rice', 1.5, 'cup', 'cooked rice'],
    ['1½ cups cooked rice', 1.5, 'cup', 'cooked rice'],
    ['½ avocado', 0.5, null, 'avocado'],
    ['3/4 cup of oats', 0.75, 'cup', 'oats'],
    ['2-3 eggs', 2.5, null, 'eggs'],
    ['6 oz. salmon', 6, 'oz', 'salmon'],
    ['1 cup (240 g) Greek yogurt', 240, 'g', 'Greek yogurt'],
    ['a pinch of salt', 1, 'pinch', 'salt'],
    ['about 0,5 lb turkey', 0.5, 'lb', 'turkey'],
    ['salt to taste', null, null, 'salt to taste'],
    ['1/0 cup rice', 1, 'cup', 'rice'],
  ])('%s', (line, amount, unit, name) => {
    expect(readAmount(line)).toEqual({ amount, unit, name });
  });

  it.each([
    ['2 eggs', 'egg-whole', 90, 115],
    ['1 banana', 'banana', 110, 130],
    ['1 cup cooked rice', 'white-rice-cooked', 150, 210],
    ['1 tbsp olive oil', 'olive-oil', 13, 14],
    ['1 tsp salt', 'salt', 5.5, 6.5],
    ['1 can black beans', 'black-beans-cooked', 200, 300],
    ['2 slices whole wheat bread', 'whole-wheat-bread', 50, 90],
    ['1 scoop whey', 'whey-protein-powder', 20, 40],
    ['100 ml milk', 'milk-2-percent', 95, 110],
  ])('%s weighs what it should', (line, id, least, most) => {
    const food = foods.foods.get(id);
    if (!food) throw new Error(`no food ${id}`);
    const grams = gramsOf(readAmount(line), food, foods);
    expect(grams).toBeGreaterThanOrEqual(least);
    expect(grams).toBeLessThanOrEqual(most);
  });

  it.each(['0 g rice', 'rice', '-5 g rice'])('says nothing: “%s”', (line) => {
    const rice = foods.foods.get('white-rice-cooked');
    if (!rice) throw new Error('no rice');
    const { amount } = readAmount(line);
    expect(amount === null || amount <= 0 ? gramsOf(readAmount(line), rice, foods) : null).toBeNull();
  });
});

describe('a dish of a model', () => {
  const dish = readDish(
    {
      name: 'Chicken rice',
      calories: 9999,
      ingredients: [
        '200 g chicken breast',
        { food: 'cooked rice', grams: 150 },
        '1 tbsp olive oil',
        '20 g salt',
        'stardust',
      ],
      steps: [
        '1. Fry 200 g of chicken in 1 tbsp olive oil for 8 minutes at 350 °F.',
        'Add the rice. Season with salt. Serve.',
      ],
    },
    0,
    { index, table: foods },
  );

  it('is made of our foods in kitchen steps, seasoned sanely', () => {
    const grams = Object.fromEntries(dish.recipe.ingredients.map((one) => [one.foodId, one.grams]));
    expect(Object.keys(grams)).toEqual(['chicken-breast-raw', 'white-rice-cooked', 'olive-oil', 'salt']);
    expect(grams['chicken-breast-raw']).toBeCloseTo(198.8, 1);
    expect(grams.salt).toBe(2);
    expect(dish.unresolved).toEqual(['stardust']);
  });

  it('loses the amounts in its steps, not the minutes', () => {
    expect(dish.recipe.steps).toEqual([
      'Fry chicken in olive oil for 8 minutes at 350 °F.',
      'Add the rice.',
      'Season with salt.',
      'Serve.',
    ]);
  });
});
