import { describe, expect, it } from 'vitest';
import { completeExercise, logProgress } from '#contract/logs.ts';
import { getProgress } from '#contract/progress.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';

const app = startTestApp();

const NEW_YORK = -240;
const TOKYO = 540;

const athlete = (overrides: Partial<Profile> = {}): Promise<Caller> => signUpAthlete(app, overrides);

async function progressOf(person: Caller, utcOffsetMinutes = 0) {
  const query = { utcOffsetMinutes: String(utcOffsetMinutes) as never };
  return (await person.call(getProgress, { params: { userId: person.userId }, query })).body;
}

const squat = (weightLbs: number, loggedAt: string) => ({
  exerciseData: {
    exerciseName: 'Goblet Squat',
    sets: 3,
    reps: '8-12',
    dayName: 'Day 1',
    category: 'strength' as const,
  },
  performed: [1, 2, 3].map((set) => ({ set, weightLbs, reps: 10 })),
  loggedAt,
});

describe('the progress of a person', () => {
  it('is summed by the day of the clock that each log was made on', async () => {
    const ann = await athlete();
    const energy = { logType: 'energy', unit: 'level' } as const;
    const log = (value: number, loggedAt: string, utcOffsetMinutes?: number) =>
      ann.call(logProgress, { body: { ...energy, value, loggedAt, ...(utcOffsetMinutes && { utcOffsetMinutes }) } });
    await log(5, '2026-05-02T03:30:00.000Z', NEW_YORK);
    await log(6, '2026-05-02T03:30:00.000Z', TOKYO);
    await log(7, '2026-05-02T03:30:00.000Z');
    await ann.call(completeExercise, { body: squat(40, '2026-05-02T12:00:00.000Z') });
    await ann.call(completeExercise, { body: squat(40, '2026-05-02T12:05:00.000Z') });
    const first = { day: '2026-05-01', logs: 1, workouts: 0, exercises: [], energy: [5] };
    expect((await progressOf(ann)).days).toEqual([
      first,
      { day: '2026-05-02', logs: 4, workouts: 0, exercises: ['Goblet Squat'], energy: expect.arrayContaining([6, 7]) },
    ]);
    const [seenFromNewYork] = (await progressOf(ann, NEW_YORK)).days;
    expect(seenFromNewYork).toEqual({ ...first, logs: 2, energy: expect.arrayContaining([5, 7]) });
  });

  it('looks back 53 weeks', async () => {
    const ann = await athlete();
    const weight = { logType: 'weight', value: 170, unit: 'lbs' } as const;
    for (const loggedAt of ['2025-04-20T12:00:00.000Z', '2025-05-04T12:00:00.000Z']) {
      await ann.call(logProgress, { body: { ...weight, loggedAt } });
    }
    expect((await progressOf(ann)).days.map(({ day }) => day)).toEqual(['2025-05-04']);
  });

  it('names the lifts that grew', async () => {
    const ann = await athlete();
    for (const [weight, day] of [
      [40, '10'],
      [45, '17'],
      [55, '24'],
    ] as const) {
      await ann.call(completeExercise, { body: squat(weight, `2026-04-${day}T12:00:00.000Z`) });
    }
    expect((await progressOf(ann)).lifts).toEqual([
      {
        exerciseId: 'goblet-squat',
        name: 'Goblet Squat',
        from: { lbs: 40, reps: 10, loggedAt: '2026-04-10T12:00:00.000Z' },
        to: { lbs: 55, reps: 10, loggedAt: '2026-04-24T12:00:00.000Z' },
      },
    ]);
  });

  it('estimates the goal date from the weight that was logged last', async () => {
    const ann = await athlete({ goal: 'weight_loss', weightLbs: 190, heightIn: 65, targetWeightLbs: 165 });
    const { goalDate: before } = await progressOf(ann);
    await ann.call(logProgress, { body: { logType: 'weight', value: 175, unit: 'lbs' } });
    const { goalDate: after } = await progressOf(ann);
    if (before.status !== 'range' || after.status !== 'range') throw new Error('the target can be reached');
    expect(after.earliestDays).toBeLessThan(before.earliestDays);
  });

  it('has no goal date where numbers are hidden', async () => {
    const ann = await athlete({ targetWeightLbs: 165, medicalConditions: 'I had an eating disorder' });
    expect((await progressOf(ann)).goalDate).toEqual({ status: 'none', why: 'no_target' });
  });

  it('needs the answers of the questionnaire', async () => {
    const ann = await app.signUp();
    const answer = await ann.call(getProgress, { params: { userId: ann.userId } });
    expect([answer.status, answer.error.code]).toEqual([409, 'conflict']);
  });
});
