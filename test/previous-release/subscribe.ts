import type { Database } from '#server/db/database.ts';
import { subscriptions } from '#server/db/schema/membership.ts';

const MONTH_MS = 30 * 86_400_000;

/** Gives a person a subscription for a month, so that no limit of the free tier ends what they do. */
export async function subscribe({ db }: Pick<Database, 'db'>, userId: string, now: Date): Promise<void> {
  const currentPeriodEnd = new Date(now.getTime() + MONTH_MS);
  const paid = { provider: 'embedded', price: 'monthly', status: 'active' } as const;
  await db.insert(subscriptions).values({ userId, ...paid, currentPeriodEnd, createdAt: now, updatedAt: now });
}
