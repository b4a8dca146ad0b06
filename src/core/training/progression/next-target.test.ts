import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Exercise } from '#core/catalogue/exercise.ts';
import { loadExercises } from '#test/catalogue.ts';
import { DAY_MS, type DoneSet, type Performance } from './history.ts';
import { isBigStep, loadLadder, nextLoad } from './load-steps.ts';
import { nextTarget, type Occasion, type TargetInput } from './next-target.ts';

const catalogue = loadExercises();
const GYM = {
  equipment: ['barbell', 'rack', 'bench', 'dumbbell', 'cable', 'machine:leg_press', 'band'],
  maxLoadLbs: {},
};

function exercise(id: string): Exercise {
  const found = catalogue.exercises.get(id);
  if (!found) throw new Error(`no exercise ${id}`);
  return found;
}

/** "100x12,12,12@8": three sets of twelve with 100 lb at RPE 8. */
function sets(text: string): DoneSet[] {
  const [, weight, reps = '', rpe] = /^(?:([\d.]+)x)?([\d,]+)(?:@(\d+))?$/.exec(text) ?? [];
  const weightLbs = weight === undefined ? null : Number(weight);
  return reps.split(',').map((one) => ({ weightLbs, reps: Number(one), rpe: rpe === undefined ? null : Number(rpe) }));
}

type Case = {
  id?: string;
  past: string[];
  low?: number;
  high?: number;
  occasion?: Occasion;
  owned?: TargetInput['owned'];
};

function targetOf({ id = 'dumbbell-bench-press', past, low = 8, high = 12, occasion, owned = GYM }: Case) {
  const one = exercise(id);
  const dose = { kind: 'reps', low, high, eachSide: false } as const;
  const performances: Performance[] = past.map((text, index) => ({
    exercise: one,
    at: index * 7 * DAY_MS,
    dayName: 'Day',
    planId: null,
    plannedSets: 3,
    planned: dose,
    sets: sets(text),
  }));
  return nextTarget({
    exercise: one,
    planned: { sets: 3, dose, repsInReserve: 2 },
    past: performances,
    occasion: occasion ?? { kind: 'ordinary' },
    owned,
    rungs: { easier: 'Knee Push-Up', harder: 'Decline Push-Up' },
  });
}

describe('the next target with weights', () => {
  it.each<[string, Case, number | null, string, number | null]>([
    ['no weight is invented', { past: [] }, null, 'first', null],
    ['all sets at the top: the next dumbbell', { past: ['50x12,12,12@8'] }, 55, 'more_weight', 8],
    ['top without ratings counts as well', { past: ['50x12,12,12'] }, 55, 'more_weight', 8],
    ['top, but too hard: the same again', { past: ['50x12,12,12@10'] }, 50, 'same', 12],
    ['inside the range: a repetition more', { past: ['50x10,9,9'] }, 50, 'more_reps', 10],
    ['a set short of the plan: no more weight', { past: ['50x12,12'] }, 50, 'same', 12],
    ['under the range once: the same', { past: ['50x9,8,7'] }, 50, 'same', 8],
    ['under the range twice: a tenth less', { past: ['50x9,8,7', '50x8,7,6'] }, 45, 'less_weight', 8],
    ['under it twice, but not since: on it goes', { past: ['50x9,8,7', '50x8,7,6', '50x10,9,9'] }, 50, 'more_reps', 10],
    ['after it was made lighter: no second cut at once', { past: ['50x8,7,6', '45x8,7,6'] }, 45, 'same', 8],
    ['a big step is earned by two more repetitions', { past: ['20x12,12,12'] }, 20, 'more_reps', 13],
    ['and then taken', { past: ['20x14,14,14'] }, 25, 'more_weight', 8],
    [
      'a heavy bar for the legs: ten pounds',
      { id: 'barbell-back-squat', past: ['185x12,12,12@8'] },
      195,
      'more_weight',
      8,
    ],
    ['a light bar for the legs: five', { id: 'barbell-back-squat', past: ['95x12,12,12@8'] }, 100, 'more_weight', 8],
    ['a bar for the arms: five', { id: 'barbell-bench-press', past: ['185x12,12,12@8'] }, 190, 'more_weight', 8],
  ])('%s', (_, given, weight, change, aim) => {
    const target = targetOf(given);
    expect([target.weightLbs, target.change, target.aim]).toEqual([weight, change, aim]);
  });

  it('stops at the heaviest that is there, and asks for repetitions instead', () => {
    const target = targetOf({ past: ['50x12,12,12'], owned: { ...GYM, maxLoadLbs: { dumbbell: 50 } } });
    expect([target.weightLbs, target.change, target.aim]).toEqual([50, 'more_reps', 13]);
    expect(target.why).toContain('the heaviest you have');
  });

  it('comes down to what is owned when the last weight is gone', () => {
    const target = targetOf({ past: ['80x10,10,10'], owned: { ...GYM, maxLoadLbs: { dumbbell: 52.5 } } });
    expect(target.weightLbs).toBe(50);
  });

  it.each<[string, Occasion, number, number]>([
    ['an easy week', { kind: 'deload', because: 'This is your easy week' }, 90, 2],
    ['a week away', { kind: 'repeat', daysOff: 9 }, 100, 3],
    ['three weeks away', { kind: 'return', daysOff: 21 }, 80, 2],
    ['two months away', { kind: 'restart', daysOff: 60 }, 60, 2],
  ])('after %s', (_, occasion, weight, count) => {
    const target = targetOf({ past: ['100x12,12,12@7'], occasion });
    expect([target.weightLbs, target.sets]).toEqual([weight, count]);
  });

  it('says why in one sentence or two, and where the rule is from', () => {
    const target = targetOf({ past: ['50x12,12,12@8'] });
    expect(target.why).toBe('Last time you did 3 sets of 12 or more with 50 lb, so it is time for 55 lb.');
    expect(target.source).toContain('ACSM 2009');
  });
});

describe('the next target without weights', () => {
  it.each<[string, Case, string, number]>([
    ['a repetition more', { past: ['9,9,8'] }, 'more_reps', 9],
    ['at the top: slower first', { past: ['12,12,12'] }, 'same', 12],
    ['at the top twice: harder', { past: ['12,12,12', '12,12,12'] }, 'harder', 12],
    ['short twice: easier', { past: ['8,7,6', '7,6,6'] }, 'easier', 8],
  ])('push-ups, %s', (_, given, change, aim) => {
    const target = targetOf({ ...given, id: 'push-up' });
    expect([target.weightLbs, target.change, target.aim]).toEqual([null, change, aim]);
  });

  it('names the rung of the ladder', () => {
    expect(targetOf({ id: 'push-up', past: ['12,12,12', '12,12,12'] }).why).toContain('Decline Push-Up');
    expect(targetOf({ id: 'push-up', past: ['8,7,6', '7,6,6'] }).why).toContain('Knee Push-Up');
    expect(targetOf({ id: 'band-chest-press', past: ['12,12,12', '12,12,12'] }).why).toContain('thicker band');
  });
});

describe('whatever was lifted', () => {
  const weighted = [...catalogue.exercises.values()].filter((one) => loadLadder(one, GYM) !== null);
  const done = fc.array(
    fc.record({ reps: fc.integer({ min: 0, max: 25 }), rpe: fc.option(fc.integer({ min: 5, max: 10 })) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );

  it('the next weight exists, is no more than one allowed step up, and never above what is owned', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...weighted),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), done), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 20, max: 200 }),
        (one, sessions, most) => {
          const owned = { ...GYM, maxLoadLbs: { dumbbell: most, barbell: most + 45 } };
          const ladder = loadLadder(one, owned);
          const dose = { kind: 'reps', low: 8, high: 12, eachSide: false } as const;
          const past = sessions.map(([weight, list], index) => ({
            exercise: one,
            at: index * DAY_MS,
            dayName: 'Day',
            planId: null,
            plannedSets: 3,
            planned: dose,
            sets: list.map((set) => ({ ...set, weightLbs: weight })),
          }));
          const rungs = { easier: null, harder: null };
          const planned = { sets: 3, dose, repsInReserve: 2 };
          const target = nextTarget({ exercise: one, planned, past, occasion: { kind: 'ordinary' }, owned, rungs });
          const last = sessions.at(-1)?.[0] ?? 0;
          const lightest = ladder?.above(0) ?? 0;
          const weight = target.weightLbs ?? 0;
          const isReal = ladder?.atMost(weight) === weight || (weight === last && last < lightest);
          const isStep = weight <= last || weight === nextLoad(one, last, owned);
          expect({ isReal, isStep, sentence: target.why.endsWith('.') }).toEqual({
            isReal: true,
            isStep: true,
            sentence: true,
          });
        },
      ),
    );
  });

  it('a step is small, or it is the smallest there is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...weighted), fc.integer({ min: 1, max: 400 }), (one, weight) => {
        const next = nextLoad(one, weight, GYM);
        return next === null || !isBigStep(weight, next) || next === loadLadder(one, GYM)?.above(weight);
      }),
    );
  });
});
