import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  communityEntries as entries,
  communityPeople as people,
  communityReports as reports,
} from '../db/schema/community.ts';

const AT_ONCE = 100;

/** What waits for somebody to look: reported, flagged by the list of words, or asked to be looked at again; the oldest first. */
export async function selectWaiting(db: Db) {
  const open = sql<number>`(select count(*)::int from community_reports r where r.entry_id = ${entries.id} and r.decided_at is null)`;
  const reasons = sql<
    string | null
  >`(select string_agg(distinct r.reason, ', ') from community_reports r where r.entry_id = ${entries.id} and r.decided_at is null)`;
  return db
    .select({ entry: entries, name: people.name, personId: people.id, reports: open, reasons })
    .from(entries)
    .innerJoin(people, eq(people.userId, entries.userId))
    .where(
      or(
        sql`${open} > 0`,
        and(entries.isFlagged, isNull(entries.decidedAt)),
        and(isNotNull(entries.appealedAt), sql`${entries.appealedAt} > coalesce(${entries.decidedAt}, 'epoch')`),
      ),
    )
    .orderBy(asc(entries.createdAt))
    .limit(AT_ONCE);
}

/** Reports of what its writer removed meanwhile: only what was kept of it is left. */
export function selectOrphans(db: Db) {
  return db
    .select()
    .from(reports)
    .where(and(isNull(reports.entryId), isNull(reports.decidedAt)))
    .orderBy(desc(reports.createdAt))
    .limit(AT_ONCE);
}

type Decision = { entryId: string; hides: boolean; why: string; now: Date };

/** Hides an entry or shows it again; from then on only newer reports count. Answers whose it is; undefined where there is none. */
export async function decideEntry(
  db: Db,
  { entryId, hides, why, now }: Decision,
): Promise<{ userId: string } | undefined> {
  const change = hides
    ? { hiddenAt: now, hiddenBy: 'operator' as const, hiddenWhy: why }
    : { hiddenAt: null, hiddenBy: null, hiddenWhy: null };
  const [entry] = await db
    .update(entries)
    .set({ ...change, decidedAt: now })
    .where(eq(entries.id, entryId))
    .returning({ userId: entries.userId });
  await db
    .update(reports)
    .set({ decidedAt: now })
    .where(and(eq(reports.entryId, entryId), isNull(reports.decidedAt)));
  return entry;
}

/** Closes a report of what its writer has removed. Answers who that was; undefined where there is no such report. */
export async function closeReport(
  db: Db,
  { reportId, now }: { reportId: string; now: Date },
): Promise<{ userId: string | null } | undefined> {
  const [report] = await db
    .update(reports)
    .set({ decidedAt: now })
    .where(and(eq(reports.id, reportId), isNull(reports.entryId), isNull(reports.decidedAt)))
    .returning({ authorId: reports.authorId });
  if (!report) return undefined;
  const [author] = report.authorId ? await db.select().from(people).where(eq(people.id, report.authorId)) : [];
  return { userId: author?.userId ?? null };
}

/** Lets somebody write in the community or not. Answers who it is; undefined where there is nobody. */
export async function setMuted(
  db: Db,
  { personId, at }: { personId: string; at: Date | null },
): Promise<{ userId: string } | undefined> {
  const [person] = await db
    .update(people)
    .set({ suspendedAt: at })
    .where(eq(people.id, personId))
    .returning({ userId: people.userId });
  return person;
}
