import { portionedDay, type ReadPlan, readModelPlan } from '#core/nutrition/adopt/adopt-plan.ts';
import { type ModelMeal, modelPlanSchema } from '#core/nutrition/adopt/model-plan.ts';
import type { MealPlanData } from '#core/nutrition/meal-plan.ts';
import type { Certified } from './certified.ts';
import { certifiedMealPlan, certifyMealPlan, type MealPlanRequest } from './certified-meal-plan.ts';

/**
 * Who wrote the day that came out: `model`, its dishes in our portions; `repaired`, some dishes were replaced by ours or the
 * portions were far off; `planner`, none of it held. `problems` say why, fit to be told to the model for another try.
 */
export type AdoptedPlan = {
  plan: MealPlanData;
  origin: 'model' | 'repaired' | 'planner';
  problems: string[];
  /** What the model's day really held, and what it claimed where it claimed anything; kcal, for the record only. */
  kcal: { computed: number; claimed: number | null } | null;
};

type Proposal = MealPlanRequest & { proposal: unknown };

const noted = ({ placed, problems }: ReadPlan) => [...problems, ...placed.flatMap((one) => one.problems)];

function ownPlan(request: MealPlanRequest, problems: string[], kcal: AdoptedPlan['kcal']): Certified<AdoptedPlan> {
  const own = certifiedMealPlan(request);
  return own.ok ? { ok: true, data: { plan: own.data, origin: 'planner', problems, kcal } } : own;
}

function claimedKcal(meals: readonly ModelMeal[]): number | null {
  const claims = meals.flatMap((meal) => ('recipeId' in meal ? [] : (meal.calories ?? [])));
  return claims.length === meals.length ? claims.reduce((sum, one) => sum + one, 0) : null;
}

/**
 * A day that a language model wrote, through the same door as ours: names resolved to foods, its numbers dropped, portions
 * scaled to the targets, checked; repaired once with dishes of ours where it must be; else our own day. Whatever comes out
 * is certified.
 */
export function adoptedMealPlan({ proposal, ...request }: Proposal): Certified<AdoptedPlan> {
  const shape = modelPlanSchema.safeParse(proposal);
  if (!shape.success) return ownPlan(request, ['The proposal is not a day of meals.'], null);
  const reading = readModelPlan(shape.data, request);
  if (!reading.ok) return reading;
  const { read } = reading;
  const problems = noted(read);
  const kcal = { computed: Math.round(read.computedKcal), claimed: claimedKcal(shape.data.meals) };
  const tryDay = (replaced: readonly number[]) => {
    const draft = portionedDay(reading, replaced);
    return draft === null ? null : certifyMealPlan(draft, request);
  };
  const isUsable = !read.isTooUnknown && read.energy !== 'far' && read.placed.some(({ dish }) => dish !== null);
  const isNear = isUsable && read.energy === 'near';
  const first = isNear ? tryDay([]) : null;
  if (first?.ok) {
    const origin = problems.length === 0 ? 'model' : 'repaired';
    return { ok: true, data: { plan: first.data, origin, problems, kcal } };
  }
  const failed = first?.certificate?.checks.filter(({ ok }) => !ok).map(({ detail }) => detail) ?? [];
  const all = [
    ...problems,
    ...(isNear && !first ? ['No sensible portions of these dishes meet the targets.'] : failed),
  ];
  const repaired = isUsable ? repairedDay(read, failed, tryDay) : null;
  if (repaired) return { ok: true, data: { plan: repaired, origin: 'repaired', problems: all, kcal } };
  return ownPlan(request, all, kcal);
}

/** One repair: without the dishes that the failed checks name, or else without the one that is farthest off in size. */
function repairedDay(
  { placed, oddestPlace }: ReadPlan,
  failed: readonly string[],
  tryDay: (replaced: readonly number[]) => Certified<MealPlanData> | null,
): MealPlanData | null {
  const named = placed.flatMap(({ dish }, i) =>
    dish && failed.some((detail) => detail.includes(dish.recipe.name)) ? [i] : [],
  );
  const replaced = named.length > 0 ? named : [oddestPlace];
  if (replaced.length >= placed.filter(({ dish }) => dish !== null).length) return null;
  const answer = tryDay(replaced);
  return answer?.ok ? answer.data : null;
}
