import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestDatabase } from '#test/database.ts';

const store = startTestDatabase();

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const result = await store.database.db.execute(query);
  return (result as unknown as { rows: Row[] }).rows;
}

describe('the schema', () => {
  it("lets every row of a person go with the person's record", async () => {
    const kept = await rows<{ place: string }>(sql`
      select c.table_name as place from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'user_id'
        -- Is there before the person's record, and goes with the provider's account: see deletion.db.test.ts.
        and c.table_name <> 'external_accounts' and not exists (
        select from pg_constraint k
        where k.contype = 'f' and k.confdeltype = 'c'
          and k.conrelid = format('public.%I', c.table_name)::regclass
          and k.confrelid in ('public.users'::regclass, 'public.auth_users'::regclass))`);
    expect(kept).toEqual([]);
  });

  it('has an index for every reference, so that deleting what is referred to stays fast', async () => {
    const bare = await rows<{ place: string; name: string }>(sql`
      select k.conrelid::regclass::text as place, k.conname as name from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`);
    expect(bare).toEqual([]);
  });

  it('holds one active plan of a type for a person', async () => {
    const { db } = store.database;
    const insert = (id: number, isActive: boolean) =>
      db.execute(sql`
        insert into plans (id, user_id, type, name, version, is_active, data, created_at, updated_at)
        values (${`00000000-0000-4000-8000-00000000000${id}`}, 'ann', 'meal', 'x', 1, ${isActive}, '{}', now(), now())`);
    await db.execute(sql`insert into users (id, email, created_at) values ('ann', 'ann@example.com', now())`);
    await insert(1, true);
    await insert(2, false);
    await expect(insert(3, true)).rejects.toThrow();
  });
});
