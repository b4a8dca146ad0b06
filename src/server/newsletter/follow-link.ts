import { selectUserWith } from '../account/store.ts';
import { allows, decideConsent } from '../consents/decide-consent.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { welcomeMessage } from './messages.ts';
import { confirmSubscriber, deleteSubscriber, selectByToken } from './store.ts';
import { hashOf, issueLink } from './tokens.ts';

type Following = { token: string; now: Date; newId: () => string; siteUrl: string };

/** Confirms the subscriber of a link; following it again changes nothing. */
export async function confirmSubscription(db: Db, { token, now, newId, siteUrl }: Following): Promise<void> {
  const subscriber = await selectByToken(db, { hash: hashOf(token), purpose: 'confirm', now });
  if (!subscriber) throw httpError('not_found', 'This link is too old. Please subscribe once more to get a new one.');
  if (!(await confirmSubscriber(db, { email: subscriber.email, now }))) return;
  const link = await issueLink(db, { email: subscriber.email, purpose: 'leave', now, siteUrl });
  await queueMail(db, { message: welcomeMessage(subscriber.email, link), id: newId(), now });
}

/** Removes the subscriber of a link, and takes back the consent of who has an account with that address. One that is gone already is as gone as was asked. */
export async function unsubscribe(db: Db, { token, now, newId }: Omit<Following, 'siteUrl'>): Promise<void> {
  const subscriber = await selectByToken(db, { hash: hashOf(token), purpose: 'leave', now });
  if (!subscriber) return;
  await deleteSubscriber(db, subscriber.email);
  const user = await selectUserWith(db, subscriber.email);
  if (user && (await allows(db, { userId: user.id, purpose: 'news' }))) {
    await decideConsent(db, { userId: user.id, purpose: 'news', given: false, now, newId });
  }
}
