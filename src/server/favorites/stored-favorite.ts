import type { FastifyBaseLogger } from 'fastify';
import { type Favorite, favoriteSchema } from '#contract/favorites.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { favoriteDocuments } from './favorite-versions.ts';
import type { FavoriteRow } from './store.ts';

const LONGEST_NAME = 120;
const UNREADABLE = 'The details of this favorite could not be read. They are kept.';

/** The favourite of a row. One that cannot be read keeps its place and its name, says so, and can be taken out. */
export function toFavorite(row: FavoriteRow, log: FastifyBaseLogger): Favorite {
  const { id, userId, type, sourceType, sourcePlanId } = row;
  const stored = { version: row.dataVersion, content: row.data };
  const head = { id, userId, type, sourceType, sourcePlanId, createdAt: row.createdAt.toISOString() };
  const place = { userId, id, log };
  const read =
    type === 'meal'
      ? readOrReport(favoriteDocuments.meal, stored, place)
      : readOrReport(favoriteDocuments.workout, stored, place);
  const favorite = favoriteSchema.safeParse({ ...head, name: row.name, data: read.ok ? read.value : undefined });
  if (favorite.success) return favorite.data;
  const name = row.name.trim().slice(0, LONGEST_NAME) || 'A favorite';
  return favoriteSchema.parse({ ...head, name, data: { description: UNREADABLE } });
}
