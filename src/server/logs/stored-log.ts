import type { FastifyBaseLogger } from 'fastify';
import type { Log } from '#contract/logs.ts';
import type { StoredDocument } from '#core/documents/versioned-document.ts';
import { holdsValue, valueFacts } from '#core/progress/log-kinds.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { httpError } from '../http/http-error.ts';
import { logDocument } from './log-versions.ts';
import type { LogRow, NewLog } from './store.ts';
import { listedAnyway } from './unreadable-log.ts';
import { WORK_COLUMNS } from './work-columns.ts';

/** The row that a log is kept as. */
export function toRow(log: Log, createdAt: Date): NewLog {
  const { id, userId, logType, notes, utcOffsetMinutes } = log;
  const { version: dataVersion } = logDocument.write(log);
  const when = { utcOffsetMinutes, loggedAt: new Date(log.loggedAt), createdAt };
  const row = { id, userId, logType, notes, dataVersion, ...when };
  if ('value' in log) return { ...row, value: log.value, ...('part' in log && { data: { part: log.part } }) };
  return { ...row, planId: log.planId, data: WORK_COLUMNS[log.logType].parse(log) };
}

/** The log that a row keeps, alone in a list; an empty list, and a report, if it cannot be read. */
export function readLog(row: LogRow, logger: FastifyBaseLogger): Log[] {
  const read = readOrReport(logDocument, documentOf(row), { userId: row.userId, id: row.id, log: logger });
  return read.ok ? [read.value] : [];
}

/** The log that a row keeps, for a screen that lists it: one that cannot be read keeps its place, unless not even its value is left. */
export function listLog(row: LogRow, logger: FastifyBaseLogger): Log[] {
  const read = readLog(row, logger);
  return read.length > 0 ? read : listedAnyway(contentOf(row));
}

/** The log that a row keeps; refused where it cannot be read: to change it would lose what it holds. */
export function foundLog(row: LogRow, logger: FastifyBaseLogger): Log {
  const [log] = readLog(row, logger);
  if (log) return log;
  throw httpError('unreadable_document', 'This entry could not be read, so it stays as it is. You can delete it.');
}

/** The log that a row keeps, in the form that it was written in. */
export const documentOf = (row: LogRow): StoredDocument => ({ version: row.dataVersion, content: contentOf(row) });

function contentOf(row: LogRow): Record<string, unknown> {
  const { id, userId, logType, notes } = row;
  const when = { loggedAt: row.loggedAt.toISOString(), utcOffsetMinutes: row.utcOffsetMinutes ?? undefined };
  return { id, userId, logType, notes, ...when, ...dataOf(row) };
}

function dataOf({ logType, planId, value, data }: LogRow): object {
  const more = typeof data === 'object' ? data : null;
  if (!holdsValue(logType)) return { planId, ...more };
  const { unit, parts } = valueFacts(logType);
  return { value, unit, ...(parts && more) };
}
