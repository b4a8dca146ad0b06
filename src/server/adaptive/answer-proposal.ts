import type { MealPlan } from '#contract/plans.ts';
import { formulaKcal } from '#core/nutrition/targets/learned-energy.ts';
import type { AdaptiveProposal } from '#core/progress/adaptive-proposal.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { inWorker } from '../planning/in-worker.ts';
import { type Athlete, loadAthlete } from '../plans/load-athlete.ts';
import { loadMealTastes } from '../plans/load-tastes.ts';
import {
  deactivatePlans,
  expectRoomForPlan,
  insertPlan,
  lockPlansOf,
  selectActivePlan,
  selectLastVersion,
} from '../plans/store.ts';
import { columnsOf, foundMealPlan } from '../plans/stored-plan.ts';
import { type AdaptiveRequest, findStanding, type Standing } from './find-adaptive.ts';
import { type DecisionRow, insertDecision } from './store.ts';

export type Answered = AdaptiveRequest & { proposalId: string; newId: () => string };

/** Keeps the calories; nothing is proposed for a week. */
export async function declineProposal(db: Db, input: Answered): Promise<Standing> {
  await keepAnswer(db, input, 'declined');
  return findStanding(db, input);
}

/** Takes the calories over: the targets go by them from now on, and the current meal plan is written anew and proved for them. */
export async function acceptProposal(db: Db, input: Answered): Promise<{ standing: Standing; plan: MealPlan | null }> {
  await keepAnswer(db, input, 'accepted');
  // By the proposal and not by the row: this runs anew, with another row, once the plan is written.
  const plan = await rewriteMealPlan(db, { ...input, reason: input.proposalId });
  return { standing: await findStanding(db, input), plan };
}

async function keepAnswer(db: Db, input: Answered, answer: DecisionRow['answer']): Promise<void> {
  const { userId, proposalId, now } = input;
  await lockPlansOf(db, userId);
  const standing = await findStanding(db, input);
  const { state, athlete } = standing;
  if (state.kind !== 'ready' || standing.proposalId !== proposalId) {
    throw httpError('conflict', 'This proposal is out of date: there are newer numbers. Please look at it again.');
  }
  await insertDecision(db, rowOf(state.proposal, athlete, { id: proposalId, userId, answer, decidedAt: now }));
}

function rowOf(
  { fromKcal, toKcal, shiftKcal }: AdaptiveProposal,
  { profile }: Athlete,
  answered: Pick<DecisionRow, 'id' | 'userId' | 'answer' | 'decidedAt'>,
): DecisionRow {
  const basis = { formulaKcal: formulaKcal(profile), weightLbs: profile.weightLbs, goal: null };
  return { ...answered, fromKcal, toKcal, shiftKcal, ...basis };
}

type Rewritten = AdaptiveRequest & { newId: () => string; reason: string };

/** A new version under the same name; the old one stays in the list. Not counted against the limits: it is the same plan for other calories. */
export async function rewriteMealPlan(db: Db, { userId, reason, ...input }: Rewritten): Promise<MealPlan | null> {
  const { catalogue, now, newId, log } = input;
  const active = await selectActivePlan(db, { userId, type: 'meal' });
  if (!active) return null;
  await expectRoomForPlan(db, userId);
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const tastes = await loadMealTastes(db, { userId, catalogue, log });
  const id = newId();
  const seed = hashSeed(`${reason}:${active.id}`);
  const data = await inWorker('mealPlan', { athlete, wishes: '', tastes, seed });
  const version = 1 + (await selectLastVersion(db, { userId, type: 'meal' }));
  await deactivatePlans(db, { userId, type: 'meal', now });
  const { name, isFavorite } = active;
  const stamps = { createdAt: now, updatedAt: now };
  const row = await insertPlan(db, {
    id,
    userId,
    type: 'meal',
    name,
    version,
    isFavorite,
    isActive: true,
    ...columnsOf({ type: 'meal', data }),
    ...stamps,
  });
  return foundMealPlan(row, log);
}
