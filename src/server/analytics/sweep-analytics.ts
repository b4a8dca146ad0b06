import { isoDayOf } from '#core/units/calendar-day.ts';
import type { Db } from '../db/database.ts';
import { daysBefore } from './days.ts';
import { deleteCountsBefore, deleteSaltsBefore, deleteVisitorsBefore } from './store.ts';

/** So long counts can be compared with those of a year ago. */
const COUNTS_KEPT_DAYS = 400;

/** Ends the days that are over: their secrets and ids go, their counts stay for a while. */
export async function sweepAnalytics(db: Db, now: Date): Promise<void> {
  await deleteSaltsBefore(db, isoDayOf(now));
  await deleteVisitorsBefore(db, isoDayOf(now));
  await deleteCountsBefore(db, daysBefore(now, COUNTS_KEPT_DAYS));
}
