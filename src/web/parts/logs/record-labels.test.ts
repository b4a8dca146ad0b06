import { expect, it } from 'vitest';
import { bestLine, standingLine } from './record-labels.ts';

const loggedAt = '2026-05-04T12:00:00.000Z';
const none = { heaviest: null, oneRepMax: null, mostReps: null, longestHold: null };

it.each([
  {
    record: {
      ...none,
      heaviest: { value: 100, reps: 8, loggedAt },
      oneRepMax: { value: 126.7, reps: 8, loggedAt },
    },
    lines: ['100 lbs × 8', '1 rep: about 127 lbs'],
  },
  { record: { ...none, mostReps: { value: 15, reps: 15, loggedAt } }, lines: ['15 reps'] },
  {
    record: { ...none, heaviest: { value: 25, reps: 40, loggedAt }, longestHold: { value: 60, reps: 60, loggedAt } },
    lines: ['25 lbs × 40 seconds', '60 seconds'],
  },
])('says the bests of an exercise: $lines', ({ record, lines }) => {
  expect(bestLine(record)).toEqual(lines);
});

it.each([
  { week: { sets: 7.5, floor: 6, cap: 14, standing: 'in' }, line: '7.5 sets, within 6–14' },
  { week: { sets: 1, floor: 6, cap: 14, standing: 'under' }, line: '1 set, below 6–14' },
  { week: { sets: 15, floor: 6, cap: 14, standing: 'over' }, line: '15 sets, above 6–14' },
] as const)('says how a week stands: $line', ({ week, line }) => {
  expect(standingLine(week)).toBe(line);
});
