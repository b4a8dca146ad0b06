import { DAY_MS } from '#core/units/calendar-day.ts';
import type { Db } from '../db/database.ts';
import { selectActivity } from './store.ts';

/** `utcOffsetMinutes`: the clock of who asks; a log that says on which clock it was made counts for the day on that one. */
export type ActivityInput = { userId: string; now: Date; utcOffsetMinutes: number };

/** Sums up what a person logged in the last `lookBackDays` days, by calendar day, oldest first; days without a log are left out. */
export const readActivity = (db: Db, { now, lookBackDays, ...person }: ActivityInput & { lookBackDays: number }) =>
  selectActivity(db, { ...person, since: new Date(now.getTime() - lookBackDays * DAY_MS) });
