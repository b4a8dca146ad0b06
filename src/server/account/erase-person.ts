import type { FastifyBaseLogger } from 'fastify';
import { counted } from '#core/language/counted.ts';
import { PRODUCT } from '#core/product.ts';
import { isoDayOf } from '#core/units/calendar-day.ts';
import type { Billing } from '../billing/billing.ts';
import type { Database, Db } from '../db/database.ts';
import type { FileStore } from '../files/files.ts';
import { inTransaction } from '../http/transaction.ts';
import type { Identity } from '../identity/identity.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { selectCustomer } from '../membership/subscription-store.ts';
import { startRepeating } from '../start-repeating.ts';
import {
  beginDeletions,
  countHolds,
  type DeletionRow,
  deletePerson,
  type Holds,
  hashOfPerson,
  holdDeletion,
  holdFiles,
  keepDeleted,
  selectBegun,
  selectUser,
  type UserRow,
} from './store.ts';

const EVERY_MS = 30_000;
const AT_ONCE = 20;
/** After its sessions were ended, what the person had under way is over by then: nothing writes their record anew. */
const SETTLED_MS = 60_000;

export type Erasing = {
  database: Database;
  identity: Pick<Identity, 'endSessions' | 'remove'>;
  files: FileStore;
  billing: Billing;
  now: () => Date;
  newId: () => string;
  log: FastifyBaseLogger;
};

/**
 * Deletes every account whose time is over. Each step may be done twice and comes to the same; the last one, a transaction, takes
 * the row that the work hangs on with it. So a server that is killed at any moment, or a second one beside it, loses and doubles nothing.
 */
export async function eraseDue(erasing: Erasing): Promise<void> {
  const { database, identity, now, log } = erasing;
  await beginDeletions(database.db, now());
  for (const row of await selectBegun(database.db, AT_ONCE)) {
    try {
      await identity.endSessions(row.userId);
      if (isSettled(row, now())) await erasePerson(erasing, row.userId, { receipt: true });
    } catch (err) {
      // What is away comes back: the next round goes on here.
      log.error({ err }, 'an account could not be deleted yet');
    }
  }
}

const isSettled = ({ begunAt }: DeletionRow, now: Date) =>
  begunAt !== null && now.getTime() - begunAt.getTime() >= SETTLED_MS;

/**
 * Takes everything of a person away: the accounts at the providers, the files, then in one transaction every row, in whose place a hash
 * is kept. `receipt`: only where a deletion was asked for, which ends with a mail.
 */
export async function erasePerson(
  { database, identity, files, billing, now, newId }: Omit<Erasing, 'log'>,
  userId: string,
  { receipt }: { receipt: boolean },
): Promise<void> {
  await identity.remove(userId);
  const customerId = await selectCustomer(database.db, userId);
  // Their subscription ends there, and their record with it.
  if (customerId !== null && billing?.kind === 'stripe') await billing.provider.forget(customerId);
  await inTransaction(database.db, async (tx) => {
    if (receipt && !(await holdDeletion(tx, userId))) return;
    // Before the rows, which alone know the files: should the transaction come to nothing, they are gone, as they must be.
    for (const key of await holdFiles(tx, userId)) await files.remove(key);
    const user = await selectUser(tx, userId);
    if (!user) return;
    const holds = await countHolds(tx, userId);
    await deletePerson(tx, user);
    await keepDeleted(tx, [{ hash: hashOfPerson(userId), deletedAt: now() }]);
    if (receipt) await sendReceipt(tx, { user, holds, id: newId(), now: now() });
  });
}

type Receipt = { user: UserRow; holds: Holds; id: string; now: Date };

const sendReceipt = (tx: Db, { user, holds, id, now }: Receipt): Promise<void> =>
  queueMail(tx, {
    id,
    now,
    message: {
      to: user.email,
      subject: `Your ${PRODUCT.name} account is deleted`,
      text: [
        'Hello,',
        '',
        `your account was deleted on ${isoDayOf(now)}, with everything in it: your answers, ${amounts(holds)}.`,
        '',
        'What is left is a number that cannot be read back, so that you do not return with a restored backup. Your address goes from our records with this mail.',
        '',
        'Thank you for the time that you trained with us.',
      ].join('\n'),
    },
  });

const amounts = ({ plans, logs, photos, conversations }: Holds): string =>
  [
    counted(plans, 'plan'),
    counted(logs, 'log entry', 'log entries'),
    counted(photos, 'photo'),
    counted(conversations, 'conversation'),
  ].join(', ');

/** Deletes what is due again and again until it is stopped; stopping waits for what is under way. */
export const startErasing = (erasing: Erasing): { stop: () => Promise<void> } =>
  startRepeating({
    everyMs: EVERY_MS,
    isReady: () => erasing.database.isReady(),
    work: () => eraseDue(erasing),
    failed: (err) => erasing.log.error({ err }, 'deleting accounts failed'),
  });
