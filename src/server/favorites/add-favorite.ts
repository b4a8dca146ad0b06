import type { Favorite } from '#contract/favorites.ts';
import type { StoredDocument } from '#core/documents/versioned-document.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { holdPlan } from '../plans/store.ts';
import { favoriteDocuments } from './favorite-versions.ts';
import { insertFavorite } from './store.ts';

/** Keeps a single meal or exercise; the plan it comes from, if named, must be the person's own. */
export async function addFavorite(db: Db, favorite: Favorite): Promise<Favorite> {
  const { userId, sourcePlanId = null } = favorite;
  if (sourcePlanId !== null && !(await holdPlan(db, { userId, id: sourcePlanId }))) throw notFound('plan');
  const stored = documentOf(favorite);
  const columns = { data: stored.content, dataVersion: stored.version };
  await insertFavorite(db, { ...favorite, sourcePlanId, ...columns, createdAt: new Date(favorite.createdAt) });
  return { ...favorite, sourcePlanId };
}

const documentOf = (favorite: Favorite): StoredDocument =>
  favorite.type === 'meal'
    ? favoriteDocuments.meal.write(favorite.data)
    : favoriteDocuments.workout.write(favorite.data);
