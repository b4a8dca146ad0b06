import { randomUUID } from 'node:crypto';
import { isOver } from '#core/membership/commands.ts';
import { ended, givesPremium, started } from '#core/membership/subscription.ts';
import { isoDayOf } from '#core/units/calendar-day.ts';
import { StartError } from '../db/database.ts';
import { inTransaction } from '../http/transaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { endedMail } from '../membership/membership-mails.ts';
import { selectSubscription } from '../membership/store.ts';
import {
  holdSubscription,
  putSubscription,
  type SubscriptionRow,
  selectMembers,
  subscriptionOfRow,
} from '../membership/subscription-store.ts';
import { syncPerson } from '../membership/sync-stripe.ts';
import type { Command, Installation } from './command.ts';
import { personWith } from './person-with.ts';
import { noteAction, setSuspended } from './store.ts';

/** What the operator does about people and their Premium. */
export const MEMBER_COMMANDS: Readonly<Record<string, Command>> = {
  members: { words: [], does: 'lists who has or had Premium, and until when', run: listMembers },
  grant: { words: ['<e-mail>', '<YYYY-MM-DD>'], does: 'gives Premium without payment, up to that day', run: grant },
  end: { words: ['<e-mail>'], does: 'ends Premium: at once, or at the period’s end where it is paid', run: end },
  suspend: {
    words: ['<e-mail>', '<reason>'],
    does: 'lets an account read, download and leave, and nothing else',
    run: ([email = '', reason = ''], installation) => suspend(installation, { email, detail: reason, isOn: true }),
  },
  unsuspend: {
    words: ['<e-mail>'],
    does: 'takes that back',
    run: ([email = ''], installation) => suspend(installation, { email, detail: '', isOn: false }),
  },
};

async function listMembers(_words: readonly string[], { database, now, say }: Installation): Promise<void> {
  const members = await selectMembers(database.db);
  if (members.length === 0) say('Nobody has Premium.');
  for (const { email, suspendedAt, row } of members) {
    const isPremium = givesPremium(subscriptionOfRow(row), now().getTime());
    const until = isoDayOf(row.currentPeriodEnd);
    const state = isPremium
      ? `Premium, ${row.status} until ${until}`
      : `Free since ${isoDayOf(row.endedAt ?? row.currentPeriodEnd)}`;
    say(`${email}  ${row.provider} ${row.price}  ${state}${suspendedAt ? '  suspended' : ''}`);
  }
}

const runs = (row: SubscriptionRow, now: Date) =>
  row.provider !== 'granted' && row.status !== 'canceled' && !isOver(subscriptionOfRow(row), now.getTime());

async function grant([email = '', day = '']: readonly string[], { database, now, say }: Installation): Promise<void> {
  const until = new Date(`${day}T23:59:59.999Z`);
  if (Number.isNaN(until.getTime()) || until <= now()) throw new StartError('Name a day to come, such as 2027-01-31.');
  const { id: userId } = await personWith(database.db, email);
  await inTransaction(database.db, async (tx) => {
    const row = await holdSubscription(tx, userId);
    if (row && runs(row, now())) throw new StartError(`${email} pays for Premium: end that first.`);
    const begun = started({ price: 'monthly', seats: 1, now: now().getTime() });
    const subscription = { ...begun, currentPeriodEnd: until.getTime(), cancelAtPeriodEnd: true };
    await putSubscription(tx, { userId, provider: 'granted' }, { subscription, now: now() });
    await noteAction(tx, { doneAt: now(), action: 'grant', about: userId, detail: `until ${day}` });
  });
  say(`${email} has Premium up to ${day}.`);
}

async function end([email = '']: readonly string[], installation: Installation): Promise<void> {
  const { database, billing, now, say } = installation;
  const { db } = database;
  const { id: userId } = await personWith(db, email);
  const row = await selectSubscription(db, userId);
  if (!row || !givesPremium(subscriptionOfRow(row), now().getTime())) throw new StartError(`${email} has no Premium.`);
  const note = { doneAt: now(), action: 'end', about: userId, detail: row.provider };
  if (row.provider === 'stripe') {
    if (billing?.kind !== 'stripe') throw new StartError('Stripe is not set up here, and it takes the payments.');
    const subscription = subscriptionOfRow(row);
    await billing.provider.command(row.subscriptionId ?? '', { do: 'cancel' }, subscription);
    await syncPerson({ database, provider: billing.provider, now: now() }, userId, (tx) => noteAction(tx, note));
    say(`${email} is not charged again. What is paid lasts to ${isoDayOf(row.currentPeriodEnd)}.`);
    return;
  }
  await inTransaction(db, async (tx) => {
    const held = await holdSubscription(tx, userId);
    if (!held) return;
    const { provider, cardLast4 } = held;
    const subscription = ended(subscriptionOfRow(held), now().getTime());
    await putSubscription(tx, { userId, provider, cardLast4 }, { subscription, now: now() });
    await noteAction(tx, note);
    await queueMail(tx, { message: endedMail(email), id: randomUUID(), now: now() });
  });
  say(`${email} is on Free now.`);
}

type Suspending = { email: string; detail: string; isOn: boolean };

async function suspend({ database, now, say }: Installation, { email, detail, isOn }: Suspending): Promise<void> {
  const { id: userId } = await personWith(database.db, email);
  await inTransaction(database.db, async (tx) => {
    await setSuspended(tx, { userId, at: isOn ? now() : null });
    await noteAction(tx, { doneAt: now(), action: isOn ? 'suspend' : 'unsuspend', about: userId, detail });
  });
  say(isOn ? `${email} can read and leave, and nothing else.` : `${email} can do everything again.`);
}
