import { and, desc, eq, sql } from 'drizzle-orm';
import type { LogType } from '#contract/logs.ts';
import type { Db } from '../db/database.ts';
import { logs } from '../db/schema/logs.ts';

export type LogRow = typeof logs.$inferSelect;
export type NewLog = typeof logs.$inferInsert;
type LogPlace = Pick<LogRow, 'id' | 'loggedAt'>;

export async function insertLog(db: Db, log: NewLog): Promise<void> {
  await db.insert(logs).values(log);
}

/** Where in the order of the person's logs one of them stands. */
export async function selectPlace(db: Db, { userId, id }: { userId: string; id: string }) {
  const [place] = await db
    .select({ id: logs.id, loggedAt: logs.loggedAt })
    .from(logs)
    .where(and(eq(logs.id, id), eq(logs.userId, userId)));
  return place;
}

type Page = { userId: string; type?: LogType | undefined; after: LogPlace | null; limit: number };

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
