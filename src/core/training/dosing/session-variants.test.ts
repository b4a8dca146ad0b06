import { describe, expect, it } from 'vitest';
import { loadExercises } from '#test/catalogue.ts';
import { PLANET_FITNESS } from '#test/equipment.ts';
import { anAthlete } from '#test/personas.ts';
import { CASES, planOf } from '#test/training-grid.ts';
import { dueDay } from '../player/due-day.ts';
import { DAY_MS, HOUR_MS, type Performance, performancesOf } from '../progression/history.ts';
import type { WorkoutDay } from '../workout-plan.ts';
import { lighterSession, lightnessFor } from './lighter-session.ts';
import { dayMinutes } from './session-time.ts';
import { SHORT_MINUTES, shortSession } from './short-session.ts';

const catalogue = loadExercises();
const PLANS = CASES.slice(0, 150).map((one) => ({ label: one.label, plan: planOf(one) }));
const DAYS = PLANS.flatMap(({ label, plan }) => plan.days.map((day) => ({ label: `${label}, ${day.name}`, day })));

const strengthSets = (day: WorkoutDay) =>
  day.exercises.reduce((sum, { category, sets }) => sum + (category === 'strength' ? sets : 0), 0);
const minutesOf = (day: WorkoutDay, category: string) =>
  dayMinutes({ ...day, exercises: day.exercises.filter((line) => line.category === category) }, catalogue);

describe.each(SHORT_MINUTES)(`the same session in %i minutes, ${DAYS.length} days`, (minutes) => {
  const short = DAYS.map(({ label, day }) => ({ label, day, short: shortSession(day, minutes, catalogue) }));
  const wrong = (isWrong: (one: (typeof short)[number]) => boolean) => short.filter(isWrong).map(({ label }) => label);

  it('takes that long, a tenth more or less', () => {
    expect(wrong((one) => Math.abs(dayMinutes(one.short, catalogue) - minutes) > minutes / 10)).toEqual([]);
  });

  it('warms up for three minutes and calms down for one', () => {
    expect(wrong((one) => minutesOf(one.short, 'warmup') < 3)).toEqual([]);
    expect(wrong((one) => minutesOf(one.short, 'cooldown') < 1)).toEqual([]);
  });

  it('has nothing that the day has not, no set more, the same name and steps', () => {
    const isForeign = ({ day, short: { name, exercises } }: (typeof short)[number]) =>
      name !== day.name ||
      exercises.some((line) => {
        const old = day.exercises.find(({ exerciseId }) => exerciseId === line.exerciseId);
        return !old || line.sets > old.sets || old.instructions !== line.instructions;
      });
    expect(wrong(isForeign)).toEqual([]);
  });

  it('keeps real work in it', () => {
    expect(wrong((one) => strengthSets(one.short) < 2 && minutesOf(one.short, 'cardio') < 5)).toEqual([]);
  });
});

describe('a lighter session', () => {
  it.each([
    [{ energy: 2 }, 'lightest'],
    [{ energy: 3 }, 'lightest'],
    [{ energy: 5 }, 'lighter'],
    [{ energy: 8 }, 'as_planned'],
    [{ sleepHours: 5 }, 'lighter'],
    [{ stress: 'high' }, 'lighter'],
    [{ energy: 9, sleepHours: 8, stress: 'low' }, 'as_planned'],
    [{}, 'as_planned'],
  ] as const)('for %j is %s', (condition, lightness) => {
    expect(lightnessFor(condition)).toBe(lightness);
  });

  it('is never longer or harder than the plan, and keeps every exercise', () => {
    const wrong = DAYS.filter(({ day }) =>
      (['lighter', 'lightest'] as const).some((lightness) => {
        const light = lighterSession(day, lightness, catalogue);
        const isSame = light.exercises.every((line, at) => line.exerciseId === day.exercises[at]?.exerciseId);
        const isLess =
          strengthSets(light) < strengthSets(day) ||
          strengthSets(day) === 0 ||
          day.exercises.every(({ sets }) => sets === 1);
        return !isSame || !isLess || dayMinutes(light, catalogue) > dayMinutes(day, catalogue);
      }),
    );
    expect(wrong.map(({ label }) => label)).toEqual([]);
  });
});

/** A plan of strength work alone, the same whatever the sample: to gain muscle in a gym. */
function strengthPlan(days: number) {
  const profile = anAthlete({ goal: 'muscle_gain', experienceLevel: 'intermediate', workoutDuration: 45 });
  return planOf({ label: `${days} days`, profile, training: { equipment: PLANET_FITNESS }, days, seed: 1 });
}

describe('the day that is due', () => {
  const plan = strengthPlan(3);
  const names = plan.days.map(({ name }) => name);

  function done(dayIndex: number, day: number, count = 3, planId: string | null = null): Performance[] {
    const lines = (plan.days[dayIndex]?.exercises ?? []).filter(({ category }) => category === 'strength');
    const entries = lines.slice(0, count).map((line) => ({
      exerciseName: line.name,
      dayName: names[dayIndex] ?? '',
      planId,
      sets: line.sets,
      reps: line.reps,
      performed: [],
      at: day * DAY_MS,
    }));
    return performancesOf(entries, catalogue);
  }
  const due = (performances: Performance[], day: number) =>
    dueDay({ plan, planId: 'mine', catalogue, performances, now: day * DAY_MS + HOUR_MS });

  it.each<[string, Performance[], number, number, boolean]>([
    ['at first the first', [], 0, 0, false],
    ['then the next', done(0, 0), 2, 1, false],
    ['after the last the first again', done(2, 0), 2, 0, false],
    ['after days that were missed still the next', done(0, 0), 30, 1, false],
    ['what was only begun comes again', done(1, 0, 1), 2, 1, false],
    ['trained today already', done(0, 0), 0, 1, true],
    ['what was done in another plan does not count', done(1, 0, 3, 'other'), 2, 0, false],
  ])('%s', (_, performances, day, dayIndex, trainedToday) => {
    expect(due(performances, day)).toMatchObject({ dayIndex, dayName: names[dayIndex], trainedToday });
  });

  it('is the freshest one when another plan was trained just before', () => {
    const upperLower = strengthPlan(4);
    expect(upperLower.days.map(({ name }) => name.replace(/ \d$/, ''))).toEqual([
      'Upper Body',
      'Lower Body',
      'Upper Body',
      'Lower Body',
    ]);
    const upper = upperLower.days[0]?.exercises.filter(({ category }) => category === 'strength') ?? [];
    const entries = upper.map(({ name, sets, reps }) => ({
      exerciseName: name,
      dayName: 'Old day',
      planId: 'other',
      sets,
      reps,
      performed: [],
      at: 0,
    }));
    const performances = performancesOf(entries, catalogue);
    const dayAt = (now: number) => dueDay({ plan: upperLower, planId: 'mine', catalogue, performances, now });
    expect(dayAt(DAY_MS)?.dayName).toMatch(/^Lower Body/);
    expect(dayAt(7 * DAY_MS)?.dayIndex).toBe(0);
  });

  it('says so without blame', () => {
    expect(due(done(0, 0), 30)?.because).not.toMatch(/miss|late|should|behind/i);
  });
});
