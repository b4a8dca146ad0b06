import type { FastifyBaseLogger } from 'fastify';
import type { Log } from '#contract/logs.ts';
import type { LogKind } from '#core/progress/log-kinds.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { inTurns } from '../turns.ts';
import { selectLogs, selectPlace } from './store.ts';
import { listLog } from './stored-log.ts';

const PAGE_DEFAULT = 500;

type Input = {
  userId: string;
  type?: LogKind | undefined;
  /** The last log already seen. */
  before?: string | undefined;
  limit?: number | undefined;
  log: FastifyBaseLogger;
};

/** A page of the person's logs, newest first. */
export async function listLogs(db: Db, { userId, type, before, limit = PAGE_DEFAULT, log }: Input): Promise<Log[]> {
  const after = before === undefined ? null : await selectPlace(db, { userId, id: before });
  if (after === undefined) throw notFound('log');
  const rows = await selectLogs(db, { userId, type, after, limit });
  return inTurns(rows, (row) => listLog(row, log));
}
