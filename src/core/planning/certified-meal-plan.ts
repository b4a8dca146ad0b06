import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type Certificate, isCertified } from '#core/certificate.ts';
import { checkMealPlan, type MealCheckFor } from '#core/nutrition/check/check-meal-plan.ts';
import type { AllergenTerms } from '#core/nutrition/check/text-net.ts';
import type { FoodTable } from '#core/nutrition/food.ts';
import type { MealPlanData, MealPlanDraft } from '#core/nutrition/meal-plan.ts';
import type { MealPreferences } from '#core/nutrition/meal-wishes.ts';
import { planMealDay } from '#core/nutrition/plan-day.ts';
import type { Recipe } from '#core/nutrition/recipe.ts';
import type { PlanResult, Refusal } from '#core/plan-result.ts';
import { attemptSeeds } from './attempt-seeds.ts';

/** A plan with its proof, or why there is none; `certificate` shows which checks the last proposal failed. */
export type Certified<Data> = { ok: true; data: Data } | { ok: false; refusal: Refusal; certificate?: Certificate };

export type MealPlanRequest = {
  profile: Profile;
  constraints: Constraints;
  foods: FoodTable;
  recipes: readonly Recipe[];
  allergenTerms: AllergenTerms;
  seed: number;
  avoidRecipeIds?: readonly string[];
  preferences?: MealPreferences | null;
};

const UNPROVED: Refusal = {
  code: 'plan_unproved',
  title: 'No plan passed our checks',
  message:
    'We wrote several days of meals for you, but none passed every safety check, so we show none of them. Loosening one wish, such as a disliked food or the number of meals, usually helps. Your profile is safe and nothing was changed.',
};

/** Puts the checker's certificate on a proposal, whoever wrote it; nothing that fails a check gets through. */
export function certifyMealPlan(draft: MealPlanDraft, person: MealCheckFor): Certified<MealPlanData> {
  const certificate = checkMealPlan(draft, person);
  if (!isCertified(certificate)) return { ok: false, refusal: UNPROVED, certificate };
  return { ok: true, data: { ...draft, certificate } };
}

/**
 * Asks for proposals from one seed after another until one is proved: the only way to a meal plan, be it a new day or
 * one with a meal replaced. A refusal of the planner itself stands as it is.
 */
export function provenMealPlan(
  propose: (seed: number) => PlanResult<MealPlanDraft>,
  person: MealCheckFor,
  seed: number,
): Certified<MealPlanData> {
  let last: Certified<MealPlanData> = { ok: false, refusal: UNPROVED };
  for (const attempt of attemptSeeds(seed)) {
    const proposal = propose(attempt);
    if (!proposal.ok) return proposal;
    last = certifyMealPlan(proposal.draft, person);
    if (last.ok) return last;
  }
  return last;
}

/** A new day of eating that passed every check, or a kind refusal. Same request, same plan. */
export function certifiedMealPlan(request: MealPlanRequest): Certified<MealPlanData> {
  const { allergenTerms, ...wanted } = request;
  const { profile, constraints, foods } = request;
  return provenMealPlan(
    (seed) => planMealDay({ ...wanted, seed }),
    { profile, constraints, foods, allergenTerms },
    request.seed,
  );
}
