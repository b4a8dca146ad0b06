import { counted, grouped } from '#web/features/plan-details/plan-words.ts';
import type { ListedMealPlan } from '#web/features/plan-sharing/listed-plan.ts';
import { writtenOn } from '#web/features/plan-sharing/plan-dates.ts';

/** '1,771 kcal in 4 meals. Version 2, Nov 21, 2025.' */
export function mealPlanLine({ data, version, createdAt }: ListedMealPlan, showsFigures: boolean): string {
  const origin = `Version ${version}, ${writtenOn(createdAt)}.`;
  if (!data) return origin;
  const meals = counted(data.meals.length, 'meal');
  return `${showsFigures ? `${grouped(data.totalCalories)} kcal in ${meals}` : meals}. ${origin}`;
}
