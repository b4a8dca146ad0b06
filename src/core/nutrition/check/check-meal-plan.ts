import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { FoodTable } from '#core/catalogue/food.ts';
import { type Certificate, type Check, certify, markApplying } from '#core/certificate/certificate.ts';
import { verdict } from '#core/certificate/verdict.ts';
import { type Meal, type MealPlanDraft, mealPlanDraftSchema } from '#core/nutrition/meal-plan.ts';
import type { Recipe } from '#core/nutrition/recipes/recipe.ts';
import { craftChecks } from './craft-checks.ts';
import { energyChecks } from './energy-checks.ts';
import { expectedTargets } from './expected-targets.ts';
import { foodChecks } from './food-checks.ts';
import { MEAL_CHECKS_APPLY, mealPromises } from './meal-promises.ts';
import { medicineChecks } from './medicine-checks.ts';
import { nutrientChecks } from './nutrient-checks.ts';
import { type Plate, platesOf } from './plate.ts';
import { type AllergenTerms, textNetChecks } from './text-net.ts';
import { writingChecks } from './writing-checks.ts';

/** Raised whenever a check is added, dropped or made stricter. */
const MEAL_CHECKER_VERSION = 'meal-5';

export type MealCheckFor = {
  profile: Profile;
  constraints: Constraints;
  foods: FoodTable;
  allergenTerms: AllergenTerms;
  /**
   * The recipes that a proposal was made of: with them, the craft of each dish is proved and what its notes must tell. A plan that
   * is stored was proved when it was made; recipes have changed since, and it is held to the rules alone.
   */
  recipes?: readonly Recipe[];
  /** Meals that stood in the plan before: their craft was proved by the recipes of then. */
  keptMeals?: readonly Meal[];
  /** Whether lunch is a box from a pot. */
  lunchIsBox?: boolean;
};

/** What only a proposal is held to. */
function proposalChecks(plan: MealPlanDraft, plates: readonly Plate[], person: MealCheckFor): Check[] {
  const { recipes, keptMeals: kept = [], lunchIsBox = false, profile, constraints } = person;
  if (recipes === undefined) return [];
  return [
    ...craftChecks(plates, { recipes, kept, lunchIsBox }),
    ...nutrientChecks(plan, { plates, profile, constraints }),
  ];
}

/**
 * Proves or disproves a day of eating, whoever wrote it: recomputes every number from the foods, derives the targets
 * again, and tests every rule of the person. Shares no arithmetic with the planner. Energy in kcal, weights in grams.
 */
export function checkMealPlan(draft: MealPlanDraft, person: MealCheckFor): Certificate {
  const shape = mealPlanDraftSchema.safeParse(draft);
  const badShape = shape.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`) ?? [];
  const schema = verdict('schema', badShape, 'The plan has the shape of a meal plan.');
  if (!shape.success) return certify(MEAL_CHECKER_VERSION, [schema]);
  const { profile, constraints, foods, allergenTerms } = person;
  const plan = shape.data;
  const plates = platesOf(plan, foods);
  const targets = expectedTargets(profile, constraints);
  const checks = [
    schema,
    ...writingChecks(plan, { mealsPerDay: profile.mealsPerDay, constraints, plates }),
    ...foodChecks(plates, constraints.food, targets.kcal),
    ...textNetChecks(plates, { rules: constraints.food, words: allergenTerms }),
    ...energyChecks({ plan, profile, constraints, plates, targets }),
    ...medicineChecks({ profile, constraints, plates, targets }),
    ...proposalChecks(plan, plates, person),
  ];
  return certify(
    MEAL_CHECKER_VERSION,
    markApplying(checks, MEAL_CHECKS_APPLY, constraints),
    mealPromises({ plan, constraints, plates, targets, checks }),
  );
}
