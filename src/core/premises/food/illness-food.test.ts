import { describe, expect, it } from 'vitest';
import type { HealthFood } from '#core/premises/health/health-premises.ts';
import { loadFoods } from '#test/catalogue.ts';
import { foodFacts, foodsLike } from '#test/reading-food.ts';
import { illnessFood } from './illness-food.ts';

const NOTHING: HealthFood = {
  foodsOut: [],
  foodsToCheck: [],
  flagsOut: [],
  terms: [],
  useDiet: [],
  useAllergens: [],
  unsafeDiets: [],
  limits: { sodiumMaxMg: null },
};

type Row = {
  name: string;
  food: Partial<HealthFood>;
  fine: readonly string[];
  back: readonly string[];
  kept: readonly string[];
};

const ROWS: readonly Row[] = [
  {
    name: 'lactose intolerance gives yoghurt back',
    food: { useAllergens: ['lactose'] },
    fine: ['yogurt-plain-*'],
    back: ['yogurt-plain-*'],
    kept: ['milk-whole'],
  },
  {
    name: 'alpha-gal gives milk back, which depends on the person, and no beef',
    food: { foodsOut: ['ground-beef-80-raw'], foodsToCheck: ['milk-whole', 'cheddar-cheese'] },
    fine: ['milk-whole', 'ground-beef-80-raw'],
    back: ['milk-whole'],
    kept: ['ground-beef-80-raw', 'cheddar-cheese'],
  },
  {
    name: 'coeliac disease gives back only what depends on the label',
    food: { useDiet: ['celiac'], useAllergens: ['gluten'] },
    fine: ['rolled-oats-dry', 'white-bread'],
    back: ['rolled-oats-dry'],
    kept: ['white-bread'],
  },
];

describe('foods that an illness leaves out', () => {
  it.each(ROWS)('$name', ({ food, fine, back, kept }) => {
    const facts = { food: foodFacts, foods: loadFoods() };
    const premises = illnessFood({ ...NOTHING, ...food }, [], facts, new Set(foodsLike(...fine)));
    const out = new Set(premises.flatMap(({ foodsOut, foodsToCheck }) => [...foodsOut, ...foodsToCheck]));
    expect(foodsLike(...back).filter((id) => out.has(id))).toEqual([]);
    expect(foodsLike(...kept).filter((id) => !out.has(id))).toEqual([]);
  });
});
