import type { Db } from '../db/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { alreadyMessage, confirmMessage } from './messages.ts';
import { holdSubscriber, noteMailed } from './store.ts';
import { issueLink } from './tokens.ts';

/** An address gets no second mail within this time, whoever types it. */
const QUIET_MS = 10 * 60_000;

type Subscribing = { email: string; now: Date; newId: () => string; siteUrl: string };

/** Sends the mail that asks to confirm. What it answers and does looks the same for every address. */
export async function subscribe(db: Db, { email, now, newId, siteUrl }: Subscribing): Promise<void> {
  const { confirmedAt, mailedAt } = await holdSubscriber(db, { email, createdAt: now });
  if (mailedAt !== null && now.getTime() - mailedAt.getTime() < QUIET_MS) return;
  const isOn = confirmedAt !== null;
  const link = await issueLink(db, { email, purpose: isOn ? 'leave' : 'confirm', now, siteUrl });
  const message = isOn ? alreadyMessage(email, link) : confirmMessage(email, link);
  await queueMail(db, { message, id: newId(), now });
  await noteMailed(db, { email, mailedAt: now });
}
