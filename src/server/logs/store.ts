import { and, desc, eq, sql } from 'drizzle-orm';
import type { StoredDocument } from '#core/documents/versioned-document.ts';
import type { LogKind } from '#core/progress/log-kinds.ts';
import type { Db } from '../db/database.ts';
import { expectRoom, keepNewest } from '../db/row-limits.ts';
import { deletedLogs, logs } from '../db/schema/logs.ts';

export type LogRow = typeof logs.$inferSelect;
export type NewLog = typeof logs.$inferInsert;
type LogPlace = Pick<LogRow, 'id' | 'loggedAt'>;

/** False if there is a log with this id already, which then stays as it is. Refuses one more than a person may keep. */
export async function insertLog(db: Db, log: NewLog): Promise<boolean> {
  const made = await db.insert(logs).values(log).onConflictDoNothing().returning({ id: logs.id });
  if (made.length > 0) await expectRoom(db, logs, { userId: log.userId, limit: 'logs' });
  return made.length > 0;
}

type OneLog = { userId: string; id: string };
const mine = ({ userId, id }: OneLog) => and(eq(logs.id, id), eq(logs.userId, userId));

/** One of the person's logs, held until the transaction ends. */
export async function holdLog(db: Db, one: OneLog): Promise<LogRow | undefined> {
  const [row] = await db.select().from(logs).where(mine(one)).for('update');
  return row;
}

export async function setLog(db: Db, { log, ...one }: OneLog & { log: NewLog }): Promise<void> {
  await db.update(logs).set(log).where(mine(one));
}

/** Takes a log out; answers the row as it was. */
export async function takeLog(db: Db, one: OneLog): Promise<LogRow | undefined> {
  const [row] = await db.delete(logs).where(mine(one)).returning();
  return row;
}

type Deleted = OneLog & { document: StoredDocument; importId: string | null; now: Date };

export async function keepDeleted(db: Db, { document, importId, now, ...one }: Deleted): Promise<void> {
  const { content: log, version: logVersion } = document;
  await db.insert(deletedLogs).values({ ...one, log, logVersion, importId, deletedAt: now });
  const rows = { table: deletedLogs, userId: deletedLogs.userId, id: deletedLogs.id, age: deletedLogs.deletedAt };
  await keepNewest(db, rows, { userId: one.userId, limit: 'deletedLogs' });
}

/** Takes a removed log out of the rest that is kept for an undo; `undefined` if it is not there. */
export async function takeDeleted(db: Db, { userId, id }: OneLog) {
  const [row] = await db
    .delete(deletedLogs)
    .where(and(eq(deletedLogs.id, id), eq(deletedLogs.userId, userId)))
    .returning({ content: deletedLogs.log, version: deletedLogs.logVersion, importId: deletedLogs.importId });
  return row;
}

/** Where in the order of the person's logs one of them stands. */
export async function selectPlace(db: Db, { userId, id }: { userId: string; id: string }) {
  const [place] = await db
    .select({ id: logs.id, loggedAt: logs.loggedAt })
    .from(logs)
    .where(and(eq(logs.id, id), eq(logs.userId, userId)));
  return place;
}

type Page = { userId: string; type?: LogKind | undefined; after: LogPlace | null; limit: number };

/** Newest first, those that come after a place in that order. */
export function selectLogs(db: Db, { userId, type, after, limit }: Page): Promise<LogRow[]> {
  const isAfter =
    after && sql`(${logs.loggedAt}, ${logs.id}) < (${after.loggedAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select()
    .from(logs)
    .where(and(eq(logs.userId, userId), type && eq(logs.logType, type), isAfter ?? undefined))
    .orderBy(desc(logs.loggedAt), desc(logs.id))
    .limit(limit);
}
