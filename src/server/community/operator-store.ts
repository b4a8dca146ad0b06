import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  communityEntries as entries,
  operatorDeeds,
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

/** Hides an entry or shows it again; from then on only newer reports count. Whether there is one. */
export async function decideEntry(db: Db, { entryId, hides, why, now }: Decision): Promise<boolean> {
  const change = hides
    ? { hiddenAt: now, hiddenBy: 'operator' as const, hiddenWhy: why }
    : { hiddenAt: null, hiddenBy: null, hiddenWhy: null };
  const rows = await db
    .update(entries)
    .set({ ...change, decidedAt: now })
    .where(eq(entries.id, entryId))
    .returning({ id: entries.id });
  await db
    .update(reports)
    .set({ decidedAt: now })
    .where(and(eq(reports.entryId, entryId), isNull(reports.decidedAt)));
  return rows.length > 0;
}

export async function setSuspended(db: Db, { personId, at }: { personId: string; at: Date | null }): Promise<boolean> {
  const rows = await db
    .update(people)
    .set({ suspendedAt: at })
    .where(eq(people.id, personId))
    .returning({ id: people.id });
  return rows.length > 0;
}

export async function keepDeed(db: Db, row: typeof operatorDeeds.$inferInsert): Promise<void> {
  await db.insert(operatorDeeds).values(row);
}

export function selectDeeds(db: Db) {
  return db.select().from(operatorDeeds).orderBy(desc(operatorDeeds.at)).limit(AT_ONCE);
}
