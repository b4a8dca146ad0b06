import type { Favorite } from '#contract/favorites.ts';
import { foldText } from '#core/language/fold-text.ts';
import type { Meal, MealType } from '#core/nutrition/meal-plan.ts';
import { mealTypeName } from '#core/nutrition/wording/meal-type-name.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import type { ListedPlan } from '#web/parts/plan/listed-plan.ts';

/** Those whose name holds what is searched for; case does not matter. */
export function matching<T extends { name: string }>(items: readonly T[], search: string): T[] {
  const wanted = foldText(search.trim());
  return items.filter(({ name }) => foldText(name).includes(wanted));
}

type FavoriteMeal = Extract<Favorite, { type: 'meal' }>;
type FavoriteWorkout = Extract<Favorite, { type: 'workout' }>;

const DEFAULT_PREP_MINUTES = 15;
const DEFAULT_SETS = 3;
const DEFAULT_REPS = '8-12';
const DEFAULT_REST = '60s';

const TYPES: readonly string[] = ['breakfast', 'morning_snack', 'lunch', 'afternoon_snack', 'dinner'];
const isMealType = (type: string | undefined): type is MealType => type !== undefined && TYPES.includes(type);

/** 'Dinner, 30 min'; 15 minutes where nothing is known. */
export function mealSlot({ data }: FavoriteMeal): string {
  const name = isMealType(data.mealType) ? mealTypeName(data.mealType) : (data.mealType ?? 'Meal');
  return `${name}, ${data.prepTime ?? DEFAULT_PREP_MINUTES} min`;
}

/** Sets, reps and rest of a favourite exercise, with the defaults. */
export const exerciseFigures = ({ data }: FavoriteWorkout) => ({
  sets: data.sets ?? DEFAULT_SETS,
  reps: data.reps ?? DEFAULT_REPS,
  rest: data.rest ?? DEFAULT_REST,
});

/** By the recipe, for the portion that fits the day may bring a side into the name; without one, by the name. */
export const isDish = ({ name, data }: FavoriteMeal, meal: Meal): boolean =>
  data.recipeId ? meal.recipeId === data.recipeId : meal.name === name;

/** The whole meal, with its recipe, if one of the plans still holds it; the plan that it comes from goes first. */
export function mealInPlans(favorite: FavoriteMeal, plans: readonly ListedPlan[]): Meal | undefined {
  const isSource = ({ id }: ListedPlan) => Number(id === favorite.sourcePlanId);
  return [...plans]
    .sort((a, b) => isSource(b) - isSource(a))
    .flatMap((plan) => (plan.type === 'meal' ? (plan.data?.meals ?? []) : []))
    .find((meal) => isDish(favorite, meal));
}

/** The whole exercise, with its instructions, if one of the plans still holds it. */
export const exerciseInPlans = ({ name }: FavoriteWorkout, plans: readonly ListedPlan[]): PlannedExercise | undefined =>
  plans
    .flatMap((plan) => (plan.type === 'workout' ? (plan.data?.days ?? []) : []))
    .flatMap(({ exercises }) => exercises)
    .find((exercise) => exercise.name === name);
