import { and, between, count, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { ImportSource } from '#core/imports/reading.ts';
import type { LogKind } from '#core/progress/log-kinds.ts';
import type { Db } from '../db/database.ts';
import { expectRoom } from '../db/row-limits.ts';
import { imports } from '../db/schema/imports.ts';
import { logs } from '../db/schema/logs.ts';
import type { NewLog } from '../logs/store.ts';

type OneImport = { userId: string; id: string };
const mine = ({ userId, id }: OneImport) => and(eq(imports.id, id), eq(imports.userId, userId));

type NewImport = OneImport & { source: ImportSource; fileName: string; createdAt: Date };

/** Begins an import, if it is not begun yet, and holds it until the transaction ends. False where the id is somebody else's. */
export async function beginImport(db: Db, row: NewImport): Promise<boolean> {
  const made = await db.insert(imports).values(row).onConflictDoNothing().returning({ id: imports.id });
  if (made.length > 0) await expectRoom(db, imports, { userId: row.userId, limit: 'imports' });
  const held = await db.select({ id: imports.id }).from(imports).where(mine(row)).for('update');
  return held.length > 0;
}

/** Keeps rows that are not there yet. Refuses more than a person may keep. */
export async function insertLogs(db: Db, userId: string, rows: NewLog[]): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(logs).values(rows).onConflictDoNothing();
  await expectRoom(db, logs, { userId, limit: 'logs' });
}

type Near = { userId: string; kinds: LogKind[]; from: Date; to: Date; importId: string | null };

/** What stands in the log between two moments, but for what an import itself brought. */
export function selectNear(db: Db, { userId, kinds, from, to, importId }: Near) {
  const { logType, value, data, loggedAt, utcOffsetMinutes } = logs;
  const others = importId === null ? undefined : or(isNull(logs.importId), ne(logs.importId, importId));
  return db
    .select({ logType, value, data, loggedAt, utcOffsetMinutes })
    .from(logs)
    .where(and(eq(logs.userId, userId), inArray(logType, kinds), between(loggedAt, from, to), others));
}

export const selectImports = (db: Db, userId: string) =>
  db.select().from(imports).where(eq(imports.userId, userId)).orderBy(desc(imports.createdAt), desc(imports.id));

/** How many entries of each kind stand in the log, by the import that brought them. */
export const countImported = (db: Db, userId: string) =>
  db
    .select({ importId: logs.importId, logType: logs.logType, rows: count() })
    .from(logs)
    .where(eq(logs.userId, userId))
    .groupBy(logs.importId, logs.logType);

/** Takes an import back, and with it every entry that it brought. Whether there was one. */
export async function deleteImport(db: Db, one: OneImport): Promise<boolean> {
  const gone = await db.delete(imports).where(mine(one)).returning({ id: imports.id });
  return gone.length > 0;
}
