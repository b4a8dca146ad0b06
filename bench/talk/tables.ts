import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';

export type Row = Record<string, unknown>;

const FOLDER = join(import.meta.dirname, '../../src/server/db/schema');

async function findTables(): Promise<Map<string, PgTable>> {
  const found = new Map<string, PgTable>();
  for (const name of readdirSync(FOLDER).sort()) {
    const parts: Record<string, unknown> = await import(join(FOLDER, name));
    for (const part of Object.values(parts)) {
      if (is(part, PgTable) && 'userId' in getTableColumns(part)) found.set(getTableName(part), part);
    }
  }
  return found;
}

/** Every table that holds rows of a person, by its name: those of a later release are found without a word here. */
export const TABLES: ReadonlyMap<string, PgTable> = await findTables();

/** The columns of a table, by the names that the code has for them. */
export function columnsOf(table: PgTable) {
  return getTableColumns(table);
}

/** What a person has in a table; encrypted columns come back in plain. */
export async function rowsOf(database: Database, table: PgTable, userId: string): Promise<Row[]> {
  const owner = columnsOf(table).userId;
  if (!owner) throw new Error(`${getTableName(table)} holds no rows of a person`);
  return database.db.select().from(table).where(eq(owner, userId));
}
