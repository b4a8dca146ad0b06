// English names, because the product speaks English. `Intl` would know them, too, but takes 10 ms to begin with.
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  ...(['January', 'February', 'March', 'April', 'May', 'June', 'July'] as const),
  ...(['August', 'September', 'October', 'November', 'December'] as const),
] as const;

/** "Thursday", on the person's own calendar. */
export const weekdayName = (moment: Date): string => WEEKDAYS[moment.getDay()] ?? '';

/** "November", on the person's own calendar. */
export const monthName = (moment: Date): string => MONTHS[moment.getMonth()] ?? '';

/** "Nov". */
export const shortMonthName = (moment: Date): string => monthName(moment).slice(0, 3);
