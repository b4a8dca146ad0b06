import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ownerId, users } from './people.ts';

/** The subscription of a person, as `core/membership` knows it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who takes the money: nobody (a test), Stripe, or nobody at all where the operator granted it. */
    provider: text('provider', { enum: ['embedded', 'stripe', 'granted'] }).notNull(),
    customerId: text('customer_id'),
    subscriptionId: text('subscription_id'),
    price: text('price', { enum: ['monthly', 'annual'] }).notNull(),
    nextPrice: text('next_price', { enum: ['monthly', 'annual'] }),
    seats: integer('seats').notNull().default(1),
    status: text('status', { enum: ['active', 'past_due', 'canceled'] }).notNull(),
    currentPeriodStart: moment('current_period_start').notNull().defaultNow(),
    currentPeriodEnd: moment('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    pausedFrom: moment('paused_from'),
    pausedUntil: moment('paused_until'),
    failures: integer('failures').notNull().default(0),
    endedAt: moment('ended_at'),
    /** When something is to be done about it next; null: never. */
    dueAt: moment('due_at'),
    /** What the test card does when it is charged again. A card of Stripe's is known to Stripe alone. */
    cardLast4: text('card_last4'),
    isCardFailing: boolean('is_card_failing').notNull().default(false),
    /** The end of the paid time that a mail has told of. */
    noticedFor: moment('noticed_for'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('subscriptions_by_provider_id').on(table.subscriptionId),
    index('subscriptions_by_due').on(table.dueAt),
    index('subscriptions_by_period_end').on(table.currentPeriodEnd),
  ],
);

/** What was paid: each is a receipt. `providerId` is what keeps a payment that is told of twice from being two. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    provider: text('provider', { enum: ['embedded', 'stripe'] }).notNull(),
    providerId: text('provider_id').notNull().unique(),
    price: text('price', { enum: ['monthly', 'annual'] }).notNull(),
    seats: integer('seats').notNull(),
    listCents: integer('list_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    cardLast4: text('card_last4'),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    paidAt: moment('paid_at').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    refundedAt: moment('refunded_at'),
  },
  (table) => [index('payments_of_person').on(table.userId, table.paidAt.desc())],
);

/** Whom Stripe knows a person as. `looks` counts how often it was asked how things stand: only what was asked last is kept. */
export const billingAccounts = pgTable('billing_accounts', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').unique(),
  looks: integer('looks').notNull().default(0),
});

/** The news of the payment provider that was acted on. */
export const billingEvents = pgTable(
  'billing_events',
  { id: text('id').primaryKey(), receivedAt: moment('received_at').notNull() },
  (table) => [index('billing_events_by_age').on(table.receivedAt)],
);

/** School addresses: a link was sent there, and followed. */
export const studentProofs = pgTable('student_proofs', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  /** Of the link on its way; null: it was followed. */
  tokenHash: text('token_hash'),
  sentAt: moment('sent_at').notNull(),
  verifiedAt: moment('verified_at'),
});

/** The seats of a family beside its payer's own. */
export const familySeats = pgTable(
  'family_seats',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    /** Who was invited; null once somebody sits there. */
    email: text('email'),
    tokenHash: text('token_hash').unique(),
    memberId: text('member_id')
      .unique()
      .references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    invitedAt: moment('invited_at').notNull(),
    joinedAt: moment('joined_at'),
  },
  (table) => [index('family_seats_of_payer').on(table.userId)],
);

/** How often a person used something in a period (a UTC day or month, named by its first day). */
export const usageCounters = pgTable(
  'usage_counters',
  {
    userId: ownerId(),
    name: text('name').notNull(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name, table.periodStart] })],
);
