import { describe, expect, it } from 'vitest';
import exercises from '#data/exercises.json' with { type: 'json' };
import figures from '#data/figures.json' with { type: 'json' };
import breakfasts from '#data/recipes/breakfasts.json' with { type: 'json' };
import dinners from '#data/recipes/dinners.json' with { type: 'json' };
import lunches from '#data/recipes/lunches.json' with { type: 'json' };
import sample from '#data/sample-day.json' with { type: 'json' };

type Macros = { calories: number; protein: number; carbs: number; fat: number };

const RECIPE_NAMES = new Set([...breakfasts, ...lunches, ...dinners].map(({ name }) => name));
const EXERCISE_NAMES = new Set(exercises.map(({ name }) => name));

const energy = ({ protein, carbs, fat }: Macros) => 4 * protein + 4 * carbs + 9 * fat;
const sum = (meals: readonly Macros[], part: keyof Macros) => meals.reduce((total, meal) => total + meal[part], 0);

describe('the example day', () => {
  it('has one day for each goal', () => {
    expect(sample.days.map(({ goal }) => goal)).toEqual(['weight_loss', 'muscle_gain', 'fitness']);
  });

  it.each(sample.days.map((day) => [day.label, day] as const))('%s adds up', (_label, { totals, meals }) => {
    for (const meal of meals) expect(meal.calories).toBe(energy(meal));
    expect(totals).toEqual({
      calories: sum(meals, 'calories'),
      protein: sum(meals, 'protein'),
      carbs: sum(meals, 'carbs'),
      fat: sum(meals, 'fat'),
    });
    expect(totals.calories).toBe(energy(totals));
  });

  it.each(sample.days.map((day) => [day.label, day] as const))('%s names what the product has', (_label, day) => {
    for (const { name } of day.meals) expect(RECIPE_NAMES).toContain(name);
    for (const { name, figure } of day.exercises) {
      expect(EXERCISE_NAMES).toContain(name);
      expect(Object.keys(figures)).toContain(figure);
    }
    expect(day.checks.passed).toBe(day.checks.total);
  });
});
