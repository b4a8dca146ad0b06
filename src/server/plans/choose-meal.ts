import type { z } from 'zod';
import type { GeneratedMeal, generateMeal as operation } from '#contract/meals.ts';
import { certifiedMeal } from '#core/planning/certified-meal.ts';
import { provedOrRefused } from './refuse-plan.ts';
import { type MealTask, mealPlanRequest } from './write-plan.ts';

type MealWanted = MealTask & Pick<z.output<typeof operation.body>, 'type' | 'calories' | 'shownRecipeIds'>;

/** One meal by itself that passed every check; throws the refusal if there is none. */
export const chooseMeal = ({ type, calories = null, shownRecipeIds = [], ...task }: MealWanted): GeneratedMeal =>
  provedOrRefused(certifiedMeal({ ...mealPlanRequest(task), type, calories, shownRecipeIds }));
