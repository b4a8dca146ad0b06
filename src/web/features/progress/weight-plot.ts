import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type DayWeight, type TrendPoint, weightTrend } from '#core/progress/weight-trend.ts';
import { shownWeight, type UnitSystem } from '#core/units/measure-units.ts';

/** Places are percent of the plot, from its top left corner. */
export type WeightPlot = {
  /** Path data for the line, the band and one dot for each weigh-in. */
  line: string;
  band: string;
  dots: string;
  levels: { y: number; value: number }[];
  days: { x: number; day: number }[];
  now: { y: number; lbs: number } | null;
};

const LEVELS = 4;
/** Closer to the weight of now than this, a level would be written over it. */
const LEVEL_ROOM = 9;
const DATES = 4;

type Input = { weights: readonly DayWeight[]; period: number; today: number; units: UnitSystem };

/** The part of the weigh-ins and of their trend that falls into a period; the trend knows the others too. */
export function shownPart({ weights, period, today }: Omit<Input, 'units'>) {
  const isShown = ({ day }: { day: number }) => day > today - period && day <= today;
  const { points, perWeek } = weightTrend(weights.filter(({ day }) => day <= today));
  return { entries: weights.filter(isShown), points: points.filter(isShown), perWeek };
}

/** Where everything stands: time from left to right, weight from bottom to top. */
export function weightPlot({ weights, period, today, units }: Input): WeightPlot {
  const { entries, points } = shownPart({ weights, period, today });
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last) return { line: '', band: '', dots: '', levels: [], days: [], now: null };
  const span = { from: first.day, to: Math.max(last.day, first.day + 1) };
  const x = scaleLinear([span.from, span.to], [0, 100]);
  const values = [...entries.map(({ lbs }) => lbs), ...points.flatMap(({ low, high }) => [low, high])];
  const shown = (lbs: number) => shownWeight(lbs, units);
  const extent = scaleLinear([shown(Math.min(...values)), shown(Math.max(...values))], [100, 0]).nice(LEVELS);
  const y = (lbs: number) => extent(shown(lbs));
  const now = { y: y(last.lbs), lbs: last.lbs };
  return {
    line:
      line<TrendPoint>(
        ({ day }) => x(day),
        ({ lbs }) => y(lbs),
      )(points) ?? '',
    band:
      area<TrendPoint>(
        ({ day }) => x(day),
        ({ low }) => y(low),
        ({ high }) => y(high),
      )(points) ?? '',
    dots: entries.map(({ day, lbs }) => `M${round(x(day))} ${round(y(lbs))}h.001`).join(''),
    levels: extent
      .ticks(LEVELS)
      .map((value) => ({ y: extent(value), value }))
      .filter(({ y: place }) => Math.abs(place - now.y) > LEVEL_ROOM),
    days: dates(span.from, span.to).map((day) => ({ x: x(day), day })),
    now,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** First and last day, and as many between as there are days for. */
function dates(from: number, to: number): number[] {
  const count = Math.min(DATES, to - from + 1);
  return Array.from({ length: count }, (_, index) => Math.round(from + (index * (to - from)) / (count - 1)));
}

export type WeightRow = { from: number; to: number; lbs: number; entries: number };

const ROWS_MAX = 31;

/** The same for who cannot see it: a row for each day, or for each week where that would be too many. */
export function weightRows(entries: readonly DayWeight[]): WeightRow[] {
  const days = new Set(entries.map(({ day }) => day)).size;
  const length = days > ROWS_MAX ? 7 : 1;
  const rows = new Map<number, WeightRow & { sum: number }>();
  for (const { day, lbs } of entries) {
    const key = Math.floor(day / length);
    const known = rows.get(key) ?? { from: day, to: day, lbs: 0, entries: 0, sum: 0 };
    const sum = known.sum + lbs;
    const count = known.entries + 1;
    rows.set(key, {
      from: Math.min(known.from, day),
      to: Math.max(known.to, day),
      lbs: sum / count,
      entries: count,
      sum,
    });
  }
  return [...rows.values()].map(({ sum: _, ...row }) => row);
}
