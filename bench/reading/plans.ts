import type { Profile } from '#core/athlete/profile.ts';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { MEAL_TYPES, type Meal, type MealPlanData } from '#core/nutrition/meal-plan.ts';
import { certifiedMeal } from '#core/planning/certified-meal.ts';
import { certifiedMealPlan, certifiedMealSwap } from '#core/planning/certified-meal-plan.ts';
import { certifiedMealWeek } from '#core/planning/certified-meal-week.ts';
import { certifiedExerciseSwap, certifiedWorkoutPlan } from '#core/planning/certified-workout-plan.ts';
import type { WorkoutPlanData } from '#core/training/workout-plan.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { ReadPerson } from './readers.ts';

/** All that a person was served: each meal as ids of foods, the days of weeks, each planned exercise. */
export type Planned = {
  meals: readonly (readonly string[])[];
  weeks: readonly (readonly (readonly string[])[])[];
  /** Milligrams of sodium of each day, those of weeks included. */
  sodiumMg: readonly number[];
  exercises: readonly string[];
  /** Codes of the refusals of the two plans; null where there is a plan. */
  foodRefused: string | null;
  trainingRefused: string | null;
};

const SEEDS = [1, 2, 3];

/** Runs the planners as the product does. `quick`: a day and a training week of one seed, nothing else. */
export function planFor(profile: Profile, read: ReadPerson, quick: boolean): Planned {
  return { ...mealsFor(profile, read, quick), ...trainingFor(profile, read, quick) };
}

function sodiumOf(day: readonly Meal[]): number {
  const { foods } = loadCatalogue().foods;
  const each = day.flatMap(({ items }) => items);
  return each.reduce((sum, { foodId, grams }) => sum + ((foods.get(foodId)?.sodiumMg ?? 0) * grams) / 100, 0);
}

const foodsOf = ({ items }: Meal): string[] => items.map(({ foodId }) => foodId);

function mealsFor(profile: Profile, { constraints }: ReadPerson, quick: boolean) {
  const { foods, recipes } = loadCatalogue();
  const person = { profile, constraints, foods, recipes, allergenTerms: ALLERGEN_TERMS };
  const plans = (quick ? SEEDS.slice(0, 1) : SEEDS).map((seed) => certifiedMealPlan({ ...person, seed }));
  const days = plans.flatMap((plan) => (plan.ok ? [plan.data] : []));
  const first = days[0];
  const week = first && !quick ? weekOf(first, person) : [];
  const single = quick
    ? []
    : MEAL_TYPES.flatMap((type) => {
        const meal = certifiedMeal({ ...person, seed: 1, type, calories: null });
        return meal.ok ? [meal.data.meal] : [];
      });
  const swapped = first && !quick ? swappedMeals(first, person) : [];
  const meals = [...days.flatMap((day) => day.meals), ...week.flat(), ...single, ...swapped];
  const refusal = plans.find((plan) => !plan.ok);
  return {
    meals: meals.map(foodsOf),
    sodiumMg: [...days.map(({ meals: each }) => each), ...week].map((day) => sodiumOf(day)),
    weeks: week.length > 0 ? [week.map((day) => day.flatMap(foodsOf))] : [],
    foodRefused: days.length === 0 && refusal && !refusal.ok ? refusal.refusal.code : null,
  };
}

type Eater = Omit<Parameters<typeof certifiedMealPlan>[0], 'seed'>;

function weekOf({ certificate: _, ...plan }: MealPlanData, person: Eater): Meal[][] {
  const result = certifiedMealWeek({ ...person, plan, leftovers: false, seed: 1 });
  return result.ok ? result.data.week.map(({ meals }) => meals) : [];
}

function swappedMeals(plan: MealPlanData, person: Eater): Meal[] {
  return plan.meals.flatMap((_, mealIndex) => {
    const swap = certifiedMealSwap({ ...person, plan, mealIndex, seed: 1 });
    return swap.ok ? (swap.data.meals[mealIndex] ?? []) : [];
  });
}

function trainingFor(profile: Profile, { constraints }: ReadPerson, quick: boolean) {
  const catalogue = loadCatalogue().exercises;
  const request = { difficulty: profile.experienceLevel, daysPerWeek: profile.workoutDaysPerWeek };
  const person = { profile, constraints, catalogue };
  const plans = (quick ? SEEDS.slice(0, 1) : SEEDS).map((seed) => certifiedWorkoutPlan({ ...person, request, seed }));
  const weeks = plans.flatMap((plan) => (plan.ok ? [plan.data] : []));
  const planned = weeks.flatMap(({ days }) => days.flatMap(({ exercises }) => exercises.map((one) => one.exerciseId)));
  const first = weeks[0];
  const swapped = first && !quick ? swappedExercises(first, person) : [];
  const refusal = plans.find((plan) => !plan.ok);
  return {
    exercises: [...new Set([...planned, ...swapped])],
    trainingRefused: weeks.length === 0 && refusal && !refusal.ok ? refusal.refusal.code : null,
  };
}

type Trainee = Pick<Parameters<typeof certifiedExerciseSwap>[0], 'profile' | 'constraints' | 'catalogue'>;

/** Each exercise of the first day swapped once, warm-up and stretches included. */
function swappedExercises({ certificate: _, ...plan }: WorkoutPlanData, person: Trainee): string[] {
  return (plan.days[0]?.exercises ?? []).flatMap((_, exerciseIndex) => {
    const swap = certifiedExerciseSwap({ ...person, plan, dayIndex: 0, exerciseIndex, reason: '', seed: 1 });
    return swap.ok ? [swap.newExercise.exerciseId] : [];
  });
}
