import { logSchema } from '#contract/logs.ts';
import * as contract from '#contract/plans.ts';
import type { ProfileChange } from '#contract/profile.ts';
import { needsConfirmation } from '#core/athlete/change-profile.ts';
import { type Profile, profileSchema } from '#core/athlete/profile.ts';
import type { CoachAction, Receipt } from '#core/coaching/turn.ts';
import { valueFacts } from '#core/progress/log-kinds.ts';
import { utcOffsetAt } from '#core/units/zoned-time.ts';
import type { PlanWriter } from '../ai/plan-writer.ts';
import type { Db } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import { keepLog } from '../logs/keep-log.ts';
import { openAllowance, withAllowance } from '../membership/allowance-gate.ts';
import { placeIn, workoutPlanToSwapIn } from '../plans/exercise-place.ts';
import { generatePlan } from '../plans/generate-plan.ts';
import { replaceExercise } from '../plans/replace-exercise.ts';
import { replaceMeal } from '../plans/replace-meal.ts';
import { selectActivePlan, selectPlan } from '../plans/store.ts';
import { foundMealPlan } from '../plans/stored-plan.ts';
import { decideProfileChange } from '../profile/decide-profile-change.ts';
import { updateProfile } from '../profile/update-profile.ts';
import type { Asker } from './gather-facts.ts';
import { selectNewestChange } from './store.ts';
import { DECIDED_WITHIN_MS } from './turn-age.ts';

export type Actor = Asker & { messageId: string; newId: () => string; planWriter: PlanWriter | null };
type Action<K extends CoachAction['kind']> = Extract<CoachAction, { kind: K }>;
/** Does it in the transaction that it is given, and says what was done. */
export type Act = (tx: Db) => Promise<Receipt[]>;

/**
 * Makes an action of the coach ready: what takes a while is done here, outside of any transaction. Each goes through the use case
 * that the same wish would go through on its own screen; what that refuses is told, not thrown.
 */
export async function prepareAction(db: Db, action: CoachAction, actor: Actor): Promise<Act> {
  try {
    const act = action.kind === 'generate_plan' ? await preparePlan(db, action, actor) : actNow(action, actor);
    return (tx) => withRefusals(action, () => tx.transaction((inner) => act(inner)));
  } catch (error) {
    return () => withRefusals(action, () => Promise.reject(error));
  }
}

async function withRefusals(action: CoachAction, act: () => Promise<Receipt[]>): Promise<Receipt[]> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    return [{ kind: 'refused', action: action.kind, message: error.message }];
  }
}

async function preparePlan(db: Db, action: Action<'generate_plan'>, actor: Actor): Promise<Act> {
  const { type, customPreferences } = action;
  const wanted = { type, customPreferences };
  const { allowance, expectSettled } = openAllowance(contract.generatePlan, actor);
  const save = await generatePlan(db, { ...actor, wanted, allowance, tell: async () => {} });
  return async (tx) => {
    const { id, name } = await save(tx);
    expectSettled();
    return [{ kind: 'plan', planId: id, type, name }];
  };
}

function actNow(action: Exclude<CoachAction, { kind: 'generate_plan' }>, actor: Actor): Act {
  switch (action.kind) {
    case 'update_profile':
      return (tx) => changeProfile(tx, action, actor);
    case 'log_progress':
      return (tx) => logProgress(tx, action, actor);
    case 'replace_meal':
      return (tx) => swapMeal(tx, action, actor);
    case 'replace_exercise':
      return (tx) => swapExercise(tx, action, actor);
    case 'confirm_change':
      return (tx) => decide(tx, 'confirm', actor);
    case 'decline_change':
      return (tx) => decide(tx, 'decline', actor);
    case 'undo_change':
      return (tx) => decide(tx, 'undo', actor);
  }
}

async function changeProfile(tx: Db, action: Action<'update_profile'>, actor: Actor): Promise<Receipt[]> {
  const { isGuess = false } = action;
  const wanted: Record<string, unknown> = Object.fromEntries(action.changes.map(({ field, after }) => [field, after]));
  const changes = profileSchema.partial().safeParse(wanted);
  if (!changes.success) return [{ kind: 'refused', action: 'update_profile', message: OUT_OF_RANGE }];
  const known: Partial<Profile> = changes.data;
  const { change, pending, plans } = await updateProfile(tx, { ...actor, changes: known, source: 'chat', isGuess });
  const checked = await activeAmong(tx, plans, actor);
  const { profile } = actor.athlete;
  return [change, pending].flatMap((made) =>
    made
      ? [
          {
            ...receiptOf(made, checked),
            isGuess: isGuess && !made.changes.some((each) => needsConfirmation(each, profile)),
          },
        ]
      : [],
  );
}

const OUT_OF_RANGE = 'That value is outside of what I can work with, so I left your answers as they are.';

const receiptOf = ({ id, status, changes }: ProfileChange, plans: CheckedPlans): Receipt => ({
  ...{ kind: 'profile', changeId: id, state: status, changes, plans },
});

type CheckedPlans = Extract<Receipt, { kind: 'profile' }>['plans'];

async function activeAmong(tx: Db, fits: readonly contract.PlanFit[], { userId }: Actor): Promise<CheckedPlans> {
  const active = [
    await selectActivePlan(tx, { userId, type: 'meal' }),
    await selectActivePlan(tx, { userId, type: 'workout' }),
  ];
  return active.flatMap((row) => {
    const fit = row && fits.find(({ planId }) => planId === row.id);
    return fit ? [{ planId: row.id, type: row.type, name: row.name, fits: fit.fits }] : [];
  });
}

async function logProgress(tx: Db, { logType, value }: Action<'log_progress'>, actor: Actor): Promise<Receipt[]> {
  const { userId, now, newId } = actor;
  const { unit } = valueFacts(logType);
  const log = { id: newId(), userId, logType, value, unit, notes: null, loggedAt: now.toISOString() };
  await keepLog(tx, logSchema.parse(log), now);
  return [{ kind: 'log', logId: log.id, logType, value }];
}

async function swapMeal(tx: Db, action: Action<'replace_meal'>, actor: Actor): Promise<Receipt[]> {
  const { planId, mealIndex, customPreferences } = action;
  const before = foundMealPlan(await selectPlan(tx, { userId: actor.userId, id: planId }), actor.log);
  const wanted = { planId, mealIndex, wishes: customPreferences ?? '', again: false };
  const { newMeal } = await withAllowance(contract.replaceMeal, actor, (allowance) =>
    replaceMeal(tx, { ...actor, ...wanted, allowance }),
  );
  return [{ kind: 'meal', planId, mealIndex, before: before.data.meals[mealIndex]?.name ?? '', after: newMeal }];
}

async function swapExercise(tx: Db, action: Action<'replace_exercise'>, actor: Actor): Promise<Receipt[]> {
  const { planId, exerciseIndex, customPreferences, scope } = action;
  const { data } = workoutPlanToSwapIn(await selectPlan(tx, { userId: actor.userId, id: planId }), actor.log);
  const place = placeIn(data, exerciseIndex);
  const before = data.days[place.dayIndex]?.exercises[place.exerciseIndex]?.name ?? '';
  const utcOffsetMinutes = utcOffsetAt(actor.now.getTime(), actor.timeZone);
  const wanted = { planId, exerciseIndex, wishes: customPreferences ?? '', again: false, scope, utcOffsetMinutes };
  const { newExercise, because } = await withAllowance(contract.replaceExercise, actor, (allowance) =>
    replaceExercise(tx, { ...actor, ...wanted, allowance }),
  );
  return [{ kind: 'exercise', planId, before, after: newExercise, because }];
}

async function decide(tx: Db, decision: 'confirm' | 'decline' | 'undo', actor: Actor): Promise<Receipt[]> {
  const statuses = decision === 'undo' ? (['applied'] as const) : (['pending'] as const);
  const since = new Date(actor.now.getTime() - DECIDED_WITHIN_MS);
  const row = await selectNewestChange(tx, { userId: actor.userId, statuses: [...statuses], since });
  if (!row) return [{ kind: 'nothing', wanted: decision }];
  const { change, plans } = await decideProfileChange(tx, { ...actor, changeId: row.id, decision });
  return [receiptOf(change, await activeAmong(tx, plans, actor))];
}
