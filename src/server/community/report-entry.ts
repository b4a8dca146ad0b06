import { REPORTS_TO_HIDE, type ReportReason } from '#core/community/rules.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { countOpenReports, hideByReports, insertReport, selectEntry } from './store.ts';

type Input = { userId: string; entryId: string; reason: ReportReason; now: Date; newId: () => string };

/** Reports what somebody else wrote; from the third report on nobody sees it until an operator has decided. */
export async function reportEntry(db: Db, { userId, entryId, reason, now, newId }: Input): Promise<void> {
  const found = await selectEntry(db, { userId, entryId });
  if (!found || found.entry.userId === userId) throw notFound('post');
  const isNew = await insertReport(db, {
    id: newId(),
    userId,
    entryId,
    authorId: found.person.id,
    reason,
    snapshot: found.entry.text,
    createdAt: now,
  });
  if (isNew && (await countOpenReports(db, entryId)) >= REPORTS_TO_HIDE) await hideByReports(db, { entryId, now });
}
