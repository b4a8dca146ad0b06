import { describe, expect, it } from 'vitest';
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

  it('has a guide for every exercise, and none for another', () => {
    expect([...exercises.guides.keys()].sort()).toEqual([...exercises.exercises.keys()].sort());
  });
});
