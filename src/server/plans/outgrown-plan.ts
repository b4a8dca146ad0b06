import type { PlanType } from '#contract/common.ts';
import type { Db } from '../db/database.ts';
import { type CheckInput, isProvedFor } from './check-plans.ts';
import { loadAthlete } from './load-athlete.ts';
import { selectActivePlan } from './store.ts';
import { toPlan } from './stored-plan.ts';

/**
 * Whether the plan that the person follows may no longer be followed, because their answers changed or its data cannot be
 * read: writing it anew is a matter of safety and not one of tiers.
 */
export async function hasOutgrownPlan(db: Db, { type, ...input }: CheckInput & { type: PlanType }): Promise<boolean> {
  const row = await selectActivePlan(db, { userId: input.userId, type });
  if (!row) return false;
  const plan = toPlan(row, input.log);
  return plan === null || !isProvedFor(plan, await loadAthlete(db, input), input.catalogue);
}
