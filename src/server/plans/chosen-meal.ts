import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Athlete } from './load-athlete.ts';

type Chosen = { planId: string; plan: MealPlanData; mealIndex: number; athlete: Athlete; recipeId: string };

/** The swap for one dish: by the same seed when it is shown and when it is kept, so that the portions are those that were shown. */
export const chosenMeal = ({ planId, mealIndex, recipeId, ...rest }: Chosen) => ({
  ...{ ...rest, mealIndex, recipeId, wishes: '', tastes: {} },
  seed: hashSeed(`${planId}:${mealIndex}:${recipeId}`),
});
