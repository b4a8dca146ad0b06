import type { FastifyBaseLogger } from 'fastify';
import type { Plan } from '#contract/plans.ts';
import { namesIn, type SharedPlan } from '#core/community/shared-item.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { httpError, notFound } from '../http/http-error.ts';
import type { AllowanceGate } from '../membership/allowance-gate.ts';
import { inWorker } from '../planning/in-worker.ts';
import type { PlanContent } from '../plans/check-plans.ts';
import { generatePlan } from '../plans/generate-plan.ts';
import type { Athlete } from '../plans/load-athlete.ts';
import { loadMealTastes, loadTastes } from '../plans/load-tastes.ts';
import { provedOrRefused } from '../plans/refuse-plan.ts';
import { sharedOf } from './seen-entry.ts';
import { selectEntry } from './store.ts';

type Input = {
  userId: string;
  entryId: string;
  allowance: AllowanceGate;
  catalogue: Catalogue;
  now: Date;
  newId: () => string;
  log: FastifyBaseLogger;
};

type Fitted = { plan: Plan; kept: string[]; replaced: string[] };

/**
 * Makes somebody's plan one of the reader's own. It goes through the reader's door like any plan: nothing of it is taken over that
 * their own rules do not allow, and what another stands in for is told.
 */
export async function fitPlan(db: Db, input: Input): Promise<(tx: Db) => Promise<Fitted>> {
  const { userId, entryId, log } = input;
  const found = await selectEntry(db, { userId, entryId });
  const shared = found ? sharedOf(found.entry, log) : null;
  if (!shared) throw notFound('plan');
  if (shared.kind === 'record') throw httpError('conflict', 'That is a record: there is no plan in it.');
  const daysPerWeek = shared.kind === 'workout' ? Math.min(6, Math.max(2, shared.days.length)) : undefined;
  const keep = await generatePlan(db, {
    ...input,
    wanted: {
      type: shared.kind,
      name: shared.name,
      ...(shared.kind === 'workout' && { difficulty: shared.difficulty, daysPerWeek }),
    },
    planWriter: null,
    tell: async () => {},
    write: (athlete, seed) => writeFitted(db, { ...input, shared, athlete, seed, daysPerWeek }),
  });
  return async (tx) => {
    const plan = await keep(tx);
    const mine = new Set(namesOf(plan));
    const theirs = namesIn(shared);
    return { plan, kept: theirs.filter((name) => mine.has(name)), replaced: theirs.filter((name) => !mine.has(name)) };
  };
}

const namesOf = (plan: Plan): string[] =>
  plan.type === 'meal'
    ? plan.data.meals.map(({ name }) => name)
    : plan.data.days.flatMap(({ exercises }) => exercises.map(({ name }) => name));

type Fitting = Input & { shared: SharedPlan; athlete: Athlete; seed: number; daysPerWeek: number | undefined };

async function writeFitted(db: Db, fitting: Fitting): Promise<PlanContent> {
  const { userId, shared, athlete, seed, daysPerWeek, catalogue, log } = fitting;
  if (shared.kind === 'workout') {
    const tastes = await loadTastes(db, { userId, type: 'workout', catalogue, log });
    const theirs = shared.days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));
    const known = theirs.filter((id) => !tastes.dislikedIds.includes(id));
    const wanted = { ...tastes, likedIds: [...new Set([...known, ...tastes.likedIds])] };
    const asked = { athlete, wishes: '', tastes: wanted, seed, difficulty: shared.difficulty, daysPerWeek };
    return { type: 'workout', data: await inWorker('workoutPlan', asked) };
  }
  const tastes = await loadMealTastes(db, { userId, catalogue, log });
  const meals = shared.meals.map(({ type, name, recipeId, ingredients, instructions }) =>
    recipeId === null ? { type, name, ingredients, steps: instructions } : { type, recipeId },
  );
  const adopted = await inWorker('adoptedMealPlan', { athlete, wishes: '', tastes, seed, proposal: { meals } });
  return { type: 'meal', data: provedOrRefused(adopted).plan };
}
