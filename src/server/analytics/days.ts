const DAY_MS = 86_400_000;

/** The day of a moment in UTC, as `2026-05-04`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

export const daysBefore = (moment: Date, days: number): string => dayOf(new Date(moment.getTime() - days * DAY_MS));
