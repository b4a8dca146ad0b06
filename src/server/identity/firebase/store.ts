import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { hashOfPerson } from '../../account/store.ts';
import type { Db } from '../../db/database.ts';
import { deletedPeople } from '../../db/schema/account.ts';
import { externalAccounts } from '../../db/schema/auth.ts';
import type { ToldIdentity } from '../identity.ts';

export type ExternalAccount = typeof externalAccounts.$inferSelect;
type Key = Pick<ExternalAccount, 'issuer' | 'subject'>;

/** Finds an account by its key, in one prepared query: it runs for every request. */
export function createAccountFinder(db: Db): (key: Key) => Promise<ExternalAccount | null> {
  const query = db
    .select()
    .from(externalAccounts)
    .where(
      and(
        eq(externalAccounts.issuer, sql.placeholder('issuer')),
        eq(externalAccounts.subject, sql.placeholder('subject')),
      ),
    )
    .prepare('find_external_account');
  return async (key) => (await query.execute(key))[0] ?? null;
}

/** When the person with this id was deleted here; null where nobody was. */
export async function selectDeletedAt(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: deletedPeople.deletedAt })
    .from(deletedPeople)
    .where(eq(deletedPeople.hash, hashOfPerson(userId)));
  return row?.at ?? null;
}

/**
 * Takes an account in that was never here. It keeps the id that it has at its provider, as accounts do that were moved there from
 * ours; unless that one is of an account of another issuer, or of somebody deleted.
 */
export async function insertAccount(db: Db, account: Key & { emailVerified: boolean; now: Date }): Promise<void> {
  const { issuer, subject, emailVerified, now } = account;
  const [other] = await db.select().from(externalAccounts).where(eq(externalAccounts.userId, subject));
  const isFree = other === undefined && (await selectDeletedAt(db, subject)) === null;
  await db
    .insert(externalAccounts)
    .values({ issuer, subject, emailVerified, createdAt: now, userId: isFree ? subject : randomUUID() })
    .onConflictDoNothing();
}

export async function setEmailVerified(db: Db, { issuer, subject }: Key, emailVerified: boolean): Promise<void> {
  await db
    .update(externalAccounts)
    .set({ emailVerified })
    .where(and(eq(externalAccounts.issuer, issuer), eq(externalAccounts.subject, subject)));
}

/** Ends every sign-in of a person from before, but the one of `keptSignIn`. */
export async function endSignIns(
  db: Db,
  { userId, now, keptSignIn }: { userId: string; now: Date; keptSignIn: Date | null },
): Promise<void> {
  await db.update(externalAccounts).set({ endedAt: now, keptSignIn }).where(eq(externalAccounts.userId, userId));
}

export async function selectAccountOf(db: Db, userId: string): Promise<ExternalAccount | null> {
  const [row] = await db.select().from(externalAccounts).where(eq(externalAccounts.userId, userId));
  return row ?? null;
}

export async function deleteAccountOf(db: Db, userId: string): Promise<void> {
  await db.delete(externalAccounts).where(eq(externalAccounts.userId, userId));
}

export async function tellAccountOf(db: Db, userId: string): Promise<ToldIdentity | null> {
  const account = await selectAccountOf(db, userId);
  if (!account) return null;
  const { issuer, subject, emailVerified, createdAt } = account;
  return { emailVerified, details: { issuer, subject, emailVerified, createdAt } };
}
