import { getAdaptive } from '#contract/adaptive.ts';
import { listLogs } from '#contract/logs.ts';
import { getMembership } from '#contract/membership.ts';
import type { Operation } from '#contract/operation.ts';
import { checkPlans, getActiveMealPlan, getActiveWorkoutPlan, listPlans } from '#contract/plans.ts';
import { getProfile } from '#contract/profile.ts';
import { getProgress } from '#contract/progress.ts';
import { getNextSession, getTrainingRecords } from '#contract/training.ts';
import { type Upgrade, type VersionedDocument, versionedDocument } from '#core/documents/versioned-document.ts';

export type KeptAnswer = { operation: Operation; document: VersionedDocument<unknown> };

/** The answer to one operation, as a device keeps it; null where there was nothing. */
const kept = (name: string, operation: Operation, upgrades: readonly Upgrade[] = []): KeptAnswer => ({
  operation,
  document: versionedDocument<unknown>({ name: `kept-${name}`, schema: () => operation.response.nullable(), upgrades }),
});

const isMealPlan = (plan: unknown): plan is object =>
  typeof plan === 'object' && plan !== null && 'type' in plan && plan.type === 'meal';

/** No meal of any date was different then. */
const withExceptions = (plan: unknown): unknown => (isMealPlan(plan) ? { ...plan, exceptions: [] } : plan);

/**
 * What the screens need without a network; the shopping list keeps itself. Chats and photos are never kept. An answer that holds a
 * plan or a log changes when that does, and then needs an upgrade of its own, which may call the other's.
 */
export const KEPT_ANSWERS: readonly KeptAnswer[] = [
  kept('profile', getProfile),
  kept('meal-plan', getActiveMealPlan, [{ to: 2, name: 'meals of one date', upgrade: withExceptions }]),
  kept('workout-plan', getActiveWorkoutPlan),
  kept('plans', listPlans, [
    {
      to: 2,
      name: 'meals of one date',
      upgrade: (plans) => (Array.isArray(plans) ? plans.map(withExceptions) : plans),
    },
  ]),
  kept('plan-fits', checkPlans),
  kept('next-session', getNextSession),
  kept('training-records', getTrainingRecords),
  kept('logs', listLogs),
  kept('membership', getMembership),
  kept('progress', getProgress),
  kept('adaptive', getAdaptive),
];
