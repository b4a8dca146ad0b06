import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBar, stepWeight, takesWeight } from './plates.ts';

describe('what goes on the bar', () => {
  it.each([
    { lbs: 45, equipment: 'Barbell, squat rack', plates: [], missingLbs: 0 },
    { lbs: 135, equipment: 'Barbell', plates: [45], missingLbs: 0 },
    { lbs: 95, equipment: 'Trap bar', plates: [25], missingLbs: 0 },
    { lbs: 315, equipment: 'Barbell', plates: [45, 45, 45], missingLbs: 0 },
    { lbs: 197.5, equipment: 'Barbell', plates: [45, 25, 5], missingLbs: 2.5 },
    { lbs: 50, equipment: 'EZ bar', plates: [10, 5], missingLbs: 0 },
    { lbs: 90, equipment: 'Smith machine, bench', plates: [45], missingLbs: 0 },
    { lbs: 90, equipment: 'Barbell, landmine', plates: [45], missingLbs: 0 },
  ])('$lbs lbs, $equipment: $plates on each end', ({ lbs, equipment, plates, missingLbs }) => {
    expect(loadBar(lbs, equipment)).toMatchObject({ plates, missingLbs });
  });

  it.each([
    { lbs: 40, equipment: 'Barbell' },
    { lbs: 40, equipment: 'Dumbbells, bench' },
    { lbs: 100, equipment: 'Leg press machine' },
  ])('nothing for $lbs lbs, $equipment', ({ lbs, equipment }) => {
    expect(loadBar(lbs, equipment)).toBeNull();
  });

  it('adds up to the weight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 90, max: 4000 }), (halves) => {
        const lbs = halves / 2;
        const bar = loadBar(lbs, 'Barbell');
        const sum = (bar?.plates ?? []).reduce((total, plate) => total + plate, 0);
        expect((bar?.barLbs ?? 0) + 2 * sum + (bar?.missingLbs ?? 0)).toBeCloseTo(lbs, 1);
        expect(bar?.missingLbs).toBeLessThan(5);
      }),
    );
  });
});

it.each([
  { from: 95, direction: 1, equipment: 'Barbell', to: 100 },
  { from: 12.5, direction: 1, equipment: 'Dumbbells', to: 15 },
  { from: 15, direction: 1, equipment: 'Dumbbells', to: 20 },
  { from: 15, direction: -1, equipment: 'Dumbbells', to: 12.5 },
  { from: 50, direction: 1, equipment: 'Leg press machine', to: 60 },
  { from: 50, direction: 1, equipment: 'Smith machine', to: 55 },
  { from: 2.5, direction: -1, equipment: 'Barbell', to: 0 },
  { from: 2000, direction: 1, equipment: 'Barbell', to: 2000 },
  { from: 26, direction: 1, equipment: 'Kettlebell', loads: [18, 26, 35], to: 35 },
  { from: 30, direction: -1, equipment: 'Dumbbells', loads: [10, 25, 40], to: 25 },
  { from: 40, direction: 1, equipment: 'Dumbbells', loads: [10, 25, 40], to: 40 },
])('from $from lbs ($equipment) the next step is $to', ({ from, direction, to, ...has }) => {
  expect(stepWeight(from, direction === 1 ? 1 : -1, has)).toBe(to);
});

it.each([
  { equipment: 'Dumbbells, bench', takes: true },
  { equipment: 'Lat pulldown machine', takes: true },
  { equipment: 'EZ bar', takes: true },
  { equipment: 'Pull-up bar', takes: false },
  { equipment: 'Resistance band, door anchor', takes: false },
  { equipment: 'Body weight', takes: false },
])('$equipment: a weight to count, $takes', ({ equipment, takes }) => {
  expect(takesWeight(equipment)).toBe(takes);
});
