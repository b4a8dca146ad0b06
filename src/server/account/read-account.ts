import type { Account, Consent } from '#contract/account.ts';
import { isAllowed, PURPOSES } from '#core/account/consents.ts';
import { selectConsents } from '../consents/store.ts';
import type { Db } from '../db/database.ts';
import type { Session } from '../identity/identity.ts';
import { countHolds, type DeletionRow, selectDeletion, selectUser } from './store.ts';

export const deletionOf = ({ requestedAt, dueAt }: DeletionRow) => ({
  requestedAt: requestedAt.toISOString(),
  dueAt: dueAt.toISOString(),
});

/** What holds of every consent, and what was decided last. */
export async function readConsents(db: Db, userId: string): Promise<Consent[]> {
  const decided = await selectConsents(db, userId);
  return PURPOSES.map((purpose) => {
    const last = decided.find((row) => row.purpose === purpose) ?? null;
    const allowed = isAllowed(purpose, last);
    return { purpose, allowed, decidedAt: last?.decidedAt.toISOString() ?? null, version: last?.version ?? null };
  });
}

/** The account as its owner sees it; `now` stands for the beginning of one that nothing was written in yet. */
export async function readAccount(db: Db, { userId, email }: Session, now: Date): Promise<Account> {
  const deletion = await selectDeletion(db, userId);
  return {
    email,
    createdAt: ((await selectUser(db, userId))?.createdAt ?? now).toISOString(),
    consents: await readConsents(db, userId),
    deletion: deletion ? deletionOf(deletion) : null,
    holds: await countHolds(db, userId),
  };
}
