import { createHash } from 'node:crypto';
import { createEmailVerificationToken } from 'better-auth/api';
import { HttpError, httpError } from '../http/http-error.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { confirmMessage, newAddressMessage } from './address-messages.ts';
import type { AuthMount } from './auth-routes.ts';
import { isConfirmed } from './store.ts';
import { tellOwner } from './tell-owner.ts';

const LINK_SECONDS = 86_400;

/** Counts go on for a while after an account is gone: they must not keep its address. */
export const mailboxMark = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** Whether one more mail may go to an address: nobody's mailbox is filled, from however many places. */
export async function mayMail({ database, limits, now }: AuthMount, email: string): Promise<boolean> {
  try {
    await countAttempt(database.db, limits, { name: 'recovery', subject: `confirm ${mailboxMark(email)}`, now: now() });
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** Sends a link by which the owner of an address confirms that it is theirs. */
export async function askToConfirm(mount: AuthMount, email: string): Promise<void> {
  const { secret } = await mount.auth.$context;
  const token = await createEmailVerificationToken(secret, email, undefined, LINK_SECONDS);
  await send(mount, confirmMessage(email, { siteUrl: mount.baseUrl, token }));
}

/** Sends a link to a new address, by which it becomes the one of the account. */
export async function askToChange(mount: AuthMount, { email, newEmail }: { email: string; newEmail: string }) {
  const { secret } = await mount.auth.$context;
  const kind = { requestType: 'change-email-verification' };
  const token = await createEmailVerificationToken(secret, email, newEmail, LINK_SECONDS, kind);
  await send(mount, newAddressMessage(newEmail, { siteUrl: mount.baseUrl, token }));
}

async function send(mount: AuthMount, message: ReturnType<typeof confirmMessage>): Promise<void> {
  if (!(await mayMail(mount, message.to))) return;
  await tellOwner(mount, message);
}

/** What would lock the owner of a mistyped or somebody else's address out for good needs one that is confirmed. */
export async function expectConfirmed({ database }: AuthMount, userId: string): Promise<void> {
  if (await isConfirmed(database.db, userId)) return;
  throw httpError(
    'conflict',
    'Please confirm your e-mail address first: open the link in our mail, or ask for a new one.',
  );
}
