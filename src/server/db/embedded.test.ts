import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../http/transaction.ts';
import { lockDataFolder } from './data-lock.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { isDatabaseAway } from './faults.ts';

let dataFolder = '';
let database: Database;
let faults: string[] = [];
/** All that were started, and at the beginning of a test the one that lives. */
const threads: Worker[] = [];
const onThread = (thread: Worker) => threads.push(thread);

const open = () =>
  openEmbedded({ dataFolder, lock: lockDataFolder(dataFolder), onFault: (_error, message) => faults.push(message) });
const emails = async (): Promise<unknown[]> => {
  const { rows } = (await database.db.execute(sql`select email from users order by email`)) as unknown as {
    rows: { email: string }[];
  };
  return rows.map(({ email }) => email);
};
const add = (id: string) =>
  database.db.execute(sql`insert into users (id, email, created_at) values (${id}, ${id}, now())`);

beforeAll(async () => {
  dataFolder = join(mkdtempSync(join(tmpdir(), 'ironleaf-')), 'data');
  process.on('worker', onThread);
  database = await open();
});
beforeEach(async () => {
  await database.db.execute(sql`delete from users`);
  faults = [];
  threads.splice(0, threads.length - 1);
});
afterAll(async () => {
  process.off('worker', onThread);
  await database.close();
});

describe('the embedded database', () => {
  it('works in a thread of its own: this one has its turns meanwhile', async () => {
    let turns = 0;
    const beating = setInterval(() => turns++, 1);
    await database.db.execute(sql`select sum(n) from generate_series(1, 1000000) as n`);
    clearInterval(beating);
    expect(turns).toBeGreaterThan(5);
  });

  it('keeps its thread whatever is refused, in a transaction and outside of one', async () => {
    await add('ann');
    await expect(add('ann')).rejects.toThrow();
    await expect(database.db.execute(sql`select * from nothing`)).rejects.toThrow();
    const failing = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`insert into users (id, email, created_at) values ('bob', 'bob', now())`);
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    expect(await emails()).toEqual(['ann']);
    expect([threads.length, faults]).toEqual([1, []]);
  });

  it('passes on answers and texts of any length', async () => {
    const text = 'é'.repeat(3_000_000);
    const { rows } = (await database.db.execute(sql`select ${text}::text as text`)) as unknown as {
      rows: { text: string }[];
    };
    expect(rows[0]?.text === text).toBe(true);
  });

  it('comes back with all that was acknowledged after its thread has died', async () => {
    await add('ann');
    const working = database.db.execute(sql`select sum(n) from generate_series(1, 100000000) as n`).catch((e) => e);
    const [thread] = threads;
    setTimeout(() => thread?.terminate(), 100);
    expect(isDatabaseAway(await working)).toBe(true);
    await add('bob');
    expect(await emails()).toEqual(['ann', 'bob']);
    await threads[1]?.terminate();
    await vi.waitFor(() => expect(faults).toEqual(['the embedded database stopped']));
    expect(await emails()).toEqual(['ann', 'bob']);
    expect(threads).toHaveLength(3);
  });

  it('is away for a transaction in the middle of which its thread dies', async () => {
    const broken = inTransaction(database.db, async (tx) => {
      await tx.execute(sql`insert into users (id, email, created_at) values ('bob', 'bob', now())`);
      await threads[0]?.terminate();
      await tx.execute(sql`select 1`);
    });
    expect(isDatabaseAway(await broken.catch((error) => error))).toBe(true);
    expect(await emails()).toEqual([]);
  });

  it('lets go of its folder once its thread has ended, and not before', async () => {
    await add('ann');
    const closing = database.close();
    expect(() => lockDataFolder(dataFolder)).toThrow(/already running/);
    await closing;
    database = await open();
    expect(await emails()).toEqual(['ann']);
  });
});
