import { analyticsEventSchema, COUNTED_PAGES } from '#contract/analytics.ts';
import { isoDayOf } from '#core/units/calendar-day.ts';
import { VISIT } from './count-event.ts';
import { daysBefore } from './days.ts';
import type { CountRow } from './store.ts';

/** What fewer visitors than this did is not told, to nobody. */
export const FEWEST_VISITORS = 20;
export const TOO_FEW = `< ${FEWEST_VISITORS}`;
/** So many days that are over are shown. */
export const SHOWN_DAYS = 31;

type Shown = number | typeof TOO_FEW;
export type PublishedCount = { event: string; dimension: string; visitors: Shown; times: Shown };
export type PublishedDay = { day: string; counts: PublishedCount[] };

/** Everything that can be counted, in the order of the contract. */
const CELLS: readonly { event: string; dimension: string }[] = [
  { event: VISIT, dimension: '' },
  ...analyticsEventSchema.options.flatMap(({ shape }) => {
    const [event = ''] = shape.event.values;
    if ('page' in shape) return COUNTED_PAGES.map((dimension) => ({ event, dimension }));
    if ('type' in shape) return shape.type.options.map((dimension) => ({ event, dimension: dimension as string }));
    return [{ event, dimension: '' }];
  }),
];

/** Which days may be shown at `now`: those that are over. Of a day that goes on, every single step could be watched. */
export const shownDays = (now: Date) => ({ from: daysBefore(now, SHOWN_DAYS), before: isoDayOf(now) });

/**
 * The counts as they may be seen, newest day first. What fewer than twenty visitors did, or nobody, looks the same; every
 * day counts by itself, as the visitors of several days may be the same people.
 */
export function publishCounts(rows: readonly CountRow[], now: Date): PublishedDay[] {
  const first = rows.map(({ day }) => day).sort()[0];
  if (first === undefined) return [];
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => daysBefore(now, index + 1)).filter(
    (day) => day >= first,
  );
  return days.map((day) => ({
    day,
    counts: CELLS.map((cell) => ({
      ...cell,
      ...shown(rows.find((row) => row.day === day && row.event === cell.event && row.dimension === cell.dimension)),
    })),
  }));
}

function shown(row: CountRow | undefined): Pick<PublishedCount, 'visitors' | 'times'> {
  if (row === undefined || row.visitors < FEWEST_VISITORS) return { visitors: TOO_FEW, times: TOO_FEW };
  return { visitors: row.visitors, times: row.times };
}
