import type { PlanType } from '#contract/common.ts';
import { allowance, limitReachedText, periodOf } from '#core/membership/allowance.ts';
import { type Meter, TIERS, type Tier, tierOf } from '#core/membership/tiers.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import type { AllowanceGate } from './allowance-gate.ts';
import { type Counter, countBack, countUpTo, deleteCounter, selectCounters, selectPremiumOf } from './store.ts';
import { subscriptionOfRow } from './subscription-store.ts';

export type OfPerson = { userId: string; now: Date };

/** Premium if a subscription of theirs gives it, or the one of who pays for their seat. */
export async function readTier(db: Db, { userId, now }: OfPerson): Promise<Tier> {
  const rows = await selectPremiumOf(db, userId);
  const isPremium = rows.some((row) => tierOf(subscriptionOfRow(row), now.getTime()) === 'premium');
  return isPremium ? 'premium' : 'free';
}

/** The first plan of each type is counted once, in a period that never ends. */
export const firstPlanCounter = (userId: string, type: PlanType): Counter => ({
  userId,
  name: `first_${type}_plan`,
  periodStart: '1970-01-01',
});

const limitReached = (meter: Meter, tier: Tier, now: Date) =>
  httpError(
    'limit_reached',
    limitReachedText(meter, allowance({ tier, meter, used: TIERS[tier][meter] ?? 0, now: now.toISOString() })),
  );

/** Counts one use in a transaction; what it means stands with `AllowanceGate`, through which every feature counts. */
export async function spendAllowance(db: Db, meter: Meter, { userId, now }: OfPerson): Promise<boolean> {
  const tier = await readTier(db, { userId, now });
  const limit = TIERS[tier][meter];
  if (limit === null) return false;
  const { start } = periodOf(meter, now.toISOString());
  if (await countUpTo(db, { userId, name: meter, periodStart: start, limit })) return true;
  throw limitReached(meter, tier, now);
}

/** Gives back a use that was counted at `now` and came to nothing. */
export async function refundAllowance(db: Db, meter: Meter, { userId, now }: OfPerson): Promise<void> {
  const { start } = periodOf(meter, now.toISOString());
  await countBack(db, { userId, name: meter, periodStart: start });
}

/** Counts a new plan: the first one of its type is free. */
export async function spendPlanAllowance(
  db: Db,
  type: PlanType,
  { userId, allowance }: { userId: string; allowance: AllowanceGate },
): Promise<void> {
  if (await countUpTo(db, { ...firstPlanCounter(userId, type), limit: 1 })) allowance.waive();
  else await allowance.spend(db);
}

/** The next plan of the type is free again: the one that was paid for was of no use. */
export const giveFirstPlanBack = (db: Db, userId: string, type: PlanType): Promise<void> =>
  deleteCounter(db, firstPlanCounter(userId, type));

/** Refuses early, before the work is done, what `spendPlanAllowance` would refuse after it. */
export async function expectPlanAllowance(db: Db, type: PlanType, { userId, now }: OfPerson): Promise<void> {
  const tier = await readTier(db, { userId, now });
  const limit = TIERS[tier].generations;
  if (limit === null) return;
  const first = firstPlanCounter(userId, type).name;
  const counters = await selectCounters(db, { userId, names: [first, 'generations'] });
  const { start } = periodOf('generations', now.toISOString());
  const isFirst = !counters.some(({ name }) => name === first);
  const used = counters.find(({ name, periodStart }) => name === 'generations' && periodStart === start)?.count ?? 0;
  if (!isFirst && used >= limit) throw limitReached('generations', tier, now);
}
