import { describe, expect, it } from 'vitest';
import { loadExercises } from '#test/catalogue.ts';
import { type GridCase, gridCase, sampleOfGrid } from '#test/full-grid.ts';
import { jumps, simulate } from '#test/training-simulation.ts';
import { buildProgram } from '../builder/build-program.ts';
import { trainingBrief } from '../builder/training-brief.ts';
import { weekEmphasis } from '../builder/week-split.ts';
import { checkWorkoutPlan } from '../check/check-workout-plan.ts';
import type { Dose } from '../dosing/prescription.ts';
import { SESSION_CAP, volumeOf, volumeRange } from '../volume/volume.ts';
import { cardioTarget } from './cardio-target.ts';
import { extraSets, isRecovered } from './extra-sets.ts';
import { DAY_MS, type Performance } from './history.ts';
import { nextTarget } from './next-target.ts';

const catalogue = loadExercises();
const GYM = { equipment: ['barbell', 'rack', 'bench', 'dumbbell'], maxLoadLbs: {} };
const practised = sampleOfGrid(400, 21)
  .map((number) => gridCase(number))
  .filter(({ request, kit }) => request.difficulty !== 'beginner' && kit !== 'None')
  .slice(0, 60);

function exercise(id: string) {
  const found = catalogue.exercises.get(id);
  if (!found) throw new Error(`no exercise ${id}`);
  return found;
}
const reps = (low: number, high: number): Dose => ({ kind: 'reps', low, high, eachSide: false });

function done(id: string, { day, planned, sets }: { day: number; planned: Dose; sets: [number | null, number][] }) {
  const performed = sets.map(([weightLbs, count]) => ({ weightLbs, reps: count, rpe: 8 }));
  const plain = { exercise: exercise(id), at: day * DAY_MS, dayName: 'Day', planId: null, plannedSets: sets.length };
  return { ...plain, planned, sets: performed } satisfies Performance;
}

describe('the week of practised people', () => {
  it('is heavy and light in turn where a muscle is trained more than once, and even for everyone else', () => {
    const brief = trainingBrief({ ...gridCase(0), request: { difficulty: 'intermediate', daysPerWeek: 4 } });
    const able = { ...brief, level: 'intermediate' as const, modes: new Set<never>(), lowRecovery: false };
    expect(weekEmphasis(['upper_1', 'lower_1', 'cardio', 'upper_2', 'lower_2'], able)).toEqual([
      'heavy',
      'heavy',
      'medium',
      'light',
      'light',
    ]);
    expect(weekEmphasis(['full_a', 'full_b', 'full_c'], able)).toEqual(['heavy', 'medium', 'light']);
    for (const even of [
      { level: 'beginner' as const },
      { lowRecovery: true },
      { modes: new Set(['senior' as const]) },
    ]) {
      expect(weekEmphasis(['full_a', 'full_b'], { ...able, ...even })).toEqual(['medium', 'medium']);
    }
  });

  it('asks for fewer reps of the large lifts on the heavy days, and never of one that needs care', () => {
    const gym = practised.find(({ kit, profile }) => kit === 'Full gym' && profile.goal === 'muscle_gain');
    if (!gym) throw new Error('nobody trains for muscle in a gym');
    const hurt = { ...gym.constraints.training, injuries: { shoulder: 'mild' as const } };
    const program = buildProgram({ ...gym, constraints: { ...gym.constraints, training: hurt } });
    if (!program.ok) throw new Error(program.refusal.code);
    const lines = program.draft.days.flatMap((day) => day.exercises);
    const heavy = lines.filter(({ reps: text }) => text.startsWith('6-8'));
    expect(heavy.length).toBeGreaterThan(0);
    expect(lines.some(({ reps: text }) => text.startsWith('12-15'))).toBe(true);
    expect(heavy.filter(({ exerciseId }) => exercise(exerciseId).jointCaution.includes('shoulder'))).toEqual([]);
  });
});

describe('a lift with a heavy and a light day', () => {
  const light = done('barbell-bench-press', {
    day: 0,
    planned: reps(12, 15),
    sets: [
      [100, 12],
      [100, 12],
    ],
  });
  const ask = (past: Performance[], dose: Dose) =>
    nextTarget({
      exercise: exercise('barbell-bench-press'),
      planned: { sets: 2, dose, repsInReserve: 2 },
      past,
      occasion: { kind: 'ordinary' },
      owned: GYM,
      rungs: { easier: null, harder: null },
    });

  it('gets its first heavy weight from the light one, rounded down', () => {
    const sets: [number, number][] = [[100, 10]];
    const target = ask([done('barbell-bench-press', { day: 0, planned: reps(12, 15), sets })], reps(6, 8));
    expect([target.weightLbs, target.change]).toEqual([105, 'first']);
    expect(target.why).toContain('100 lb');
  });

  it('starts the heavy day with the light weight where so many repetitions allow no estimate', () => {
    expect(ask([light], reps(6, 8)).weightLbs).toBe(100);
  });

  it('gets a lighter weight for the light day', () => {
    const heavy = done('barbell-bench-press', {
      day: 0,
      planned: reps(6, 8),
      sets: [
        [135, 6],
        [135, 6],
      ],
    });
    expect(ask([heavy], reps(12, 15)).weightLbs).toBe(105);
  });

  it('goes by the last day of its own kind from then on', () => {
    const heavy = done('barbell-bench-press', {
      day: 3,
      planned: reps(6, 8),
      sets: [
        [110, 8],
        [110, 8],
      ],
    });
    expect(ask([light, heavy], reps(12, 15)).weightLbs).toBe(100);
    expect(ask([heavy, light], reps(6, 8))).toMatchObject({ weightLbs: 115, change: 'more_weight' });
  });
});

describe('sets that are added', () => {
  const added = (person: GridCase, weekOfWave: number) => {
    const program = buildProgram(person);
    if (!program.ok) throw new Error(program.refusal.code);
    const { draft } = program;
    return { draft, extras: extraSets({ plan: draft, catalogue, brief: trainingBrief(person), weekOfWave }) };
  };

  it('come in the second week, at most two, and keep every rule of the plan', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const person of practised) {
      expect(added(person, 1).extras).toEqual([]);
      const { draft, extras } = added(person, 3);
      count += extras.length;
      const days = draft.days.map((day, dayIndex) => ({
        ...day,
        exercises: day.exercises.map((line) =>
          extras.some((one) => one.dayIndex === dayIndex && one.exerciseId === line.exerciseId)
            ? { ...line, sets: line.sets + 1 }
            : line,
        ),
      }));
      const { checks } = checkWorkoutPlan({ ...draft, days }, person);
      const failed = checks.filter(({ ok, id }) => !ok && id !== 'stated-time').map(({ id }) => id);
      if (failed.length > 0 || extras.length > 2) wrong.push(`${person.label}: ${failed.join(', ')}`);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(practised.length / 4);
  });

  it('go to a muscle that is under its target', () => {
    for (const person of practised) {
      const { draft, extras } = added(person, 2);
      const brief = trainingBrief(person);
      const lines = draft.days.flatMap((day) => day.exercises.map(({ exerciseId, sets }) => ({ exerciseId, sets })));
      const volume = volumeOf(lines.map(({ exerciseId, sets }) => ({ exercise: exercise(exerciseId), sets })));
      for (const { group } of extras) {
        expect(volume[group]).toBeLessThan(volumeRange(group, brief.goal, brief.level).target);
        expect(volume[group]).toBeLessThan(7 * SESSION_CAP[brief.level]);
      }
    }
  });

  it('need a week that went well', () => {
    const good = done('push-up', { day: 5, planned: reps(8, 12), sets: [[null, 10]] });
    const bad = done('push-up', { day: 5, planned: reps(8, 12), sets: [[null, 5]] });
    const state = { performances: [good], energy: [], now: 7 * DAY_MS };
    expect(isRecovered(state)).toBe(true);
    expect(isRecovered({ ...state, performances: [] })).toBe(false);
    expect(isRecovered({ ...state, performances: [bad] })).toBe(false);
    expect(isRecovered({ ...state, energy: [{ at: 6 * DAY_MS, value: 4 }] })).toBe(false);
  });
});

describe('steady cardio', () => {
  const person = gridCase(sampleOfGrid(1, 3)[0] ?? 0);
  const brief = { ...trainingBrief(person), minutes: 60, level: 'intermediate' as const, modes: new Set<never>() };
  const bike = [...catalogue.exercises.values()].find((one) => one.category === 'cardio' && one.metric === 'minutes');
  const rode = (day: number, minutes: number) =>
    done(bike?.id ?? '', { day, planned: { kind: 'minutes', minutes }, sets: [] });
  const ask = (past: Performance[], day: number) => {
    const line = { exercise: exercise(bike?.id ?? ''), minutes: 10, sets: 1 };
    const { reps: text, change } = cardioTarget({
      line,
      past,
      occasion: { kind: 'ordinary' },
      brief,
      now: day * DAY_MS,
    });
    return [text, change];
  };

  it.each<[string, Performance[], number, string[]]>([
    ['begins as planned', [], 0, ['10 minutes', 'first']],
    ['stays for a week', [rode(0, 10)], 3, ['10 minutes', 'same']],
    ['gets longer after a week', [rode(0, 10), rode(3, 10)], 7, ['11 minutes', 'longer']],
    ['not again in the same week', [rode(0, 10), rode(7, 11)], 9, ['11 minutes', 'same']],
    ['then faster, once the session is full', [rode(0, 12), rode(7, 13)], 14, ['13 minutes', 'harder']],
    ['knows a long ride from a short finisher', [rode(0, 30)], 7, ['10 minutes', 'first']],
  ])('%s', (_, past, day, expected) => {
    expect(ask(past, day)).toEqual(expected);
  });
});

describe('twelve weeks with waves', () => {
  it('never jump', () => {
    const gym = practised.filter(({ kit }) => kit === 'Full gym').slice(0, 2);
    expect(gym.flatMap((person) => jumps(simulate('progressing', person)))).toEqual([]);
  });
});
