import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Log } from '#contract/logs.ts';
import { shownWeighIns, trendPlot, type WeighIn, weighIns } from './weight-trend.ts';

const on = (day: string, lbs: number): WeighIn => ({ at: new Date(`2026-05-${day}T08:00:00Z`), lbs });
const now = new Date('2026-05-31T12:00:00Z');

describe('weigh-ins', () => {
  it('are the weight logs, oldest first', () => {
    const base = { id: 'i', userId: 'u', notes: null } as const;
    const logs: Log[] = [
      { ...base, logType: 'weight', value: 170, unit: 'lbs', loggedAt: '2026-05-09T08:00:00.000Z' },
      { ...base, logType: 'energy', value: 7, unit: 'level', loggedAt: '2026-05-08T08:00:00.000Z' },
      { ...base, logType: 'weight', value: 171, unit: 'lbs', loggedAt: '2026-05-02T08:00:00.000Z' },
    ];
    expect(weighIns(logs)).toEqual([on('02', 171), on('09', 170)]);
  });

  it('of the last 30 days are shown, if they make a line', () => {
    const old: WeighIn = { at: new Date('2026-03-01T08:00:00Z'), lbs: 180 };
    expect(shownWeighIns([old, on('10', 171), on('20', 170)], now)).toEqual({
      shown: [on('10', 171), on('20', 170)],
      label: 'Last 30 days',
    });
    expect(shownWeighIns([old, on('20', 170)], now)).toEqual({ shown: [old, on('20', 170)], label: 'All entries' });
  });
});

describe('the plot', () => {
  it('places weigh-ins by time and weight, with lines at whole pounds', () => {
    const { points, levels } = trendPlot([on('01', 172), on('11', 170), on('21', 169)]);
    expect(points.map(({ x, y }) => [x, Math.round(y)])).toEqual([
      [0, 0],
      [50, 67],
      [100, 100],
    ]);
    expect(levels.map(({ lbs }) => lbs)).toEqual([172, 171, 170, 169]);
  });

  it('draws nothing from nothing', () => {
    expect(trendPlot([])).toEqual({ points: [], levels: [] });
  });

  it('keeps every point inside, with two to six lines', () => {
    const entry = fc.record({
      at: fc.date({ min: new Date('2025-01-01'), max: now, noInvalidDate: true }),
      lbs: fc.integer({ min: 600, max: 8000 }).map((tenths) => tenths / 10),
    });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 40 }), (entries) => {
        const sorted = [...entries].sort((a, b) => a.at.getTime() - b.at.getTime());
        const { points, levels } = trendPlot(sorted);
        for (const { x, y } of points) {
          expect(x >= 0 && x <= 100 && y >= -0.001 && y <= 100.001).toBe(true);
        }
        expect(levels.length).toBeGreaterThanOrEqual(2);
        expect(levels.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
