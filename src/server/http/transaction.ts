import type { Db } from '../db/database.ts';
import { isTransactionClash } from '../db/faults.ts';
import { users } from '../db/schema/people.ts';
import type { Session } from '../identity/identity.ts';

const ATTEMPTS = 3;

/** Runs `work` in one transaction; a clash with another one is answered by running it again. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransactionClash(error)) throw error;
    }
  }
}

type Person = { session: Pick<Session, 'userId' | 'email'>; now: Date };

/** A transaction in which the person's own record exists: every row of theirs hangs on it. */
export function transactionForPerson<T>(db: Db, { session, now }: Person, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.insert(users).values({ id: session.userId, email: session.email, createdAt: now }).onConflictDoNothing();
    return work(tx);
  });
}
