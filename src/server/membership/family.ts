import { PRICES } from '#core/membership/prices.ts';
import { tierOf } from '#core/membership/tiers.ts';
import type { Db } from '../db/database.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { hashOf } from '../newsletter/tokens.ts';
import {
  countSeats,
  deleteSeats,
  holdInvitation,
  insertSeat,
  selectSeatOf,
  selectSeats,
  takeSeat,
} from './family-store.ts';
import { mailedLink } from './mailed-link.ts';
import { inviteMail } from './membership-mails.ts';
import type { MembershipPerson } from './membership-person.ts';
import { selectSubscription } from './store.ts';
import { holdSubscription, subscriptionOfRow } from './subscription-store.ts';

const HOLDS_MS = 14 * 86_400_000;

/** Invites somebody to a seat that is paid for and free. */
export async function inviteToFamily(
  db: Db,
  person: MembershipPerson,
  { address, siteUrl }: { address: string; siteUrl: string },
): Promise<void> {
  const { userId, email, now, newId } = person;
  // Held, so that two invitations at once do not both take the last seat.
  const row = await holdSubscription(db, userId);
  if (!row || row.seats < PRICES.family.fewest || tierOf(subscriptionOfRow(row), now.getTime()) === 'free') {
    throw httpError('conflict', 'Pay for a family first, then add people.');
  }
  if (address === email) throw httpError('bad_request', 'You have a seat already. Enter somebody else’s address.');
  if ((await selectSeats(db, userId)).some((seat) => seat.email === address)) {
    throw httpError('conflict', 'They are in your family already, or have an invitation.');
  }
  if ((await countSeats(db, userId)) >= row.seats - 1) {
    throw httpError('conflict', `All ${row.seats} seats are taken. Take one back, then invite somebody else.`);
  }
  const { link, hash } = mailedLink(siteUrl, 'family');
  await insertSeat(db, { id: newId(), userId, email: address, tokenHash: hash, invitedAt: now });
  await queueMail(db, { message: inviteMail(address, { link, payer: email }), id: newId(), now });
}

/** Takes the seat of an invitation. */
export async function joinFamily(db: Db, { userId, now }: MembershipPerson, token: string): Promise<void> {
  const seat = await holdInvitation(db, { hash: hashOf(token), after: new Date(now.getTime() - HOLDS_MS) });
  if (!seat) throw httpError('not_found', 'This invitation is over, or was taken. Ask for a new one.');
  if (seat.userId === userId) throw httpError('conflict', 'This is your own family. You have a seat already.');
  if (await selectSeatOf(db, userId)) throw httpError('conflict', 'You are in a family already. Leave it first.');
  const own = await selectSubscription(db, userId);
  if (own && own.status !== 'canceled' && !own.cancelAtPeriodEnd) {
    throw httpError('conflict', 'You pay for Premium yourself. Cancel that first, so that you do not pay twice.');
  }
  await takeSeat(db, { id: seat.id, memberId: userId, now });
}

export async function removeSeat(db: Db, { userId }: MembershipPerson, seatId: string): Promise<void> {
  if ((await deleteSeats(db, { payerId: userId, ids: [seatId] })) === 0) throw notFound('seat');
}
