import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exportAccount } from '#contract/account.ts';
import { addImportRows, checkImport, listImports, undoImport } from '#contract/imports.ts';
import { completeExercise, completeMeal, deleteLog, listLogs, logProgress, restoreLog } from '#contract/logs.ts';
import { getProfile } from '#contract/profile.ts';
import { getTrainingRecords } from '#contract/training.ts';
import { readOwnExport } from '#core/imports/read-own-export.ts';
import type { ImportedEntry } from '#core/imports/reading.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { filesIn } from '#test/zip.ts';

const app = startTestApp();

const moment = (day: string) => ({ loggedAt: `${day}T18:00:00.000Z`, utcOffsetMinutes: 60, notes: null });
const bench = (day: string, lbs: number) =>
  ({
    ...moment(day),
    logType: 'exercise_completion',
    exerciseName: 'Barbell Bench Press',
    sets: 2,
    reps: '5-8',
    dayName: 'Push',
    category: 'strength',
    performed: [
      { set: 1, weightLbs: lbs, reps: 8 },
      { set: 2, weightLbs: lbs, reps: 5 },
    ],
  }) satisfies ImportedEntry;
const push = (day: string, lbs = 225): ImportedEntry[] => [
  bench(day, lbs),
  {
    ...moment(day),
    loggedAt: `${day}T19:00:00.000Z`,
    logType: 'workout',
    planName: 'Push',
    exerciseCount: 1,
    totalDuration: 60,
  },
];
const weight = (day: string, value: number): ImportedEntry[] => [
  { ...moment(day), logType: 'weight', value, unit: 'lbs' },
];
type Entries = ImportedEntry[];

const rowsOf = (...entries: Entries[]) => entries.map((each, at) => ({ at, entries: each }));
const bodyOf = (...entries: Entries[]) => ({
  source: 'strong' as const,
  fileName: 'strong.csv',
  rows: rowsOf(...entries),
});
const add = (person: Caller, importId: string, ...entries: Entries[]) =>
  person.call(addImportRows, { params: { importId }, body: bodyOf(...entries) });
const logsOf = async (person: Caller) => (await person.call(listLogs, { params: { userId: person.userId } })).body;

describe('an import', () => {
  it('counts where logs count, and leaves the weight of the beginning alone', async () => {
    const ann = await signUpAthlete(app);
    const before = (await ann.call(getProfile, { params: { userId: ann.userId } })).body;
    const { body } = await add(ann, randomUUID(), push('2025-11-03'), weight('2025-11-04', 210.5));
    expect(body).toEqual({ kept: 2, skipped: [] });
    const { records } = (await ann.call(getTrainingRecords)).body;
    expect(records).toEqual([
      expect.objectContaining({ name: 'Barbell Bench Press', heaviest: expect.objectContaining({ value: 225 }) }),
    ]);
    expect((await ann.call(getProfile, { params: { userId: ann.userId } })).body).toEqual(before);
    expect((await ann.call(listImports)).body).toEqual([
      expect.objectContaining({ fileName: 'strong.csv', holds: { workouts: 1, exercises: 1, weights: 1, others: 0 } }),
    ]);
  });

  it('comes to the same however often and in whatever pieces it is sent', async () => {
    const ann = await app.signUp();
    const importId = randomUUID();
    for (let round = 0; round < 2; round++) await add(ann, importId, push('2025-11-03'), weight('2025-11-04', 190));
    await Promise.all([1, 2].map(() => add(ann, importId, push('2025-11-03'), weight('2025-11-04', 190))));
    expect(await logsOf(ann)).toHaveLength(3);
  });

  it.each([
    [
      'the same import under another id',
      async (ann: Caller) => void (await add(ann, randomUUID(), push('2025-11-03'))),
    ],
    [
      'a workout at the same time with other sets',
      async (ann: Caller) => void (await add(ann, randomUUID(), push('2025-11-03', 185))),
    ],
    [
      'the same sets, logged one by one without finishing',
      async (ann: Caller) => {
        for (const [index, set] of bench('2025-11-03', 225).performed.entries()) {
          const { exerciseName, reps, dayName, category } = bench('2025-11-03', 225);
          const loggedAt = `2025-11-03T07:0${index}:00.000Z`;
          const exerciseData = { exerciseName, reps, dayName, category, sets: 2 };
          await ann.call(completeExercise, {
            body: { exerciseData, performed: [set], loggedAt, utcOffsetMinutes: 60 },
          });
        }
      },
    ],
  ])('leaves out what is logged already: %s', async (_what, logBefore) => {
    const ann = await app.signUp();
    await logBefore(ann);
    const before = await logsOf(ann);
    const rows = rowsOf(push('2025-11-03'), push('2025-11-05'));
    const skipped = [{ at: 0, reason: 'logged_already' }];
    expect((await ann.call(checkImport, { body: { rows } })).body).toEqual({ skipped });
    expect(await logsOf(ann)).toEqual(before);
    const { body } = await add(ann, randomUUID(), push('2025-11-03'), push('2025-11-05'));
    expect(body).toEqual({ kept: 1, skipped });
    expect(await logsOf(ann)).toHaveLength(before.length + 2);
  });

  it('knows a weight again by its day, and keeps another one of that day', async () => {
    const ann = await app.signUp();
    const body = {
      logType: 'weight',
      value: 190.1,
      unit: 'lbs',
      loggedAt: '2025-11-04T06:00:00.000Z',
      utcOffsetMinutes: 60,
    } as const;
    await ann.call(logProgress, { body });
    const { body: answer } = await add(
      ann,
      randomUUID(),
      weight('2025-11-04', 190),
      weight('2025-11-04', 192),
      weight('2025-11-05', 190),
    );
    expect(answer).toEqual({ kept: 2, skipped: [{ at: 0, reason: 'logged_already' }] });
  });

  it('leaves out what cannot have been, and keeps the rest', async () => {
    const ann = await app.signUp();
    const { body } = await add(
      ann,
      randomUUID(),
      weight('2099-01-01', 190),
      weight('1990-01-01', 190),
      weight('2025-01-01', 190),
    );
    expect(body).toEqual({
      kept: 1,
      skipped: [
        { at: 0, reason: 'future' },
        { at: 1, reason: 'too_old' },
      ],
    });
  });

  it('is taken back as a whole, with what was removed of it by hand and put back', async () => {
    const ann = await app.signUp();
    await ann.call(logProgress, { body: { logType: 'energy', value: 7, unit: 'level' } });
    const importId = randomUUID();
    await add(ann, importId, push('2025-11-03'), weight('2025-11-04', 190));
    const [, back, gone] = await logsOf(ann);
    for (const log of [back, gone]) await ann.call(deleteLog, { params: { logId: log?.id ?? '' } });
    await ann.call(restoreLog, { params: { logId: back?.id ?? '' } });
    expect((await ann.call(undoImport, { params: { importId } })).body).toEqual({ ok: true });
    expect((await logsOf(ann)).map(({ logType }) => logType)).toEqual(['energy']);
    expect((await ann.call(restoreLog, { params: { logId: gone?.id ?? '' } })).status).toBe(404);
    expect((await ann.call(undoImport, { params: { importId } })).status).toBe(404);
    // and can be made anew
    expect((await add(ann, importId, push('2025-11-03'))).body).toEqual({ kept: 1, skipped: [] });
  });

  it('is nobody else’s: not to add to, not to see, not to undo', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const importId = randomUUID();
    await add(ann, importId, weight('2025-11-04', 190));
    expect((await add(bob, importId, weight('2025-11-05', 150))).status).toBe(404);
    expect((await bob.call(listImports)).body).toEqual([]);
    expect((await bob.call(undoImport, { params: { importId } })).status).toBe(404);
    expect(await logsOf(ann)).toHaveLength(1);
  });

  it.each([
    ['a weight of nothing', weight('2025-11-04', 0)],
    ['a thousand repetitions', [{ ...bench('2025-11-04', 100), performed: [{ set: 1, weightLbs: 100, reps: 1000 }] }]],
    ['a plan', [{ ...weight('2025-11-04', 190)[0], planId: randomUUID() }]],
  ])('refuses %s', async (_what, entries) => {
    const ann = await app.signUp();
    const answer = await add(ann, randomUUID(), entries as never);
    expect([answer.status, answer.error.code]).toEqual([400, 'bad_request']);
    expect(await logsOf(ann)).toEqual([]);
  });

  it('of our own export brings the log to another account as it was, once', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const waist = { logType: 'measurement', part: 'waist', value: 34, unit: 'in', notes: 'Morning' } as const;
    await ann.call(logProgress, { body: waist });
    await ann.call(logProgress, { body: { logType: 'weight', value: 190.1, unit: 'lbs', utcOffsetMinutes: 60 } });
    const mealData = { mealType: 'lunch', mealName: 'Soup', calories: 497, protein: 42, carbs: 46, fat: 16 } as const;
    await ann.call(completeMeal, { body: { mealData } });
    await add(ann, randomUUID(), push('2025-11-03'));
    const { rawPayload } = await app.app.inject({
      method: 'GET',
      url: exportAccount.path,
      headers: { cookie: ann.cookie },
    });
    const json = (await filesIn(rawPayload)).get('export.json')?.toString() ?? '';
    const entries = readOwnExport(JSON.parse(json)).entries.map((entry) => [entry]);
    const bare = (logs: object[]) => logs.map((log) => ({ ...log, id: null, userId: null }));
    expect((await add(bob, randomUUID(), ...entries)).body).toEqual({ kept: 5, skipped: [] });
    expect(bare(await logsOf(bob))).toEqual(expect.arrayContaining(bare(await logsOf(ann))));
    const { body } = await add(bob, randomUUID(), ...entries);
    expect([body.kept, body.skipped.length]).toEqual([0, 5]);
  });
});
