import { counted } from '#core/language/counted.ts';
import type { ListedMealPlan } from '#web/parts/plan/listed-plan.ts';
import { writtenOn } from '#web/parts/plan/plan-dates.ts';
import { grouped } from '#web/parts/plan/plan-labels.ts';

/** '1,771 kcal in 4 meals. Version 2, Nov 21, 2025.' */
export function mealPlanLine({ data, version, createdAt }: ListedMealPlan, showsFigures: boolean): string {
  const origin = `Version ${version}, ${writtenOn(createdAt)}.`;
  if (!data) return origin;
  const meals = counted(data.meals.length, 'meal');
  return `${showsFigures ? `${grouped(data.totalCalories)} kcal in ${meals}` : meals}. ${origin}`;
}
