import type { FastifyBaseLogger } from 'fastify';
import { type ListedPlan, listedPlanSchema, type MealPlan, type Plan, type WorkoutPlan } from '#contract/plans.ts';
import type { StoredDocument, VersionedDocument } from '#core/documents/versioned-document.ts';
import { mealExceptionDocument } from '#core/nutrition/exceptions/meal-exception-versions.ts';
import type { MealException } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { mealPlanDocument } from '#core/nutrition/meal-plan-versions.ts';
import { todaySwapDocument } from '#core/training/swap/today-swap-versions.ts';
import type { TodaySwap } from '#core/training/swap/today-swaps.ts';
import { workoutPlanDocument } from '#core/training/workout-plan-versions.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { httpError, notFound } from '../http/http-error.ts';
import type { PlanContent } from './check-plans.ts';
import type { PlanRow } from './store.ts';

/** What a plan holds, as it is to be stored. */
export const storedContent = (plan: PlanContent): StoredDocument =>
  plan.type === 'meal' ? mealPlanDocument.write(plan.data) : workoutPlanDocument.write(plan.data);

/** The columns of a new plan that hold it. */
export function columnsOf(plan: PlanContent): { data: unknown; dataVersion: number } {
  const { content: data, version: dataVersion } = storedContent(plan);
  return { data, dataVersion };
}

/** What a row tells beside its documents. */
const headOf = ({ id, userId, name, version, isFavorite, isActive, createdAt }: PlanRow) => ({
  ...{ id, userId, name, version, isFavorite, isActive },
  createdAt: createdAt.toISOString(),
});

type Stored = { row: PlanRow; contents: unknown; version: number; log: FastifyBaseLogger };

/** Each of them by itself: one that cannot be read is worth neither the plan nor the others. */
function eachOf<Value>(
  document: VersionedDocument<Value>,
  { row: { id, userId }, contents, version, log }: Stored,
): Value[] {
  if (!Array.isArray(contents)) return [];
  return contents.flatMap((content: unknown) => {
    const read = readOrReport(document, { version, content }, { userId, id, log });
    return read.ok ? [read.value] : [];
  });
}

function swapsOf(row: PlanRow, log: FastifyBaseLogger): TodaySwap[] {
  const { todaySwaps: contents, todaySwapsVersion: version } = row;
  return eachOf(todaySwapDocument, { row, contents, version, log });
}

function exceptionsOf(row: PlanRow, log: FastifyBaseLogger): MealException[] {
  const { mealExceptions: contents, mealExceptionsVersion: version } = row;
  return eachOf(mealExceptionDocument, { row, contents, version, log });
}

/** A stored plan as the contract has it; null if what is stored cannot be read as one. */
export function toPlan(row: PlanRow, log: FastifyBaseLogger): Plan | null {
  const { id, userId } = row;
  const stored = { version: row.dataVersion, content: row.data };
  if (row.type === 'meal') {
    const read = readOrReport(mealPlanDocument, stored, { userId, id, log });
    return read.ok ? { ...headOf(row), type: 'meal', data: read.value, exceptions: exceptionsOf(row, log) } : null;
  }
  const read = readOrReport(workoutPlanDocument, stored, { userId, id, log });
  return read.ok ? { ...headOf(row), type: 'workout', data: read.value, todaySwaps: swapsOf(row, log) } : null;
}

/** The same for a list, where a plan whose data cannot be read keeps its place. */
export const toListedPlan = (row: PlanRow, log: FastifyBaseLogger): ListedPlan =>
  toPlan(row, log) ?? listedPlanSchema.parse({ ...headOf(row), type: row.type, data: null });

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
  if (plan) return plan;
  throw httpError('unreadable_document', 'The data of this plan is missing. Delete it and generate a new one.');
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
