import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import {
  authAccounts,
  authDevices,
  authPasskeys,
  authSessions,
  authUsers,
  authVerifications,
} from '../db/schema/auth.ts';
import type { ToldIdentity } from './identity.ts';

// Besides the library, only the files of this folder know its tables.

/** The ways in which a person signs in, the oldest first. */
export function selectMethods(db: Db, userId: string) {
  const { providerId, createdAt, updatedAt } = authAccounts;
  return db
    .select({ providerId, createdAt, updatedAt })
    .from(authAccounts)
    .where(eq(authAccounts.userId, userId))
    .orderBy(asc(createdAt));
}

/** Where a person is signed in, the one used last first. */
export function selectSessions(db: Db, userId: string) {
  const { id, userAgent, createdAt, updatedAt } = authSessions;
  return db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(desc(updatedAt), desc(id));
}

const ofPassword = (userId: string) => and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential'));

/** What is kept of the password; null where the person signs in without one. */
export async function selectPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ hash: authAccounts.password }).from(authAccounts).where(ofPassword(userId));
  return row?.hash ?? null;
}

/** Whose an address is, with what is asked of them when they sign in. */
export type Owner = { userId: string; email: string; hash: string | null; hasSecondStep: boolean };

export async function selectOwner(db: Db, email: string): Promise<Owner | null> {
  const { id, twoFactorEnabled: hasSecondStep } = authUsers;
  const [row] = await db
    .select({ userId: id, email: authUsers.email, hash: authAccounts.password, hasSecondStep })
    .from(authUsers)
    .leftJoin(authAccounts, and(eq(authAccounts.userId, id), eq(authAccounts.providerId, 'credential')))
    .where(eq(authUsers.email, email));
  return row ?? null;
}

/** Whether a person has shown that their address is theirs. */
export async function isConfirmed(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ is: authUsers.emailVerified }).from(authUsers).where(eq(authUsers.id, userId));
  return row?.is ?? false;
}

/** Whether a code is asked for after the password. */
export async function hasSecondStep(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ has: authUsers.twoFactorEnabled }).from(authUsers).where(eq(authUsers.id, userId));
  return row?.has ?? false;
}

/** Who opened a link that only their mailbox has, has shown that it is theirs. */
export async function setAddressConfirmed(db: Db, userId: string): Promise<void> {
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, userId));
}

export async function setPasswordHash(
  db: Db,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<void> {
  await db.update(authAccounts).set({ password: hash, updatedAt: now }).where(ofPassword(userId));
}

type OneSession = { userId: string; id: string };

export async function setConfirmed(db: Db, { userId, id, now }: OneSession & { now: Date }): Promise<void> {
  await db
    .update(authSessions)
    .set({ confirmedAt: now })
    .where(and(eq(authSessions.id, id), eq(authSessions.userId, userId)));
}

/** Whether there was such a session. */
export async function deleteSession(db: Db, { userId, id }: OneSession): Promise<boolean> {
  const gone = await db
    .delete(authSessions)
    .where(and(eq(authSessions.id, id), eq(authSessions.userId, userId)))
    .returning({ id: authSessions.id });
  return gone.length > 0;
}

/** Ends the sessions of a person, all but one if that is named. */
export async function deleteSessions(db: Db, { userId, except }: { userId: string; except?: string }): Promise<void> {
  const others = except === undefined ? undefined : ne(authSessions.id, except);
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), others));
}

/** Whether the person was never signed in before with the browser that has this mark. */
export async function keepDevice(
  db: Db,
  { userId, markHash, now }: { userId: string; markHash: string; now: Date },
): Promise<boolean> {
  const known = await db
    .update(authDevices)
    .set({ seenAt: now })
    .where(and(eq(authDevices.userId, userId), eq(authDevices.markHash, markHash)))
    .returning({ markHash: authDevices.markHash });
  if (known.length > 0) return false;
  await db.insert(authDevices).values({ userId, markHash, seenAt: now }).onConflictDoNothing();
  return true;
}

/** The passkeys of a person, the oldest first. */
export function selectPasskeys(db: Db, userId: string) {
  const { id, name, createdAt } = authPasskeys;
  return db
    .select({ id, name, createdAt })
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .orderBy(asc(createdAt));
}

/** Whether there was such a passkey. */
export async function deletePasskey(db: Db, { userId, id }: OneSession): Promise<boolean> {
  const gone = await db
    .delete(authPasskeys)
    .where(and(eq(authPasskeys.id, id), eq(authPasskeys.userId, userId)))
    .returning({ id: authPasskeys.id });
  return gone.length > 0;
}

/** The account with its sessions and ways to sign in, and what was still to be proved for its address. */
export async function deleteAccount(db: Db, userId: string): Promise<void> {
  const [gone] = await db.delete(authUsers).where(eq(authUsers.id, userId)).returning({ email: authUsers.email });
  if (gone) await db.delete(authVerifications).where(eq(authVerifications.identifier, gone.email));
}

/** Everything that is kept of an account but password and tokens. */
export async function tellAccount(db: Db, userId: string): Promise<ToldIdentity | null> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, userId));
  if (!user) return null;
  const { id: _, ...account } = user;
  const { ipAddress, userAgent, createdAt, updatedAt, expiresAt } = authSessions;
  const sessions = await db
    .select({ ipAddress, userAgent, createdAt, updatedAt, expiresAt })
    .from(authSessions)
    .where(eq(authSessions.userId, userId));
  return {
    emailVerified: user.emailVerified,
    details: {
      ...{ ...account, methods: await selectMethods(db, userId), sessions },
      passkeys: await selectPasskeys(db, userId),
    },
  };
}

/** Every account with its ways to sign in, a row for each way. */
export const selectAccounts = (db: Db) =>
  db
    .select({ user: authUsers, method: authAccounts })
    .from(authUsers)
    .leftJoin(authAccounts, eq(authAccounts.userId, authUsers.id))
    .orderBy(asc(authUsers.createdAt), asc(authUsers.id));
