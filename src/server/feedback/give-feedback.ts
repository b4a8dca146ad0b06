import type { FastifyBaseLogger } from 'fastify';
import type { Feedback } from '#contract/feedback.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { holdPlan, selectPlan } from '../plans/store.ts';
import { toPlan } from '../plans/stored-plan.ts';
import { itemsMeant } from './items-meant.ts';
import { insertFeedback } from './store.ts';

type Input = { given: Feedback; catalogue: Catalogue; log: FastifyBaseLogger };

/** Keeps what a person thinks of a plan of theirs, meals of a meal plan and exercises of a workout plan. */
export async function giveFeedback(db: Db, { given, catalogue, log }: Input): Promise<Feedback> {
  const type = given.feedbackType.endsWith('_meal') ? 'meal' : 'workout';
  const one = { userId: given.userId, id: given.planId };
  if (!(await holdPlan(db, { ...one, type }))) throw notFound('plan');
  const row = await selectPlan(db, one);
  const plan = row ? toPlan(row, log) : null;
  const known = type === 'meal' ? catalogue.recipes : catalogue.exercises.exercises.values();
  const itemIds = plan ? itemsMeant({ plan, said: given.specificItems ?? [], catalogue: known }) : [];
  const items = { specificItems: given.specificItems ?? null, itemIds };
  await insertFeedback(db, { ...given, items, createdAt: new Date(given.createdAt) });
  return given;
}
