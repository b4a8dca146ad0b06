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
  const { totals, meals, exercises: moves, checks } = sample.day;

  it('adds up', () => {
    for (const meal of meals) expect(meal.calories).toBe(energy(meal));
    expect(totals).toEqual({
      calories: sum(meals, 'calories'),
      protein: sum(meals, 'protein'),
      carbs: sum(meals, 'carbs'),
      fat: sum(meals, 'fat'),
    });
    expect(totals.calories).toBe(energy(totals));
  });

  it('names what the product has', () => {
    for (const { name } of meals) expect(RECIPE_NAMES).toContain(name);
    for (const { name, figure } of moves) {
      expect(EXERCISE_NAMES).toContain(name);
      expect(Object.keys(figures)).toContain(figure);
    }
    expect(checks.passed).toBe(checks.total);
  });
});
