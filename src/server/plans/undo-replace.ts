import type { FastifyBaseLogger } from 'fastify';
import type { Plan } from '#contract/plans.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError, notFound } from '../http/http-error.ts';
import { isProvedFor } from './check-plans.ts';
import { loadAthlete } from './load-athlete.ts';
import { endExceptionsOfOtherDishes } from './meal-exceptions.ts';
import { lockPlansOf, selectPlan, selectPrevious, setData } from './store.ts';
import { foundPlan, storedContent, toPlan } from './stored-plan.ts';

type Input = { userId: string; planId: string; catalogue: Catalogue; now: Date; log: FastifyBaseLogger };

/** Puts back what the last replacement took out, as it was. It costs no swap, and a profile that changed meanwhile comes first. */
export async function undoReplace(db: Db, { userId, planId, catalogue, now, log }: Input): Promise<Plan> {
  const one = { userId, id: planId };
  await lockPlansOf(db, userId);
  const row = await selectPlan(db, one);
  if (!row) throw notFound('plan');
  const previous = await selectPrevious(db, one);
  if (!previous) throw httpError('conflict', 'There is nothing to undo in this plan any more.');
  const before = toPlan({ ...row, data: previous.content, dataVersion: previous.version }, log);
  if (!before)
    throw httpError('unreadable_document', 'What was there before cannot be read, so it cannot be put back.');
  if (!isProvedFor(before, await loadAthlete(db, { userId, catalogue, log }), catalogue)) {
    throw httpError('conflict', 'What was there before no longer fits your profile, so it stays out.');
  }
  const swapped = foundPlan(row, log);
  const plan = foundPlan(await setData(db, { ...one, document: storedContent(before), now }), log);
  if (swapped.type !== 'meal') return plan;
  return endExceptionsOfOtherDishes(db, { userId, planId, before: swapped.data, now, log });
}
