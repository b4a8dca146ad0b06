import * as contract from '#contract/plans.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Router } from '../http/router.ts';
import { activatePlan } from './activate-plan.ts';
import { deletePlan } from './delete-plan.ts';
import { generatePlan } from './generate-plan.ts';
import { mealRoutes } from './meal-routes.ts';
import { putFavorite } from './put-favorite.ts';
import { replaceExercise } from './replace-exercise.ts';
import { replaceMeal } from './replace-meal.ts';
import { flipFavorite, selectActivePlan, selectPlans, setName } from './store.ts';
import { foundMealPlan, foundPlan, foundWorkoutPlan, toPlan } from './stored-plan.ts';

export function planRoutes(router: Router, catalogue: Catalogue): void {
  readingRoutes(router);
  keepingRoutes(router);
  writingRoutes(router, catalogue);
  mealRoutes(router, catalogue);
}

function readingRoutes({ route }: Router): void {
  route(contract.getActiveMealPlan, async ({ db, session, log }) =>
    foundMealPlan(await selectActivePlan(db, { userId: session.userId, type: 'meal' }), log),
  );

  route(contract.getActiveWorkoutPlan, async ({ db, session, log }) =>
    foundWorkoutPlan(await selectActivePlan(db, { userId: session.userId, type: 'workout' }), log),
  );

  route(contract.listPlans, async ({ db, session, query, log }) => {
    const rows = await selectPlans(db, { userId: session.userId, type: query.type });
    return rows.flatMap((row) => toPlan(row, log) ?? []);
  });
}

/** What changes which plans there are and how they are kept, but not what is in them. */
function keepingRoutes({ route }: Router): void {
  route(contract.renamePlan, async ({ db, session, params, body, now, log }) =>
    foundPlan(await setName(db, { userId: session.userId, id: params.planId, name: body.name, now }), log),
  );

  route(contract.activatePlan, ({ db, session, params, now, log }) =>
    activatePlan(db, { userId: session.userId, id: params.planId, now, log }),
  );

  route(contract.toggleFavoritePlan, async ({ db, session, params, now, log }) =>
    foundPlan(await flipFavorite(db, { userId: session.userId, id: params.planId, now }), log),
  );

  route(contract.deletePlan, async ({ db, session, params, now, log }) => {
    await deletePlan(db, { userId: session.userId, id: params.planId, now, log });
    return { ok: true };
  });
}

/** What writes a plan or a part of one, through the checker. */
function writingRoutes({ route, stagedRoute }: Router, catalogue: Catalogue): void {
  stagedRoute(
    contract.generatePlan,
    ({ db, session, body, now, newId, log, tell }) =>
      generatePlan(db, { userId: session.userId, wanted: body, catalogue, now, newId, log, tell }),
    { limit: 'generate', event: 'plan' },
  );

  route(
    contract.replaceMeal,
    ({ db, session, params, body, now, log }) => {
      const { mealIndex, customPreferences } = body;
      const wishes = customPreferences ?? '';
      return replaceMeal(db, { userId: session.userId, ...params, mealIndex, wishes, catalogue, now, log });
    },
    { limit: 'swap' },
  );

  route(
    contract.putFavorite,
    ({ db, session, params, body, now, log }) =>
      putFavorite(db, { userId: session.userId, ...params, wanted: body, catalogue, now, log }),
    { limit: 'swap' },
  );

  route(
    contract.replaceExercise,
    ({ db, session, params, body, now, log }) => {
      const { exerciseIndex, customPreferences, scope = 'plan' } = body;
      const wishes = customPreferences ?? '';
      const wanted = { exerciseIndex, wishes, scope };
      return replaceExercise(db, { userId: session.userId, ...params, ...wanted, catalogue, now, log });
    },
    { limit: 'swap' },
  );
}
