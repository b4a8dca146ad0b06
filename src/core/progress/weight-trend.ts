import { afterWeighing, type Belief } from './weighing.ts';

/** A weight on a day, in pounds; days since 1 January 1970. */
export type DayWeight = { day: number; lbs: number };

/** Where the weight behind the scale's ups and downs probably was: 95 times in 100 between `low` and `high`. */
export type TrendPoint = { day: number; lbs: number; low: number; high: number };

export type WeightTrend = {
  points: TrendPoint[];
  /** Pounds a week at the end, with its 95 % interval; null from a single day. */
  perWeek: { lbs: number; low: number; high: number } | null;
};

/** Spread of one weighing around the true weight: water, salt, a meal; 0.7 kg (simulated with realistic noise). */
const SCALE_SD = 1.54;
/** How much the true weight wanders by itself in a day; 0.05 kg. */
const WANDER_SD = 0.11;
/** How much the pace changes in a day; pounds a day: about 0.3 lbs a week within a month. */
const PACE_SD = 0.008;
/** The pace that nobody knows yet: up to about 2 lbs a week. */
const FIRST_PACE_SD = 0.15;
const Z95 = 1.96;

/** Weight and pace. */
type State = Belief;
type Step = { day: number; predicted: State; filtered: State; days: number };

/** The mean of each day, oldest first. */
export function dailyMeans(weights: readonly DayWeight[]): DayWeight[] {
  const days = new Map<number, { sum: number; count: number }>();
  for (const { day, lbs } of weights) {
    const known = days.get(day) ?? { sum: 0, count: 0 };
    days.set(day, { sum: known.sum + lbs, count: known.count + 1 });
  }
  return [...days].map(([day, { sum, count }]) => ({ day, lbs: sum / count })).sort((a, b) => a.day - b.day);
}

/**
 * A trend with its band: weight and pace as a local linear model, Kalman-filtered forwards and smoothed backwards
 * (Rauch, Tung, Striebel 1965), so that gaps widen the band and later weighings correct earlier days.
 */
export function weightTrend(weights: readonly DayWeight[]): WeightTrend {
  const steps = filtered(dailyMeans(weights));
  const last = steps.at(-1);
  if (!last) return { points: [], perWeek: null };
  const points = smoothed(steps).map(({ day, state: { w, ww } }) => {
    const half = Z95 * Math.sqrt(Math.max(0, ww));
    return { day, lbs: w, low: w - half, high: w + half };
  });
  const pace = 7 * last.filtered.v;
  const half = 7 * Z95 * Math.sqrt(last.filtered.vv);
  return { points, perWeek: steps.length < 2 ? null : { lbs: pace, low: pace - half, high: pace + half } };
}

function filtered(days: readonly DayWeight[]): Step[] {
  const steps: Step[] = [];
  for (const { day, lbs } of days) {
    const before = steps.at(-1);
    const passed = before ? day - before.day : 0;
    const predicted = before
      ? predict(before.filtered, passed)
      : { w: lbs, v: 0, ww: 4 * SCALE_SD ** 2, wv: 0, vv: FIRST_PACE_SD ** 2 };
    steps.push({ day, predicted, filtered: afterWeighing(predicted, lbs, SCALE_SD), days: passed });
  }
  return steps;
}

function predict({ w, v, ww, wv, vv }: State, days: number): State {
  const pace = PACE_SD ** 2;
  return {
    w: w + v * days,
    v,
    ww: ww + 2 * days * wv + days ** 2 * vv + WANDER_SD ** 2 * days + (pace * days ** 3) / 3,
    wv: wv + days * vv + (pace * days ** 2) / 2,
    vv: vv + pace * days,
  };
}

function smoothed(steps: readonly Step[]): { day: number; state: State }[] {
  const result: { day: number; state: State }[] = [];
  let later: { step: Step; state: State } | null = null;
  for (const step of steps.toReversed()) {
    const state: State = later ? smoothStep(step.filtered, later.step, later.state) : step.filtered;
    result.push({ day: step.day, state });
    later = { step, state };
  }
  return result.reverse();
}

/** One step backwards: C = P Fᵀ P⁻¹(predicted), then state and covariance are drawn towards what came later. */
function smoothStep(now: State, { predicted: p, days }: Step, later: State): State {
  const det = p.ww * p.vv - p.wv ** 2;
  const [fw, fv] = [now.ww + days * now.wv, now.wv + days * now.vv];
  const c = {
    ww: (fw * p.vv - now.wv * p.wv) / det,
    wv: (now.wv * p.ww - fw * p.wv) / det,
    vw: (fv * p.vv - now.vv * p.wv) / det,
    vv: (now.vv * p.ww - fv * p.wv) / det,
  };
  const [dw, dv] = [later.w - p.w, later.v - p.v];
  const [dww, dwv, dvv] = [later.ww - p.ww, later.wv - p.wv, later.vv - p.vv];
  const left = { ww: c.ww * dww + c.wv * dwv, wv: c.ww * dwv + c.wv * dvv };
  const right = { ww: c.vw * dww + c.vv * dwv, wv: c.vw * dwv + c.vv * dvv };
  return {
    w: now.w + c.ww * dw + c.wv * dv,
    v: now.v + c.vw * dw + c.vv * dv,
    ww: now.ww + left.ww * c.ww + left.wv * c.wv,
    wv: now.wv + left.ww * c.vw + left.wv * c.vv,
    vv: now.vv + right.ww * c.vw + right.wv * c.vv,
  };
}
