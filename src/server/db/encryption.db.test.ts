import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createProfile, getProfile, updateProfile } from '#contract/profile.ts';
import { startTestApp } from '#test/app.ts';
import { setTestDataKey } from '#test/database.ts';
import { anAthlete } from '#test/personas.ts';
import { StartError } from './database.ts';
import { readDataKeys } from './encryption.ts';
import { guardDataKeys } from './guard-data-keys.ts';
import { profiles } from './schema/people.ts';
import { dataKeys } from './schema/requests.ts';

const app = startTestApp();

async function rowsOf<Row>(query: SQL): Promise<Row[]> {
  return ((await app.database.db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** Everything that the database holds, as whoever steals its files sees it. */
async function everything(): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const dumps: object[][] = [];
  for (const { name } of tables)
    dumps.push(await rowsOf<object>(sql`select t::text as row from ${sql.identifier(name)} t`));
  return JSON.stringify(dumps);
}

const answers = anAthlete({ medicalConditions: 'Hashimoto thyroiditis', medications: 'Levothyroxine mornings' });

describe('what the database holds of a person’s health', () => {
  it('cannot be read in it, nor in the answers that are kept to be given again', async () => {
    const ann = await app.signUp();
    await ann.call(createProfile, { body: answers, idempotencyKey: randomUUID() });
    const change = { medications: 'Levothyroxine mornings, Bisoprolol evenings' };
    await ann.call(updateProfile, { body: change, idempotencyKey: randomUUID() });
    expect(await everything()).not.toMatch(/hashimoto|levothyroxine|bisoprolol/i);
    const { body } = await ann.call(getProfile, { params: { userId: ann.userId } });
    expect([body.medicalConditions, body.medications]).toEqual([answers.medicalConditions, change.medications]);
  });

  it('is read also where it was stored before there was a key', async () => {
    const ann = await app.signUp();
    await ann.call(createProfile, { body: answers });
    const plain = JSON.stringify({ ...answers, age: 41 });
    await app.database.db
      .update(profiles)
      .set({ data: sql`${plain}::jsonb` })
      .where(eq(profiles.userId, ann.userId));
    const { body } = await ann.call(getProfile, { params: { userId: ann.userId } });
    expect([body.age, body.medications]).toEqual([41, answers.medications]);
  });
});

describe('the start of a server', () => {
  const FIRST = 'the first secret, which is long enough';
  const SECOND = 'another secret, which is long enough too';
  const now = () => new Date('2026-05-04T12:00:00Z');
  const start = async (secrets: string) => {
    const guarded = guardDataKeys(app.database, readDataKeys(secrets), now);
    setTestDataKey();
    expect(guarded.isReady(), 'nothing is served before the key is known to be right').toBe(false);
    await guarded.ready();
    return guarded.isReady();
  };

  it('goes on with the key of before, and with a new one before it', async () => {
    expect(await start(FIRST)).toBe(true);
    expect(await start(FIRST)).toBe(true);
    expect(await start(`${SECOND},${FIRST}`)).toBe(true);
    expect(await app.database.db.select().from(dataKeys)).toHaveLength(2);
  });

  it('stops with another key, and says what to do', async () => {
    await start(FIRST);
    await expect(start(SECOND)).rejects.toThrow(StartError);
    await expect(start(SECOND)).rejects.toThrow(/^The data was encrypted with a key that is not here .*DATA_KEY/);
    expect(await app.database.db.select().from(dataKeys)).toHaveLength(1);
  });
});
