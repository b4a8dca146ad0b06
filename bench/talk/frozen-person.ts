import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { columnsOf, type Row, rowsOf, TABLES } from './tables.ts';

/** What of a person is frozen. A parent stands before what points to it. */
const FROZEN_TABLES = [
  'profiles',
  'subscriptions',
  'plans',
  'favorites',
  'feedback',
  'logs',
  'reminder_settings',
  'adaptive_decisions',
] as const;

/** A person on the day of their conversations. Documents stand in the version in which they were written and are upgraded when read. */
export const frozenPersonSchema = z.strictObject({
  id: z.string(),
  now: z.iso.datetime(),
  locale: z.string(),
  timeZone: z.string(),
  rows: z.partialRecord(z.enum(FROZEN_TABLES), z.array(z.record(z.string(), z.unknown()))),
});

export type FrozenPerson = z.infer<typeof frozenPersonSchema>;

const FOLDER = join(import.meta.dirname, 'people');

/** Where a person's file is. */
export const personFile = (id: string): string => join(FOLDER, `${id}.json`);

export const readPerson = (id: string): FrozenPerson =>
  frozenPersonSchema.parse(JSON.parse(readFileSync(personFile(id), 'utf8')));

function tableOf(name: string) {
  const table = TABLES.get(name);
  if (!table) throw new Error(`there is no table ${name}`);
  return table;
}

/** The rows of a person as JSON, without whose they are. */
export async function freezeRows(database: Database, userId: string): Promise<FrozenPerson['rows']> {
  const frozen: FrozenPerson['rows'] = {};
  for (const name of FROZEN_TABLES) {
    const rows = await rowsOf(database, tableOf(name), userId);
    if (rows.length > 0) frozen[name] = JSON.parse(JSON.stringify(rows.map(({ userId: _, ...row }) => row)));
  }
  return frozen;
}

const UUID = /"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g;

/** Puts a frozen person in the place of somebody who has nothing yet, under ids of their own. */
export async function thaw(
  database: Database,
  person: FrozenPerson,
  { userId, newId }: { userId: string; newId: () => string },
): Promise<void> {
  const ids = new Map<string, string>();
  const fresh = (id: string) => ids.get(id) ?? (ids.set(id, newId()).get(id) as string);
  const text = JSON.stringify(person.rows).replace(UUID, (_match, id: string) => `"${fresh(id)}"`);
  const rows: FrozenPerson['rows'] = JSON.parse(text);
  for (const name of FROZEN_TABLES) {
    const table = tableOf(name);
    const values = (rows[name] ?? []).map((row) => ({ ...revived(table, row), userId }));
    if (values.length > 0) await database.db.insert(table).values(values);
  }
}

/** Moments are texts in JSON. */
function revived(table: Parameters<typeof columnsOf>[0], row: Row): Row {
  const columns = columnsOf(table);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      columns[name]?.dataType === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}
