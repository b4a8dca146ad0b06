import { EACH, moneyText, PRICES, type Price } from '#core/membership/prices.ts';
import { PRODUCT } from '#core/product.ts';
import { dayText } from '#core/units/day-text.ts';
import type { Message } from '../mail/mail.ts';
import type { PaymentRow } from './subscription-store.ts';

type Mail = Omit<Message, 'html'>;
const mail = (to: string, subject: string, ...lines: string[]): Mail => ({
  to,
  subject,
  text: ['Hello,', '', ...lines].join('\n'),
});

const TEST_LINE = 'This was a test. No money moved.';
const WHERE = 'You can change, pause or end your membership on the page Membership at any time.';

/** The number of a receipt; those of tests begin with a T. */
export const receiptNumber = ({ provider, place }: Pick<PaymentRow, 'provider' | 'place'>): string =>
  `${provider === 'embedded' ? 'T' : 'S'}-${String(place).padStart(6, '0')}`;

export const receiptMail = (to: string, row: PaymentRow): Mail =>
  mail(
    to,
    `Your receipt ${receiptNumber(row)} from ${PRODUCT.name}`,
    `Receipt ${receiptNumber(row)}, ${dayText(row.paidAt)}`,
    '',
    `Premium, ${dayText(row.periodStart)} to ${dayText(row.periodEnd)}: ${moneyText(row.listCents)}`,
    ...(row.seats > 1 ? [`For ${row.seats} people`] : []),
    ...(row.discountCents > 0 ? [`Student, ${PRICES.studentPercentOff}% less: ${moneyText(-row.discountCents)}`] : []),
    `Tax: ${moneyText(row.taxCents)}`,
    `Paid${row.cardLast4 === null ? '' : `, card ending ${row.cardLast4}`}: ${moneyText(row.totalCents)}`,
    ...(row.refundedCents > 0 ? [`Given back: ${moneyText(row.refundedCents)}`] : []),
    '',
    ...(row.provider === 'embedded' ? [TEST_LINE, ''] : []),
    WHERE,
  );

export const refundMail = (to: string, row: PaymentRow): Mail =>
  mail(
    to,
    `${moneyText(row.refundedCents)} goes back to you`,
    `your Premium has ended, and ${moneyText(row.refundedCents)} of receipt ${receiptNumber(row)} goes back to the card that paid. It takes 3 to 5 business days.`,
    '',
    'Your plans, your log and your answers stay, as Free.',
    ...(row.provider === 'embedded' ? ['', TEST_LINE] : []),
  );

export const failedMail = (to: string, { triesLeft, lastTry }: { triesLeft: number; lastTry: Date }): Mail =>
  mail(
    to,
    `Your payment to ${PRODUCT.name} did not go through`,
    `a payment for your Premium failed. Cards expire; it happens. It is tried ${triesLeft === 1 ? 'once more' : `${triesLeft} more times`}, the last time on ${dayText(lastTry)}. Until then nothing changes for you.`,
    '',
    'To use another card, open the page Membership.',
  );

export const movedToFreeMail = (to: string): Mail =>
  mail(
    to,
    'You are on Free now',
    'the payment for your Premium failed again, so your account moved to Free. Nothing was deleted: your plans, your log and your answers are all there.',
    '',
    'You can come back to Premium whenever you like.',
  );

export const endedMail = (to: string): Mail =>
  mail(
    to,
    'Your Premium has ended',
    'the time that you paid for is over, and you are on Free now. Your plans, your log and your answers are all there.',
    '',
    'You can come back to Premium whenever you like.',
  );

type Renewal = { price: Price; at: Date; totalCents: number };
export const renewalMail = (to: string, { price, at, totalCents }: Renewal): Mail =>
  mail(
    to,
    `Your Premium renews on ${dayText(at)}`,
    `on ${dayText(at)} your Premium renews for ${moneyText(totalCents)} ${EACH[price]}.`,
    '',
    'If that is what you want, there is nothing to do. If not, end it on the page Membership before that day.',
  );

export const studentMail = (to: string, link: string): Mail =>
  mail(
    to,
    `Please confirm your school address for ${PRODUCT.name}`,
    `someone, hopefully you, asked for the price for students. Open this link within a day, on a device where you are signed in to ${PRODUCT.name}:`,
    '',
    link,
    '',
    'If it was not you, do nothing.',
  );

export const inviteMail = (to: string, { link, payer }: { link: string; payer: string }): Mail =>
  mail(
    to,
    `A seat in a family on ${PRODUCT.name}`,
    `${payer} pays for a family on ${PRODUCT.name} and keeps a seat for you. You get Premium, with plans and a log of your own that nobody else in the family sees. Open this link within 14 days and sign in or sign up:`,
    '',
    link,
    '',
    'If you do not know them, do nothing.',
  );
