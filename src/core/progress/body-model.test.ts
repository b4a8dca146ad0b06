import { describe, expect, it } from 'vitest';
import { kgFromLbs, lbsFromKg } from '#core/units/convert.ts';
import { createBody } from './body-model.ts';

const inches = (cm: number) => cm / 2.54;

/** The published runs of the page on nutrition science: pounds lost after 4, 12, 26 and 52 weeks of one constant change. */
const RUNS = [
  { sex: 'male', kg: 95, cm: 178, age: 38, activity: 1.55, change: -500, lost: [4.1, 9.7, 18.0, 29.4] },
  { sex: 'female', kg: 80, cm: 165, age: 35, activity: 1.45, change: -400, lost: [3.4, 7.9, 14.7, 24.5] },
  { sex: 'male', kg: 72, cm: 178, age: 28, activity: 1.6, change: 250, lost: [-2.4, -5.4, -9.4, -14.0] },
] as const;
const WEEKS = [4, 12, 26, 52];

describe('the body model', () => {
  it.each(RUNS)('loses as published: $sex, $kg kg, $change kcal', ({ sex, kg, cm, age, activity, change, lost }) => {
    const body = createBody({ sex, age, weightLbs: lbsFromKg(kg), heightIn: inches(cm) }, activity);
    const start = body.weight();
    expect(start).toBeCloseTo(kg, 6);
    let weeks = 0;
    WEEKS.forEach((week, index) => {
      body.live((week - weeks) * 7, body.maintenance + change);
      weeks = week;
      expect(Math.abs(lbsFromKg(start - body.weight()) - (lost[index] ?? 0))).toBeLessThan(0.7);
    });
  });

  it('stays as it is on what it burns', () => {
    const body = createBody({ sex: 'other', age: 40, weightLbs: 170, heightIn: 67 }, 1.45);
    body.live(365, body.maintenance);
    expect(body.weight()).toBeCloseTo(kgFromLbs(170), 6);
  });
});
