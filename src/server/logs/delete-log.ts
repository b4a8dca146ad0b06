import type { FastifyBaseLogger } from 'fastify';
import { type Log, logSchema } from '#contract/logs.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { holdPlan } from '../plans/store.ts';
import { keepLog } from './keep-log.ts';
import { holdLog, keepDeleted, takeDeleted, takeLog } from './store.ts';
import { readLog } from './stored-log.ts';

type Input = { userId: string; id: string; now: Date; log: FastifyBaseLogger };

/** Removes a log of the person's own, and keeps it aside for an undo. */
export async function deleteLog(db: Db, { userId, id, now, log }: Input): Promise<void> {
  const row = await takeLog(db, { userId, id });
  if (!row) throw notFound('log');
  const [kept] = readLog(row, log);
  if (kept) await keepDeleted(db, { userId, id, log: kept, now });
}

/** Puts a removed log back as it was, under its own id; without its plan, if that is gone. */
export async function restoreLog(db: Db, { userId, id, now, log }: Input): Promise<Log> {
  const kept = logSchema.safeParse(await takeDeleted(db, { userId, id }));
  if (!kept.success) return stillThere(db, { userId, id, now, log });
  return keepLog(db, await withoutLostPlan(db, kept.data), now);
}

/** To put back what nobody removed changes nothing. */
async function stillThere(db: Db, { userId, id, log }: Input): Promise<Log> {
  const row = await holdLog(db, { userId, id });
  const [found] = row ? readLog(row, log) : [];
  if (!found) throw notFound('log');
  return found;
}

async function withoutLostPlan(db: Db, log: Log): Promise<Log> {
  if (!('planId' in log) || log.planId === null) return log;
  const isThere = await holdPlan(db, { userId: log.userId, id: log.planId, type: 'workout' });
  return isThere ? log : { ...log, planId: null };
}
