import { and, desc, eq, getTableColumns, ne, not, sql } from 'drizzle-orm';
import type { PlanType } from '#contract/common.ts';
import type { StoredDocument } from '#core/documents/versioned-document.ts';
import type { Db } from '../db/database.ts';
import { expectRoom } from '../db/row-limits.ts';
import { users } from '../db/schema/people.ts';
import { plans } from '../db/schema/plans.ts';

/** What was there before the last replacement is as large as the plan, and read for an undo only. */
const { previous, previousVersion, ...shown } = getTableColumns(plans);

export type PlanRow = Omit<typeof plans.$inferSelect, 'previous' | 'previousVersion'>;
type OfPerson = { userId: string };
type OnePlan = OfPerson & { id: string };
type OneType = OfPerson & { type: PlanType };
type At = { now: Date };

const mine = ({ userId, id }: OnePlan) => and(eq(plans.id, id), eq(plans.userId, userId));
const ofType = ({ userId, type }: OneType) => and(eq(plans.userId, userId), eq(plans.type, type));
/** Plans made in the same millisecond are told apart by their number. */
const newestFirst = [desc(plans.createdAt), desc(plans.version), desc(plans.id)] as const;

/**
 * Lets the changes of one person's plans happen one after the other, until the transaction ends. Not `for update`: that
 * would stand in the way of rows which only refer to the person, and two such writers would block each other.
 */
export async function lockPlansOf(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export function selectPlans(db: Db, { userId, type }: OfPerson & { type?: PlanType | undefined }): Promise<PlanRow[]> {
  const wanted = and(eq(plans.userId, userId), type && eq(plans.type, type));
  return db
    .select(shown)
    .from(plans)
    .where(wanted)
    .orderBy(...newestFirst);
}

export function selectNewestPlans(db: Db, { limit, ...of }: OneType & { limit: number }): Promise<PlanRow[]> {
  return db
    .select(shown)
    .from(plans)
    .where(ofType(of))
    .orderBy(...newestFirst)
    .limit(limit);
}

export async function selectActivePlan(db: Db, of: OneType): Promise<PlanRow | undefined> {
  const [row] = await db
    .select(shown)
    .from(plans)
    .where(and(ofType(of), plans.isActive));
  return row;
}

export async function selectPlan(db: Db, one: OnePlan): Promise<PlanRow | undefined> {
  const [row] = await db.select(shown).from(plans).where(mine(one));
  return row;
}

/** What a plan held before its last replacement; null if there is nothing to go back to. */
export async function selectPrevious(db: Db, one: OnePlan): Promise<StoredDocument | null> {
  const [row] = await db.select({ content: previous, version: previousVersion }).from(plans).where(mine(one));
  return row && row.content !== null ? row : null;
}

/** Whether the plan is the person's; if so, it stays until the transaction ends. */
export async function holdPlan(db: Db, { type, ...one }: OnePlan & { type?: PlanType }): Promise<boolean> {
  const rows = await db
    .select({ id: plans.id })
    .from(plans)
    .where(and(mine(one), type && eq(plans.type, type)))
    .for('key share');
  return rows.length > 0;
}

export async function selectLastVersion(db: Db, of: OneType): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${plans.version}), 0)::int` })
    .from(plans)
    .where(ofType(of));
  return row?.last ?? 0;
}

/** Refuses, before the work is done, a plan that `insertPlan` would refuse after it. */
export const expectRoomForPlan = (db: Db, userId: string): Promise<void> =>
  expectRoom(db, plans, { userId, limit: 'plans', adding: 1 });

/** Refuses one more than a person may keep. */
export async function insertPlan(db: Db, plan: typeof plans.$inferInsert): Promise<PlanRow> {
  await expectRoomForPlan(db, plan.userId);
  const [row] = await db.insert(plans).values(plan).returning(shown);
  if (!row) throw new Error('the insert of a plan returned no row');
  return row;
}

export async function deactivatePlans(db: Db, { now, ...of }: OneType & At): Promise<void> {
  await db
    .update(plans)
    .set({ isActive: false, updatedAt: now })
    .where(and(ofType(of), plans.isActive));
}

/** Makes way for a plan: whichever other one of its type is active is so no longer. Another person's plan moves nothing. */
export async function deactivateBeside(db: Db, { now, ...one }: OnePlan & At): Promise<void> {
  const itsType = db.select({ type: plans.type }).from(plans).where(mine(one));
  await db
    .update(plans)
    .set({ isActive: false, updatedAt: now })
    .where(and(eq(plans.userId, one.userId), plans.isActive, ne(plans.id, one.id), eq(plans.type, itsType)));
}

export async function setActive(db: Db, { now, ...one }: OnePlan & At): Promise<PlanRow | undefined> {
  const [row] = await db.update(plans).set({ isActive: true, updatedAt: now }).where(mine(one)).returning(shown);
  return row;
}

/** Makes the newest plan of a type the active one, if there is any. */
export async function activateNewest(db: Db, { now, ...of }: OneType & At): Promise<void> {
  const newest = db
    .select({ id: plans.id })
    .from(plans)
    .where(ofType(of))
    .orderBy(...newestFirst)
    .limit(1);
  await db
    .update(plans)
    .set({ isActive: true, updatedAt: now })
    .where(and(ofType(of), eq(plans.id, newest)));
}

export async function setName(db: Db, { name, now, ...one }: OnePlan & At & { name: string }) {
  const [row] = await db.update(plans).set({ name, updatedAt: now }).where(mine(one)).returning(shown);
  return row;
}

export async function flipFavorite(db: Db, { now, ...one }: OnePlan & At): Promise<PlanRow | undefined> {
  const [row] = await db
    .update(plans)
    .set({ isFavorite: not(plans.isFavorite), updatedAt: now })
    .where(mine(one))
    .returning(shown);
  return row;
}

type WithContent = OnePlan & At & { document: StoredDocument };

/** Other content for a plan: from then on there is nothing to go back to. */
export async function setData(db: Db, { document, now, ...one }: WithContent) {
  const { content: data, version: dataVersion } = document;
  const change = { data, dataVersion, previous: null, updatedAt: now };
  const [row] = await db.update(plans).set(change).where(mine(one)).returning(shown);
  return row;
}

/** Content with one item replaced; what was there before is kept for an undo, `again`: what was there before the first try. */
export async function setSwappedData(
  db: Db,
  { document, now, again = false, ...one }: WithContent & { again?: boolean },
) {
  const { content: data, version: dataVersion } = document;
  const isKept = again ? sql`${plans.previous} is not null` : sql`false`;
  const before = {
    previous: sql`case when ${isKept} then ${plans.previous} else ${plans.data} end`,
    previousVersion: sql`case when ${isKept} then ${plans.previousVersion} else ${plans.dataVersion} end`,
  };
  const change = { data, dataVersion, ...before, updatedAt: now };
  const [row] = await db.update(plans).set(change).where(mine(one)).returning(shown);
  return row;
}

/** The exercises of one day, beside the plan. */
export async function setTodaySwaps(db: Db, { swaps, now, ...one }: OnePlan & At & { swaps: StoredDocument }) {
  const change = { todaySwaps: swaps.content, todaySwapsVersion: swaps.version, updatedAt: now };
  const [row] = await db.update(plans).set(change).where(mine(one)).returning(shown);
  return row;
}

/** The meals that are different on one date, beside the plan. */
export async function setMealExceptions(
  db: Db,
  { exceptions, now, ...one }: OnePlan & At & { exceptions: StoredDocument },
) {
  const change = {
    mealExceptions: exceptions.content,
    mealExceptionsVersion: exceptions.version,
    updatedAt: now,
  };
  const [row] = await db.update(plans).set(change).where(mine(one)).returning(shown);
  return row;
}

export async function deletePlanRow(db: Db, one: OnePlan): Promise<PlanRow | undefined> {
  const [row] = await db.delete(plans).where(mine(one)).returning(shown);
  return row;
}
