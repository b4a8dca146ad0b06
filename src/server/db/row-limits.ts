import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { httpError } from '../http/http-error.ts';
import { ROW_LIMITS, type RowLimitName } from '../limits.ts';
import type { Db } from './database.ts';

/** Rows of people: whose each is, what tells it from the others of that person, and by what they are told old from new. */
type OwnedRows = { table: PgTable; userId: AnyPgColumn; id: AnyPgColumn; age: AnyPgColumn };

type OfPerson = { userId: string; limit: RowLimitName };

/**
 * Refuses (409) what would leave a person with more rows than they may have; `adding`: rows that are not written yet. Two
 * requests at once may both be let in.
 */
export async function expectRoom(
  db: Db,
  table: PgTable & { userId: AnyPgColumn },
  { userId, limit, adding = 0 }: OfPerson & { adding?: number },
): Promise<void> {
  const { most, full } = ROW_LIMITS[limit];
  const rows = db
    .select({ owner: table.userId })
    .from(table)
    .where(eq(table.userId, userId))
    .limit(most + 1)
    .as('counted');
  const [found] = await db.select({ rows: count() }).from(rows);
  if ((found?.rows ?? 0) + adding <= most) return;
  throw httpError('conflict', full ?? 'There is no room for more.', { detail: { limit } });
}

/** Lets the oldest rows of a person go, beyond as many as they may have. What another request lets go of is left to it. */
export async function keepNewest(db: Db, rows: OwnedRows, { userId, limit }: OfPerson): Promise<void> {
  const { table, userId: owner, id, age } = rows;
  const tooMany = db
    .select({ id })
    .from(table)
    .where(eq(owner, userId))
    .orderBy(desc(age), desc(id))
    .offset(ROW_LIMITS[limit].most)
    .for('update', { skipLocked: true });
  const theirs: SQL | undefined = and(eq(owner, userId), inArray(id, tooMany));
  await db.delete(table).where(theirs);
}
