import { and, count, desc, eq, sum } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { photos } from '../db/schema/photos.ts';

export type PhotoRow = typeof photos.$inferSelect;

type OnePhoto = { userId: string; id: string };
const mine = ({ userId, id }: OnePhoto) => and(eq(photos.id, id), eq(photos.userId, userId));

export function selectPhotos(db: Db, userId: string): Promise<PhotoRow[]> {
  return db.select().from(photos).where(eq(photos.userId, userId)).orderBy(desc(photos.takenAt), desc(photos.id));
}

export async function selectPhoto(db: Db, one: OnePhoto): Promise<PhotoRow | undefined> {
  const [row] = await db.select().from(photos).where(mine(one));
  return row;
}

/** How many photos the person keeps, and what they take. */
export async function sumPhotos(db: Db, userId: string): Promise<{ photos: number; bytes: number }> {
  const [row] = await db
    .select({ photos: count(), bytes: sum(photos.bytes) })
    .from(photos)
    .where(eq(photos.userId, userId));
  return { photos: row?.photos ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** Lets photos of one person be added one after the other only. */
export async function holdPerson(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function insertPhoto(db: Db, photo: typeof photos.$inferInsert): Promise<void> {
  await db.insert(photos).values(photo);
}

/** Takes a photo out; answers the row as it was. */
export async function takePhoto(db: Db, one: OnePhoto): Promise<PhotoRow | undefined> {
  const [row] = await db.delete(photos).where(mine(one)).returning();
  return row;
}
