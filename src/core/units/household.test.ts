import { describe, expect, it } from 'vitest';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { householdText, kitchenName, kitchenNumber } from './household.ts';

const table = loadFoods();

function foodOf(id: string) {
  const food = table.foods.get(id);
  if (!food) throw new Error(`no food ${id}`);
  return food;
}

describe('household amounts', () => {
  it.each([
    ['white-rice-cooked', 197.5, '1¼ cups cooked white rice (198 g)'],
    ['egg-whole', 150, '3 large eggs (150 g)'],
    ['chicken-breast-raw', 142, '5 oz raw boneless skinless chicken breast (142 g)'],
    ['olive-oil', 6.75, '1½ tsp olive oil (7 g)'],
    ['whole-wheat-bread', 64, '2 slices whole wheat bread (64 g)'],
    ['banana', 59, '½ medium banana (59 g)'],
    ['salt', 0.5, 'a pinch of salt (0.5 g)'],
    ['almonds', 21, '¾ oz almonds (21 g)'],
    ['greek-yogurt-nonfat', 170, '6 oz plain nonfat Greek yogurt (170 g)'],
    ['sardines-canned-oil', 85, '3 oz sardines canned in oil (85 g)'],
  ])('%s, %s g: %s', (id, grams, text) => {
    expect(householdText(foodOf(id), grams, table)).toBe(text);
  });

  it.each([
    ['bell pepper first', 'red-bell-pepper', 'red bell pepper'],
    ['a place keeps its capital', 'monterey-jack', 'Monterey Jack cheese'],
    ['dry grain says so', 'quinoa-dry', 'dry quinoa'],
  ])('%s', (_, id, name) => {
    expect(kitchenName(foodOf(id))).toBe(name);
  });

  it.each([
    [1.25, '1¼'],
    [0.34, '⅓'],
    [0.66, '⅔'],
    [1.98, '2'],
    [2.5, '2½'],
  ])('%s is said %s', (amount, text) => {
    expect(kitchenNumber(amount).text).toBe(text);
  });

  it('finds words for every amount a recipe can reach, with no fraction but the five', () => {
    for (const recipe of loadRecipes()) {
      for (const { foodId, grams, step } of recipe.ingredients) {
        for (const amount of [step, grams, grams * 2]) {
          expect(householdText(foodOf(foodId), amount, table)).toMatch(
            /^(a pinch of |a little |\d*[¼⅓½⅔¾]? ?)[A-Za-z0-9][^{}]* \(\d+(\.\d)? g\)$/,
          );
        }
      }
    }
  });
});
