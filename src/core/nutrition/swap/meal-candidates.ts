import type { PlanResult } from '#core/certificate/plan-result.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Meal, MealPlanDraft } from '../meal-plan.ts';
import { draftOf } from '../search/plan-day.ts';
import { mealReason } from './meal-reason.ts';
import { findForPlace, openPlace, type ReplaceMealRequest, SWAP_REFUSAL } from './replace-meal.ts';

/** A meal that could stand in the place: the dish in its portion, why, and the day as it would be. */
export type MealCandidate = { recipeId: string; meal: Meal; reason: string; draft: MealPlanDraft };

const CANDIDATES = 3;

/**
 * Up to three meals that fit in the place of one, what was asked for first, each with one honest reason. Nothing is
 * changed by it; `replaceMeal` with the `recipeId` of one of them puts it there. Pure; same request, same meals.
 */
export function mealCandidates(request: ReplaceMealRequest, most = CANDIDATES): PlanResult<MealCandidate[]> {
  const place = openPlace(request);
  if (!place.ok) return place;
  const { kitchen, old, others, relaxed } = place;
  const candidates: MealCandidate[] = [];
  const said = new Set<string>();
  let { pools } = place;
  for (let n = 0; n < most && pools.every((pool) => pool.length > 0); n++) {
    const seed = hashSeed(`${kitchen.quest.seed}:candidate:${n}`);
    const found = findForPlace(
      request,
      { ...place, kitchen: { ...kitchen, quest: { ...kitchen.quest, seed } } },
      pools,
    );
    const meal = found?.meals[request.mealIndex];
    const known = pools.flat().find(({ recipe }) => recipe.id === meal?.recipeId);
    if (!found || !meal || !known) break;
    const { foods, preferences = null, constraints } = request;
    const { hideNumbers } = constraints.care;
    const reason = mealReason({ known, meal, old, others, preferences, foods, hideNumbers }, said);
    said.add(reason.kind);
    const draft = draftOf(request, kitchen, { ...found, relaxed, fresh: [meal] });
    candidates.push({ recipeId: known.recipe.id, meal, reason: reason.text, draft });
    pools = pools.map((pool) => pool.filter((one) => one !== known));
  }
  return candidates.length > 0 ? { ok: true, draft: candidates } : { ok: false, refusal: SWAP_REFUSAL };
}
