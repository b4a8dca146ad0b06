import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { getAccount, keepAccount, requestDeletion } from '#contract/account.ts';
import { logProgress } from '#contract/logs.ts';
import { createUser } from '#contract/user.ts';
import { type Caller, cookieOf, startTestApp, TEST_PASSWORD } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { captureLog } from '#test/capture-log.ts';
import { aPersonWithEverything, CANARY } from '#test/everything-of-a-person.ts';
import { accountDeletions, deletedPeople } from '../db/schema/account.ts';
import { authSessions } from '../db/schema/auth.ts';
import { mailQueue } from '../db/schema/contact.ts';
import { users } from '../db/schema/people.ts';
import type { FileStore } from '../files/files.ts';
import { openFolderFiles } from '../files/folder-files.ts';
import { deleteAccount, deleteSessions } from '../identity/store.ts';
import { deleteAgain, readDeletedList, writeDeletedList } from './delete-again.ts';
import { type Erasing, eraseDue } from './erase-person.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironleaf-photos-'));
const files = openFolderFiles(folder);
const app = startTestApp({ files });
const log = captureLog();
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

const erasing = (changes: Partial<Erasing> = {}): Erasing => {
  const { db } = app.database;
  const identity = {
    endSessions: (userId: string) => deleteSessions(db, { userId }),
    remove: (userId: string) => deleteAccount(db, userId),
  };
  const newId = () => crypto.randomUUID();
  return {
    database: app.database,
    identity,
    files,
    billing: null,
    now: app.clock.now,
    newId,
    log: log.logger,
    ...changes,
  };
};

/** As long as it takes from the request to the end, the minute for what is under way included. */
async function passTime(): Promise<void> {
  app.clock.advance({ days: 7 });
  await eraseDue(erasing());
  app.clock.advance({ minutes: 1 });
}

/** The tables in which a text stands somewhere, as the database has it. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = app.database;
  const names = await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`);
  const found: string[] = [];
  for (const { name } of (names as unknown as { rows: { name: string }[] }).rows) {
    const table = sql.identifier(name);
    const hits = await db.execute(sql`select 1 from ${table} as t where t::text ilike ${`%${text}%`} limit 1`);
    if ((hits as unknown as { rows: unknown[] }).rows.length > 0) found.push(name);
  }
  return found;
}

const keptFiles = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
const signIn = (email: string) =>
  app.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password: TEST_PASSWORD } });
const mailTo = async (email: string) =>
  (await app.database.db.select().from(mailQueue)).filter(({ recipient }) => recipient === email);

describe('an account that is to be deleted', () => {
  it('is there for seven days, says when it goes, and can be kept', async () => {
    const person = await aPersonWithEverything(app);
    const { body: deletion } = await person.call(requestDeletion);
    expect(deletion).toEqual({ requestedAt: '2026-05-04T12:00:00.000Z', dueAt: '2026-05-11T12:00:00.000Z' });
    app.clock.advance({ days: 6, hours: 23 });
    expect((await person.call(requestDeletion)).body, 'asked for again, it goes no later').toEqual(deletion);
    await eraseDue(erasing());
    expect((await person.call(getAccount)).body).toMatchObject({ deletion, holds: { plans: 2, photos: 1 } });
    expect((await person.call(createUser, { body: {} })).body.deletionAt).toBe(deletion.dueAt);
    expect((await person.call(keepAccount)).body).toEqual({ ok: true });
    await passTime();
    await eraseDue(erasing());
    expect((await person.call(getAccount)).body.deletion).toBeNull();
  });

  it('is told of by mail, once, and every other device is signed out', async () => {
    const person = await aPersonWithEverything(app);
    const elsewhere = cookieOf(await signIn(person.email));
    await person.call(requestDeletion);
    await person.call(requestDeletion);
    const told = (await mailTo(person.email)).filter(({ subject }) => subject.includes('is to be deleted'));
    expect(told).toHaveLength(1);
    expect((await app.anyone.call(getAccount, { headers: { cookie: elsewhere } })).status).toBe(401);
    expect((await person.call(getAccount)).status).toBe(200);
  });

  it('is deleted only for who has proved in the last minutes who they are', async () => {
    const person = await app.signUp();
    await app.database.db.update(authSessions).set({ confirmedAt: new Date('2026-05-04T11:00:00Z') });
    const { error } = await person.call(requestDeletion);
    expect(error.code).toBe('confirm_needed');
    expect(await app.database.db.select().from(accountDeletions)).toEqual([]);
  });
});

describe('when the seven days are over', () => {
  it('nothing is left of the person in any table or file but a hash and the receipt on its way', async () => {
    const person = await aPersonWithEverything(app);
    expect(keptFiles(), 'a photo, large and small, and its copy beside a post').toHaveLength(3);
    await person.call(requestDeletion);
    await passTime();
    expect((await person.call(getAccount)).status, 'the sessions end first').toBe(401);
    await eraseDue(erasing());
    expect(await tablesWith(person.userId)).toEqual([]);
    expect(await tablesWith(CANARY)).toEqual([]);
    expect(await tablesWith(person.email)).toEqual(['mail_queue']);
    expect(keptFiles()).toEqual([]);
    const [receipt] = await mailTo(person.email);
    expect(receipt?.body).toMatch(/deleted on 2026-05-11, .* 2 plans, \d+ log entries, 1 photo, 2 conversations\./);
    expect((await signIn(person.email)).statusCode).toBe(401);
  });

  it('nobody else loses anything', async () => {
    const [leaving, staying] = [await aPersonWithEverything(app), await aPersonWithEverything(app)];
    const before = (await staying.call(getAccount)).body;
    await leaving.call(requestDeletion);
    await passTime();
    await eraseDue(erasing());
    expect((await staying.call(getAccount)).body).toEqual(before);
    expect(keptFiles(), 'a photo, large and small, and its copy beside a post').toHaveLength(3);
  });

  it('there is no way back once it has begun', async () => {
    const person = await signUpAthlete(app);
    await person.call(requestDeletion);
    app.clock.advance({ days: 7 });
    await eraseDue(erasing({ identity: { endSessions: async () => {}, remove: async () => {} } }));
    expect((await person.call(keepAccount)).error.code).toBe('conflict');
  });

  it.each([
    ['while sessions are ended', { identity: { endSessions: refuse, remove: async () => {} } }],
    ['at the provider', { identity: { endSessions: async () => {}, remove: refuse } }],
    ['in the midst of the files', { files: { ...files, remove: failAtSecond() } satisfies FileStore }],
    ['before the receipt', { newId: () => 'no UUID' }],
  ])('a server that ends %s goes on later, to the same end', async (_where, broken) => {
    log.start();
    const person = await aPersonWithEverything(app);
    await person.call(requestDeletion);
    await passTime();
    await eraseDue(erasing(broken));
    expect(await tablesWith(person.userId)).toContain('users');
    for (let round = 0; round < 2; round++) await eraseDue(erasing());
    expect(await tablesWith(person.userId)).toEqual([]);
    expect(keptFiles()).toEqual([]);
    expect(await mailTo(person.email)).toHaveLength(1);
  });

  it('several servers at once delete once and send one receipt', async () => {
    const people: Caller[] = [];
    for (let count = 0; count < 3; count++) people.push(await signUpAthlete(app));
    for (const person of people) await person.call(requestDeletion);
    await passTime();
    await Promise.all([eraseDue(erasing()), eraseDue(erasing()), eraseDue(erasing())]);
    expect(await app.database.db.select().from(users)).toEqual([]);
    for (const { email } of people) expect(await mailTo(email)).toHaveLength(1);
    expect(await app.database.db.select().from(deletedPeople)).toHaveLength(3);
  });
});

describe('a restored backup', () => {
  it('has those deleted again who came back with it, and nobody else', async () => {
    const [leaving, staying] = [await signUpAthlete(app), await signUpAthlete(app)];
    await leaving.call(logProgress, { body: { logType: 'weight', value: 164, unit: 'lbs' } });
    const backup = await app.database.db.select().from(users);
    await leaving.call(requestDeletion);
    await passTime();
    await eraseDue(erasing());
    const list = await writeDeletedList(app.database.db);
    expect(list).not.toContain(leaving.userId);
    // What was deleted is back, and of the list only what was kept beside the backup.
    await app.database.db.delete(deletedPeople);
    await app.database.db.delete(mailQueue);
    await app.database.db.insert(users).values(backup.filter(({ id }) => id === leaving.userId));
    expect(await deleteAgain(erasing(), readDeletedList(`${list}\nsomething else\n`))).toBe(1);
    expect((await app.database.db.select().from(users)).map(({ id }) => id)).toEqual([staying.userId]);
    expect(await mailTo(leaving.email), 'nobody asked for anything').toEqual([]);
    expect(await writeDeletedList(app.database.db)).toBe(list);
  });
});

async function refuse(): Promise<never> {
  throw new Error('not just now');
}

function failAtSecond(): FileStore['remove'] {
  let calls = 0;
  return (key) => (++calls === 2 ? refuse() : files.remove(key));
}
