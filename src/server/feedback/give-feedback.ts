import type { Feedback } from '#contract/feedback.ts';
import type { Db } from '../db/database.ts';
import { notFound } from '../http/http-error.ts';
import { holdPlan } from '../plans/store.ts';
import { insertFeedback } from './store.ts';

/** Keeps what a person thinks of a plan of theirs, meals of a meal plan and exercises of a workout plan. */
export async function giveFeedback(db: Db, given: Feedback): Promise<Feedback> {
  const type = given.feedbackType.endsWith('_meal') ? 'meal' : 'workout';
  if (!(await holdPlan(db, { userId: given.userId, id: given.planId, type }))) throw notFound('plan');
  await insertFeedback(db, { ...given, createdAt: new Date(given.createdAt) });
  return given;
}
