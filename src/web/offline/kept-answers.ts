import { z } from 'zod';
import { getAdaptive } from '#contract/adaptive.ts';
import { listLogs } from '#contract/logs.ts';
import { getMembership } from '#contract/membership.ts';
import type { Operation } from '#contract/operation.ts';
import { checkPlans, getActiveMealPlan, getActiveWorkoutPlan, listPlans } from '#contract/plans.ts';
import { getProfile } from '#contract/profile.ts';
import { getProgress } from '#contract/progress.ts';
import { getNextSession, getTrainingRecords } from '#contract/training.ts';
import { isMedical, PROFILE_FIELD_NAMES } from '#core/athlete/profile-fields.ts';
import { openDevice } from './device-database.ts';

/** What the screens need without a network; the shopping list keeps itself. Chats and photos are never kept. */
const KEPT: readonly Operation[] = [
  getProfile,
  getActiveMealPlan,
  getActiveWorkoutPlan,
  listPlans,
  checkPlans,
  getNextSession,
  getTrainingRecords,
  listLogs,
  getMembership,
  getProgress,
  getAdaptive,
];

/** Medical answers stay on the server: the screens need none of them without a network. */
const MEDICAL: readonly string[] = PROFILE_FIELD_NAMES.filter(isMedical);
const NOT_KEPT = 'Kept on the server only';

type QueryKey = readonly unknown[];

/** The operation that answers a query, if it is one that is kept. An address without parameters goes first. */
function operationOf([path]: QueryKey): Operation | undefined {
  if (typeof path !== 'string') return undefined;
  const parts = path.split('/');
  return KEPT.find((operation) => {
    const names = operation.path.split('/');
    return names.length === parts.length && names.every((name, at) => name.startsWith(':') || name === parts[at]);
  });
}

const withoutMedical = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null
    ? { ...answer, ...Object.fromEntries(MEDICAL.filter((field) => field in answer).map((field) => [field, NOT_KEPT])) }
    : answer;

const keyOf = (userId: string, key: QueryKey): [string, string] => [userId, JSON.stringify(key)];
const rowSchema = z.object({ answer: z.unknown() });

/** Keeps the newest answer to a query for times without a network. A device without room keeps the one before. */
export async function keepAnswer(userId: string, key: QueryKey, answer: unknown): Promise<void> {
  const operation = operationOf(key);
  if (!operation) return;
  const kept = operation === getProfile ? withoutMedical(answer) : answer;
  try {
    const db = await openDevice();
    await db.put('answers', { userId, key: JSON.stringify(key), answer: kept }).finally(() => db.close());
  } catch {
    // Full, switched off or broken: then there is nothing to show without a network.
  }
}

/** The last answer to a query, if it is kept and still has the form that this release understands. */
export async function keptAnswer(userId: string, key: QueryKey): Promise<{ answer: unknown } | undefined> {
  const operation = operationOf(key);
  if (!operation) return undefined;
  try {
    const db = await openDevice();
    const row = rowSchema.safeParse(await db.get('answers', keyOf(userId, key)).finally(() => db.close()));
    if (!row.success) return undefined;
    const answer = operation.response.nullable().safeParse(row.data.answer);
    return answer.success ? { answer: answer.data } : undefined;
  } catch {
    return undefined;
  }
}
