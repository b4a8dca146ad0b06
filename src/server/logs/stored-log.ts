import type { FastifyBaseLogger } from 'fastify';
import { exerciseDataSchema, type Log, logSchema, performedSetSchema, workoutDataSchema } from '#contract/logs.ts';
import { holdsValue, valueFacts, type WorkKind } from '#core/progress/log-kinds.ts';
import type { LogRow, NewLog } from './store.ts';

/** What of a log that holds something done stands in the column for data. */
const WORK_COLUMNS = {
  workout: workoutDataSchema.strip(),
  exercise_completion: exerciseDataSchema.extend({ performed: performedSetSchema.array() }).strip(),
} satisfies Record<WorkKind, object>;

/** The row that a log is kept as. */
export function toRow(log: Log, createdAt: Date): NewLog {
  const { id, userId, logType, notes, utcOffsetMinutes } = log;
  const row = { id, userId, logType, notes, utcOffsetMinutes, loggedAt: new Date(log.loggedAt), createdAt };
  if ('value' in log) return { ...row, value: log.value, ...('part' in log && { data: { part: log.part } }) };
  return { ...row, planId: log.planId, data: WORK_COLUMNS[log.logType].parse(log) };
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
  if (!holdsValue(logType)) return { planId, ...more };
  const { unit, parts } = valueFacts(logType);
  return { value, unit, ...(parts && more) };
}
