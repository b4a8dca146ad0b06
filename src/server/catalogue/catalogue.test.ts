import { describe, expect, it } from 'vitest';
import { householdText } from '#core/units/household.ts';
import { loadCatalogue } from './catalogue.ts';

const { foods, recipes, exercises } = loadCatalogue();

describe('the shipped catalogue', () => {
  it('is read once', () => {
    expect(loadCatalogue()).toBe(loadCatalogue());
  });

  it('has recipes of known foods only, each under an id of its own', () => {
    expect(recipes.length).toBeGreaterThan(200);
    expect(new Set(recipes.map(({ id }) => id)).size).toBe(recipes.length);
    const unknown = recipes.flatMap(({ id, ingredients }) =>
      ingredients.filter(({ foodId }) => !foods.foods.has(foodId)).map(({ foodId }) => `${id}: ${foodId}`),
    );
    expect(unknown).toEqual([]);
  });

  it('seasons with what a kitchen measures: half spoons, whole cloves, a pinch', () => {
    const measured = /^(a pinch|a little|[1-9]\d* |[¼½¾] (tsp|cup)|[1-9]?½ (tsp|tbsp)|⅓ cup)/;
    const odd = recipes.flatMap(({ id, ingredients }) =>
      ingredients.flatMap(({ foodId, grams, role }) => {
        const food = foods.foods.get(foodId);
        const text = food && role === 'flavour' ? householdText(food, grams, foods) : 'a pinch';
        return measured.test(text) ? [] : [`${id}: ${text}`];
      }),
    );
    expect(odd).toEqual([]);
  });

  it('has a guide for every exercise, and none for another', () => {
    expect([...exercises.guides.keys()].sort()).toEqual([...exercises.exercises.keys()].sort());
  });
});
