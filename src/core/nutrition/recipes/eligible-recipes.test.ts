import { describe, expect, it } from 'vitest';
import type { FoodRules } from '#core/athlete/constraints.ts';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { noConstraints } from '#test/constraints.ts';
import { anAthlete } from '#test/personas.ts';
import { eligibleRecipes } from './eligible-recipes.ts';
import { mixesMeatAndDairy, termPattern } from './food-rules.ts';
import { conflictRefusal, smallestConflict } from './rule-conflict.ts';

const foods = loadFoods();
const recipes = loadRecipes();

function eligible(food: Partial<FoodRules>, cookingLevel: 'beginner' | 'advanced' = 'advanced') {
  return eligibleRecipes({
    profile: anAthlete({ cookingLevel }),
    constraints: noConstraints({ food }),
    foods,
    recipes,
  });
}

function foodsIn(list: ReturnType<typeof eligible>['recipes']) {
  return list.flatMap((known) => [...known.foods.values()]);
}

describe('which recipes a person may have', () => {
  it('are all of them when nothing is ruled out and the cook is advanced', () => {
    expect(eligible({}).recipes).toHaveLength(recipes.length);
  });

  it('hold no forbidden allergen, flag or food', () => {
    const left = eligible({ allergens: ['soy'], forbiddenFlags: ['pork'], forbiddenFoodIds: ['banana'] }).recipes;
    expect(left.length).toBeGreaterThan(0);
    for (const food of foodsIn(left)) {
      expect(food.allergens).not.toContain('soy');
      expect(food.flags).not.toContain('pork');
      expect(food.id).not.toBe('banana');
    }
  });

  it('never name a forbidden or disliked word, in food, title or step', () => {
    const left = eligible({ forbiddenTerms: ['mushrooms'], dislikedTerms: ['tuna'] }).recipes;
    expect(left.length).toBeGreaterThan(0);
    for (const { recipe, foods: held } of left) {
      const text = [recipe.name, ...recipe.steps, ...[...held.values()].map((food) => food.name)].join(' ');
      expect(text).not.toMatch(/mushroom|\btuna/i);
    }
  });

  it('keep meat and dairy apart for who asks', () => {
    for (const { foods: held } of eligible({ separateMeatAndDairy: true }).recipes) {
      expect(mixesMeatAndDairy([...held.values()])).toBe(false);
    }
  });

  it('ask no more skill than the cook has, and remember the harder ones', () => {
    const { recipes: easy, harder } = eligible({}, 'beginner');
    expect(easy.every(({ recipe }) => recipe.skill === 'beginner')).toBe(true);
    expect(easy.length + harder.length).toBe(recipes.length);
  });
});

describe('words that rule out food', () => {
  it.each([
    ['egg', 'Two large eggs', true],
    ['eggs', 'Egg, whole, raw', true],
    ['egg', 'Eggplant, raw', false],
    ['nut', 'Nutmeg and coconut', false],
    ['tomatoes', 'Tomato, raw', true],
    ['cherries', 'Cherry compote', true],
    ['soy', 'So good', false],
    ['soy', 'Soy sauce', true],
    ['peanut butter', 'Smooth peanut-butter', true],
    ['hummus', 'Hummus, commercial', true],
  ])('%s in "%s": %s', (term, text, hit) => {
    expect(termPattern(term).test(text)).toBe(hit);
  });
});

describe('when the rules leave nothing', () => {
  it('names the smallest set of rules, and offers only what may be changed', () => {
    const rules = eligible({
      allergens: ['milk'],
      forbiddenFlags: ['vegetable', 'fruit', 'grain', 'animal', 'legume', 'nut_seed'],
      dislikedTerms: ['cilantro'],
    });
    expect(smallestConflict(rules, 'lunch').map((rule) => rule.id)).toEqual(['flag:vegetable']);
    expect(conflictRefusal(rules, 'lunch').message).toContain('dietitian');
  });

  it('names a diet by its name, and what else stays out by its own', () => {
    const food = {
      diets: ['vegan'],
      dietFlags: ['animal'],
      forbiddenFlags: ['animal', 'legume', 'warfarin_interaction'],
    };
    expect(eligible(food).rules.map(({ label }) => label)).toEqual([
      'your diet (vegan)',
      'no legume',
      'no cranberry or goji',
    ]);
  });

  it('calls foods by what was said of them, and what nobody named by none', () => {
    const food = {
      forbiddenFoodIds: ['banana', 'tofu-firm-calcium', 'kiwi'],
      labelled: [
        { label: 'no banana', foodIds: ['banana'] },
        { label: 'your diet (paleo)', foodIds: ['tofu-firm-calcium'] },
      ],
    };
    const { rules } = eligible(food);
    expect(rules.map(({ label }) => label)).toEqual(['no banana', 'your diet (paleo)', 'the foods you must leave out']);
    const banana = foods.foods.get('banana');
    expect(rules.filter((rule) => banana && rule.blocksFood(banana)).map(({ label }) => label)).toEqual(['no banana']);
  });

  it('tells apart two rules that only together leave nothing', () => {
    const beans = recipes.filter((recipe) => recipe.slots.includes('dinner')).slice(0, 2);
    const [first, second] = beans.map((recipe) => recipe.ingredients[0]?.foodId ?? '');
    const few = eligibleRecipes({
      profile: anAthlete({ cookingLevel: 'advanced' }),
      constraints: noConstraints({
        food: { forbiddenFoodIds: [first ?? ''], dislikedFoodIds: [second ?? ''], allergens: ['sesame'] },
      }),
      foods,
      recipes: beans.map((recipe) => ({ ...recipe, ingredients: recipe.ingredients.slice(0, 1) })),
    });
    expect(smallestConflict(few, 'dinner').map((rule) => rule.id)).toEqual(['forbidden_foods', 'disliked_foods']);
    expect(conflictRefusal(few, 'dinner').message).toContain('set aside the foods you do not like');
  });
});
