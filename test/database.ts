import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach, inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { readDataKeys, setDataKeys } from '#server/db/encryption.ts';
import { openInMemory } from '#server/db/in-memory.ts';
import { openPostgres } from '#server/db/postgres.ts';

declare global {
  // One database per worker, kept from file to file.
  var ironleafTestDatabase: Promise<Database> | undefined;
}

export type TestDatabase = {
  /** Open from the first test on, and empty at the start of each. */
  readonly database: Database;
  /** Where the database is, for a second pool on it; null if it is in memory. */
  readonly url: string | null;
};

const TEST_DATA_KEY = 'only-for-tests-0123456789-abcdefghijklmnop';

/** Lets this process read and write the encrypted columns. */
export const setTestDataKey = (): void => setDataKeys(readDataKeys(TEST_DATA_KEY));

/** Gives the tests of a file a database with the schema in place; which one, the lane of the test run decides. */
export function startTestDatabase(): TestDatabase {
  let database: Database | undefined;
  beforeAll(async () => {
    setTestDataKey();
    globalThis.ironleafTestDatabase ??= open();
    database = await globalThis.ironleafTestDatabase;
  });
  beforeEach(() => database && empty(database));
  return {
    get database() {
      if (!database) throw new Error('the test database is open only while tests run');
      return database;
    },
    get url() {
      return process.env.TEST_DATABASE === 'postgres' ? workerUrl().href : null;
    },
  };
}

async function open(): Promise<Database> {
  if (process.env.TEST_DATABASE !== 'postgres') return openInMemory();
  const url = workerUrl();
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(`create database ${url.pathname.slice(1)} template ${inject('postgresTemplate')}`);
  await client.end();
  const maxConnections = Number(process.env.TEST_CONNECTIONS ?? 10);
  const database = openPostgres({ url: url.href, maxConnections, onFault: () => {} });
  await database.ready();
  return database;
}

function workerUrl(): URL {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${inject('postgresTemplate')}_${process.pid}_${process.env.VITEST_POOL_ID ?? '0'}`;
  return url;
}

/** Deletes every row. Faster than truncating, for the few that a test leaves. */
async function empty({ db }: Database): Promise<void> {
  await db.execute(sql`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from %I', name);
      end loop;
    end $$`);
}
