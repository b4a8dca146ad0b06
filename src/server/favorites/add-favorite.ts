import type { Favorite } from '#contract/favorites.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { holdPlan } from '../plans/store.ts';
import { insertFavorite } from './store.ts';

/** Keeps a single meal or exercise; the plan it comes from, if named, must be the person's own. */
export async function addFavorite(db: Db, favorite: Favorite): Promise<Favorite> {
  const { userId, sourcePlanId = null } = favorite;
  if (sourcePlanId !== null && !(await holdPlan(db, { userId, id: sourcePlanId }))) throw notFound('plan');
  await insertFavorite(db, { ...favorite, sourcePlanId, createdAt: new Date(favorite.createdAt) });
  return { ...favorite, sourcePlanId };
}
