import type { FastifyBaseLogger } from 'fastify';
import { exerciseDataSchema, type Log, logSchema, performedSetSchema, workoutDataSchema } from '#contract/logs.ts';
import type { LogRow, NewLog } from './store.ts';

const exerciseColumn = exerciseDataSchema.extend({ performed: performedSetSchema.array() });

/** The row that a log is kept as. */
export function toRow(log: Log, createdAt: Date): NewLog {
  const { id, userId, logType, notes, utcOffsetMinutes } = log;
  const row = { id, userId, logType, notes, utcOffsetMinutes, loggedAt: new Date(log.loggedAt), createdAt };
  if (log.logType === 'weight' || log.logType === 'energy') return { ...row, value: log.value };
  if (log.logType === 'measurement') return { ...row, value: log.value, data: { part: log.part } };
  const column = log.logType === 'workout' ? workoutDataSchema.strip() : exerciseColumn.strip();
  return { ...row, planId: log.planId, data: column.parse(log) };
}

/** The log that a row keeps, in a list; an empty list if it cannot be read. */
export function readLog(row: LogRow, logger: FastifyBaseLogger): Log[] {
  const { id, userId, logType, notes } = row;
  const when = { loggedAt: row.loggedAt.toISOString(), utcOffsetMinutes: row.utcOffsetMinutes ?? undefined };
  const log = logSchema.safeParse({ id, userId, logType, notes, ...when, ...contentOf(row) });
  if (log.success) return [log.data];
  logger.warn({ logId: id, issues: log.error.issues }, 'a stored log cannot be read');
  return [];
}

function contentOf({ logType, planId, value, data }: LogRow): object {
  const more = typeof data === 'object' ? data : null;
  switch (logType) {
    case 'weight':
      return { value, unit: 'lbs' };
    case 'energy':
      return { value, unit: 'level' };
    case 'measurement':
      return { ...more, value, unit: 'in' };
    case 'workout':
    case 'exercise_completion':
      return { planId, ...more };
  }
}
