import { createEvents, type EventAttributes } from 'ics';
import type { CalendarEntry } from '#core/papers/paper.ts';
import { PRODUCT } from '#core/product.ts';

function eventOf({ id, title, text, date, at, minutes, weeks }: CalendarEntry): EventAttributes {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return {
    uid: `${id}@ironleaf`,
    title,
    description: text,
    start: [year, month, day, Math.floor(at / 60), at % 60],
    startInputType: 'local',
    // Without a zone the calendar shows the time of whoever reads it: meals and training move along on a journey.
    startOutputType: 'local',
    duration: { minutes },
    ...(weeks > 1 && { recurrenceRule: `FREQ=WEEKLY;COUNT=${weeks}` }),
  };
}

/** Entries as a file for any calendar. */
export function writeCalendar(entries: readonly CalendarEntry[]): string {
  const { value, error } = createEvents(entries.map(eventOf), { productId: PRODUCT.name });
  if (!value) throw error ?? new Error('no calendar could be written');
  return value;
}
