import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import type { WorkoutPlanData } from '#core/training/workout-plan.ts';

/** The name that a plan is stored under until somebody gives it one: "Meal Plan V1771234567890". */
const DEFAULT_NAME = /^(?:workout|meal) plan v\d+$/i;

type Named = { name: string } & (
  | { type: 'meal'; data: Pick<MealPlanData, 'meals' | 'week'> | null }
  | { type: 'workout'; data: Pick<WorkoutPlanData, 'block' | 'daysPerWeek'> | null }
);

/** What a plan is called where people see it: the name it was given, else what it is: "Upper/lower muscle", "4-meal day". */
export function shownPlanName({ name, ...plan }: Named): string {
  if (!plan.data || !DEFAULT_NAME.test(name.trim())) return name;
  if (plan.type === 'meal') return `${plan.data.meals.length}-meal ${plan.data.week ? 'week' : 'day'}`;
  return plan.data.block?.title ?? `${plan.data.daysPerWeek}-day training week`;
}
