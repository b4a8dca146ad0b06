import { eq } from 'drizzle-orm';
import type { Profile } from '#core/athlete/profile.ts';
import type { Db } from '../db/database.ts';
import { profiles } from '../db/schema/people.ts';

export type ProfileRow = typeof profiles.$inferSelect;

export async function findProfile(db: Db, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row;
}

type NewProfile = { userId: string; profile: Profile; now: Date };

/** The stored profile, or nothing when the person has one already. */
export async function insertProfile(db: Db, { userId, profile, now }: NewProfile): Promise<ProfileRow | undefined> {
  const [row] = await db
    .insert(profiles)
    .values({ userId, data: profile, version: 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: profiles.userId })
    .returning();
  return row;
}
