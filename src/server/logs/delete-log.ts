import type { FastifyBaseLogger } from 'fastify';
import type { Log } from '#contract/logs.ts';
import type { Db } from '../db/database.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { holdPlan } from '../plans/store.ts';
import { keepLog } from './keep-log.ts';
import { logDocument } from './log-versions.ts';
import { holdLog, keepDeleted, takeDeleted, takeLog } from './store.ts';
import { documentOf, foundLog } from './stored-log.ts';

type Input = { userId: string; id: string; now: Date; log: FastifyBaseLogger };

/** Removes a log of the person's own, and keeps it aside for an undo. */
export async function deleteLog(db: Db, { userId, id, now }: Omit<Input, 'log'>): Promise<void> {
  const row = await takeLog(db, { userId, id });
  if (!row) throw notFound('log');
  // Also one that cannot be read: a later release may put it back.
  await keepDeleted(db, { userId, id, document: documentOf(row), importId: row.importId, now });
}

/** Puts a removed log back as it was, under its own id; without its plan, if that is gone. */
export async function restoreLog(db: Db, { userId, id, now, log }: Input): Promise<Log> {
  const deleted = await takeDeleted(db, { userId, id });
  if (!deleted) return stillThere(db, { userId, id, now, log });
  const kept = readOrReport(logDocument, deleted, { userId, id, log });
  if (!kept.ok) throw httpError('unreadable_document', 'This entry could not be read, so it cannot be put back yet.');
  return keepLog(db, await withoutLostPlan(db, kept.value), now, deleted.importId);
}

/** To put back what nobody removed changes nothing. */
async function stillThere(db: Db, { userId, id, log }: Input): Promise<Log> {
  const row = await holdLog(db, { userId, id });
  if (!row) throw notFound('log');
  return foundLog(row, log);
}

async function withoutLostPlan(db: Db, log: Log): Promise<Log> {
  if (!('planId' in log) || log.planId === null) return log;
  const isThere = await holdPlan(db, { userId: log.userId, id: log.planId, type: 'workout' });
  return isThere ? log : { ...log, planId: null };
}
