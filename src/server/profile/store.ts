import { and, eq, sql } from 'drizzle-orm';
import type { FieldChange } from '#core/athlete/change-profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { profileChangesDocument } from '#core/athlete/profile-changes-versions.ts';
import { profileDocument } from '#core/athlete/profile-versions.ts';
import type { Db } from '../db/database.ts';
import { keepNewest } from '../db/row-limits.ts';
import { profileChanges } from '../db/schema/chat.ts';
import { profiles } from '../db/schema/people.ts';

export type ProfileRow = typeof profiles.$inferSelect;

export async function findProfile(db: Db, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row;
}

type WrittenProfile = { userId: string; profile: Profile; now: Date };

function columnsOf(profile: Profile): Pick<ProfileRow, 'data' | 'dataVersion'> {
  const { content: data, version: dataVersion } = profileDocument.write(profile);
  return { data, dataVersion };
}

/** The stored profile, or nothing when the person has one already. */
export async function insertProfile(db: Db, { userId, profile, now }: WrittenProfile): Promise<ProfileRow | undefined> {
  const [row] = await db
    .insert(profiles)
    .values({ userId, ...columnsOf(profile), version: 1, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: profiles.userId })
    .returning();
  return row;
}

/** Every write of an existing profile counts its version up, so that whoever planned with an older one can tell. */
export async function setProfile(db: Db, { userId, profile, now }: WrittenProfile): Promise<void> {
  await db
    .update(profiles)
    .set({ ...columnsOf(profile), version: sql`${profiles.version} + 1`, updatedAt: now })
    .where(eq(profiles.userId, userId));
}

export type ProfileChangeRow = typeof profileChanges.$inferSelect;

type NewChange = Omit<ProfileChangeRow, 'changes' | 'changesVersion'> & { fields: FieldChange[] };

/** Keeps a change; of very many the first ones go, which nobody can undo any more. */
export async function insertProfileChange(db: Db, { fields, ...change }: NewChange): Promise<void> {
  const { content: changes, version: changesVersion } = profileChangesDocument.write(fields);
  await db.insert(profileChanges).values({ ...change, changes, changesVersion });
  const { userId, id, createdAt: age } = profileChanges;
  await keepNewest(db, { table: profileChanges, userId, id, age }, { userId: change.userId, limit: 'profileChanges' });
}

type OneChange = { userId: string; id: string };
const mine = ({ userId, id }: OneChange) => and(eq(profileChanges.id, id), eq(profileChanges.userId, userId));

export async function selectProfileChange(db: Db, one: OneChange): Promise<ProfileChangeRow | undefined> {
  const [row] = await db.select().from(profileChanges).where(mine(one));
  return row;
}

type Decision = OneChange & { status: ProfileChangeRow['status']; now: Date };

export async function setChangeStatus(db: Db, { status, now, ...one }: Decision): Promise<void> {
  await db.update(profileChanges).set({ status, decidedAt: now }).where(mine(one));
}

/** What waits for a yes to a message does so no longer: a "yes" in a talk about danger means something else. */
export async function declineWaiting(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const { userId: owner, status, source } = profileChanges;
  await db
    .update(profileChanges)
    .set({ status: 'declined', decidedAt: now })
    .where(and(eq(owner, userId), eq(status, 'pending'), eq(source, 'chat')));
}
