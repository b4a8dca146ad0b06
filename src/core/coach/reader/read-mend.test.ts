import { describe, expect, it } from 'vitest';
import type { RecentEntry } from '../dialogue/recent-entries.ts';
import { readMend } from './read-mend.ts';

const exercises = [
  { id: 'barbell-bench-press', name: 'Barbell Bench Press' },
  { id: 'seated-cable-row', name: 'Seated Cable Row' },
  { id: 'goblet-squat', name: 'Goblet Squat' },
];
const set = (reps: number, weightLbs: number | null) => ({ reps, weightLbs });
const row: RecentEntry = {
  ...{ kind: 'sets', logId: 'row', exerciseId: 'seated-cable-row', unit: 'kg' },
  sets: [set(10, 110.2), set(10, 110.2)],
};
const bench: RecentEntry = {
  ...{ kind: 'sets', logId: 'bench', exerciseId: 'barbell-bench-press', unit: 'kg' },
  sets: [set(8, 137.8), set(8, 137.8), set(6, 137.8)],
};
const weight: RecentEntry = { kind: 'number', logId: 'weight', logType: 'weight', value: 196.4 };
const mend = (message: string, ...entries: RecentEntry[]) => readMend(message, { entries, exercises });
const corrected = (logId: string, performed: object[] | null, value: number | null = null) => ({
  ...{ kind: 'correct_log', logId, value, performed },
  ...(performed !== null && { unit: 'kg' }),
});

describe('what was logged a moment ago is mended', () => {
  it.each([
    ['no rows were 55', corrected('row', [set(10, 121.3), set(10, 121.3)])],
    ['and scrap the 6, that was ego', corrected('bench', [set(8, 137.8), set(8, 137.8)])],
    ['delete the rows entry', { kind: 'delete_log', logId: 'row' }],
    ['remove the last set of bench', corrected('bench', [set(8, 137.8), set(8, 137.8)])],
    ['actually bench was 3x5', corrected('bench', [set(5, 137.8), set(5, 137.8), set(5, 137.8)])],
    ['wait 2nd row set was 15', corrected('row', [set(10, 110.2), set(15, 110.2)])],
    ['nah first bench was 12 soz', corrected('bench', [set(12, 137.8), set(8, 137.8), set(6, 137.8)])],
    ['Sorry, the second one on the row was 11, not 12.', corrected('row', [set(10, 110.2), set(11, 110.2)])],
    ['row: last was 9 reps sorry', corrected('row', [set(10, 110.2), set(9, 110.2)])],
  ])('%s', (message, action) => {
    const entries = message.includes('scrap') ? [bench, row] : [row, bench];
    expect(mend(message, ...entries)).toEqual(action);
  });

  it('takes a bare number for the load or the repetitions that it is near, and for neither where it may be both', () => {
    const clean: RecentEntry = { ...row, logId: 'clean', exerciseId: 'goblet-squat', sets: [set(4, 26.5)] };
    expect(mend('no, 5 on the goblet squat', clean)).toEqual(corrected('clean', [set(5, 26.5)]));
    expect(mend('no, goblet squat was 14', clean)).toEqual(corrected('clean', [set(4, 30.9)]));
    const either: RecentEntry = { ...clean, sets: [set(10, 26.5)] };
    expect(mend('no, goblet squat was 11', either)).toBeNull();
    expect(mend('no, goblet squat was 11 kg', either)).toEqual(corrected('clean', [set(10, 24.3)]));
  });

  it.each([
    ['that was yesterday not today', { kind: 'ahead', days: -1 }],
    ['sorry, it was on monday', { kind: 'weekday', weekday: 0 }],
  ])('only its day was wrong: %s', (message, day) => {
    for (const entry of [weight, row, { kind: 'whole', logId: 'session' } as const])
      expect(mend(message, entry)).toEqual({ kind: 'other_day', logId: entry.logId, day });
    expect(mend(`${message}, 8 reps`, row)).not.toMatchObject({ kind: 'other_day' });
  });

  it.each([
    ['195.9, fat thumbs', 195.9],
    ['no 194', 194],
    ['oops i meant 89 kg', 196.2],
    ['195.2', 195.2],
  ])('a number: %s', (message, value) => {
    expect(mend(message, weight)).toEqual(corrected('weight', null, value));
  });

  it.each([
    'what about rows?',
    'my target is 180 actually',
    'no thanks',
    'actually make dinner vegetarian',
    'forget it',
    'squats were 50 last week',
    'i slept 5 hours',
  ])('something else: %s', (message) => {
    expect(mend(message, weight, row)).toBeNull();
  });
});
