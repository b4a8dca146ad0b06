import type { FastifyBaseLogger } from 'fastify';
import { isOpen, spanOf, type TrainingException } from '#core/training/exceptions/exception.ts';
import { type KeptException, trainingExceptionDocument } from '#core/training/exceptions/exception-versions.ts';
import { sessionToday } from '#core/training/exceptions/session-today.ts';
import { exceptionLine } from '#core/training/exceptions/tell-exception.ts';
import { dayOnClock } from '#core/training/swap/today-swaps.ts';
import type { Db } from '../db/database.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { type ExceptionRow, selectExceptions } from './exceptions-store.ts';

export type Exception = KeptException & { id: string };
/** What holds or is still to come, newest first, and the day that it is there. */
export type OpenExceptions = { open: readonly Exception[]; today: string; utcOffsetMinutes: number };

type Input = { userId: string; now: Date; log: FastifyBaseLogger };

/** All exceptions of a person that are not over, by the clock on which they spoke of one last; that of UTC where there is none. */
export async function loadExceptions(db: Db, { userId, now, log }: Input): Promise<OpenExceptions> {
  const rows = await selectExceptions(db, { userId });
  const known = rows.flatMap((row) => exceptionIn(row, log));
  const utcOffsetMinutes = known[0]?.utcOffsetMinutes ?? 0;
  const today = dayOnClock({ now: now.getTime(), utcOffsetMinutes });
  return { open: known.filter(({ exception }) => isOpen(exception, today)), today, utcOffsetMinutes };
}

function exceptionIn(row: ExceptionRow, log: FastifyBaseLogger): Exception[] {
  const stored = { version: row.exceptionVersion, content: row.exception };
  const read = readOrReport(trainingExceptionDocument, stored, { userId: row.userId, id: row.id, log });
  return read.ok ? [{ ...read.value, id: row.id }] : [];
}

/** As the screens show them. */
export const shownExceptions = ({ open, today }: OpenExceptions) =>
  open.map(({ id, exception }) => ({
    exceptionId: id,
    line: exceptionLine(exception, today),
    endsOn: spanOf(exception).to,
  }));

export const exceptionsOf = ({ open }: OpenExceptions): TrainingException[] => open.map(({ exception }) => exception);

/** Whether the person said that they do not train on this day: it was left out, moved away, or is one of rest. */
export async function isRestDay(db: Db, input: Input): Promise<boolean> {
  const exceptions = await loadExceptions(db, input);
  const { waitsUntil } = sessionToday({
    exceptions: exceptionsOf(exceptions),
    today: exceptions.today,
    trained: new Set(),
  });
  return waitsUntil !== null;
}
