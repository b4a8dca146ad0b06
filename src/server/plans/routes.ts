import * as contract from '#contract/plans.ts';
import { listExerciseChoices, listMealChoices } from '#contract/swap-choices.ts';
import type { PlanWriter } from '../ai/plan-writer.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Router } from '../http/router.ts';
import { inTurns } from '../turns.ts';
import { activatePlan } from './activate-plan.ts';
import { deletePlan } from './delete-plan.ts';
import { generatePlan } from './generate-plan.ts';
import { mealRoutes } from './meal-routes.ts';
import { putFavorite } from './put-favorite.ts';
import { replaceExercise } from './replace-exercise.ts';
import { replaceMeal } from './replace-meal.ts';
import { flipFavorite, selectActivePlan, selectPlans, setName } from './store.ts';
import { foundListedPlan, foundMealPlan, foundWorkoutPlan, toListRow } from './stored-plan.ts';
import { findExerciseChoices, findMealChoices } from './swap-choices.ts';
import { endTodaySwap } from './today-swap.ts';
import { undoReplace } from './undo-replace.ts';

/** `planWriter` proposes days of meals, where there is a language model. */
export function planRoutes(router: Router, catalogue: Catalogue, planWriter: PlanWriter | null): void {
  readingRoutes(router);
  keepingRoutes(router);
  generatingRoute(router, catalogue, planWriter);
  writingRoutes(router, catalogue);
  choosingRoutes(router, catalogue);
  mealRoutes(router, catalogue);
}

/** What shows what could come in, before anything is changed. */
function choosingRoutes({ route }: Router, catalogue: Catalogue): void {
  route(
    listMealChoices,
    ({ db, session, params, body, log }) =>
      findMealChoices(db, { userId: session.userId, ...params, ...wishesOf(body), catalogue, log }),
    { limit: 'swap' },
  );

  route(
    listExerciseChoices,
    ({ db, session, params, body, log }) =>
      findExerciseChoices(db, { userId: session.userId, ...params, ...wishesOf(body), catalogue, log }),
    { limit: 'swap' },
  );
}

const wishesOf = <Body extends { customPreferences?: string | null | undefined }>({
  customPreferences,
  ...body
}: Body) => ({ ...body, wishes: customPreferences ?? '' });

function readingRoutes({ route }: Router): void {
  route(contract.getActiveMealPlan, async ({ db, session, log }) =>
    foundMealPlan(await selectActivePlan(db, { userId: session.userId, type: 'meal' }), log),
  );

  route(contract.getActiveWorkoutPlan, async ({ db, session, log }) =>
    foundWorkoutPlan(await selectActivePlan(db, { userId: session.userId, type: 'workout' }), log),
  );

  route(contract.listPlans, async ({ db, session, query, log }) => {
    const rows = await selectPlans(db, { userId: session.userId, type: query.type });
    return inTurns(rows, (row) => [toListRow(row, log)]);
  });
}

/** What changes which plans there are and how they are kept, but not what is in them. */
function keepingRoutes({ route }: Router): void {
  route(contract.renamePlan, async ({ db, session, params, body, now, log }) =>
    foundListedPlan(await setName(db, { userId: session.userId, id: params.planId, name: body.name, now }), log),
  );

  route(contract.activatePlan, ({ db, session, params, now, log }) =>
    activatePlan(db, { userId: session.userId, id: params.planId, now, log }),
  );

  route(contract.toggleFavoritePlan, async ({ db, session, params, now, log }) =>
    foundListedPlan(await flipFavorite(db, { userId: session.userId, id: params.planId, now }), log),
  );

  route(contract.deletePlan, async ({ db, session, params, now, newId, log }) => {
    await deletePlan(db, { userId: session.userId, id: params.planId, now, newId, log });
    return { ok: true };
  });
}

function generatingRoute({ jobRoute }: Router, catalogue: Catalogue, planWriter: PlanWriter | null): void {
  jobRoute(
    contract.generatePlan,
    ({ db, session, body, allowance, now, newId, log, tell }) =>
      generatePlan(db, {
        userId: session.userId,
        wanted: body,
        allowance,
        catalogue,
        planWriter,
        now,
        newId,
        log,
        tell,
      }),
    { limit: 'generate', event: 'plan' },
  );
}

/** What writes a part of a plan, through the checker. */
function writingRoutes({ route }: Router, catalogue: Catalogue): void {
  route(
    contract.replaceMeal,
    ({ db, session, params, body, allowance, now, log }) => {
      const { mealIndex, customPreferences, again = false, recipeId } = body;
      const wishes = customPreferences ?? '';
      const wanted = { mealIndex, wishes, again, recipeId };
      return replaceMeal(db, { userId: session.userId, ...params, ...wanted, allowance, catalogue, now, log });
    },
    { limit: 'swap' },
  );

  route(
    contract.undoReplace,
    ({ db, session, params, body, now, log }) => {
      const one = { userId: session.userId, ...params, now, log };
      const todayIndex = body?.todayIndex;
      return todayIndex === undefined
        ? undoReplace(db, { ...one, catalogue })
        : endTodaySwap(db, { ...one, todayIndex });
    },
    { limit: 'swap' },
  );

  route(
    contract.putFavorite,
    ({ db, session, params, body, allowance, now, log }) =>
      putFavorite(db, { userId: session.userId, ...params, wanted: body, allowance, catalogue, now, log }),
    { limit: 'swap' },
  );

  route(
    contract.replaceExercise,
    ({ db, session, params, body, allowance, now, log }) => {
      const {
        exerciseIndex,
        exerciseId,
        customPreferences,
        again = false,
        scope = 'plan',
        utcOffsetMinutes = 0,
      } = body;
      const wishes = customPreferences ?? '';
      const wanted = { exerciseIndex, exerciseId, wishes, again, scope, utcOffsetMinutes };
      return replaceExercise(db, { userId: session.userId, ...params, ...wanted, allowance, catalogue, now, log });
    },
    { limit: 'swap' },
  );
}
