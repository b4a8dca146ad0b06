import type { CoachCard } from '#contract/chat.ts';

export type ChartOf = Extract<CoachCard, { kind: 'chart' }>;

/** Places are percent of the plot, from its top left corner. */
export type ChartGeometry = {
  line: string;
  band: string;
  dots: string;
  bars: { x: number; y: number; width: number; height: number }[];
  /** The ends of the scale. */
  top: number;
  bottom: number;
};

const DAY_MS = 86_400_000;
const round = (value: number) => Math.round(value * 100) / 100;
const dayOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / DAY_MS;
/** Of the place of one bar, so much is bar. */
const BAR_SHARE = 0.7;

/** Where everything stands: time from left to right, values from bottom to top; bars begin at zero. */
export function chartGeometry({ points, form }: ChartOf): ChartGeometry {
  const values = points.flatMap(({ value, low, high }) => [
    value,
    ...(low === undefined ? [] : [low]),
    ...(high === undefined ? [] : [high]),
  ]);
  const isBars = form === 'bars';
  const least = isBars ? 0 : Math.min(...values);
  const most = Math.max(...values, isBars ? 1 : Number.NEGATIVE_INFINITY);
  const span = most - least || 1;
  const first = dayOf(points[0]?.day ?? '');
  const days = dayOf(points.at(-1)?.day ?? '') - first || 1;
  const x = (day: string) => round(((dayOf(day) - first) / days) * 100);
  const y = (value: number) => round(100 - ((value - least) / span) * 100);
  const place = 100 / Math.max(1, points.length);
  const path = (list: readonly { day: string; at: number }[]) =>
    list.map(({ day, at }, index) => `${index === 0 ? 'M' : 'L'}${x(day)} ${y(at)}`).join('');
  const banded = points.flatMap(({ day, low, high }) =>
    low === undefined || high === undefined ? [] : [{ day, low, high }],
  );
  const over = banded.map(({ day, high }) => ({ day, at: high }));
  const under = banded.map(({ day, low }) => ({ day, at: low })).reverse();
  return {
    line: isBars ? '' : path(points.map(({ day, value }) => ({ day, at: value }))),
    band: banded.length < 2 ? '' : `${path(over)}${path(under).replace('M', 'L')}Z`,
    dots: isBars ? '' : points.map(({ day, value }) => `M${x(day)} ${y(value)}h.001`).join(''),
    bars: isBars
      ? points.map(({ value }, index) => ({
          x: round(index * place + (place * (1 - BAR_SHARE)) / 2),
          y: y(value),
          width: round(place * BAR_SHARE),
          height: round(100 - y(value)),
        }))
      : [],
    top: most,
    bottom: least,
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "4 May". */
export function dayText(iso: string): string {
  const [, month, day] = iso.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1] ?? ''}`;
}

const ROWS_MAX = 31;

/** As many points as a table is read with, the last among them. */
export function tableRows<Point>(points: readonly Point[]): Point[] {
  const step = Math.ceil(points.length / ROWS_MAX);
  return points.filter((_, index) => (points.length - 1 - index) % step === 0);
}
