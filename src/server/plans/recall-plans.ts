import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { PlanType } from '#contract/common.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { selectFeedback } from '../feedback/store.ts';
import { avoidList } from './avoid-list.ts';
import { selectNewestPlans } from './store.ts';
import { toPlan } from './stored-plan.ts';

/** How many of the last plans are looked at. */
const RECENT_PLANS = 3;
const REMEMBERED_DISLIKES = 50;

const itemsColumn = z.array(z.string()).catch([]);

type Input = { userId: string; type: PlanType; catalogue: Catalogue; log: FastifyBaseLogger };

/** The recipes that the person had lately or did not like; the exercises they did not like: those they had go on. */
export async function recallAvoided(db: Db, { userId, type, catalogue, log }: Input): Promise<string[]> {
  const rows = await selectNewestPlans(db, { userId, type, limit: RECENT_PLANS });
  const said = await selectFeedback(db, { userId, feedbackType: `disliked_${type}`, limit: REMEMBERED_DISLIKES });
  return avoidList({
    recent: rows.flatMap((row) => toPlan(row, log) ?? []),
    avoidsServed: type === 'meal',
    dislikes: said.map(({ planId, specificItems }) => ({ planId, specificItems: itemsColumn.parse(specificItems) })),
    catalogue: type === 'meal' ? catalogue.recipes : catalogue.exercises.exercises.values(),
  });
}
