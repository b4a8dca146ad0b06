import { kgFromLbs } from '#core/units/convert.ts';
import type { Weighing } from './people.ts';

/* Two rules that other products use, for comparison. Both take a kilogram for 7,700 kcal. */
const KCAL_PER_KG = 7700;
const WEEK = 7;
const REGRESSION_DAYS = 28;

type Input = { weighings: readonly Weighing[]; today: number; intake: number; formula: number };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const kgs = (weighings: readonly Weighing[]) => weighings.map(({ lbs }) => kgFromLbs(lbs));

/** Compares the mean weight of this week with that of last week; the formula where one of them is empty. */
export function weekAverageRule({ weighings, today, intake, formula }: Input): number {
  const week = (from: number) => kgs(weighings.filter(({ day }) => day >= from && day < from + WEEK));
  const [before, now] = [week(today - 2 * WEEK), week(today - WEEK)];
  if (before.length === 0 || now.length === 0) return formula;
  return intake - (KCAL_PER_KG * (mean(now) - mean(before))) / WEEK;
}

/** The straight line through the weighings of the last 28 days; the formula with fewer than three. */
export function regressionRule({ weighings, today, intake, formula }: Input): number {
  const recent = weighings.filter(({ day }) => day >= today - REGRESSION_DAYS);
  if (recent.length < 3) return formula;
  const [x, y] = [recent.map(({ day }) => day), kgs(recent)];
  const [meanX, meanY] = [mean(x), mean(y)];
  const spread = x.reduce((sum, value) => sum + (value - meanX) ** 2, 0);
  const slope = x.reduce((sum, value, index) => sum + (value - meanX) * ((y[index] ?? 0) - meanY), 0) / spread;
  return intake - KCAL_PER_KG * slope;
}
