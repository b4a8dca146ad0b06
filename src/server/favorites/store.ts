import { and, desc, eq } from 'drizzle-orm';
import type { PlanType } from '#contract/common.ts';
import type { Db } from '../db/database.ts';
import { expectRoom } from '../db/row-limits.ts';
import { favorites } from '../db/schema/plans.ts';

export type FavoriteRow = typeof favorites.$inferSelect;

export function selectFavorites(
  db: Db,
  { userId, type }: { userId: string; type?: PlanType | undefined },
): Promise<FavoriteRow[]> {
  return db
    .select()
    .from(favorites)
    .where(and(eq(favorites.userId, userId), type && eq(favorites.type, type)))
    .orderBy(desc(favorites.createdAt), desc(favorites.id));
}

export async function selectFavorite(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<FavoriteRow | undefined> {
  const [row] = await db
    .select()
    .from(favorites)
    .where(and(eq(favorites.id, id), eq(favorites.userId, userId)));
  return row;
}

/** Refuses one more than a person may keep. */
export async function insertFavorite(db: Db, favorite: typeof favorites.$inferInsert): Promise<void> {
  await expectRoom(db, favorites, { userId: favorite.userId, limit: 'favorites', adding: 1 });
  await db.insert(favorites).values(favorite);
}

/** Whether there was one to delete. */
export async function deleteFavorite(db: Db, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const mine = and(eq(favorites.id, id), eq(favorites.userId, userId));
  const deleted = await db.delete(favorites).where(mine).returning({ id: favorites.id });
  return deleted.length > 0;
}
