import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { FoodTable } from '#core/catalogue/food.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';
import { checkMealPlan, type MealCheckFor } from '#core/nutrition/check/check-meal-plan.ts';
import type { AllergenTerms } from '#core/nutrition/check/text-net.ts';
import type { MealPlanData, MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import type { Recipe } from '#core/nutrition/recipes/recipe.ts';
import { NUMBERS_DO_NOT_FIT } from '#core/nutrition/recipes/rule-conflict.ts';
import { openKitchen, planMealDay } from '#core/nutrition/search/plan-day.ts';
import type { MealPreferences } from '#core/nutrition/swap/meal-wishes.ts';
import { replaceMeal } from '#core/nutrition/swap/replace-meal.ts';
import { explainedNumbers } from '#core/nutrition/targets/numbers-conflict.ts';
import { type Certified, provenPlan } from './certified.ts';

export type MealPlanRequest = {
  profile: Profile;
  constraints: Constraints;
  foods: FoodTable;
  recipes: readonly Recipe[];
  allergenTerms: AllergenTerms;
  seed: number;
  avoidRecipeIds?: readonly string[];
  likedRecipeIds?: readonly string[];
  dislikedRecipeIds?: readonly string[];
  preferences?: MealPreferences | null;
};

export type MealSwapRequest = MealPlanRequest & {
  plan: Pick<MealPlanDraft, 'meals'>;
  mealIndex: number;
  /** The dish that shall come in; any that fits if none is named. */
  recipeId?: string | null;
  triedRecipeIds?: readonly string[];
};

const UNPROVED: Refusal = {
  code: 'plan_unproved',
  title: 'No plan passed our checks',
  message:
    'We wrote several days of meals for you, but none passed every safety check, so we show none of them. Loosening one wish, such as a disliked food or the number of meals, usually helps. Your profile is safe and nothing was changed.',
};
export const SWAP_UNPROVED: Refusal = {
  code: 'swap_unproved',
  title: 'No swap passed our checks',
  message:
    'We tried other meals in this place, but with none of them did the whole day pass every check. If your profile has changed since this plan was made, a new plan will fit you better. Your plan is as it was.',
};

/** Puts the checker's certificate on a proposal, whoever wrote it; nothing that fails a check gets through. */
export function certifyMealPlan(draft: MealPlanDraft, person: MealCheckFor): Certified<MealPlanData> {
  const certificate = checkMealPlan(draft, person);
  if (!isCertified(certificate)) return { ok: false, refusal: UNPROVED, certificate };
  return { ok: true, data: { ...draft, certificate } };
}

/** A new day of eating that passed every check, or a kind refusal. Same request, same plan. */
export function certifiedMealPlan({ allergenTerms, ...wanted }: MealPlanRequest): Certified<MealPlanData> {
  const answer = provenPlan({
    seed: wanted.seed,
    propose: (seed) => planMealDay({ ...wanted, seed }),
    certify: (draft) => certifyMealPlan(draft, { ...wanted, allergenTerms }),
  });
  if (answer.ok || answer.refusal.code !== NUMBERS_DO_NOT_FIT) return answer;
  const opened = openKitchen(wanted);
  return opened.ok ? { ok: false, refusal: explainedNumbers(wanted, opened.kitchen) } : opened;
}

/** The same day with one meal replaced and the whole day proved again, or a kind refusal that leaves the plan alone. */
export function certifiedMealSwap({ allergenTerms, ...wanted }: MealSwapRequest): Certified<MealPlanData> {
  const swapped = provenPlan({
    seed: wanted.seed,
    propose: (seed) => replaceMeal({ ...wanted, seed }),
    certify: (draft) => certifyMealPlan(draft, { ...wanted, allergenTerms, keptMeals: wanted.plan.meals }),
  });
  return swapped.ok || !swapped.certificate ? swapped : { ...swapped, refusal: SWAP_UNPROVED };
}
