import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { type Deed, type DeedState, deedDocument } from '#core/coach/actions/deed-versions.ts';
import type { Db } from '../db/database.ts';
import { keepNewest } from '../db/row-limits.ts';
import { deeds } from '../db/schema/chat.ts';

export type DeedRow = typeof deeds.$inferSelect;
type OfPerson = { userId: string };
type OneDeed = OfPerson & { id: string };
const mine = ({ userId, id }: OneDeed) => and(eq(deeds.id, id), eq(deeds.userId, userId));

type NewDeed = Omit<typeof deeds.$inferInsert, 'deed' | 'deedVersion'> & { deed: Deed };

export async function insertDeed(db: Db, { deed: told, ...row }: NewDeed): Promise<void> {
  const { content: deed, version: deedVersion } = deedDocument.write(told);
  await db.insert(deeds).values({ ...row, deed, deedVersion });
  const { userId, id, place: age } = deeds;
  await keepNewest(db, { table: deeds, userId, id, age }, { userId: row.userId, limit: 'deeds' });
}

/** Held until the transaction ends: two taps on one button are decided one after the other. */
export async function holdDeed(db: Db, one: OneDeed): Promise<DeedRow | undefined> {
  const [row] = await db.select().from(deeds).where(mine(one)).for('update');
  return row;
}

export async function setDeed(
  db: Db,
  { status, deed: told, now, ...one }: OneDeed & { status: DeedState; deed?: Deed; now: Date },
): Promise<void> {
  const written = told && deedDocument.write(told);
  const content = written && { deed: written.content, deedVersion: written.version };
  await db
    .update(deeds)
    .set({ status, ...content, decidedAt: now })
    .where(mine(one));
}

/** The newest deed in one of these states. */
export async function selectNewestDeed(
  db: Db,
  { userId, states, since }: OfPerson & { states: DeedState[]; since: Date },
): Promise<DeedRow | undefined> {
  const [row] = await db
    .select()
    .from(deeds)
    .where(and(eq(deeds.userId, userId), inArray(deeds.status, states), gt(deeds.createdAt, since)))
    .orderBy(desc(deeds.place))
    .limit(1);
  return row;
}

/** What was done for one message and still holds, newest first. */
export function selectDeedsFor(db: Db, { userId, messageId }: OfPerson & { messageId: string }): Promise<DeedRow[]> {
  return db
    .select()
    .from(deeds)
    .where(and(eq(deeds.userId, userId), eq(deeds.messageId, messageId), eq(deeds.status, 'done')))
    .orderBy(desc(deeds.place));
}

/** What was done since, newest first. */
export function selectRecentDeeds(
  db: Db,
  { userId, since, limit }: OfPerson & { since: Date; limit: number },
): Promise<DeedRow[]> {
  return db
    .select()
    .from(deeds)
    .where(and(eq(deeds.userId, userId), eq(deeds.status, 'done'), gt(deeds.createdAt, since)))
    .orderBy(desc(deeds.place))
    .limit(limit);
}

export function selectDeedStates(db: Db, { userId, ids }: OfPerson & { ids: string[] }) {
  return db
    .select({ id: deeds.id, status: deeds.status })
    .from(deeds)
    .where(and(eq(deeds.userId, userId), inArray(deeds.id, ids)));
}

/** What waits for a tap dies when the subject changes. */
export async function declineHeld(db: Db, { userId, now }: OfPerson & { now: Date }): Promise<void> {
  await db
    .update(deeds)
    .set({ status: 'declined', decidedAt: now })
    .where(and(eq(deeds.userId, userId), eq(deeds.status, 'held')));
}
