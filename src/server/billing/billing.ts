import type { Command } from '#core/membership/commands.ts';
import type { ProviderPayment, ProviderState } from '#core/membership/from-provider.ts';
import type { Order, Sum } from '#core/membership/prices.ts';
import type { Subscription } from '#core/membership/subscription.ts';

/** A payment with what a receipt says of it. */
export type LookedPayment = ProviderPayment & Sum & { cardLast4: string | null; seats: number };

/** How things stand with somebody at the provider, asked just now. */
export type Look = {
  subscriptionId: string;
  state: ProviderState;
  cardLast4: string | null;
  payments: readonly LookedPayment[];
};

/** `key`: the same call with the same key is one, however often it is sent. */
type Keyed = { key: string };

type Ordering = {
  customerId: string;
  userId: string;
  backTo: string;
  /** Their last subscription, which gives nothing any more. */
  over: string | null;
};

export type News = { id: string; customerId: string | null; chargeId: string | null };

/** A payment provider. Where nobody is paid, in a test, the life of a subscription runs here instead (`membership/renew-due.ts`). */
export type Provider = {
  customerFor: (person: { userId: string; email: string } & Keyed) => Promise<string>;
  /** Where the browser goes to pay. The sum is ours; the browser names a price only. */
  openCheckout: (order: Order & Ordering & Keyed) => Promise<string>;
  /** Null: there was never a payment. */
  look: (customerId: string) => Promise<Look | null>;
  command: (subscriptionId: string, asked: Command, next: Subscription) => Promise<void>;
  refund: (paid: { subscriptionId: string; invoiceId: string; cents: number } & Keyed) => Promise<void>;
  openPortal: (visit: { customerId: string; backTo: string }) => Promise<string>;
  giveStudentPrice: (subscriptionId: string) => Promise<void>;
  /** Ends everything of a person there, and their record with it. */
  forget: (customerId: string) => Promise<void>;
  /** News that is signed with our secret and not old; null for any other. Of disputes only the charge is told. */
  readNews: (body: Uint8Array, signature: string) => News | null;
  customerOfCharge: (chargeId: string) => Promise<string | null>;
};

/** How Premium is paid for. Null: it is not sold. */
export type Billing = { kind: 'test' } | { kind: 'stripe'; provider: Provider } | null;
