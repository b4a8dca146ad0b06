import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, lte } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '#test/database.ts';
import { JOB_KEY, type JobWork } from '#test/jobs/job-work.ts';
import { killWorkers } from '#test/jobs/kill-workers.ts';
import { seedJobs } from '#test/jobs/seed-jobs.ts';
import { lockDataFolder } from './db/data-lock.ts';
import type { Database, Db } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { readDataKeys, setDataKeys } from './db/encryption.ts';
import { accountDeletions } from './db/schema/account.ts';
import { mailQueue } from './db/schema/contact.ts';
import { deletedLogs } from './db/schema/logs.ts';
import { payments, subscriptions } from './db/schema/membership.ts';
import { users } from './db/schema/people.ts';
import { reminderSettings } from './db/schema/reminders.ts';

/** `npm run test:jobs` kills fifty times on each database. */
const KILLS = Number(process.env.JOB_KILLS ?? 2);
const isLong = KILLS > 10;
const PEOPLE = isLong ? 40 : 3;
/** What is due is spread over the minutes in which there are kills, and a few more. */
const SPAN_MS = (KILLS + 2) * 60_000;
/** As long as mail is held by a server that was killed, and an account waits between its two steps. */
const AFTER_MS = 10 * 60_000;
const FROM = Date.parse('2026-05-04T08:00:00Z');

const store = startTestDatabase();
beforeEach(() => setDataKeys(readDataKeys(JOB_KEY)));
const folderOfTest = () => mkdtempSync(join(tmpdir(), 'ironleaf-jobs-'));

type Done = { mails: string[]; pushes: string[]; files: string[] };

function effectsIn(folder: string): Done {
  const lines = existsSync(join(folder, 'effects.log'))
    ? readFileSync(join(folder, 'effects.log'), 'utf8').split('\n')
    : [];
  const mailed = existsSync(join(folder, 'mail')) ? readdirSync(join(folder, 'mail')) : [];
  return {
    mails: mailed.map((name) => readFileSync(join(folder, 'mail', name), 'utf8')),
    pushes: lines.filter((line) => line.startsWith('push')),
    files: readdirSync(join(folder, 'photos'), { recursive: true, withFileTypes: true }).flatMap((each) =>
      each.isFile() ? [each.name] : [],
    ),
  };
}

/** What is still to be done, of what is due by the end of the span. */
async function left(db: Db, until: Date): Promise<number> {
  const rows = await Promise.all([
    db.select({ rows: count() }).from(mailQueue),
    db.select({ rows: count() }).from(accountDeletions),
    db.select({ rows: count() }).from(subscriptions).where(lte(subscriptions.dueAt, until)),
    db.select({ rows: count() }).from(reminderSettings).where(lte(reminderSettings.nextDueAt, until)),
  ]);
  return rows.reduce((sum, [row]) => sum + (row?.rows ?? 0), 0);
}

async function expectAllOnce(db: Db, folder: string): Promise<void> {
  const { mails, pushes, files } = effectsIn(folder);
  const to = (who: string) => mails.filter((mail) => mail.includes(`To: ${who}-`)).length;
  expect(await db.select().from(payments), 'paid once').toHaveLength(PEOPLE);
  expect({
    receipts: to('pays'),
    failures: to('fails'),
    deletions: to('leaves'),
    others: to('mailed'),
    all: mails.length,
  }).toEqual({ receipts: PEOPLE, failures: PEOPLE, deletions: PEOPLE, others: PEOPLE, all: 4 * PEOPLE });
  expect(new Set(pushes).size, 'reminded').toBe(PEOPLE);
  expect([files, await db.select().from(deletedLogs)]).toEqual([[], []]);
  expect(await db.select().from(users)).toHaveLength(3 * PEOPLE);
}

const workIn = (folder: string, url: string | null): JobWork => ({ url, folder, clockFile: join(folder, 'clock') });

type Run = { url: string | null; workers: number; kills: number };

async function run({ db }: Database, folder: string, { url, workers, kills }: Run): Promise<void> {
  await seedJobs(db, { folder, from: FROM, people: PEOPLE, spanMs: SPAN_MS });
  const isDone = async () => (await left(db, new Date(FROM + SPAN_MS + AFTER_MS))) === 0;
  await killWorkers({ work: workIn(folder, url), workers, kills, from: FROM, isDone });
  await expectAllOnce(db, folder);
}

describe('jobs', () => {
  it.runIf(isLong)('of several processes at once run none twice', async () => {
    const folder = folderOfTest();
    await run(store.database, folder, { url: store.url, workers: 3, kills: 0 });
    const lines = readFileSync(join(folder, 'effects.log'), 'utf8').trim().split('\n');
    expect(lines).toHaveLength(new Set(lines).size);
  });

  it(`of processes that are killed ${KILLS} times are all done, each with one effect`, async () => {
    const folder = folderOfTest();
    await run(store.database, folder, { url: store.url, workers: 3, kills: KILLS });
    tell('Postgres', folder);
  });

  it.runIf(isLong)(`of the embedded database are, too`, async () => {
    const folder = folderOfTest();
    const open = () =>
      openEmbedded({ dataFolder: join(folder, 'db'), lock: lockDataFolder(join(folder, 'db')), onFault: () => {} });
    const before = await open();
    await before.ready();
    await seedJobs(before.db, { folder, from: FROM, people: PEOPLE, spanMs: SPAN_MS });
    await before.close();
    const work = workIn(folder, null);
    // Only one process may have it: what is left is not looked at while another works, but given time.
    const isDone = async () => Number(readFileSync(work.clockFile, 'utf8')) > FROM + SPAN_MS + AFTER_MS;
    await killWorkers({ work, workers: 1, kills: KILLS, from: FROM, isDone });
    const after = await open();
    try {
      await expectAllOnce(after.db, folder);
    } finally {
      await after.close();
    }
    tell('embedded', folder);
  });
});

/** How often something went out a second time, as the same mail or under the same tag. */
function tell(where: string, folder: string): void {
  if (!isLong) return;
  const lines = readFileSync(join(folder, 'effects.log'), 'utf8').trim().split('\n');
  process.stdout.write(
    `${where}: ${KILLS} kills, ${new Set(lines).size} sent, ${lines.length - new Set(lines).size} of them twice\n`,
  );
}
