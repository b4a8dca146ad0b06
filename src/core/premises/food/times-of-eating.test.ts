import { describe, expect, it } from 'vitest';
import type { Scope } from '#core/language/reading.ts';
import { type FoodAnswers, readFood } from '#test/reading-food.ts';

const [MONDAY, WEDNESDAY, FRIDAY, SATURDAY] = [0, 2, 4, 5] as const;
const BEFORE_DINNER = { meals: ['breakfast', 'lunch', 'snack'] };

describe('when a way of eating holds', () => {
  it.each<[FoodAnswers, string, Scope | null]>([
    [{ prefs: 'meatless mondays, otherwise anything' }, 'diet:vegetarian', { days: [MONDAY] }],
    [{ prefs: 'no meat wed & fri' }, 'family:meat', { days: [WEDNESDAY, FRIDAY] }],
    [{ prefs: 'keto during the week, cheat saturday' }, 'diet:keto', { days: [0, 1, 2, 3, 4] }],
    [{ prefs: 'vegan mon to fri, weekends anything' }, 'diet:vegan', { days: [0, 1, 2, 3, 4] }],
    [{ prefs: 'keto, cheat day on saturdays' }, 'diet:keto', { exceptDays: [SATURDAY] }],
    [{ prefs: 'plant based til dinner' }, 'diet:vegan', BEFORE_DINNER],
    [{ prefs: 'vegan before 6' }, 'diet:vegan', BEFORE_DINNER],
    [{ prefs: 'no carbs after 6' }, 'food:carbs', { meals: ['dinner'] }],
  ])('%j', (answers, subject, scope) => {
    const found = readFood(answers).foods.find((food) => food.subject === subject);
    expect(found?.scope).toEqual(scope);
  });
});

describe('what is told of how foods are eaten', () => {
  it('keeps meat and cheese apart, and serves both', () => {
    const { foods, foodLimits } = readFood({ restrictions: 'kosher, no meat with cheese' });
    expect(foodLimits.separateMeatAndDairy).toBe(true);
    expect(foods.map(({ subject }) => subject)).toEqual(['diet:kosher']);
  });

  it('takes “leftovers” for no illness', () => {
    expect(readFood({ dislikes: 'leftovers' }).out.size).toBe(0);
  });
});
