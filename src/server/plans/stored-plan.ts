import type { FastifyBaseLogger } from 'fastify';
import { type MealPlan, type Plan, planSchema, type WorkoutPlan } from '#contract/plans.ts';
import { notFound } from '../http/http-error.ts';
import type { PlanRow } from './store.ts';

/** A stored plan as the contract has it; null if what is stored cannot be read as one. */
export function toPlan(row: PlanRow, log: FastifyBaseLogger): Plan | null {
  const { updatedAt: _, createdAt, ...fields } = row;
  const plan = planSchema.safeParse({ ...fields, createdAt: createdAt.toISOString() });
  if (plan.success) return plan.data;
  log.warn({ planId: row.id, issues: plan.error.issues }, 'a stored plan cannot be read');
  return null;
}

/** The plan, or the refusal that there is none. */
export function foundPlan(row: PlanRow | undefined, log: FastifyBaseLogger): Plan {
  const plan = row ? toPlan(row, log) : null;
  if (!plan) throw notFound('plan');
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
