import { describe, expect, it } from 'vitest';
import { planMealDay } from '#core/nutrition/search/plan-day.ts';
import { seededRandom } from '#core/seed/random.ts';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { noConstraints } from '#test/constraints.ts';
import { anAthlete, randomProfile } from '#test/personas.ts';
import { allowedSides, nameWithSide } from './sides.ts';

const foods = loadFoods();
const recipes = loadRecipes();
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const NOT_EATEN_BESIDE = /powder|flour|oil$/;

const MEALS = Array.from({ length: 60 }, (_, i) => {
  const profile = { ...randomProfile(seededRandom(i + 400)), dietaryPrefs: ['None'], foodAllergies: 'None' };
  const result = planMealDay({ profile, constraints: noConstraints(), foods, recipes, seed: i });
  return result.ok ? result.draft.meals : [];
}).flat();

describe('sides', () => {
  it('are at most one to a meal, and the name of the meal tells of it', () => {
    expect(MEALS.length).toBeGreaterThan(150);
    for (const { name, items, recipeId } of MEALS) {
      const recipe = byId.get(recipeId ?? '');
      const own = recipe?.ingredients.map(({ foodId }) => foodId) ?? [];
      const beside = items.filter(({ foodId }) => !own.includes(foodId));
      expect(beside.length).toBeLessThanOrEqual(1);
      expect(name === recipe?.name).toBe(beside.length === 0);
      for (const { foodId } of beside) expect(foodId).not.toMatch(NOT_EATEN_BESIDE);
    }
  });

  it('are on few plates: dishes are scaled first', () => {
    const withSide = MEALS.filter(({ name, recipeId }) => name !== byId.get(recipeId ?? '')?.name);
    expect(withSide.length / MEALS.length).toBeLessThan(0.1);
  });

  it('are made without gluten or milk only for those who may not have them', () => {
    const idsFor = (isAllowed: (allergens: readonly string[]) => boolean) =>
      allowedSides(foods, ({ allergens }) => isAllowed(allergens)).map(({ foodId }) => foodId);
    expect(idsFor(() => true)).not.toContain('gluten-free-whole-grain-bread');
    expect(idsFor(() => true)).not.toContain('soy-milk-unsweetened');
    expect(idsFor((allergens) => !allergens.includes('wheat'))).toContain('gluten-free-whole-grain-bread');
    expect(idsFor((allergens) => !allergens.includes('milk'))).toContain('soy-milk-unsweetened');
  });

  it('read well in a name', () => {
    expect(nameWithSide('Lentil soup', { title: 'warm pita' })).toBe('Lentil soup with warm pita');
    expect(nameWithSide('Cod with leeks', { title: 'a baked potato' })).toBe('Cod with leeks and a baked potato');
  });
});

describe('a large plate', () => {
  it('is the same dish, larger: the main part grows, not what lies beside it', () => {
    const profile = anAthlete({
      sex: 'male',
      age: 24,
      weightLbs: 210,
      heightIn: 75,
      activityLevel: 'very_active',
      goal: 'muscle_gain',
      mealsPerDay: 3,
    });
    for (const seed of [1, 2, 3, 4]) {
      const result = planMealDay({ profile, constraints: noConstraints(), foods, recipes, seed });
      for (const { recipeId, items } of result.ok ? result.draft.meals : []) {
        const written = byId.get(recipeId ?? '')?.ingredients.filter(({ role }) => role === 'protein') ?? [];
        for (const { foodId, grams } of written) {
          const served = items.find((item) => item.foodId === foodId)?.grams ?? 0;
          expect(served).toBeGreaterThanOrEqual(0.9 * grams);
        }
      }
    }
  });
});
