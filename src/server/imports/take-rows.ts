import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { addImportRows } from '#contract/imports.ts';
import type { Log } from '#contract/logs.ts';
import { type LoggedEntry, loggedAlready } from '#core/imports/logged-already.ts';
import { whyNotAt } from '#core/imports/why-not-at.ts';
import { DAY_MS } from '#core/units/calendar-day.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { AHEAD_MAX_MS } from '../logs/keep-log.ts';
import { toRow } from '../logs/stored-log.ts';
import { beginImport, insertLogs, selectNear } from './store.ts';

type Body = z.output<typeof addImportRows.body>;
type Rows = Body['rows'];
type Skipped = { at: number; reason: 'logged_already' | 'future' | 'too_old' }[];

/** Which rows would be left out. `importId`: what this import itself brought is no reason. */
export async function skippedRows(
  db: Db,
  { userId, rows, importId, now }: { userId: string; rows: Rows; importId: string | null; now: Date },
): Promise<Skipped> {
  const isLogged = loggedAlready(await loggedNear(db, { userId, rows, importId }));
  return rows.flatMap(({ at, entries }) => {
    const reasons = entries.map(({ loggedAt }) => whyNotAt(Date.parse(loggedAt), now.getTime() + AHEAD_MAX_MS));
    const reason = reasons.find((each) => each !== null) ?? (isLogged(entries) ? 'logged_already' : null);
    return reason === null ? [] : [{ at, reason }];
  });
}

async function loggedNear(
  db: Db,
  { userId, rows, importId }: { userId: string; rows: Rows; importId: string | null },
): Promise<LoggedEntry[]> {
  const entries = rows.flatMap((row) => row.entries);
  const times = entries.map(({ loggedAt }) => Date.parse(loggedAt));
  // A day and a half on either side: the whole calendar day, on whichever clock.
  const from = new Date(Math.min(...times) - 1.5 * DAY_MS);
  const to = new Date(Math.max(...times) + 1.5 * DAY_MS);
  const kinds = [...new Set(entries.map(({ logType }) => logType))];
  const near = await selectNear(db, { userId, kinds, from, to, importId });
  return near.map(({ logType, value, data, loggedAt, utcOffsetMinutes }) => ({
    logType,
    at: loggedAt.getTime(),
    offset: utcOffsetMinutes ?? entries[0]?.utcOffsetMinutes ?? null,
    content: { ...(typeof data === 'object' ? data : null), ...(value !== null && { value }) },
  }));
}

type Taking = Body & { userId: string; importId: string; now: Date };

/** Keeps the rows of an import that are not logged yet. To send them again changes nothing: a row is known by its place. */
export async function takeRows(db: Db, { userId, importId, source, fileName, rows, now }: Taking) {
  const isMine = await beginImport(db, { id: importId, userId, source, fileName, createdAt: now });
  if (!isMine) throw notFound('import');
  const skipped = await skippedRows(db, { userId, rows, importId, now });
  const out = new Set(skipped.map(({ at }) => at));
  const kept = rows.filter(({ at }) => !out.has(at));
  const fresh = kept.flatMap(({ at, entries }) =>
    entries.map((entry, index) => {
      const log = { ...entry, id: placeId([userId, importId, at, index]), userId, planId: null };
      return { ...toRow(withoutPlan(log), now), importId };
    }),
  );
  await insertLogs(db, userId, fresh);
  return { kept: kept.length, skipped };
}

/** A number belongs to no plan. */
function withoutPlan({
  planId,
  ...log
}: Rows[number]['entries'][number] & { id: string; userId: string; planId: null }): Log {
  return 'value' in log ? log : { ...log, planId };
}

/** The id of what stands at a place of an import: the same whenever it comes (a UUID of version 8). */
function placeId(place: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(place)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
