import type { FastifyBaseLogger } from 'fastify';
import type { PlanType } from '#contract/common.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { readOrReport } from '../documents/read-or-report.ts';
import { itemOfFavorite } from '../favorites/item-of-favorite.ts';
import { selectFavorites } from '../favorites/store.ts';
import { feedbackItemsDocument } from '../feedback/feedback-versions.ts';
import { isAboutWholePlan, itemsOf } from '../feedback/items-meant.ts';
import { type FeedbackRow, selectFeedback } from '../feedback/store.ts';
import { rememberedTastes } from '../memory/remembered-tastes.ts';
import { selectNewestPlans } from './store.ts';
import { toPlan } from './stored-plan.ts';
import { type Said, type Tastes, weighTastes } from './tastes.ts';

/** How many of the last plans are looked at. */
const RECENT_PLANS = 3;
const REMEMBERED = 200;

type Input = { userId: string; type: PlanType; catalogue: Catalogue; log: FastifyBaseLogger };

/** What the person has shown to like and dislike: in feedback, in favourites, and in what the coach remembers. */
export async function loadTastes(db: Db, { userId, type, catalogue, log }: Input): Promise<Tastes> {
  const rows = await selectFeedback(db, {
    userId,
    feedbackTypes: [`liked_${type}`, `disliked_${type}`],
    limit: REMEMBERED,
  });
  const favorites = await selectFavorites(db, { userId, type });
  const feedback = rows.flatMap((row) => saidIn(row, log));
  const kept = favorites.map((row): Said => {
    const id = itemOfFavorite(row, catalogue);
    return { at: row.createdAt, likes: true, isWholePlan: false, itemIds: id === null ? [] : [id] };
  });
  const remembered = await rememberedTastes(db, { userId, type, catalogue, log });
  return weighTastes([...feedback, ...kept, ...remembered]);
}

/** What was said in one piece of feedback; one that cannot be read says nothing. */
function saidIn({ id, userId, createdAt, feedbackType, ...row }: FeedbackRow, log: FastifyBaseLogger): Said[] {
  const content = { specificItems: row.specificItems, itemIds: row.itemIds };
  const read = readOrReport(feedbackItemsDocument, { version: row.itemsVersion, content }, { userId, id, log });
  if (!read.ok) return [];
  const { specificItems, itemIds } = read.value;
  const isWholePlan = isAboutWholePlan(specificItems ?? []);
  return [{ at: createdAt, likes: feedbackType.startsWith('liked_'), isWholePlan, itemIds }];
}

/** Tastes of meals as the planner takes them: what was served lately had better not come again soon. */
export type MealTastes = {
  likedRecipeIds: readonly string[];
  dislikedRecipeIds: readonly string[];
  avoidRecipeIds: readonly string[];
};

export async function loadMealTastes(db: Db, { userId, catalogue, log }: Omit<Input, 'type'>): Promise<MealTastes> {
  const { likedIds, dislikedIds, unwelcomeIds } = await loadTastes(db, { userId, type: 'meal', catalogue, log });
  const rows = await selectNewestPlans(db, { userId, type: 'meal', limit: RECENT_PLANS });
  const served = rows.flatMap((row) => {
    const plan = toPlan(row, log);
    return plan ? itemsOf(plan).flatMap(({ id }) => id ?? []) : [];
  });
  return {
    likedRecipeIds: likedIds,
    dislikedRecipeIds: dislikedIds,
    avoidRecipeIds: [...new Set([...unwelcomeIds, ...served])],
  };
}
