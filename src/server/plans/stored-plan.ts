import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import {
  type ListedPlan,
  listedPlanSchema,
  type MealPlan,
  type Plan,
  planSchema,
  type WorkoutPlan,
} from '#contract/plans.ts';
import { todaySwapSchema } from '#core/training/swap/today-swaps.ts';
import { httpError, notFound } from '../http/http-error.ts';
import type { PlanRow } from './store.ts';

const swapsSchema = z.array(todaySwapSchema).catch([]);

/** Only a workout plan has exercises of one day; none that cannot be read is worth the plan. */
const fieldsOf = ({ updatedAt: _, createdAt, todaySwaps, ...fields }: PlanRow) => ({
  ...fields,
  createdAt: createdAt.toISOString(),
  ...(fields.type === 'workout' && { todaySwaps: swapsSchema.parse(todaySwaps) }),
});

/** A stored plan as the contract has it; null if what is stored cannot be read as one. */
export function toPlan(row: PlanRow, log: FastifyBaseLogger): Plan | null {
  const plan = planSchema.safeParse(fieldsOf(row));
  if (plan.success) return plan.data;
  log.warn({ planId: row.id, issues: plan.error.issues }, 'a stored plan cannot be read');
  return null;
}

/** The same for a list, where a plan whose data cannot be read keeps its place. */
export const toListedPlan = (row: PlanRow, log: FastifyBaseLogger): ListedPlan =>
  toPlan(row, log) ?? listedPlanSchema.parse({ ...fieldsOf(row), data: null });

/**
 * The same in a list of many. A week is some 50 kB, and only that of the plan that is followed is looked at: the others
 * are listed without.
 */
export function toListRow(row: PlanRow, log: FastifyBaseLogger): ListedPlan {
  const plan = toListedPlan(row, log);
  if (plan.type !== 'meal' || plan.data === null || plan.isActive) return plan;
  const { week: _, weekCertificate: __, ...data } = plan.data;
  return { ...plan, data };
}

export function foundListedPlan(row: PlanRow | undefined, log: FastifyBaseLogger): ListedPlan {
  if (!row) throw notFound('plan');
  return toListedPlan(row, log);
}

/** The plan, or the refusal that there is none or that nothing can be done with it. */
export function foundPlan(row: PlanRow | undefined, log: FastifyBaseLogger): Plan {
  if (!row) throw notFound('plan');
  const plan = toPlan(row, log);
  if (!plan) throw httpError('conflict', 'The data of this plan is missing. Delete it and generate a new one.');
  return plan;
}

export function foundMealPlan(row: PlanRow | undefined, log: FastifyBaseLogger): MealPlan {
  const plan = foundPlan(row, log);
  if (plan.type !== 'meal') throw notFound('plan');
  return plan;
}

export function foundWorkoutPlan(row: PlanRow | undefined, log: FastifyBaseLogger): WorkoutPlan {
  const plan = foundPlan(row, log);
  if (plan.type !== 'workout') throw notFound('plan');
  return plan;
}
