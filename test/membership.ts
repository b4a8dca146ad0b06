import { createUser } from '#contract/user.ts';
import { subscriptions } from '#server/db/schema/membership.ts';
import type { Caller, TestApp } from './app.ts';

/** A card that is charged in tests, and only there. */
export const TEST_CARD = { number: '4242 4242 4242 4242', expiry: '12 / 29', code: '123', name: 'Ann' };

const MONTH_MS = 30 * 86_400_000;

/** Gives a person a subscription that is paid for a month, so that no limit of the free tier stands in a test's way. */
export async function makePremium(
  app: Pick<TestApp, 'database'> & { clock?: TestApp['clock'] },
  person: Caller,
): Promise<void> {
  await person.call(createUser, { body: {} });
  const now = app.clock?.now() ?? new Date();
  await app.database.db.insert(subscriptions).values({
    userId: person.userId,
    provider: 'embedded',
    price: 'monthly',
    status: 'active',
    currentPeriodEnd: new Date(now.getTime() + MONTH_MS),
    createdAt: now,
    updatedAt: now,
  });
}
