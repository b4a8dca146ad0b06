import { PRICES, type Price, sumOf } from '#core/membership/prices.ts';
import {
  charged,
  givesPremium,
  PAYMENT_GRACE_DAYS,
  paymentDueAt,
  RETRY_DAYS,
  type Subscription,
  started,
} from '#core/membership/subscription.ts';
import { DAY_MS } from '#core/units/calendar-day.ts';
import { isExpired, testCardOf } from '../billing/test-cards.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { deleteSeats, selectSeats } from './family-store.ts';
import { failedMail, movedToFreeMail, receiptMail } from './membership-mails.ts';
import { isStudent, type MembershipPerson } from './membership-person.ts';
import {
  holdSubscription,
  insertPayment,
  putSubscription,
  type SubscriptionRow,
  subscriptionOfRow,
} from './subscription-store.ts';

type Card = { number: string; expiry: string; code: string };
type Paying = { price: Price; seats: number; card: Card };

/** Throws for what is no test card: it must not be kept anywhere, and nobody's real card is asked for. */
function readCard(card: Card, now: Date) {
  const known = testCardOf(card.number);
  if (known === null) {
    throw httpError('bad_request', 'This is a test checkout and takes test cards only. Try 4242 4242 4242 4242.');
  }
  if (isExpired(card.expiry, now)) throw httpError('bad_request', 'That card has expired. Enter a month to come.');
  if (!/^\d{3,4}$/.test(card.code)) throw httpError('bad_request', 'The code has 3 or 4 digits.');
  return known;
}

const declined = () => httpError('conflict', 'The card was declined. Nothing was paid. Try another card.');

/** Refuses what nobody can buy: a second subscription beside one that runs, or a family of two. */
export function expectOrder(row: SubscriptionRow | undefined, { seats, now }: { seats: number; now: Date }): void {
  const { fewest, most } = PRICES.family;
  if (seats !== 1 && (seats < fewest || seats > most)) {
    throw httpError('bad_request', `A family has ${fewest} to ${most} people.`);
  }
  if (row === undefined || row.provider === 'granted') return;
  const subscription = subscriptionOfRow(row);
  const isRunning = row.status !== 'canceled' && !(row.cancelAtPeriodEnd && now >= row.currentPeriodEnd);
  if (isRunning || givesPremium(subscription, now.getTime())) {
    throw httpError('conflict', 'You have a membership already. You can change it below.');
  }
}

/** Begins a subscription that is paid with a test card. */
export async function payTest(db: Db, person: MembershipPerson, { price, seats, card }: Paying): Promise<void> {
  const { userId, now } = person;
  const { last4, isPaid, isFailingLater } = readCard(card, now);
  const row = await holdSubscription(db, userId);
  expectOrder(row, { seats, now });
  if (!isPaid) throw declined();
  const subscription = started({ price, seats, now: now.getTime() });
  await putSubscription(
    db,
    { userId, provider: 'embedded', cardLast4: last4, isCardFailing: isFailingLater },
    { subscription, now },
  );
  await fitSeats(db, { userId, seats });
  await keepPayment(db, person, { subscription, cardLast4: last4 });
}

/** Takes back the seats for which a smaller family has no room: those that were given last. */
export async function fitSeats(db: Db, { userId, seats }: { userId: string; seats: number }): Promise<void> {
  const beyond = (await selectSeats(db, userId)).slice(seats - 1);
  await deleteSeats(db, { payerId: userId, ids: beyond.map(({ id }) => id) });
}

type Kept = { subscription: Subscription; cardLast4: string | null };

/** Keeps the payment of a period that has begun, with its receipt by mail. */
async function keepPayment(db: Db, person: MembershipPerson, { subscription, cardLast4 }: Kept): Promise<void> {
  const { userId, email, now, newId } = person;
  const { price, seats, currentPeriodStart, currentPeriodEnd } = subscription;
  const row = await insertPayment(db, {
    id: newId(),
    userId,
    provider: 'embedded',
    // One for each period, so that none is paid twice.
    providerId: `test ${userId} ${new Date(currentPeriodStart).toISOString()} ${subscription.startedAt}`,
    price,
    seats,
    ...sumOf({ price, seats, isStudent: await isStudent(db, { userId, now }) }),
    cardLast4,
    periodStart: new Date(currentPeriodStart),
    periodEnd: new Date(currentPeriodEnd),
    paidAt: now,
  });
  if (row) await queueMail(db, { message: receiptMail(email, row), id: newId(), now });
}

/** Puts another test card in the place of the one that is charged; a payment that is open is tried with it at once. */
export async function changeTestCard(db: Db, person: MembershipPerson, card: Card): Promise<void> {
  const { userId, now } = person;
  const { last4, isPaid, isFailingLater } = readCard(card, now);
  if (!isPaid) throw declined();
  const row = await holdSubscription(db, userId);
  if (row?.provider !== 'embedded' || row.status === 'canceled') {
    throw httpError('conflict', 'There is no membership that a test card pays for.');
  }
  const beside = { userId, provider: 'embedded', cardLast4: last4, isCardFailing: isFailingLater } as const;
  const subscription = subscriptionOfRow(row);
  await putSubscription(db, beside, { subscription, now });
  if (row.status === 'past_due') await chargeTest(db, person, { ...row, ...beside }, { isPaid: true });
}

/** Takes the money that is due by the test card, or fails to, and tells the person by mail. */
export async function chargeTest(
  db: Db,
  person: MembershipPerson,
  row: SubscriptionRow,
  { isPaid }: { isPaid: boolean },
): Promise<void> {
  const { userId, email, now, newId } = person;
  const { cardLast4, isCardFailing } = row;
  const before = subscriptionOfRow(row);
  const subscription = charged(before, { isPaid, now: now.getTime() });
  await putSubscription(db, { userId, provider: 'embedded', cardLast4, isCardFailing }, { subscription, now });
  if (isPaid) return keepPayment(db, person, { subscription, cardLast4 });
  const triesLeft = RETRY_DAYS.length + 1 - subscription.failures;
  const lastTry = new Date(paymentDueAt(before) + PAYMENT_GRACE_DAYS * DAY_MS);
  const message =
    subscription.status === 'canceled' ? movedToFreeMail(email) : failedMail(email, { triesLeft, lastTry });
  await queueMail(db, { message, id: newId(), now });
}
