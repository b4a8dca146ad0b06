import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { type Log, type updateLog as operation, valueSchemaOf } from '#contract/logs.ts';
import type { Db } from '../db/database.ts';
import { describeIssues } from '../http/describe-issue.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { momentOf } from './keep-log.ts';
import { holdLog, setLog } from './store.ts';
import { foundLog, toRow } from './stored-log.ts';

type Input = {
  userId: string;
  id: string;
  changes: z.output<typeof operation.body>;
  now: Date;
  log: FastifyBaseLogger;
};

/** Corrects a log of the person's own; what is not named stays as it is. */
export async function updateLog(db: Db, { userId, id, changes, now, log }: Input): Promise<Log> {
  const row = await holdLog(db, { userId, id });
  if (!row) throw notFound('log');
  const before = foundLog(row, log);
  const { notes, loggedAt, utcOffsetMinutes } = changes;
  const after: Log = {
    ...withValue(before, changes.value),
    ...(notes !== undefined && { notes: notes || null }),
    ...(loggedAt !== undefined && { loggedAt: momentOf(loggedAt, now) }),
    ...(utcOffsetMinutes !== undefined && { utcOffsetMinutes }),
  };
  await setLog(db, { userId, id, log: toRow(after, row.createdAt) });
  return after;
}

function withValue(log: Log, value: number | undefined): Log {
  if (value === undefined) return log;
  if (!('value' in log)) throw httpError('bad_request', 'This entry holds no value that could be changed.');
  const checked = valueSchemaOf(log.logType).safeParse(value);
  if (!checked.success) {
    const issues = checked.error.issues.map((issue) => ({ ...issue, path: ['value'] }));
    throw httpError('bad_request', describeIssues(issues));
  }
  return { ...log, value };
}
