import { describe, expect, it } from 'vitest';
import { completeExercise, logProgress } from '#contract/logs.ts';
import { planWeek } from '#contract/meals.ts';
import { exportPaper } from '#contract/papers.ts';
import { generatePlan, renamePlan } from '#contract/plans.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { PAPER_KINDS, type PaperFormat, type PaperKind } from '#core/papers/paper.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { makePremium } from '#test/membership.ts';
import { storePlan } from '#test/plans.ts';

const app = startTestApp();
const FORMULA = '=cmd|calc';

async function member(answers: Partial<Profile> = {}): Promise<Caller> {
  const person = await signUpAthlete(app, answers);
  await makePremium(app, person);
  return person;
}

async function withEverything(): Promise<Caller> {
  const person = await member();
  const { body: meals } = await person.call(generatePlan, { body: { type: 'meal' } });
  await person.call(renamePlan, { params: { planId: meals.id }, body: { name: FORMULA } });
  await person.call(planWeek, { params: { planId: meals.id }, body: { leftovers: false } });
  await person.call(generatePlan, { body: { type: 'workout' } });
  for (const value of [180, 179, 178.4])
    await person.call(logProgress, { body: { logType: 'weight', value, unit: 'lbs' } });
  const exerciseData = {
    exerciseName: 'Back Squat',
    sets: 1,
    reps: '5',
    dayName: FORMULA,
    category: 'strength',
  } as const;
  await person.call(completeExercise, { body: { exerciseData, performed: [{ set: 1, weightLbs: 185, reps: 5 }] } });
  return person;
}

async function fetched(person: Pick<Caller, 'cookie'>, kind: PaperKind, format: PaperFormat) {
  const query = { kind, format, timeZone: 'America/New_York' };
  return app.app.inject({ url: exportPaper.path, query, headers: { cookie: person.cookie } });
}

describe('a paper', () => {
  it('comes in every form that it can have', async () => {
    const ann = await withEverything();
    for (const kind of PAPER_KINDS) {
      const pdf = await fetched(ann, kind, 'pdf');
      expect([kind, pdf.statusCode, pdf.headers['content-type']]).toEqual([kind, 200, 'application/pdf']);
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.headers['content-disposition']).toBe(
        `attachment; filename="ironleaf-${kind.replace('_', '-')}-2026-05-04.pdf"`,
      );
      const csv = (await fetched(ann, kind, 'csv')).body;
      expect(csv.split('\r\n').length, kind).toBeGreaterThan(3);
      const json = (await fetched(ann, kind, 'json')).json();
      expect(json).toMatchObject({ format: `ironleaf-${kind}`, version: 1, rows: expect.any(Array) });
      expect(json.rows.length).toBe(csv.trimEnd().split('\r\n').length - 1);
    }
    const week = (await fetched(ann, 'meal_week', 'ics')).body;
    expect(week.match(/^BEGIN:VEVENT/gm)?.length).toBeGreaterThanOrEqual(21);
    expect(week).toContain('DTSTART:20260510T');
    const training = (await fetched(ann, 'workout_plan', 'ics')).body;
    expect(training).toContain('RRULE:FREQ=WEEKLY;COUNT=4');
    expect((await fetched(ann, 'progress', 'ics')).statusCode).toBe(400);
  });

  it('lets no text become a formula', async () => {
    const ann = await withEverything();
    for (const kind of ['meal_day', 'workout_plan', 'progress'] as const) {
      const { body } = await fetched(ann, kind, 'csv');
      expect(body.split(/[\r\n,]+/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
    }
  });

  it('shows no figures of the body or of food to who must not see them', async () => {
    const ann = await member({ medicalConditions: 'I had anorexia two years ago' });
    await storePlan(app, ann, { type: 'meal', isActive: true });
    await ann.call(logProgress, { body: { logType: 'weight', value: 178.4, unit: 'lbs' } });
    const day = (await fetched(ann, 'meal_day', 'csv')).body;
    expect(day).not.toMatch(/kcal|protein_g/);
    expect((await fetched(ann, 'meal_day', 'json')).body).not.toMatch(/calories|totalProtein/);
    expect((await fetched(ann, 'progress', 'csv')).body).not.toMatch(/weight|lbs,,|178\.4/);
  });

  it('is for Premium, and says so; what is not there yet is said, too', async () => {
    const free = await signUpAthlete(app);
    const refused = await fetched(free, 'meal_day', 'pdf');
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'limit_reached']);
    const ann = await member();
    const none = await fetched(ann, 'workout_plan', 'pdf');
    expect([none.statusCode, none.json().error.message]).toEqual([
      409,
      'You have no workout plan yet. Make one, then export it.',
    ]);
    await ann.call(generatePlan, { body: { type: 'meal' } });
    expect((await fetched(ann, 'meal_week', 'pdf')).json().error.message).toBe(
      'Please plan the week first, then export it.',
    );
  });
});
