import type { FastifyBaseLogger } from 'fastify';
import type { Groceries } from '#contract/meals.ts';
import { servedDays } from '#core/nutrition/exceptions/meal-exceptions.ts';
import { groceryList } from '#core/nutrition/groceries/grocery-list.ts';
import { shoppingNotes } from '#core/nutrition/groceries/shopping-notes.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { loadAthlete } from './load-athlete.ts';
import { selectPlan } from './store.ts';
import { foundPlan } from './stored-plan.ts';

type Input = {
  userId: string;
  planId: string;
  days: 1 | 7;
  today: string;
  catalogue: Catalogue;
  log: FastifyBaseLogger;
};

/** What to buy for the plan's day or for its week. */
export async function listGroceries(
  db: Db,
  { userId, planId, days, today, catalogue, log }: Input,
): Promise<Groceries> {
  const plan = foundPlan(await selectPlan(db, { userId, id: planId }), log);
  if (plan.type !== 'meal') throw httpError('conflict', 'That is a workout plan: there is nothing to buy for it.');
  const { week } = plan.data;
  if (days === 7 && !week) throw httpError('conflict', 'Please plan the week first; its groceries come with it.');
  const { constraints } = await loadAthlete(db, { userId, catalogue, log });
  const aisles = groceryList(servedDays(plan.data, plan.exceptions, { today, days }), catalogue.foods);
  return { planId, days, aisles, notes: shoppingNotes(aisles, constraints.food, catalogue.foods) };
}
