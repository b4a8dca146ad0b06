/** A day and a time as a clock on the wall shows them; `weekday` 0 is Sunday. */
export type WallTime = { year: number; month: number; day: number; weekday: number; minutes: number };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** Whether the name is a time zone of this platform, such as "Europe/Berlin". */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** What the clocks of a time zone show at a moment (milliseconds UTC). */
export function wallTimeAt(time: number, timeZone: string): WallTime {
  const parts = formatOf(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const weekday = (((Date.UTC(year, month - 1, day) / DAY_MS + 4) % 7) + 7) % 7;
  return { year, month, day, weekday, minutes: part('hour') * 60 + part('minute') };
}

const asUtc = ({ year, month, day, minutes }: WallTime) => Date.UTC(year, month - 1, day) + minutes * MINUTE_MS;

/** How many minutes the clocks of a time zone are ahead of UTC at a moment; what they show has no seconds, so the minute is made full. */
export const utcOffsetAt = (time: number, timeZone: string): number =>
  Math.ceil((asUtc(wallTimeAt(time, timeZone)) - time) / MINUTE_MS);

/**
 * The moment (milliseconds UTC) at which the clocks of a time zone show these minutes of a day. A time that daylight saving
 * leaves out is the same distance later; one that comes twice is the first.
 */
export function momentAt(day: Pick<WallTime, 'year' | 'month' | 'day'>, minutes: number, timeZone: string): number {
  const wanted = Date.UTC(day.year, day.month - 1, day.day) + minutes * MINUTE_MS;
  const shownAt = (time: number) => asUtc(wallTimeAt(time, timeZone));
  // The offset half a day before and after: of the two readings, the first that the clocks really show.
  const readings = [wanted - DAY_MS / 2, wanted + DAY_MS / 2].map((near) => wanted - (shownAt(near) - near));
  const real = readings.filter((time) => shownAt(time) === wanted);
  return real.length > 0 ? Math.min(...real) : Math.max(...readings);
}

/** The calendar day that is so many days after another. */
export function dayAfter(day: Pick<WallTime, 'year' | 'month' | 'day'>, days: number) {
  const [year = 0, month = 0, date = 0] = new Date(Date.UTC(day.year, day.month - 1, day.day + days))
    .toISOString()
    .slice(0, 10)
    .split('-')
    .map(Number);
  return { year, month, day: date };
}
