import { describe, expect, it } from 'vitest';
import { foodsNamed, NAMED_FOODS } from './food-names.ts';

describe('a food that is looked up', () => {
  it.each([
    ['peanut', 'allergen:peanut'],
    ['Aubergine', 'food:eggplant'],
    ['bell', 'food:bell-peppers'],
  ])('%s is %s', (typed, subject) => {
    expect(foodsNamed(typed, 8).map((food) => food.subject)).toContain(subject);
  });

  it('is found by the beginning of its name first', () => {
    const labels = foodsNamed('pe', 8).map(({ label }) => label);
    expect(labels.slice(0, 3).every((label) => label.startsWith('Pe'))).toBe(true);
  });

  it.each(['', '  ', 'qqqq'])('“%s” finds nothing', (typed) => {
    expect(foodsNamed(typed, 8)).toEqual([]);
  });

  it('is one of many', () => {
    expect(NAMED_FOODS.length).toBeGreaterThan(100);
    expect(foodsNamed('c', 8)).toHaveLength(8);
  });
});
