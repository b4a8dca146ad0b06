import { and, asc, count, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { familySeats, studentProofs } from '../db/schema/membership.ts';
import { users } from '../db/schema/people.ts';

export type ProofRow = typeof studentProofs.$inferSelect;

/** The seats that a person pays for beside their own, with the address of who sits there or is asked to. */
export async function selectSeats(db: Db, payerId: string) {
  const rows = await db
    .select({ seat: familySeats, member: users.email })
    .from(familySeats)
    .leftJoin(users, eq(users.id, familySeats.memberId))
    .where(eq(familySeats.userId, payerId))
    // Who has joined keeps the seat when a smaller family has room for fewer; who has not comes last.
    .orderBy(asc(familySeats.joinedAt), asc(familySeats.invitedAt), asc(familySeats.id));
  return rows.map(({ seat, member }) => ({ ...seat, email: member ?? seat.email ?? '' }));
}

export async function countSeats(db: Db, payerId: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(familySeats).where(eq(familySeats.userId, payerId));
  return row?.rows ?? 0;
}

export async function insertSeat(db: Db, row: typeof familySeats.$inferInsert): Promise<void> {
  await db.insert(familySeats).values(row);
}

/** The seat of an invitation that nobody has taken yet; no other transaction takes it meanwhile. */
export async function holdInvitation(db: Db, { hash, after }: { hash: string; after: Date }) {
  const [row] = await db.select().from(familySeats).where(eq(familySeats.tokenHash, hash)).for('update');
  return row && row.memberId === null && row.invitedAt > after ? row : undefined;
}

export async function takeSeat(db: Db, { id, memberId, now }: { id: string; memberId: string; now: Date }) {
  await db
    .update(familySeats)
    .set({ memberId, joinedAt: now, email: null, tokenHash: null })
    .where(eq(familySeats.id, id));
}

/** The seat in which a person sits, and who pays for it. */
export async function selectSeatOf(db: Db, memberId: string) {
  const [row] = await db
    .select({ id: familySeats.id, payerId: familySeats.userId, payer: users.email })
    .from(familySeats)
    .innerJoin(users, eq(users.id, familySeats.userId))
    .where(eq(familySeats.memberId, memberId));
  return row;
}

export async function deleteSeatOf(db: Db, memberId: string): Promise<void> {
  await db.delete(familySeats).where(eq(familySeats.memberId, memberId));
}

export async function deleteSeats(db: Db, { payerId, ids }: { payerId: string; ids: string[] }): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await db
    .delete(familySeats)
    .where(and(eq(familySeats.userId, payerId), inArray(familySeats.id, ids)))
    .returning({ id: familySeats.id });
  return gone.length;
}

/** Takes back invitations that nobody followed, so that their addresses are not kept. */
export async function sweepInvitations(db: Db, before: Date): Promise<void> {
  await db.delete(familySeats).where(and(isNull(familySeats.memberId), lt(familySeats.invitedAt, before)));
}

export async function selectProof(db: Db, userId: string): Promise<ProofRow | undefined> {
  const [row] = await db.select().from(studentProofs).where(eq(studentProofs.userId, userId));
  return row;
}

export async function putProof(db: Db, row: typeof studentProofs.$inferInsert): Promise<void> {
  const { userId, ...rest } = row;
  await db.insert(studentProofs).values(row).onConflictDoUpdate({ target: studentProofs.userId, set: rest });
}

/** Whether another account has that address, proved for a time that still holds. */
export async function isProofTaken(db: Db, { email, userId, after }: { email: string; userId: string; after: Date }) {
  const rows = await db.select().from(studentProofs).where(eq(studentProofs.email, email));
  return rows.some((row) => row.userId !== userId && row.verifiedAt !== null && row.verifiedAt > after);
}
