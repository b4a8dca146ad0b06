import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { putFavorite as operation } from '#contract/plans.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { itemOfFavorite } from '../favorites/item-of-favorite.ts';
import { type FavoriteRow, selectFavorite } from '../favorites/store.ts';
import { httpError, notFound } from '../http/http-error.ts';
import type { AllowanceGate } from '../membership/allowance-gate.ts';
import { putExercise } from './put-exercise.ts';
import { putMeal } from './put-meal.ts';
import { selectPlan } from './store.ts';

type Input = {
  userId: string;
  planId: string;
  wanted: z.output<typeof operation.body>;
  /** Counts the swap. */
  allowance: AllowanceGate;
  catalogue: Catalogue;
  now: Date;
  log: FastifyBaseLogger;
};

/** Puts a favourite meal or exercise in the place of one of the plan, checked like any swap. */
export async function putFavorite(db: Db, { wanted, ...input }: Input): Promise<z.input<typeof operation.response>> {
  const { userId, planId, catalogue } = input;
  if (!(await selectPlan(db, { userId, id: planId }))) throw notFound('plan');
  const favorite = await selectFavorite(db, { userId, id: wanted.favoriteId });
  if (!favorite) throw notFound('favourite');
  if ('mealIndex' in wanted) {
    const { mealIndex } = wanted;
    const recipeId = knownItem(favorite, 'meal', catalogue);
    return putMeal(db, { ...input, wanted: { mealIndex, recipeId } });
  }
  const { exerciseIndex } = wanted;
  return putExercise(db, { ...input, exerciseIndex, exerciseId: knownItem(favorite, 'workout', catalogue) });
}

const NOT_OF_THE_KIND = {
  meal: 'That favourite is an exercise: it cannot take the place of a meal.',
  workout: 'That favourite is a meal: it cannot take the place of an exercise.',
};
const UNKNOWN = {
  meal: 'That favourite is not a dish of our cookbook, so it cannot be portioned to fit your plan.',
  workout: 'That favourite is not in our exercise library, so we cannot check that it is safe for you.',
};

function knownItem(favorite: FavoriteRow, type: FavoriteRow['type'], catalogue: Catalogue): string {
  if (favorite.type !== type) throw httpError('conflict', NOT_OF_THE_KIND[type]);
  const id = itemOfFavorite(favorite, catalogue);
  if (id === null) throw httpError('conflict', UNKNOWN[type]);
  return id;
}
