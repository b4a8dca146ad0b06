import * as membership from '#contract/subscription.ts';
import { TEST_CARD } from './membership.ts';
import type { Row } from './ownership-rows.ts';

const order = { price: 'monthly', seats: 1 };
const token = 'a-token-that-nobody-was-ever-sent';

/** The rows of the ownership matrix that are about Premium. Who asks pays for a family already. */
export const MEMBERSHIP_ROWS: readonly Row[] = [
  { operation: membership.getSubscription, ask: () => ({}) },
  { operation: membership.startCheckout, ask: () => ({ body: order }), own: 409 },
  { operation: membership.payTest, ask: () => ({ body: { ...order, card: TEST_CARD } }), own: 409 },
  { operation: membership.changeTestCard, ask: () => ({ body: { card: TEST_CARD } }) },
  // nobody is paid in a test
  { operation: membership.openPortal, ask: () => ({}), own: 409 },
  { operation: membership.commandSubscription, ask: () => ({ body: { do: 'cancel' } }) },
  { operation: membership.refundSubscription, ask: () => ({}) },
  { operation: membership.mailReceipt, ask: ({ paymentId }) => ({ params: { paymentId } }), names: true },
  { operation: membership.askStudent, ask: () => ({ body: { email: 'ann@school.edu' } }) },
  { operation: membership.confirmStudent, ask: () => ({ body: { token } }), own: 404 },
  { operation: membership.inviteToFamily, ask: () => ({ body: { email: 'cem@example.com' } }) },
  { operation: membership.joinFamily, ask: () => ({ body: { token } }), own: 404 },
  { operation: membership.leaveFamily, ask: () => ({}) },
  { operation: membership.removeSeat, ask: ({ seatId }) => ({ params: { seatId } }), names: true },
];
