import { z } from 'zod';
import { PAUSE_MONTHS } from '#core/membership/subscription.ts';
import { momentSchema, okSchema } from './common.ts';
import { emailSchema } from './newsletter.ts';
import { operation } from './operation.ts';

const cents = z.number().int();
const count = z.number().int().nonnegative();
const priceSchema = z.enum(['monthly', 'annual']);
const seatsSchema = z.number().int().min(1).max(6);

/** One payment: what a receipt says. */
export const paymentSchema = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  isTest: z.boolean(),
  price: priceSchema,
  seats: count,
  listCents: cents,
  discountCents: cents,
  taxCents: cents,
  totalCents: cents,
  cardLast4: z.string().nullable(),
  periodStart: momentSchema,
  periodEnd: momentSchema,
  paidAt: momentSchema,
  refundedCents: cents,
  refundedAt: momentSchema.nullable(),
});

export const seatSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  hasJoined: z.boolean(),
});

const subscriptionSchema = z.strictObject({
  provider: z.enum(['test', 'stripe', 'granted']),
  price: priceSchema,
  /** What it is from the next payment on, if that is another one. */
  nextPrice: priceSchema.nullable(),
  seats: count,
  state: z.enum(['active', 'past_due', 'ending', 'pausing', 'paused', 'over']),
  startedAt: momentSchema,
  currentPeriodEnd: momentSchema,
  pausedUntil: momentSchema.nullable(),
  /** When the next payment is taken or tried, and how much that is; null: there is none. */
  nextPayment: z.strictObject({ at: momentSchema, totalCents: cents }).nullable(),
  /** What goes back if it is ended now; until then all of it. */
  refundCents: cents,
  moneyBackUntil: momentSchema,
  cardLast4: z.string().nullable(),
});

/** How a person's Premium is paid for, and how it could be. */
export const membershipPageSchema = z.strictObject({
  /** `test`: no money moves here. Null: Premium is not sold here. */
  checkout: z.enum(['test', 'stripe']).nullable(),
  tier: z.enum(['free', 'premium']),
  subscription: subscriptionSchema.nullable(),
  /** Newest first. */
  payments: z.array(paymentSchema),
  student: z.strictObject({ email: z.string(), verifiedUntil: momentSchema.nullable() }).nullable(),
  /** The seats that the person pays for beside their own. */
  family: z.array(seatSchema),
  /** Who pays for the person's seat in their family. */
  paidBy: z.string().nullable(),
});
export type MembershipPage = z.infer<typeof membershipPageSchema>;
export type Payment = z.infer<typeof paymentSchema>;

export const getSubscription = operation({
  method: 'GET',
  path: '/api/membership/subscription',
  summary: 'How Premium of the person who asks is paid for, with receipts, student status and family',
  tag: 'membership',
  response: () => membershipPageSchema,
});

export const startCheckout = operation({
  method: 'POST',
  path: '/api/membership/checkout',
  summary: 'Begins a payment: where the browser goes to pay, or null where it is paid here with a test card',
  tag: 'membership',
  body: () => z.strictObject({ price: priceSchema, seats: seatsSchema }),
  response: () => z.strictObject({ url: z.string().nullable() }),
});

const cardSchema = z.strictObject({
  number: z.string().max(40),
  expiry: z.string().max(10),
  code: z.string().max(4),
  name: z.string().trim().max(100),
});

export const payTest = operation({
  method: 'POST',
  path: '/api/membership/test-payment',
  summary: 'Pays with a test card: no money moves. Any other card is refused and not kept',
  tag: 'membership',
  body: () => z.strictObject({ price: priceSchema, seats: seatsSchema, card: cardSchema }),
  response: () => membershipPageSchema,
});

export const changeTestCard = operation({
  method: 'PUT',
  path: '/api/membership/test-card',
  summary: 'Puts another test card in the place of the one that is charged, and tries a payment that is open at once',
  tag: 'membership',
  body: () => z.strictObject({ card: cardSchema }),
  response: () => membershipPageSchema,
});

export const openPortal = operation({
  method: 'POST',
  path: '/api/membership/portal',
  summary: 'Where the payment provider lets the person change their card and read its invoices',
  tag: 'membership',
  response: () => z.strictObject({ url: z.string() }),
});

export const commandSubscription = operation({
  method: 'PATCH',
  path: '/api/membership/subscription',
  summary:
    'Changes, pauses, resumes, ends or keeps a subscription; everything but a resume holds from its next period on',
  tag: 'membership',
  body: () =>
    z.discriminatedUnion('do', [
      z.strictObject({ do: z.literal('change'), price: priceSchema }),
      z.strictObject({ do: z.literal('pause'), months: z.literal([...PAUSE_MONTHS]) }),
      z.strictObject({ do: z.enum(['resume']) }),
      z.strictObject({ do: z.enum(['cancel']) }),
      z.strictObject({ do: z.enum(['keep']) }),
    ]),
  response: () => membershipPageSchema,
});

export const refundSubscription = operation({
  method: 'POST',
  path: '/api/membership/refund',
  summary: 'Ends a subscription now and gives back what the rules say; 409 where nothing would go back',
  tag: 'membership',
  response: () => membershipPageSchema,
});

export const mailReceipt = operation({
  method: 'POST',
  path: '/api/membership/receipts/:paymentId/mail',
  summary: 'Sends a receipt to the address of the account',
  tag: 'membership',
  params: () => z.strictObject({ paymentId: z.uuid() }),
  response: () => okSchema,
});

const tokenBody = z.strictObject({ token: z.string().min(20).max(100) });

export const askStudent = operation({
  method: 'POST',
  path: '/api/membership/student',
  summary: 'Sends a link to a school address; following it gives the price for students for a year',
  tag: 'membership',
  body: () => z.strictObject({ email: emailSchema }),
  response: () => okSchema,
});

export const confirmStudent = operation({
  method: 'POST',
  path: '/api/membership/student/confirm',
  summary: 'Confirms the school address of the person who is signed in, with the token from the mail',
  tag: 'membership',
  body: () => tokenBody,
  response: () => membershipPageSchema,
});

export const inviteToFamily = operation({
  method: 'POST',
  path: '/api/membership/family',
  summary: 'Invites somebody to a paid seat of the family, by mail',
  tag: 'membership',
  body: () => z.strictObject({ email: emailSchema }),
  response: () => z.array(seatSchema),
});

export const joinFamily = operation({
  method: 'POST',
  path: '/api/membership/family/join',
  summary: 'Takes the seat of an invitation, with the token from the mail',
  tag: 'membership',
  body: () => tokenBody,
  response: () => membershipPageSchema,
});

export const leaveFamily = operation({
  method: 'DELETE',
  path: '/api/membership/family',
  summary: 'Leaves the seat that somebody else pays for',
  tag: 'membership',
  response: () => okSchema,
});

export const removeSeat = operation({
  method: 'DELETE',
  path: '/api/membership/family/:seatId',
  summary: 'Takes a seat of the family back: whoever sat there is on Free again',
  tag: 'membership',
  params: () => z.strictObject({ seatId: z.uuid() }),
  response: () => z.array(seatSchema),
});
