import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weightPlot, weightRows } from './weight-plot.ts';

const TODAY = 20_600;
const daily = (count: number, lbsOn: (back: number) => number = () => 170) =>
  Array.from({ length: count }, (_, index) => ({ day: TODAY - (count - 1 - index), lbs: lbsOn(count - 1 - index) }));

const numbersOf = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

describe('the weight plot', () => {
  it('draws a dot for each weigh-in of the period, and names the trend of now', () => {
    const weights = daily(60, (back) => 160 + back / 7);
    const plot = weightPlot({ weights, period: 30, today: TODAY, units: 'imperial' });
    expect(plot.dots.match(/M/g)).toHaveLength(30);
    expect(plot.now?.lbs).toBeCloseTo(160, 0);
    expect(plot.days.map(({ day }) => day)).toEqual([TODAY - 29, TODAY - 19, TODAY - 10, TODAY]);
    expect(plot.days.map(({ x }) => Math.round(x))).toEqual([0, 34, 66, 100]);
  });

  it('names levels in the chosen unit', () => {
    const weights = daily(30, (back) => 160 + back / 3);
    const values = (units: 'imperial' | 'metric') =>
      weightPlot({ weights, period: 30, today: TODAY, units }).levels.map(({ value }) => value);
    expect(Math.max(...values('imperial'))).toBeGreaterThan(165);
    expect(Math.max(...values('metric'))).toBeLessThan(80);
  });

  it('has nothing to draw without a weigh-in in the period', () => {
    const weights = daily(3).map(({ day, lbs }) => ({ day: day - 40, lbs }));
    expect(weightPlot({ weights, period: 30, today: TODAY, units: 'imperial' })).toMatchObject({ line: '', now: null });
  });

  it('keeps everything inside, whatever was weighed', () => {
    const weight = fc.record({
      day: fc.integer({ min: TODAY - 500, max: TODAY }),
      lbs: fc.integer({ min: 600, max: 8000 }).map((tenths) => tenths / 10),
    });
    fc.assert(
      fc.property(
        fc.array(weight, { minLength: 2, maxLength: 40 }),
        fc.constantFrom(7, 30, 90, 365),
        (list, period) => {
          const weights = list.toSorted((a, b) => a.day - b.day);
          const plot = weightPlot({ weights, period, today: TODAY, units: 'imperial' });
          for (const path of [plot.line, plot.band, plot.dots]) {
            for (const number of numbersOf(path)) expect(number >= -0.01 && number <= 100.01, path).toBe(true);
          }
          for (const { y } of plot.levels) expect(y >= -0.01 && y <= 100.01).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the rows of the table', () => {
  it('are days, or weeks where those would be too many', () => {
    expect(weightRows(daily(31))).toHaveLength(31);
    const weeks = weightRows(daily(70));
    expect(weeks.length).toBeLessThanOrEqual(11);
    expect(weeks.reduce((sum, { entries }) => sum + entries, 0)).toBe(70);
    expect(weeks[5]?.lbs).toBe(170);
  });

  it('take the entries of one day together', () => {
    const row = { from: TODAY, to: TODAY, lbs: 171, entries: 2 };
    expect(weightRows([daily(1)[0], { day: TODAY, lbs: 172 }].flatMap((each) => each ?? []))).toEqual([row]);
  });
});
