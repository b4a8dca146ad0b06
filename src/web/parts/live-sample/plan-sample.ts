import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';
import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import { certifiedMealPlan } from '#core/planning/certified-meal-plan.ts';
import { certifiedWorkoutPlan } from '#core/planning/certified-workout-plan.ts';
import type { WorkoutPlanData } from '#core/training/workout-plan.ts';
import { EXERCISES, FOODS, RECIPES } from './sample-catalogue.ts';
import { type SampleChoices, sampleProfile } from './sample-choices.ts';
import { sampleConstraints } from './sample-constraints.ts';

export type Sample = { meals: MealPlanData; training: WorkoutPlanData };
export type SampleResult = { ok: true; sample: Sample } | { ok: false; refusal: Refusal };

type Input = {
  choices: SampleChoices;
  seed: number;
  /** Dishes to keep off the plates if there are others. */
  avoidRecipeIds?: readonly string[];
  /** Told before each part of the work; waited for. */
  onStep: () => Promise<void>;
};

/** A day of eating and a week of training, written and proved here by what also works on the server. */
export async function planSample({ choices, seed, avoidRecipeIds = [], onStep }: Input): Promise<SampleResult> {
  const profile = sampleProfile(choices);
  const constraints = sampleConstraints(choices);
  await onStep();
  const certified = (recipes: typeof RECIPES) =>
    certifiedMealPlan({ profile, constraints, foods: FOODS, recipes, allergenTerms: ALLERGEN_TERMS, seed });
  const fresh = certified(RECIPES.filter(({ id }) => !avoidRecipeIds.includes(id)));
  const meals = fresh.ok || avoidRecipeIds.length === 0 ? fresh : certified(RECIPES);
  if (!meals.ok) return meals;
  await onStep();
  const { experienceLevel: difficulty, workoutDaysPerWeek: daysPerWeek } = profile;
  const training = certifiedWorkoutPlan({
    profile,
    constraints,
    catalogue: EXERCISES,
    request: { difficulty, daysPerWeek },
    seed,
  });
  return training.ok ? { ok: true, sample: { meals: meals.data, training: training.data } } : training;
}
