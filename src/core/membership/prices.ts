import { z } from 'zod';
import prices from '#data/prices.json' with { type: 'json' };

const pricesSchema = z.strictObject({
  currency: z.literal('USD'),
  monthly: z.number().positive(),
  annual: z.number().positive(),
  moneyBackDays: z.number().int(),
  studentPercentOff: z.number().int(),
  family: z.strictObject({ fewest: z.number().int(), most: z.number().int() }),
});

/** What Premium costs, and the rules that belong to its price: one table for screens, help, coach and payment. */
export const PRICES = pricesSchema.parse(prices);

export const PRICE_NAMES = ['monthly', 'annual'] as const;
export type Price = (typeof PRICE_NAMES)[number];

const centsOf = (dollars: number) => Math.round(dollars * 100);

/** What one person pays for a period, in cents. */
export const PRICE_CENTS: Record<Price, number> = {
  monthly: centsOf(PRICES.monthly),
  annual: centsOf(PRICES.annual),
};

/** What a year costs less than twelve months, in whole dollars. */
export const ANNUAL_SAVES = Math.round((12 * PRICE_CENTS.monthly - PRICE_CENTS.annual) / 100);

/** What is bought: a price, for one person or for a family of so many. */
export type Order = { price: Price; seats: number; isStudent: boolean };

/** The sum of one payment, in cents; `tax` is what the payment provider adds, and nothing where there is none. */
export type Sum = { listCents: number; discountCents: number; taxCents: number; totalCents: number };

/** What an order costs now. Each person of a family pays the price of one; the discount for students is for one alone. */
export function sumOf({ price, seats, isStudent }: Order): Sum {
  const listCents = PRICE_CENTS[price] * seats;
  const discountCents = isStudent && seats === 1 ? Math.round((listCents * PRICES.studentPercentOff) / 100) : 0;
  return { listCents, discountCents, taxCents: 0, totalCents: listCents - discountCents };
}

/** "$29.99", "−$40.00". */
export function moneyText(cents: number): string {
  const sign = cents < 0 ? '−' : '';
  return `${sign}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

/** What a price is called behind a sum: "$29.99 a month". */
export const EACH: Record<Price, string> = { monthly: 'a month', annual: 'a year' };
