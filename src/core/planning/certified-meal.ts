import { type Certificate, isCertified } from '#core/certificate/certificate.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';
import { checkMeal } from '#core/nutrition/check/check-meal.ts';
import type { MealType } from '#core/nutrition/meal-plan.ts';
import { planSingleMeal, type SingleMeal } from '#core/nutrition/search/plan-meal.ts';
import { type Certified, provenPlan } from './certified.ts';
import type { MealPlanRequest } from './certified-meal-plan.ts';

/** A single meal with its proof. */
export type CertifiedMeal = SingleMeal & { certificate: Certificate };

const UNPROVED: Refusal = {
  code: 'meal_unproved',
  title: 'No meal passed our checks',
  message:
    'We tried several meals for you, but none passed every check. Other calories or one wish less usually helps.',
};

/** One meal that passed every check of what may be on this person's plate, or a kind refusal. Same request, same meal. */
export function certifiedMeal({
  allergenTerms,
  ...wanted
}: MealPlanRequest & {
  type: MealType;
  calories: number | null;
  shownRecipeIds?: readonly string[];
}): Certified<CertifiedMeal> {
  const person = { ...wanted, allergenTerms };
  return provenPlan({
    seed: wanted.seed,
    propose: (seed) => planSingleMeal({ ...wanted, seed }),
    certify: (draft) => {
      const certificate = checkMeal(draft.meal, draft.targetCalories, person);
      return isCertified(certificate)
        ? { ok: true, data: { ...draft, certificate } }
        : { ok: false, refusal: UNPROVED, certificate };
    },
  });
}
