const DAY_MS = 86_400_000;

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const WITH_YEAR = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const WITH_WEEKDAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** "20 Nov", of a day as a number. */
export const shortDay = (day: number): string => SHORT.format(day * DAY_MS);

/** "November 2026". */
export const monthOf = (day: number): string => WITH_YEAR.format(day * DAY_MS);

/** "Today", "Yesterday", "Tue 18 Nov". */
export function namedDay(day: number, today: number): string {
  if (day === today) return 'Today';
  if (day === today - 1) return 'Yesterday';
  return WITH_WEEKDAY.format(day * DAY_MS).replace(',', '');
}
