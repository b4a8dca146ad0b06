import { describe, expect, it } from 'vitest';
import { seededRandom } from '#core/seed/random.ts';
import { type DayWeight, dailyMeans, weightTrend } from './weight-trend.ts';

const SCALE_NOISE_LBS = 1.5;

/** The sum of twelve uniform numbers is normal enough. */
function normal(random: () => number): number {
  let sum = -6;
  for (let each = 0; each < 12; each++) sum += random();
  return sum;
}

/** Weighings of a person whose true weight falls, rests and rises again; some days are left out. */
function weighings(seed: number): { weights: DayWeight[]; truth: Map<number, number> } {
  const random = seededRandom(seed);
  const truth = new Map<number, number>();
  const weights: DayWeight[] = [];
  let lbs = 180;
  const paces = [-0.15, 0, 0.05, -0.08];
  for (let day = 0; day < 200; day++) {
    lbs += (paces[Math.floor(day / 50)] ?? 0) + 0.1 * normal(random);
    if (random() < 0.4) continue;
    truth.set(day, lbs);
    weights.push({ day, lbs: lbs + SCALE_NOISE_LBS * normal(random) });
  }
  return { weights, truth };
}

describe('the trend of the weight', () => {
  it('is nearer to the true weight than the scale, and its band holds it about 95 times in 100', () => {
    let [inside, all, trendError, scaleError] = [0, 0, 0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const { weights, truth } = weighings(seed);
      weightTrend(weights).points.forEach(({ day, lbs, low, high }, index) => {
        const real = truth.get(day) ?? 0;
        if (low <= real && real <= high) inside += 1;
        all += 1;
        trendError += (lbs - real) ** 2;
        scaleError += ((weights[index]?.lbs ?? 0) - real) ** 2;
      });
    }
    expect(inside / all).toBeGreaterThan(0.9);
    expect(inside / all).toBeLessThan(0.995);
    expect(Math.sqrt(trendError / scaleError)).toBeLessThan(0.5);
  });

  it('knows a steady pace', () => {
    const weights = Array.from({ length: 60 }, (_, day) => ({ day, lbs: 180 - day / 7 }));
    const { perWeek } = weightTrend(weights);
    expect(perWeek?.lbs).toBeCloseTo(-1, 1);
    expect(perWeek && perWeek.low < -1 && perWeek.high > -1 && perWeek.high < 0).toBe(true);
  });

  it('is moved little by a typing mistake', () => {
    const weights = Array.from({ length: 30 }, (_, day) => ({ day, lbs: day === 15 ? 1800 : 180 }));
    for (const { lbs } of weightTrend(weights).points) expect(Math.abs(lbs - 180)).toBeLessThan(3);
  });

  it('grows less sure over a gap', () => {
    const { points } = weightTrend([0, 1, 2, 3, 60].map((day) => ({ day, lbs: 170 })));
    const widths = points.map(({ low, high }) => high - low);
    expect(widths.at(-1)).toBeGreaterThan(widths[2] ?? 0);
  });

  it('takes several weighings of a day together, in any order', () => {
    const weights = [
      { day: 2, lbs: 171 },
      { day: 1, lbs: 170 },
      { day: 2, lbs: 173 },
    ];
    expect(dailyMeans(weights)).toEqual([
      { day: 1, lbs: 170 },
      { day: 2, lbs: 172 },
    ]);
    expect(weightTrend(weights).points.map(({ day }) => day)).toEqual([1, 2]);
  });

  it('has no pace from one day and nothing from none', () => {
    expect(weightTrend([{ day: 1, lbs: 170 }])).toMatchObject({ points: [{ day: 1, lbs: 170 }], perWeek: null });
    expect(weightTrend([])).toEqual({ points: [], perWeek: null });
  });
});
