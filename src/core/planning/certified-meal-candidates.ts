import { type MealCandidate, mealCandidates } from '#core/nutrition/swap/meal-candidates.ts';
import type { Certified } from './certified.ts';
import { certifyMealPlan, type MealSwapRequest, SWAP_UNPROVED } from './certified-meal-plan.ts';

/** Meals that could stand in the place of one, of which each was proved with the rest of its day, or a kind refusal. */
export function certifiedMealCandidates({ allergenTerms, ...wanted }: MealSwapRequest): Certified<MealCandidate[]> {
  const found = mealCandidates(wanted);
  if (!found.ok) return found;
  const person = { ...wanted, allergenTerms, keptMeals: wanted.plan.meals };
  const proved = found.draft.filter(({ draft }) => certifyMealPlan(draft, person).ok);
  return proved.length > 0 ? { ok: true, data: proved } : { ok: false, refusal: SWAP_UNPROVED };
}
