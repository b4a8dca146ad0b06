import * as contract from '#contract/plans.ts';
import type { ActionOf } from '#core/coach/actions/actions.ts';
import { utcOffsetAt } from '#core/units/zoned-time.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { openAllowance, withAllowance } from '../membership/allowance-gate.ts';
import { activatePlan } from '../plans/activate-plan.ts';
import { placeIn, workoutPlanToSwapIn } from '../plans/exercise-place.ts';
import { generatePlan } from '../plans/generate-plan.ts';
import { expectWishMet } from '../plans/meal-wishes.ts';
import { replaceExercise } from '../plans/replace-exercise.ts';
import { replaceMeal } from '../plans/replace-meal.ts';
import { flipFavorite, selectActivePlan, selectPlan, setName } from '../plans/store.ts';
import { foundListedPlan, foundMealPlan } from '../plans/stored-plan.ts';
import type { Actor, Changed, Performed } from './performed.ts';

const changedBy = (type: 'meal' | 'workout'): Changed[] => [type === 'meal' ? 'meal_plans' : 'workout_plans'];

export async function performReplaceMeal(tx: Db, action: ActionOf<'replace_meal'>, actor: Actor): Promise<Performed> {
  const { planId, mealIndex, customPreferences } = action;
  const before = foundMealPlan(await selectPlan(tx, { userId: actor.userId, id: planId }), actor.log);
  const wanted = { planId, mealIndex, wishes: customPreferences ?? '', again: action.again !== null };
  const { newMeal } = await withAllowance(contract.replaceMeal, actor, (allowance) =>
    replaceMeal(tx, { ...actor, ...wanted, allowance }),
  );
  const beside = expectWishMet(wanted.wishes, newMeal, actor);
  const old = before.data.meals[mealIndex]?.name ?? '';
  return {
    title: newMeal.name,
    line: `In the place of ${old}`,
    said: `I swapped ${old} for ${newMeal.name}. It passed every check.${beside}`,
    inverse: { kind: 'put_back', planId, todayIndex: null },
    changed: ['meal_plans'],
    card: { kind: 'meal', planId, mealIndex, before: old, after: newMeal },
  };
}

export async function performReplaceExercise(
  tx: Db,
  action: ActionOf<'replace_exercise'>,
  actor: Actor,
): Promise<Performed> {
  const { planId, exerciseIndex, customPreferences, scope } = action;
  const { data } = workoutPlanToSwapIn(await selectPlan(tx, { userId: actor.userId, id: planId }), actor.log);
  const place = placeIn(data, exerciseIndex);
  const before = data.days[place.dayIndex]?.exercises[place.exerciseIndex]?.name ?? '';
  const utcOffsetMinutes = utcOffsetAt(actor.now.getTime(), actor.timeZone);
  const wanted = {
    planId,
    exerciseIndex,
    wishes: customPreferences ?? '',
    again: action.again !== null,
    scope,
    utcOffsetMinutes,
  };
  const { newExercise, because } = await withAllowance(contract.replaceExercise, actor, (allowance) =>
    replaceExercise(tx, { ...actor, ...wanted, allowance }),
  );
  const until = scope === 'today' ? 'Today only' : 'In your plan';
  return {
    title: newExercise.name,
    line: `${until}, in the place of ${before}`,
    said: `I swapped ${before} for ${newExercise.name}${scope === 'today' ? ' for today' : ''}. ${because}`,
    inverse: { kind: 'put_back', planId, todayIndex: scope === 'today' ? exerciseIndex : null },
    changed: ['workout_plans'],
    card: { kind: 'exercise', planId, before, after: newExercise, because },
  };
}

/** What takes a while is done here, outside of any transaction; what it answers keeps the plan. */
export async function prepareGeneratePlan(db: Db, action: ActionOf<'generate_plan'>, actor: Actor) {
  const { type, customPreferences } = action;
  const wanted = { type, customPreferences };
  const { allowance, expectSettled } = openAllowance(contract.generatePlan, actor);
  const save = await generatePlan(db, { ...actor, wanted, allowance, tell: async () => {} });
  return async (tx: Db): Promise<Performed> => {
    const before = await selectActivePlan(tx, { userId: actor.userId, type });
    const { id, name } = await save(tx);
    expectSettled();
    return {
      title: name,
      line: 'Active now. The old one is still in All Plans.',
      said: `Your new ${type} plan is ready, and it passed every check.`,
      inverse: before ? { kind: 'activate_plan', planId: before.id } : null,
      changed: changedBy(type),
      card: { kind: 'plan', planId: id, type, name },
    };
  };
}

export async function performActivatePlan(tx: Db, { planId }: ActionOf<'activate_plan'>, actor: Actor) {
  const { userId } = actor;
  const wanted = await selectPlan(tx, { userId, id: planId });
  if (!wanted) throw notFound('plan');
  const before = await selectActivePlan(tx, { userId, type: wanted.type });
  const { name, type } = await activatePlan(tx, { ...actor, id: planId });
  const inverse = before ? ({ kind: 'activate_plan', planId: before.id } as const) : null;
  return { title: name, line: 'Active now', said: `${name} is your plan now.`, inverse, changed: changedBy(type) };
}

export async function performRenamePlan(tx: Db, { planId, name }: ActionOf<'rename_plan'>, actor: Actor) {
  const one = { userId: actor.userId, id: planId };
  const before = await selectPlan(tx, one);
  const { type } = foundListedPlan(await setName(tx, { ...one, name, now: actor.now }), actor.log);
  const inverse = { kind: 'rename_plan', planId, name: before?.name ?? name } as const;
  return {
    title: name,
    line: `Was ${before?.name ?? ''}`,
    said: `Renamed to ${name}.`,
    inverse,
    changed: changedBy(type),
  };
}

export async function performFavoritePlan(tx: Db, action: ActionOf<'favorite_plan'>, actor: Actor): Promise<Performed> {
  const { planId, isFavorite } = action;
  const one = { userId: actor.userId, id: planId };
  const before = foundListedPlan(await selectPlan(tx, one), actor.log);
  const isAsWanted = before.isFavorite === isFavorite;
  if (!isAsWanted) await flipFavorite(tx, { ...one, now: actor.now });
  const said = isFavorite ? `${before.name} is among your favorites.` : `${before.name} is no favorite any more.`;
  return {
    title: before.name,
    line: isFavorite ? 'Favorite' : 'No favorite',
    said,
    inverse: isAsWanted ? null : { kind: 'flip_favorite', planId },
    changed: changedBy(before.type),
  };
}
