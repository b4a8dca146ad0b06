const DAY_MS = 86_400_000;

/** The person's own calendar day, as a number that grows by one each day. */
export function dayNumber(moment: Date): number {
  return Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS);
}

/** 0 for Monday to 6 for Sunday. */
export const weekday = (moment: Date): number => (moment.getDay() + 6) % 7;

const LONG = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** "Thursday, 20 November". */
export function longDate(moment: Date): string {
  const parts = Object.fromEntries(LONG.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.weekday}, ${parts.day} ${parts.month}`;
}

/** "20 Nov". */
export const shortDate = (moment: Date): string => SHORT.format(moment);
