import { describe, expect, it } from 'vitest';
import { chartGeometry, dayText, tableRows } from './chart-geometry.ts';

const chart = { kind: 'chart', title: 'Weight', unit: 'lbs', form: 'line' } as const;

describe('a chart of an answer', () => {
  it('goes from left to right by days and from bottom to top by values, with its band', () => {
    const points = [
      { day: '2026-05-01', value: 10, low: 8, high: 12 },
      { day: '2026-05-05', value: 12, low: 10, high: 14 },
      { day: '2026-05-11', value: 14, low: 12, high: 18 },
    ];
    const { line, band, top, bottom } = chartGeometry({ ...chart, points });
    expect(line).toBe('M0 80L40 60L100 40');
    expect(band).toMatch(/^M0 60L40 40L100 0L100 60.*Z$/);
    expect([top, bottom]).toEqual([18, 8]);
  });

  it('draws bars from zero', () => {
    const points = [0, 2, 4].map((value, week) => ({ day: `2026-05-0${week + 1}`, value }));
    const { bars, bottom, line } = chartGeometry({ ...chart, form: 'bars', points });
    expect(bars.map(({ y, height }) => [y, height])).toEqual([
      [100, 0],
      [50, 50],
      [0, 100],
    ]);
    expect([bottom, line]).toEqual([0, '']);
  });

  it('stands with one point, or with values that are all the same', () => {
    for (const points of [
      [{ day: '2026-05-01', value: 5 }],
      [
        { day: '2026-05-01', value: 5 },
        { day: '2026-05-02', value: 5 },
      ],
    ]) {
      expect(JSON.stringify(chartGeometry({ ...chart, points }))).not.toMatch(/NaN|Infinity|null/);
    }
  });

  it('is read as a table of a bearable length that ends with the last point', () => {
    const rows = tableRows(Array.from({ length: 100 }, (_, index) => index));
    expect(rows.length).toBeLessThanOrEqual(31);
    expect(rows.at(-1)).toBe(99);
    expect(dayText('2026-06-09')).toBe('9 Jun');
  });
});
