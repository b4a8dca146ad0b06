import { getTableName, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestDatabase } from '#test/database.ts';
import { BESIDE, BY_ADDRESS, OF_NOBODY, RESTORED, TOLD } from './person-tables.ts';

const store = startTestDatabase();
const exported = [...RESTORED, ...TOLD, ...BY_ADDRESS];

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const result = await store.database.db.execute(query);
  return (result as unknown as { rows: Row[] }).rows;
}

describe('the rules for what is kept of people', () => {
  it('name every table of the database once', async () => {
    const tables = await rows<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const ruled = [...exported.map(({ table }) => getTableName(table)), ...Object.keys(BESIDE), ...OF_NOBODY];
    expect(ruled.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('call no table nobody’s in which a person could be named', async () => {
    const telling = await rows<{ name: string }>(sql`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'email', 'recipient', 'subject', 'ip_address')`);
    expect(telling.map(({ name }) => name).filter((name) => OF_NOBODY.includes(name))).toEqual([]);
  });

  it('export what hangs on a person before what it refers to, so that an import can put it back', async () => {
    const names = RESTORED.map(({ table }) => getTableName(table));
    const references = await rows<{ from: string; to: string }>(sql`
      select c.relname as from, f.relname as to from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid where k.contype = 'f'`);
    const inWrongOrder = references.filter(
      ({ from, to }) => names.includes(from) && names.includes(to) && names.indexOf(from) < names.indexOf(to),
    );
    expect(inWrongOrder).toEqual([]);
  });
});
