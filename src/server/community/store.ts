import { and, asc, count, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Face } from '#core/community/rules.ts';
import type { Db } from '../db/database.ts';
import {
  communityBlocks,
  communityEntries as entries,
  communityHides as hides,
  communityLikes as likes,
  communityPeople as people,
  communityReports as reports,
} from '../db/schema/community.ts';

export type EntryRow = typeof entries.$inferSelect;
export type PersonRow = typeof people.$inferSelect;
type OfPerson = { userId: string };
type OneEntry = OfPerson & { entryId: string };

export async function selectMe(db: Db, { userId }: OfPerson): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(eq(people.userId, userId));
  return row;
}

/** Keeps how a person appears; who is suspended stays so. */
export async function keepMe(
  db: Db,
  row: OfPerson & { id: string; name: string | null; face: Face; now: Date },
): Promise<void> {
  const { userId, id, name, face, now } = row;
  const change = { name, face };
  await db
    .insert(people)
    .values({ userId, id, ...change, createdAt: now })
    .onConflictDoUpdate({ target: people.userId, set: change });
}

export async function isNameTaken(db: Db, { userId, name }: OfPerson & { name: string }): Promise<boolean> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(sql`lower(${people.name}) = lower(${name})`, sql`${people.userId} <> ${userId}`))
    .limit(1);
  return rows.length > 0;
}

const blocks = alias(communityBlocks, 'blocks');

/** What the person may see of others: nothing hidden, by whomever, and nobody who is blocked, whoever blocked whom. */
function visibleTo(userId: string): SQL | undefined {
  const me = sql`(select id from community_people where user_id = ${userId})`;
  return and(
    or(isNull(entries.hiddenAt), eq(entries.userId, userId)),
    sql`not exists (select 1 from community_hides h where h.user_id = ${userId} and h.entry_id = ${entries.id})`,
    sql`not exists (select 1 from community_blocks b where b.user_id = ${userId} and b.blocked_id = ${people.id})`,
    sql`not exists (select 1 from community_blocks b where b.user_id = ${entries.userId} and b.blocked_id = ${me})`,
  );
}

const likesOf = sql<number>`(select count(*)::int from community_likes l where l.entry_id = ${entries.id})`;
const likedBy = (userId: string) =>
  sql<boolean>`exists (select 1 from community_likes l where l.entry_id = ${entries.id} and l.user_id = ${userId})`;
const commentsOf = sql<number>`(select count(*)::int from community_entries c where c.parent_id = ${entries.id} and c.hidden_at is null)`;

const seen = (db: Db, userId: string) =>
  db
    .select({ entry: entries, person: people, likes: likesOf, isLiked: likedBy(userId), comments: commentsOf })
    .from(entries)
    .innerJoin(people, eq(people.userId, entries.userId));

export type SeenEntry = {
  entry: EntryRow;
  person: PersonRow;
  likes: number;
  isLiked: boolean;
  comments: number;
};
type Place = Pick<EntryRow, 'id' | 'createdAt'>;
type Page = OfPerson & { parentId: string | null; before: Place | null; limit: number };

/** Newest first, those that come after a place in that order. */
export function selectEntries(db: Db, { userId, parentId, before, limit }: Page): Promise<SeenEntry[]> {
  const isAfter =
    before &&
    sql`(${entries.createdAt}, ${entries.id}) < (${before.createdAt.toISOString()}::timestamptz, ${before.id}::uuid)`;
  return seen(db, userId)
    .where(
      and(
        parentId === null ? isNull(entries.parentId) : eq(entries.parentId, parentId),
        isAfter ?? undefined,
        visibleTo(userId),
      ),
    )
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(limit);
}

/** An entry that the person may see. */
export async function selectEntry(db: Db, { userId, entryId }: OneEntry): Promise<SeenEntry | undefined> {
  const [row] = await seen(db, userId).where(and(eq(entries.id, entryId), visibleTo(userId)));
  return row;
}

/** The place of an entry in the order, whoever may see it by now. */
export async function selectPlace(db: Db, entryId: string): Promise<Place | undefined> {
  const [row] = await db
    .select({ id: entries.id, createdAt: entries.createdAt })
    .from(entries)
    .where(eq(entries.id, entryId));
  return row;
}

export async function countSince(
  db: Db,
  { userId, since, limit }: OfPerson & { since: Date; limit: number },
): Promise<number> {
  const rows = db
    .select({ id: entries.id })
    .from(entries)
    .innerJoin(people, eq(people.userId, entries.userId))
    .where(
      and(
        isNull(entries.parentId),
        gt(entries.createdAt, since),
        sql`${entries.userId} <> ${userId}`,
        visibleTo(userId),
      ),
    )
    .limit(limit)
    .as('recent');
  const [found] = await db.select({ posts: count() }).from(rows);
  return found?.posts ?? 0;
}

/** Once for each id: a write that comes again finds its entry. */
export async function insertEntry(db: Db, row: typeof entries.$inferInsert): Promise<void> {
  await db.insert(entries).values(row).onConflictDoNothing();
}

/** The person's own entry; answers it and the photos that go with it. */
export async function takeOwnEntry(db: Db, { userId, entryId }: OneEntry): Promise<EntryRow | undefined> {
  const [row] = await db
    .delete(entries)
    .where(and(eq(entries.id, entryId), eq(entries.userId, userId)))
    .returning();
  return row;
}

export async function setLike(db: Db, { userId, entryId, liked, now }: OneEntry & { liked: boolean; now: Date }) {
  if (liked) await db.insert(likes).values({ userId, entryId, createdAt: now }).onConflictDoNothing();
  else await db.delete(likes).where(and(eq(likes.userId, userId), eq(likes.entryId, entryId)));
}

export async function setHide(db: Db, { userId, entryId, hidden, now }: OneEntry & { hidden: boolean; now: Date }) {
  if (hidden) await db.insert(hides).values({ userId, entryId, createdAt: now }).onConflictDoNothing();
  else await db.delete(hides).where(and(eq(hides.userId, userId), eq(hides.entryId, entryId)));
}

type Blocking = OfPerson & { blockedId: string; blocked: boolean; now: Date };

export async function setBlock(db: Db, { userId, blockedId, blocked, now }: Blocking): Promise<void> {
  if (blocked) await db.insert(communityBlocks).values({ userId, blockedId, createdAt: now }).onConflictDoNothing();
  else
    await db
      .delete(communityBlocks)
      .where(and(eq(communityBlocks.userId, userId), eq(communityBlocks.blockedId, blockedId)));
}

export async function selectPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(eq(people.id, id));
  return row;
}

/** Whether this person had not reported it before. */
export async function insertReport(db: Db, row: typeof reports.$inferInsert): Promise<boolean> {
  const made = await db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.id });
  return made.length > 0;
}

/** How many people reported an entry since an operator last decided; the entry is held until the transaction ends. */
export async function countOpenReports(db: Db, entryId: string): Promise<number> {
  await db.select({ id: entries.id }).from(entries).where(eq(entries.id, entryId)).for('update');
  const [row] = await db
    .select({ open: count() })
    .from(reports)
    .where(and(eq(reports.entryId, entryId), isNull(reports.decidedAt)));
  return row?.open ?? 0;
}

export async function hideByReports(db: Db, { entryId, now }: { entryId: string; now: Date }): Promise<void> {
  await db
    .update(entries)
    .set({ hiddenAt: now, hiddenBy: 'reports', hiddenWhy: null })
    .where(and(eq(entries.id, entryId), isNull(entries.hiddenAt)));
}

/** The person's own texts that others do not see. */
export function selectHiddenOwn(db: Db, { userId }: OfPerson): Promise<EntryRow[]> {
  return db
    .select()
    .from(entries)
    .where(and(eq(entries.userId, userId), isNotNull(entries.hiddenAt)))
    .orderBy(desc(entries.createdAt))
    .limit(20);
}

export async function setAppealed(db: Db, { userId, entryId, now }: OneEntry & { now: Date }): Promise<boolean> {
  const rows = await db
    .update(entries)
    .set({ appealedAt: now })
    .where(and(eq(entries.id, entryId), eq(entries.userId, userId), isNotNull(entries.hiddenAt)))
    .returning({ id: entries.id });
  return rows.length > 0;
}

/** Whom and what the person hid. */
export async function selectHiddenBy(db: Db, { userId }: OfPerson) {
  const blocked = await db
    .select({ id: people.id, name: people.name, face: people.face })
    .from(blocks)
    .innerJoin(people, eq(people.id, blocks.blockedId))
    .where(eq(blocks.userId, userId))
    .orderBy(asc(people.name));
  const hidden = await db
    .select({ entryId: entries.id, name: people.name, text: entries.text })
    .from(hides)
    .innerJoin(entries, eq(entries.id, hides.entryId))
    .innerJoin(people, eq(people.userId, entries.userId))
    .where(eq(hides.userId, userId))
    .orderBy(desc(hides.createdAt))
    .limit(100);
  return { blocked, hidden };
}
