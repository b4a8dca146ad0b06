export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "20 November 2026", by the calendar of UTC: for texts that are written where nobody's clock is known. */
export const dayText = (moment: Date): string =>
  `${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()]} ${moment.getUTCFullYear()}`;
