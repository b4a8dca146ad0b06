import type { Log } from '#contract/logs.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { insertLog, selectPlace } from './store.ts';
import { toRow } from './stored-log.ts';

const EARLIEST = Date.UTC(2000, 0, 1);
/** How far ahead of ours the clock of a phone may go. */
export const AHEAD_MAX_MS = 5 * 60_000;

/** The moment a log is of: now, unless a phone that was offline says when it was. */
export function momentOf(claimed: string | undefined, now: Date): string {
  if (claimed === undefined) return now.toISOString();
  const time = Date.parse(claimed);
  if (time > now.getTime() + AHEAD_MAX_MS) {
    throw httpError('bad_request', 'That time is in the future. Please check the date and try again.');
  }
  if (time < EARLIEST)
    throw httpError('bad_request', 'That time is too long ago. Please check the date and try again.');
  return new Date(time).toISOString();
}

/**
 * Keeps a log and answers it as it is kept. Its id comes from the phone that made it: a write that arrives once more, however
 * late, finds its log there and adds nothing. `importId`: the import that brought it, where one did.
 */
export async function keepLog(db: Db, log: Log, now: Date, importId: string | null = null): Promise<Log> {
  const isNew = await insertLog(db, { ...toRow(log, now), importId });
  if (!isNew && !(await selectPlace(db, log)))
    throw httpError('conflict', 'That entry could not be kept. Log it again.');
  return log;
}
