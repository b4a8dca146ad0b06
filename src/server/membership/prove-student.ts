import { isSchoolAddress, studentUntil } from '#core/membership/school-address.ts';
import type { Billing } from '../billing/billing.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { hashOf } from '../newsletter/tokens.ts';
import { isProofTaken, putProof, selectProof } from './family-store.ts';
import { mailedLink } from './mailed-link.ts';
import { studentMail } from './membership-mails.ts';
import type { MembershipPerson } from './membership-person.ts';
import { selectSubscription } from './store.ts';

const HOLDS_MS = 86_400_000;
const YEAR_AGO = (now: Date) => new Date(now.getTime() - studentUntil(0));

type Asking = { address: string; siteUrl: string };

/** Sends a link to a school address. Who has it can read mail there, which is what is asked for. */
export async function askStudent(db: Db, person: MembershipPerson, { address, siteUrl }: Asking): Promise<void> {
  const { userId, now, newId } = person;
  if (!isSchoolAddress(address)) {
    throw httpError(
      'bad_request',
      'That is not an address that we know as a school’s. It ends in .edu, .edu and a country, or .ac and a country. If yours does not, write to support.',
    );
  }
  const { link, hash } = mailedLink(siteUrl, 'student');
  const known = await selectProof(db, userId);
  const verifiedAt = known?.email === address ? known.verifiedAt : null;
  await putProof(db, { userId, email: address, tokenHash: hash, sentAt: now, verifiedAt });
  await queueMail(db, { message: studentMail(address, link), id: newId(), now });
}

/** Takes the link of that mail. One address is one student. */
export async function confirmStudent(db: Db, { userId, now }: MembershipPerson, token: string): Promise<void> {
  const proof = await selectProof(db, userId);
  const isHeld = proof?.tokenHash === hashOf(token) && now.getTime() - proof.sentAt.getTime() < HOLDS_MS;
  if (!proof || !isHeld) {
    throw httpError('not_found', 'This link is too old, or was asked for by another account. Ask for a new one.');
  }
  if (await isProofTaken(db, { email: proof.email, userId, after: YEAR_AGO(now) })) {
    throw httpError('conflict', 'Another account has the price for students with this address.');
  }
  await putProof(db, { ...proof, tokenHash: null, verifiedAt: now });
}

/** The price for students holds from the next payment on where one is paid at the provider already. */
export async function tellProviderOfStudent(db: Db, billing: Billing, userId: string): Promise<void> {
  const row = await selectSubscription(db, userId);
  if (billing?.kind !== 'stripe' || row?.provider !== 'stripe' || row.status === 'canceled' || row.seats > 1) return;
  await billing.provider.giveStudentPrice(row.subscriptionId ?? '');
}
