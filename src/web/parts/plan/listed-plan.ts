import { z } from 'zod';
import { mealPlanSchema, workoutPlanSchema } from '#contract/plans.ts';
import { mealPlanDataSchema } from '#core/nutrition/meal-plan.ts';
import { workoutPlanDataSchema } from '#core/training/workout-plan.ts';

/** Plans of a list; data from a newer server, which this page cannot read, counts as missing and hides no other plan. */
export const listedPlanSchema = z.discriminatedUnion('type', [
  mealPlanSchema.extend({ data: mealPlanDataSchema.nullable().catch(null) }),
  workoutPlanSchema.extend({ data: workoutPlanDataSchema.nullable().catch(null) }),
]);

export type ListedPlan = z.infer<typeof listedPlanSchema>;
export type ListedMealPlan = Extract<ListedPlan, { type: 'meal' }>;
export type ListedWorkoutPlan = Extract<ListedPlan, { type: 'workout' }>;

export const isMealPlan = (plan: ListedPlan): plan is ListedMealPlan => plan.type === 'meal';
export const isWorkoutPlan = (plan: ListedPlan): plan is ListedWorkoutPlan => plan.type === 'workout';

/** What is wrong with a plan, if anything. */
export type PlanFault = 'missing' | 'empty' | null;

/** `missing`: no data at all; `empty`: no meals, or no exercise on any day. */
export function faultOf(plan: ListedPlan): PlanFault {
  if (plan.data === null) return 'missing';
  const count =
    plan.type === 'meal'
      ? (plan.data?.meals.length ?? 0)
      : (plan.data?.days.reduce((sum, day) => sum + day.exercises.length, 0) ?? 0);
  return count === 0 ? 'empty' : null;
}

export const currentPlan = <P extends ListedPlan>(plans: readonly P[]): P | undefined =>
  plans.find(({ isActive }) => isActive);

export const favoritePlans = <P extends ListedPlan>(plans: readonly P[]): P[] =>
  plans.filter(({ isFavorite }) => isFavorite);

/** The one becomes current; the others of its type do not stay so. */
export function withActivated(plans: readonly ListedPlan[], id: string): ListedPlan[] {
  const type = plans.find((plan) => plan.id === id)?.type;
  return plans.map((plan) => (plan.type === type ? { ...plan, isActive: plan.id === id } : plan));
}

export const withRenamed = (plans: readonly ListedPlan[], id: string, name: string): ListedPlan[] =>
  plans.map((plan) => (plan.id === id ? { ...plan, name } : plan));

export const withFavorite = (plans: readonly ListedPlan[], id: string, isFavorite: boolean): ListedPlan[] =>
  plans.map((plan) => (plan.id === id ? { ...plan, isFavorite } : plan));

export const withReplaced = (plans: readonly ListedPlan[], changed: ListedPlan): ListedPlan[] =>
  plans.map((plan) => (plan.id === changed.id ? changed : plan));

/** Without it; if it was current, the newest other one of its type is (the list runs from new to old). */
export function withoutPlan(plans: readonly ListedPlan[], id: string): ListedPlan[] {
  const deleted = plans.find((plan) => plan.id === id);
  const others = plans.filter((plan) => plan.id !== id);
  const heir = deleted?.isActive ? others.find(({ type }) => type === deleted.type) : undefined;
  return heir ? withActivated(others, heir.id) : others;
}

const ASKS = {
  active: 'This is your active plan. Deleting it will activate another plan. Continue?',
  only: 'This is your only workout plan. Deleting it will leave you without an active plan. Continue?',
};

/** What to ask before a workout plan is deleted; `null` where nothing is asked. */
export function askBeforeDeleting(plans: readonly ListedWorkoutPlan[], id: string): string | null {
  if (!plans.find((plan) => plan.id === id)?.isActive) return null;
  return plans.length === 1 ? ASKS.only : ASKS.active;
}
