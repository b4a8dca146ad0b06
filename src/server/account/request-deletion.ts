import type { Deletion } from '#contract/account.ts';
import { PRODUCT } from '#core/product.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import type { Session } from '../identity/identity.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { deletionOf } from './read-account.ts';
import { callOffDeletion, insertDeletion, selectDeletion } from './store.ts';

/** How long a person may think better of it. */
const UNDO_MS = 7 * 86_400_000;

type Requesting = { session: Session; siteUrl: string; now: Date; newId: () => string };

/** Notes that the account is to go in seven days, and says so by mail: whoever did not ask for it can stop it. */
export async function requestDeletion(
  tx: Db,
  { session: { userId, email }, siteUrl, now, newId }: Requesting,
): Promise<Deletion> {
  const row = { userId, requestedAt: now, dueAt: new Date(now.getTime() + UNDO_MS), begunAt: null };
  if (await insertDeletion(tx, row)) {
    const message = requestedMessage({ to: email, dueAt: row.dueAt, siteUrl });
    await queueMail(tx, { message, id: newId(), now });
  }
  return deletionOf((await selectDeletion(tx, userId)) ?? row);
}

/** Calls the deletion off; an account that was to stay all along stays. Refuses (409) when its deletion has begun. */
export async function keepAccount(tx: Db, { userId }: Session): Promise<void> {
  if (await callOffDeletion(tx, userId)) return;
  if (!(await selectDeletion(tx, userId))) return;
  throw httpError('conflict', 'The seven days are over, and your account is being deleted.');
}

type Requested = { to: string; dueAt: Date; siteUrl: string };

const requestedMessage = ({ to, dueAt, siteUrl }: Requested) => ({
  to,
  subject: `Your ${PRODUCT.name} account is to be deleted`,
  text: [
    'Hello,',
    '',
    `your ${PRODUCT.name} account is deleted on ${dueAt.toUTCString()}. Until then nothing is lost.`,
    '',
    'To keep it, sign in and press “Keep my account”:',
    siteUrl,
    '',
    'If it was not you who asked for this, sign in, keep the account and change your password.',
  ].join('\n'),
});
