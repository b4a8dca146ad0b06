import type { FastifyBaseLogger } from 'fastify';
import { exerciseDataSchema, type Log, logSchema, performedSetSchema, workoutDataSchema } from '#contract/logs.ts';
import type { LogRow, NewLog } from './store.ts';

const exerciseColumn = exerciseDataSchema.extend({ performed: performedSetSchema.array() });

/** The row that a log is kept as. */
export function toRow(log: Log, createdAt: Date): NewLog {
  const { id, userId, logType, notes } = log;
  const row = { id, userId, logType, notes, loggedAt: new Date(log.loggedAt), createdAt };
  if (log.logType === 'weight' || log.logType === 'energy') return { ...row, value: log.value };
  const column = log.logType === 'workout' ? workoutDataSchema.strip() : exerciseColumn.strip();
  return { ...row, planId: log.planId, data: column.parse(log) };
}

/** The log that a row keeps, in a list; an empty list if it cannot be read. */
export function readLog(row: LogRow, logger: FastifyBaseLogger): Log[] {
  const { id, userId, logType, notes, planId, value } = row;
  const fields = { id, userId, logType, notes, loggedAt: row.loggedAt.toISOString() };
  const log = logSchema.safeParse(
    logType === 'weight' || logType === 'energy'
      ? { ...fields, value, unit: logType === 'weight' ? 'lbs' : 'level' }
      : { ...fields, planId, ...(typeof row.data === 'object' ? row.data : null) },
  );
  if (log.success) return [log.data];
  logger.warn({ logId: id, issues: log.error.issues }, 'a stored log cannot be read');
  return [];
}
