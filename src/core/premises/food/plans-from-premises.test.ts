import { describe, expect, it } from 'vitest';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { certifiedMealPlan } from '#core/planning/certified-meal-plan.ts';
import { loadFoods, loadRecipes, readConstraints } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';
import { type FoodAnswers, readFood } from '#test/reading-food.ts';

const ANSWERS: readonly FoodAnswers[] = [
  { allergies: 'peanuts, shellfish' },
  { allergies: 'milk, eggs, wheat' },
  { allergies: 'blorbs' },
  { allergies: 'fish but tinned tuna is ok' },
  { prefs: 'vegan but eggs from my hens' },
  { prefs: 'keto', dislikes: 'mushrooms, olives' },
  { prefs: 'AIP' },
  { prefs: 'vegan', allergies: 'soy, gluten' },
  { restrictions: 'coeliac', dislikes: 'tomatoes but sauce is fine' },
  { dislikes: 'vegetables' },
];

describe('plans made from premises of food', () => {
  it.each(ANSWERS)('%j', (answers) => {
    const profile = anAthlete();
    const read = readFood(answers);
    const plan = certifiedMealPlan({
      profile,
      constraints: { ...readConstraints(profile), food: read.rules },
      foods: loadFoods(),
      recipes: loadRecipes(),
      allergenTerms: ALLERGEN_TERMS,
      seed: 7,
    });
    const served = plan.ok ? plan.data.meals.flatMap(({ items }) => items.map(({ foodId }) => foodId)) : [];
    expect(served).not.toEqual([]);
    expect(served.filter((id) => read.out.has(id))).toEqual([]);
  });
});
