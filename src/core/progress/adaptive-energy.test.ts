import { describe, expect, it } from 'vitest';
import { seededRandom } from '#core/seed/random.ts';
import { lbsFromKg } from '#core/units/convert.ts';
import { estimateExpenditure } from './adaptive-energy.ts';

const FORMULA = 2200;

/** Someone who weighs 80 kg, eats as planned and burns so much; weighed every day with a little noise. */
function weighed(burned: number, { days, planned, noise = 0.3 }: { days: number; planned: number; noise?: number }) {
  const random = seededRandom(7);
  return Array.from({ length: days }, (_, day) => {
    const kg = 80 + (day * (planned - burned)) / 7700 + noise * (random() + random() - 1);
    return { day, lbs: lbsFromKg(kg) };
  });
}

function estimate(burned: number, days: number, planned = 1900) {
  const weights = weighed(burned, { days, planned });
  const found = estimateExpenditure({
    weights,
    intakes: [{ day: 0, kcal: planned }],
    formulaKcal: FORMULA,
    today: days,
  });
  if (!found) throw new Error('no estimate');
  return found;
}

describe('the estimate of expenditure', () => {
  it('starts at the formula and comes to the truth', () => {
    expect(Math.abs(estimate(2600, 1).kcal - FORMULA)).toBeLessThan(1);
    const errors = [7, 14, 28, 56].map((days) => Math.abs(estimate(2600, days).kcal - 2600));
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
    expect(errors.at(-1)).toBeLessThan(60);
  });

  it.each([1800, 2200, 2700])('holds the truth of %i in its interval, which narrows', (burned) => {
    const widths = [7, 28, 56].map((days) => {
      const { low, high } = estimate(burned, days);
      expect([low < burned, burned < high]).toEqual([true, true]);
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });

  it('goes by what was planned on each day', () => {
    const before = weighed(2300, { days: 28, planned: 1800 });
    const last = before.at(-1)?.lbs ?? 0;
    const after = Array.from({ length: 28 }, (_, day) => ({ day: 28 + day, lbs: last }));
    const intakes = [
      { day: 0, kcal: 1800 },
      { day: 28, kcal: 2300 },
    ];
    const found = estimateExpenditure({ weights: [...before, ...after], intakes, formulaKcal: FORMULA, today: 56 });
    expect(Math.abs((found?.kcal ?? 0) - 2300)).toBeLessThan(100);
  });

  it('is moved little by a typing mistake', () => {
    const weights = weighed(2200, { days: 28, planned: 1900 });
    const given = { intakes: [{ day: 0, kcal: 1900 }], formulaKcal: FORMULA, today: 28 };
    const plain = estimateExpenditure({ ...given, weights })?.kcal ?? 0;
    const slipped = weights.map((one) => (one.day === 20 ? { ...one, lbs: one.lbs + 200 } : one));
    expect(Math.abs((estimateExpenditure({ ...given, weights: slipped })?.kcal ?? 0) - plain)).toBeLessThan(150);
  });

  it('is less sure after a long silence', () => {
    const weights = weighed(2200, { days: 60, planned: 1900 });
    const given = { intakes: [{ day: 0, kcal: 1900 }], formulaKcal: FORMULA, today: 60 };
    const silent = weights.filter(({ day }) => day < 30 || day > 55);
    const [always, gap] = [weights, silent].map((some) => estimateExpenditure({ ...given, weights: some })?.sd ?? 0);
    expect(gap).toBeGreaterThan(always ?? 0);
  });

  it('counts from the first weighing under a plan, and needs one', () => {
    const given = { intakes: [{ day: 10, kcal: 1900 }], formulaKcal: FORMULA, today: 30 };
    expect(estimateExpenditure({ ...given, weights: [{ day: 5, lbs: 180 }] })).toBeNull();
    expect(estimateExpenditure({ ...given, intakes: [], weights: [{ day: 5, lbs: 180 }] })).toBeNull();
    const weights = [5, 12, 14, 35].map((day) => ({ day, lbs: 180 }));
    expect(estimateExpenditure({ ...given, weights })).toMatchObject({ days: 18, weighIns: 2 });
  });
});
