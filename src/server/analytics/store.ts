import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { analyticsCounts, analyticsSalts, analyticsVisitors } from '../db/schema/analytics.ts';

export type Cell = Pick<typeof analyticsCounts.$inferSelect, 'day' | 'event' | 'dimension'>;
export type CountRow = typeof analyticsCounts.$inferSelect;

export async function selectSalt(db: Db, day: string): Promise<string | null> {
  const [row] = await db.select({ salt: analyticsSalts.salt }).from(analyticsSalts).where(eq(analyticsSalts.day, day));
  return row?.salt ?? null;
}

/** Keeps the secret of a day, unless another request or server was first. */
export async function insertSalt(db: Db, row: typeof analyticsSalts.$inferInsert): Promise<void> {
  await db.insert(analyticsSalts).values(row).onConflictDoNothing({ target: analyticsSalts.day });
}

/** Without its secret, nobody can tell whom an id of an earlier day stood for. */
export async function deleteSaltsBefore(db: Db, day: string): Promise<void> {
  await db.delete(analyticsSalts).where(lt(analyticsSalts.day, day));
}

export async function deleteVisitorsBefore(db: Db, day: string): Promise<void> {
  await db.delete(analyticsVisitors).where(lt(analyticsVisitors.day, day));
}

export async function deleteCountsBefore(db: Db, day: string): Promise<void> {
  await db.delete(analyticsCounts).where(lt(analyticsCounts.day, day));
}

const isCell = ({ day, event, dimension }: Cell) =>
  and(eq(analyticsCounts.day, day), eq(analyticsCounts.event, event), eq(analyticsCounts.dimension, dimension));

export async function selectVisitors(db: Db, cell: Cell): Promise<number> {
  const [row] = await db.select({ visitors: analyticsCounts.visitors }).from(analyticsCounts).where(isCell(cell));
  return row?.visitors ?? 0;
}

/** True if this visitor was not there yet. */
export async function insertVisitor(db: Db, row: typeof analyticsVisitors.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(analyticsVisitors)
    .values(row)
    .onConflictDoNothing({ target: [analyticsVisitors.day, analyticsVisitors.visitor] })
    .returning({ day: analyticsVisitors.day });
  return rows.length > 0;
}

/** Adds to a count; one statement, so that parallel requests and several servers share it. */
export async function addToCount(db: Db, row: CountRow): Promise<void> {
  const { day, event, dimension, visitors, times } = analyticsCounts;
  await db
    .insert(analyticsCounts)
    .values(row)
    .onConflictDoUpdate({
      target: [day, event, dimension],
      set: { visitors: sql`${visitors} + ${row.visitors}`, times: sql`${times} + ${row.times}` },
    });
}

/** The counts of the days from one on and before another, newest day first. */
export const selectCounts = (db: Db, { from, before }: { from: string; before: string }): Promise<CountRow[]> =>
  db
    .select()
    .from(analyticsCounts)
    .where(and(gte(analyticsCounts.day, from), lt(analyticsCounts.day, before)))
    .orderBy(desc(analyticsCounts.day), asc(analyticsCounts.event), asc(analyticsCounts.dimension));
