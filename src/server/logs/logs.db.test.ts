import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  completeExercise,
  completeMeal,
  completeWorkout,
  deleteLog,
  listLogs,
  logProgress,
  restoreLog,
  updateLog,
} from '#contract/logs.ts';
import { deletePlan } from '#contract/plans.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { storePlan } from '#test/plans.ts';
import { sweep } from '../db/housekeeping.ts';
import { deletedLogs, logs } from '../db/schema/logs.ts';

const app = startTestApp();

const weight = (value: number) => ({ logType: 'weight', value, unit: 'lbs' }) as const;
const energy = (value: number) => ({ logType: 'energy', value, unit: 'level' }) as const;
const waist = (value: number) => ({ logType: 'measurement', part: 'waist', value, unit: 'in' }) as const;
const squats = { exerciseName: 'Squat', sets: 3, reps: '8-12', dayName: 'Day 1', category: 'strength' } as const;
const legDay = { planName: 'Plan 1', exerciseCount: 6, totalDuration: 45 };

const valuesOf = async (person: Caller, query = {}) => {
  const { body } = await person.call(listLogs, { params: { userId: person.userId }, query });
  return body.map((log) => ('value' in log ? log.value : log.logType));
};

describe('a meal that was eaten', () => {
  const mealData = {
    ...({ mealType: 'lunch', mealName: 'Lentil soup' } as const),
    ...{ calories: 497, protein: 42, carbs: 46, fat: 16 },
  };

  it('is kept with its figures of the moment, once for each key, and can be taken back', async () => {
    const ann = await app.signUp();
    const planId = await storePlan(app, ann, { type: 'meal' });
    const { body: log } = await ann.call(completeMeal, { body: { planId, mealData } });
    expect(log).toMatchObject({ logType: 'meal_eaten', planId, ...mealData, notes: null });
    expect(await valuesOf(ann)).toEqual(['meal_eaten']);
    await ann.call(deleteLog, { params: { logId: log.id } });
    expect(await valuesOf(ann)).toEqual([]);
  });

  it('needs no plan, but no plan of anybody else and none of training', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    expect((await ann.call(completeMeal, { body: { mealData } })).status).toBe(200);
    for (const [person, type] of [
      [bob, 'meal'],
      [ann, 'workout'],
    ] as const) {
      const planId = await storePlan(app, person, { type });
      expect((await ann.call(completeMeal, { body: { planId, mealData } })).status).toBe(404);
    }
    expect(await valuesOf(ann)).toEqual(['meal_eaten']);
  });
});

describe('progress', () => {
  it('is kept to the tenth of a pound, with its notes', async () => {
    const ann = await app.signUp();
    const body = { ...weight(180.3), notes: '  after breakfast ', userId: ann.userId };
    const { body: log } = await ann.call(logProgress, { body });
    expect(log).toMatchObject({ ...weight(180.3), notes: 'after breakfast', loggedAt: '2026-05-04T12:00:00.000Z' });
    const { body: listed } = await ann.call(listLogs, { params: { userId: ann.userId } });
    expect(listed).toEqual([log]);
  });

  it.each([
    ['no weight', weight(0)],
    ['a weight below nothing', weight(-1)],
    ['a weight as text', { ...weight(1), value: '180' }],
    ['a list', { ...weight(1), value: [] }],
    ['an energy of 0', energy(0)],
    ['an energy of 11', energy(11)],
    ['half a level', energy(5.5)],
    ['pounds of energy', { ...energy(5), unit: 'lbs' }],
    ['a waist of nothing', waist(0)],
    ['a waist of 151 inches', waist(151)],
    ['a part nobody measures', { ...waist(30), part: 'nose' }],
    ['a clock that is a day ahead', { ...weight(180), utcOffsetMinutes: 1440 }],
    ['an unknown field', { ...weight(180), tier: 'premium' }],
    ['the day after tomorrow', { ...weight(180), loggedAt: '2026-05-06T12:00:00.000Z' }],
    ['six minutes from now', { ...weight(180), loggedAt: '2026-05-04T12:06:00.000Z' }],
    ['the year 1970', { ...weight(180), loggedAt: '1970-01-01T00:00:00.000Z' }],
  ])('refuses %s', async (_what, body) => {
    const ann = await app.signUp();
    const answer = await ann.call(logProgress, { body: body as never });
    expect([answer.status, answer.error.code]).toEqual([400, 'bad_request']);
    expect(await app.database.db.select().from(logs)).toEqual([]);
  });

  it('of a phone whose clock is a little ahead, or that was offline, counts when it says', async () => {
    const ann = await app.signUp();
    for (const loggedAt of ['2026-05-04T12:05:00.000Z', '2026-05-01T07:30:00.000Z']) {
      const { body: log } = await ann.call(logProgress, { body: { ...energy(7), loggedAt } });
      expect(log.loggedAt).toBe(loggedAt);
    }
  });

  it('is kept with the part that was measured and the clock of the person', async () => {
    const ann = await app.signUp();
    const body = { ...waist(33.5), utcOffsetMinutes: -240 };
    const { body: log } = await ann.call(logProgress, { body });
    expect(log).toMatchObject(body);
    expect((await ann.call(listLogs, { params: { userId: ann.userId }, query: { type: 'measurement' } })).body).toEqual(
      [log],
    );
  });

  it('is logged once for twenty requests with one key', async () => {
    const ann = await app.signUp();
    const request = { body: weight(180), idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ann.call(logProgress, request)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await app.database.db.select().from(logs)).toHaveLength(1);
  });
});

describe('the list of logs', () => {
  it('is newest first, by when it happened, and can be narrowed to a type', async () => {
    const ann = await app.signUp();
    await ann.call(logProgress, { body: { ...weight(181), loggedAt: '2026-05-02T08:00:00.000Z' } });
    await ann.call(logProgress, { body: { ...weight(182), loggedAt: '2026-05-01T08:00:00.000Z' } });
    await ann.call(logProgress, { body: { ...energy(6), loggedAt: '2026-05-03T08:00:00.000Z' } });
    expect(await valuesOf(ann)).toEqual([6, 181, 182]);
    expect(await valuesOf(ann, { type: 'weight' })).toEqual([181, 182]);
  });

  it('pages without gap or repeat, also among logs of the same millisecond and while new ones arrive', async () => {
    const ann = await app.signUp();
    for (let value = 1; value <= 7; value++) await ann.call(logProgress, { body: weight(value) });
    const seen: number[] = [];
    let before: string | undefined;
    for (let page = 0; page < 4; page++) {
      const query = { limit: 2, ...(before && { before }) };
      const { body } = await ann.call(listLogs, { params: { userId: ann.userId }, query });
      seen.push(...body.flatMap((log) => ('value' in log ? log.value : [])));
      before = body.at(-1)?.id;
      app.clock.advance({ minutes: 1 });
      await ann.call(logProgress, { body: weight(100 + page) });
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("does not page from another person's log", async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const { body: his } = await bob.call(logProgress, { body: weight(200) });
    const answer = await ann.call(listLogs, { params: { userId: ann.userId }, query: { before: his.id } });
    expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
  });
});

describe('a finished exercise', () => {
  it('is kept with what was really lifted', async () => {
    const ann = await app.signUp();
    const planId = await storePlan(app, ann, { type: 'workout' });
    const performed = [{ set: 1, weightLbs: 42.5, reps: 10, rpe: 8 }];
    const body = { userId: ann.userId, planId, exerciseData: squats, performed, notes: '' };
    const { body: log } = await ann.call(completeExercise, { body });
    expect(log).toMatchObject({ logType: 'exercise_completion', planId, ...squats, performed, notes: null });
    expect((await ann.call(listLogs, { params: { userId: ann.userId } })).body).toEqual([log]);
  });

  it('outlives its plan', async () => {
    const ann = await app.signUp();
    const planId = await storePlan(app, ann, { type: 'workout' });
    const { body: log } = await ann.call(completeExercise, { body: { planId, exerciseData: squats } });
    await ann.call(deletePlan, { params: { planId } });
    const { body: listed } = await ann.call(listLogs, { params: { userId: ann.userId } });
    expect(listed).toEqual([{ ...log, planId: null }]);
  });

  it.each(['bob', 'nobody'] as const)('of a plan of %s finds none', async (owner) => {
    const people = { ann: await app.signUp(), bob: await app.signUp() };
    const planId = owner === 'nobody' ? randomUUID() : await storePlan(app, people[owner], { type: 'workout' });
    const answer = await people.ann.call(completeExercise, { body: { planId, exerciseData: squats } });
    expect([answer.status, answer.error.message]).toEqual([404, 'We could not find that plan.']);
    expect(await app.database.db.select().from(logs)).toEqual([]);
  });
});

describe('a finished workout', () => {
  it('belongs to the plan it names, or to the current one', async () => {
    const ann = await app.signUp();
    const current = await storePlan(app, ann, { type: 'workout', isActive: true });
    const older = await storePlan(app, ann, { type: 'workout' });
    const { body: unnamed } = await ann.call(completeWorkout, { body: { workoutData: legDay, notes: 'Good' } });
    expect(unnamed).toMatchObject({ logType: 'workout', planId: current, ...legDay, notes: 'Good' });
    const { body: named } = await ann.call(completeWorkout, { body: { planId: older, workoutData: legDay } });
    expect(named).toMatchObject({ planId: older });
  });

  it('needs a current workout plan', async () => {
    const ann = await app.signUp();
    await storePlan(app, ann, { type: 'meal', isActive: true });
    const answer = await ann.call(completeWorkout, { body: { workoutData: legDay } });
    expect([answer.status, answer.error.code]).toEqual([409, 'conflict']);
    expect(answer.error.message).toMatch(/no active workout plan/);
  });

  it("cannot be of another person's plan", async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    await storePlan(app, ann, { type: 'workout', isActive: true });
    const his = await storePlan(app, bob, { type: 'workout' });
    const answer = await ann.call(completeWorkout, { body: { planId: his, workoutData: legDay } });
    expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
    expect(await app.database.db.select().from(logs)).toEqual([]);
  });
});

describe('a correction', () => {
  it('changes what it names and nothing else', async () => {
    const ann = await app.signUp();
    const { body: log } = await ann.call(logProgress, { body: { ...weight(1084), notes: 'Shoes on' } });
    const params = { logId: log.id };
    const { body: corrected } = await ann.call(updateLog, { params, body: { value: 180.4 } });
    expect(corrected).toEqual({ ...log, value: 180.4 });
    const loggedAt = '2026-05-02T06:00:00.000Z';
    const { body: moved } = await ann.call(updateLog, { params, body: { loggedAt, utcOffsetMinutes: 120, notes: '' } });
    expect(moved).toEqual({ ...corrected, loggedAt, utcOffsetMinutes: 120, notes: null });
    expect((await ann.call(listLogs, { params: { userId: ann.userId } })).body).toEqual([moved]);
  });

  it('of a finished exercise keeps the sets', async () => {
    const ann = await app.signUp();
    const performed = [{ set: 1, weightLbs: 42.5, reps: 10 }];
    const { body: log } = await ann.call(completeExercise, { body: { exerciseData: squats, performed } });
    const { body } = await ann.call(updateLog, { params: { logId: log.id }, body: { notes: 'Easy' } });
    expect(body).toEqual({ ...log, notes: 'Easy' });
  });

  it.each([
    ['energy of 11', energy(5), { value: 11 }],
    ['half a level', energy(5), { value: 5.5 }],
    ['a weight of nothing', weight(180), { value: 0 }],
    ['a time to come', weight(180), { loggedAt: '2026-05-06T12:00:00.000Z' }],
    ['another type', weight(180), { logType: 'energy' }],
  ])('refuses %s', async (_what, body, change) => {
    const ann = await app.signUp();
    const { body: log } = await ann.call(logProgress, { body });
    const answer = await ann.call(updateLog, { params: { logId: log.id }, body: change as never });
    expect([answer.status, answer.error.code]).toEqual([400, 'bad_request']);
    expect((await ann.call(listLogs, { params: { userId: ann.userId } })).body).toEqual([log]);
  });

  it('has no value to change in a finished exercise', async () => {
    const ann = await app.signUp();
    const { body: log } = await ann.call(completeExercise, { body: { exerciseData: squats } });
    const answer = await ann.call(updateLog, { params: { logId: log.id }, body: { value: 5 } });
    expect(answer.error).toMatchObject({ code: 'bad_request', message: expect.stringMatching(/holds no value/) });
  });
});

describe('a removed log', () => {
  it('is gone, and comes back as it was under the same id, however often that is asked', async () => {
    const ann = await app.signUp();
    const { body: log } = await ann.call(logProgress, { body: { ...waist(34), notes: 'Morning' } });
    const params = { logId: log.id };
    expect((await ann.call(deleteLog, { params })).body).toEqual({ ok: true });
    expect((await ann.call(listLogs, { params: { userId: ann.userId } })).body).toEqual([]);
    for (let round = 0; round < 2; round++) expect((await ann.call(restoreLog, { params })).body).toEqual(log);
    expect((await ann.call(listLogs, { params: { userId: ann.userId } })).body).toEqual([log]);
    expect(await app.database.db.select().from(deletedLogs)).toEqual([]);
  });

  it('comes back without its plan, if that is gone meanwhile', async () => {
    const ann = await app.signUp();
    const planId = await storePlan(app, ann, { type: 'workout' });
    const { body: log } = await ann.call(completeExercise, { body: { planId, exerciseData: squats } });
    await ann.call(deleteLog, { params: { logId: log.id } });
    await ann.call(deletePlan, { params: { planId } });
    expect((await ann.call(restoreLog, { params: { logId: log.id } })).body).toEqual({ ...log, planId: null });
  });

  it('is removed once and restored once, with one key each', async () => {
    const ann = await app.signUp();
    const { body: log } = await ann.call(logProgress, { body: weight(180) });
    const params = { logId: log.id };
    const gone = { params, idempotencyKey: randomUUID() };
    for (let round = 0; round < 2; round++) expect((await ann.call(deleteLog, gone)).status).toBe(200);
    expect((await ann.call(deleteLog, { params })).status).toBe(404);
    const back = { params, idempotencyKey: randomUUID() };
    for (let round = 0; round < 2; round++) expect((await ann.call(restoreLog, back)).body).toEqual(log);
  });

  it('cannot be put back by someone else, nor after a day', async () => {
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const { body: log } = await ann.call(logProgress, { body: weight(180) });
    await ann.call(deleteLog, { params: { logId: log.id } });
    expect((await bob.call(restoreLog, { params: { logId: log.id } })).status).toBe(404);
    app.clock.advance({ hours: 25 });
    await sweep(app.database.db, app.clock.now());
    expect((await ann.call(restoreLog, { params: { logId: log.id } })).status).toBe(404);
  });
});
