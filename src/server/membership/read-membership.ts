import type { Membership } from '#contract/membership.ts';
import { allowance, periodOf } from '#core/membership/allowance.ts';
import { forEachMeter, METER_NAMES, type Meter, TIERS } from '#core/membership/tiers.ts';
import type { Db } from '../db/database.ts';
import { firstPlanCounter, readTier } from './spend-allowance.ts';
import { selectCounters } from './store.ts';

/** The person's tier, and how much of its limits they have used. */
export async function readMembership(db: Db, { userId, now }: { userId: string; now: Date }): Promise<Membership> {
  const tier = await readTier(db, { userId, now });
  const firsts = { meal: firstPlanCounter(userId, 'meal'), workout: firstPlanCounter(userId, 'workout') };
  const names = [...METER_NAMES, firsts.meal.name, firsts.workout.name];
  const counters = await selectCounters(db, { userId, names });
  const today = now.toISOString();
  const countOf = (counter: { name: string; periodStart: string }) =>
    counters.find(({ name, periodStart }) => name === counter.name && periodStart === counter.periodStart)?.count ?? 0;
  const left = (meter: Meter) => {
    const used = countOf({ name: meter, periodStart: periodOf(meter, today).start });
    return allowance({ tier, meter, used, now: today });
  };
  return {
    tier,
    ...forEachMeter(left),
    firstPlans: { meal: countOf(firsts.meal) === 0, workout: countOf(firsts.workout) === 0 },
    communityPosting: TIERS[tier].communityPosting,
    dataExport: TIERS[tier].dataExport,
  };
}
