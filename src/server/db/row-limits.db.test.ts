import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, getTableName, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { addPost, setCommunityMe } from '#contract/community.ts';
import { addFavorite } from '#contract/favorites.ts';
import { giveFeedback } from '#contract/feedback.ts';
import { addImportRows } from '#contract/imports.ts';
import { deleteLog, logProgress } from '#contract/logs.ts';
import { keepMemory } from '#contract/memory.ts';
import { generatePlan } from '#contract/plans.ts';
import { updateProfile } from '#contract/profile.ts';
import { addPushDevice } from '#contract/reminders.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { generateMealPlan, signUpAthlete } from '#test/athletes.ts';
import { makePremium } from '#test/membership.ts';
import { MUSHROOMS } from '#test/memories.ts';
import { aBrowser } from '#test/reminders.ts';
import { ROW_LIMITS, type RowLimitName } from '../limits.ts';
import { putException } from '../training/exceptions-store.ts';
import { chatMessages, chatSessions, deeds, profileChanges } from './schema/chat.ts';
import { communityEntries } from './schema/community.ts';
import { imports } from './schema/imports.ts';
import { deletedLogs, logs } from './schema/logs.ts';
import { memories } from './schema/memories.ts';
import { favorites, feedback, plans } from './schema/plans.ts';
import { pushDevices } from './schema/reminders.ts';
import { idempotencyKeys } from './schema/requests.ts';
import { trainingExceptions } from './schema/training-exceptions.ts';

const app = startTestApp();

type Write = (person: Caller) => Promise<{ status: number }>;
type Case = {
  table: PgTable & { userId: AnyPgColumn };
  /** What writes one more row. */
  write: Write;
  /** How each copy of the row that was written first differs from it, by column; `n` counts them from 1. */
  copied: Record<string, SQL>;
  /** The column that tells the old from the new: each copy is older than the one before. */
  age: string;
  /** A plan, whose id the write names. */
  planned?: true;
  /** Only a member may write it. */
  isPremium?: true;
};

const planOf = new Map<string, string>();
const planId = ({ userId }: Caller): string => planOf.get(userId) ?? '';

const id = sql`gen_random_uuid()`;
const list = (parts: SQLChunk[]) => sql.join(parts, sql`, `);

const imported = {
  logType: 'energy',
  value: 5,
  unit: 'level',
  notes: null,
  loggedAt: '2026-05-01T10:00:00.000Z',
} as const;
const IMPORTED = { source: 'strong' as const, fileName: 'strong.csv', rows: [{ at: 0, entries: [imported] }] };
const logWeight: Write = (person) => person.call(logProgress, { body: { logType: 'weight', value: 180, unit: 'lbs' } });
const write =
  (message: string, rest: object = {}): Write =>
  (person) =>
    person.call(sendChatMessage, { body: { message, ...rest } });

/** The one way or the other in which rows of each kind come to be; a limit that is added is a row more here. */
const CASES: Record<RowLimitName, Case> = {
  imports: {
    table: imports,
    write: (person) => person.call(addImportRows, { params: { importId: randomUUID() }, body: IMPORTED }),
    copied: { id },
    age: 'created_at',
  },
  plans: {
    table: plans,
    write: (person) => person.call(generatePlan, { body: { type: 'meal' } }),
    copied: { id, is_active: sql`false` },
    age: 'created_at',
  },
  favorites: {
    table: favorites,
    write: (person) =>
      person.call(addFavorite, {
        body: { type: 'meal', name: 'Oats', data: {}, sourceType: 'plan', sourcePlanId: planId(person) },
      }),
    copied: { id },
    age: 'created_at',
    planned: true,
  },
  logs: { table: logs, write: logWeight, copied: { id }, age: 'logged_at' },
  communityEntries: {
    table: communityEntries,
    write: async (person) => {
      await person.call(setCommunityMe, { body: { name: person.userId.slice(0, 30), face: 'letter' } });
      return person.call(addPost, { body: { text: 'Hello' } });
    },
    copied: { id },
    age: 'created_at',
    isPremium: true,
  },
  conversations: { table: chatSessions, write: write('hello'), copied: { id }, age: 'updated_at' },
  messages: {
    table: chatMessages,
    write: write('hello'),
    copied: { id, client_id: sql`null`, answers: sql`null` },
    age: 'place',
  },
  deeds: { table: deeds, write: write('log 181 lbs'), copied: { id }, age: 'place' },
  memories: {
    table: memories,
    write: (person) => person.call(keepMemory, { body: { id: randomUUID(), ...MUSHROOMS } }),
    copied: { id },
    age: 'created_at',
  },
  trainingExceptions: {
    table: trainingExceptions,
    write: async ({ userId }) => {
      const exception = { kind: 'session', day: '2026-05-04', change: { kind: 'skipped' } } as const;
      const kept = { utcOffsetMinutes: 0, exception };
      await putException(app.database.db, { userId, id: randomUUID(), kept, now: app.clock.now() });
      return { status: 200 };
    },
    copied: { id },
    age: 'created_at',
  },
  feedback: {
    table: feedback,
    write: (person) => person.call(giveFeedback, { body: { planId: planId(person), feedbackType: 'liked_meal' } }),
    copied: { id },
    age: 'created_at',
    planned: true,
  },
  profileChanges: {
    table: profileChanges,
    write: (person) => person.call(updateProfile, { body: { weightLbs: 150 + Math.round(Math.random() * 1000) / 10 } }),
    copied: { id },
    age: 'created_at',
  },
  deletedLogs: {
    table: deletedLogs,
    write: async (person) => {
      const { body } = await person.call(logProgress, { body: { logType: 'weight', value: 180, unit: 'lbs' } });
      return person.call(deleteLog, { params: { logId: body.id } });
    },
    copied: { id },
    age: 'deleted_at',
  },
  keptAnswers: {
    table: idempotencyKeys,
    write: (person) =>
      person.call(logProgress, {
        body: { logType: 'weight', value: 180, unit: 'lbs' },
        idempotencyKey: randomUUID(),
      }),
    copied: { key: id },
    age: 'created_at',
  },
  devices: {
    table: pushDevices,
    write: (person) => person.call(addPushDevice, { body: aBrowser(randomUUID()) }),
    copied: { id, endpoint: sql`row.endpoint || n` },
    age: 'created_at',
  },
};

const count = ({ table }: Case, { userId }: Caller) => app.database.db.$count(table, eq(table.userId, userId));

/** Copies a person's oldest row until they have as many as they may. */
async function fill(one: Case, person: Caller, most: number): Promise<void> {
  const { table, copied, age } = one;
  const step = age === 'place' ? sql`n` : sql`n * interval '1 minute'`;
  const changed = { ...copied, [age]: sql`row.${sql.identifier(age)} - ${step}` };
  const name = sql.identifier(getTableName(table));
  const columns = Object.values(getTableColumns(table)).map((column) => column.name);
  const values = columns.map((column) => changed[column] ?? sql`row.${sql.identifier(column)}`);
  const missing = most - (await count(one, person));
  await app.database.db.execute(sql`
    insert into ${name} (${list(columns.map((column) => sql.identifier(column)))}) overriding system value
    select ${list(values)} from (select * from ${name} where user_id = ${person.userId} limit 1) as row,
      generate_series(1, ${missing}::int) as n`);
  expect(await count(one, person)).toBe(most);
}

/** When the oldest row of a person is from. */
async function oldest({ table, age }: Case, { userId }: Caller): Promise<string> {
  // Places below zero would be compared the wrong way round as texts.
  const comparable = age === 'place' ? sql`place + 1000000` : sql.identifier(age);
  const first = sql<string>`min(${comparable})::text`;
  const [found] = await app.database.db.select({ first }).from(table).where(eq(table.userId, userId));
  return found?.first ?? '';
}

async function somebody({ planned, isPremium }: Case): Promise<Caller> {
  const person = await signUpAthlete(app);
  if (isPremium) await makePremium(app, person);
  if (planned) planOf.set(person.userId, (await generateMealPlan(person)).id);
  return person;
}

/** Somebody who has as many rows of a kind as one may. */
async function somebodyWithAll(name: RowLimitName): Promise<Caller> {
  const one = CASES[name];
  const person = await somebody(one);
  expect((await one.write(person)).status).toBe(200);
  await fill(one, person, ROW_LIMITS[name].most);
  app.clock.advance({ minutes: 5 });
  return person;
}

const NAMES = Object.keys(CASES) as RowLimitName[];

describe('what one person may keep', () => {
  it.each(NAMES.filter((name) => ROW_LIMITS[name].full !== null))('is no more than so many: %s', async (name) => {
    const one = CASES[name];
    const full = await somebodyWithAll(name);
    const refused = await one.write(full);
    expect(refused).toMatchObject({ status: 409, error: { code: 'conflict', message: ROW_LIMITS[name].full } });
    expect(await count(one, full)).toBe(ROW_LIMITS[name].most);
    expect((await one.write(await somebody(one))).status).toBe(200);
  });

  it.each(NAMES.filter((name) => ROW_LIMITS[name].full === null))(
    'makes way for what is newer, the oldest first: %s',
    async (name) => {
      const one = CASES[name];
      const full = await somebodyWithAll(name);
      const other = await somebody(one);
      expect((await one.write(other)).status).toBe(200);
      const before = await oldest(one, full);
      for (let times = 0; times < 3; times++) expect((await one.write(full)).status).toBe(200);
      expect(await count(one, full)).toBe(ROW_LIMITS[name].most);
      expect((await oldest(one, full)) > before).toBe(true);
      expect(await count(one, other)).toBe(1);
    },
  );

  it.each(['conversations', 'messages'] as const)('never leaves an emergency without its answer: %s', async (name) => {
    const full = await somebodyWithAll(name);
    expect((await write('I want to kill myself')(full)).status).toBe(200);
    expect(await count(CASES[name], full)).toBeLessThanOrEqual(ROW_LIMITS[name].most);
  });
});
