import { createHash } from 'node:crypto';
import { and, asc, count, eq, inArray, isNotNull, isNull, like, lt, lte } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { accountDeletions, deletedPeople } from '../db/schema/account.ts';
import { chatSessions } from '../db/schema/chat.ts';
import { communityEntries } from '../db/schema/community.ts';
import { mailQueue } from '../db/schema/contact.ts';
import { logs } from '../db/schema/logs.ts';
import { familySeats, studentProofs } from '../db/schema/membership.ts';
import { memories } from '../db/schema/memories.ts';
import { operatorActions } from '../db/schema/operator.ts';
import { users } from '../db/schema/people.ts';
import { photos } from '../db/schema/photos.ts';
import { plans } from '../db/schema/plans.ts';
import { rateLimits } from '../db/schema/requests.ts';
import { BY_ADDRESS, type PersonTable, RESTORED } from './person-tables.ts';

export type DeletionRow = typeof accountDeletions.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type Row = Record<string, unknown>;

export async function selectUser(db: Db, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** Whether the operator lets a person read and leave, and nothing else. */
export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)));
  return rows.length > 0;
}

const COUNTED = { plans, logs, photos, conversations: chatSessions, memories } as const;
export type Holds = Record<keyof typeof COUNTED, number>;

/** How much there is of a person. */
export async function countHolds(db: Db, userId: string): Promise<Holds> {
  const holds: Partial<Holds> = {};
  for (const [name, table] of Object.entries(COUNTED) as [keyof Holds, (typeof COUNTED)[keyof Holds]][]) {
    const [row] = await db.select({ rows: count() }).from(table).where(eq(table.userId, userId));
    holds[name] = row?.rows ?? 0;
  }
  return holds as Holds;
}

/** A person's rows of a table, in the order in which they came. `owner`: their id, or their address. */
export function selectOwned(db: Db, { table, owner: column }: PersonTable, owner: string): Promise<Row[]> {
  const { columns, primaryKeys } = getTableConfig(table);
  const place = columns.find(({ generatedIdentity }) => generatedIdentity !== undefined);
  const key = primaryKeys.flatMap((each) => each.columns);
  const age = columns.filter(({ name }) => name === 'created_at');
  const order: AnyPgColumn[] = place ? [place] : [...age, ...key, ...columns.filter(({ primary }) => primary)];
  return db
    .select()
    .from(table as PgTable)
    .where(eq(column, owner))
    .orderBy(...order.map((each) => asc(each)));
}

export async function hasOwned(db: Db, { table, owner: column }: PersonTable, userId: string): Promise<boolean> {
  const rows = await db.select({ owner: column }).from(table).where(eq(column, userId)).limit(1);
  return rows.length > 0;
}

export async function insertOwned(db: Db, table: PgTable, rows: Row[]): Promise<void> {
  await db.insert(table).values(rows);
}

export async function selectDeletion(db: Db, userId: string): Promise<DeletionRow | undefined> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  return row;
}

/** Notes that an account is to go; one that is to go already goes when it was said first. */
export async function insertDeletion(db: Db, row: typeof accountDeletions.$inferInsert): Promise<boolean> {
  const made = await db.insert(accountDeletions).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** Whether there was one that could still be called off. */
export async function callOffDeletion(db: Db, userId: string): Promise<boolean> {
  const gone = await db
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.begunAt)))
    .returning();
  return gone.length > 0;
}

/** Begins what is due: from here on there is no way back. */
export async function beginDeletions(db: Db, now: Date): Promise<void> {
  await db
    .update(accountDeletions)
    .set({ begunAt: now })
    .where(and(lte(accountDeletions.dueAt, now), isNull(accountDeletions.begunAt)));
}

/** Begins one now, whether it was asked for or not. */
export async function beginDeletion(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await db
    .insert(accountDeletions)
    .values({ userId, requestedAt: now, dueAt: now, begunAt: now })
    .onConflictDoUpdate({ target: accountDeletions.userId, set: { dueAt: now, begunAt: now } });
}

/** Every account that is to go, the next first. */
export const selectDeletions = (db: Db) =>
  db
    .select({ email: users.email, dueAt: accountDeletions.dueAt, begunAt: accountDeletions.begunAt })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .orderBy(asc(accountDeletions.dueAt));

export function selectBegun(db: Db, limit: number): Promise<DeletionRow[]> {
  return db
    .select()
    .from(accountDeletions)
    .where(isNotNull(accountDeletions.begunAt))
    .orderBy(asc(accountDeletions.begunAt))
    .limit(limit);
}

/** Holds a deletion until the transaction ends; another server passes over it. */
export async function holdDeletion(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
    .for('update', { skipLocked: true });
  return rows.length > 0;
}

/** The files of a person; nothing is added to them until the transaction ends. */
export async function holdFiles(db: Db, userId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const { fileKey, thumbKey } = photos;
  const kept = await db.select({ fileKey, thumbKey }).from(photos).where(eq(photos.userId, userId));
  const shared = await db
    .select({ photoKey: communityEntries.photoKey })
    .from(communityEntries)
    .where(eq(communityEntries.userId, userId));
  return [...kept.flatMap((keys) => Object.values(keys)), ...shared.flatMap(({ photoKey }) => photoKey ?? [])];
}

/** Every row of a person goes: those that hang on their record, and those that know their id or address. */
export async function deletePerson(db: Db, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  for (const { table, owner } of BY_ADDRESS) await db.delete(table).where(eq(owner, email));
  // What they wrote to support, on its way there.
  await db.delete(mailQueue).where(eq(mailQueue.replyTo, email));
  const school = db.select({ email: studentProofs.email }).from(studentProofs).where(eq(studentProofs.userId, id));
  await db.delete(mailQueue).where(inArray(mailQueue.recipient, school));
  const seats = await db.select({ email: familySeats.email }).from(familySeats).where(eq(familySeats.userId, id));
  const invited = seats.flatMap((seat) => seat.email ?? []);
  // Invitations that name them; nothing else that is on its way to the same people.
  const invitation = and(inArray(mailQueue.recipient, invited), like(mailQueue.body, '%#family=%'));
  if (invited.length > 0) await db.delete(mailQueue).where(invitation);
  // Somebody else's invitation to them.
  await db.delete(familySeats).where(eq(familySeats.email, email));
  await db.delete(rateLimits).where(eq(rateLimits.subject, id));
  // What the operator did stays, without whom it was about.
  await db.update(operatorActions).set({ about: null }).where(eq(operatorActions.about, id));
  await db.delete(users).where(eq(users.id, id));
}

/** What is kept of a deleted person: enough to know them again in a backup, and nothing else. */
export const hashOfPerson = (userId: string): string =>
  createHash('sha256').update(`deleted person ${userId}`).digest('hex');

export async function keepDeleted(db: Db, rows: (typeof deletedPeople.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(deletedPeople).values(rows).onConflictDoNothing();
}

export const selectDeleted = (db: Db) => db.select().from(deletedPeople).orderBy(asc(deletedPeople.deletedAt));

/** Forgets whom no backup that may still be kept knows. */
export async function sweepDeleted(db: Db, before: Date): Promise<void> {
  await db.delete(deletedPeople).where(lt(deletedPeople.deletedAt, before));
}

export const selectPeople = (db: Db) => db.select({ id: users.id }).from(users);

export async function selectUserWith(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

/** The tables of an import that hold something of a person already. */
export async function filledTables(db: Db, userId: string): Promise<string[]> {
  const filled: string[] = [];
  for (const of of RESTORED) if (await hasOwned(db, of, userId)) filled.push(of.name);
  return filled;
}
