import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { generatePlan as operation, Plan, PlanStep } from '#contract/plans.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { PlanWriter } from '../ai/plan-writer.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { allows } from '../consents/decide-consent.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import type { AllowanceGate } from '../membership/allowance-gate.ts';
import { expectPlanAllowance, spendPlanAllowance } from '../membership/spend-allowance.ts';
import { inWorker } from '../planning/in-worker.ts';
import { isProvedFor, type PlanContent } from './check-plans.ts';
import { type Athlete, loadAthlete } from './load-athlete.ts';
import { loadMealTastes, loadTastes } from './load-tastes.ts';
import { hasOutgrownPlan } from './outgrown-plan.ts';
import { deactivatePlans, expectRoomForPlan, insertPlan, lockPlansOf, selectLastVersion } from './store.ts';
import { columnsOf, foundPlan } from './stored-plan.ts';
import { proposeMealPlan } from './write-meal-plan.ts';

type Input = {
  userId: string;
  wanted: z.output<typeof operation.body>;
  /** Counts the plan. */
  allowance: AllowanceGate;
  catalogue: Catalogue;
  /** Proposes days of meals, where there is a language model. */
  planWriter: PlanWriter | null;
  now: Date;
  newId: () => string;
  log: FastifyBaseLogger;
  tell: (step: PlanStep) => Promise<void>;
  /** Writes it another way than from wishes; what it writes passes the same checks. */
  write?: (athlete: Athlete, seed: number) => Promise<PlanContent>;
};

const DEFAULT_NAMES = { meal: 'Meal Plan', workout: 'Workout Plan' } as const;

/** Writes a plan that passed every check; what it answers keeps the plan and makes it the current one of its type. */
export async function generatePlan(db: Db, input: Input): Promise<(tx: Db) => Promise<Plan>> {
  const { userId, wanted, catalogue, now, log, tell } = input;
  await tell('reading');
  await expectRoomForPlan(db, userId);
  if (!(await isRewrite(db, input))) await expectPlanAllowance(db, wanted.type, { userId, now });
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  // A new id each time, so that a plan that was deleted is not written again word for word.
  const id = input.newId();
  const seed = hashSeed(id);
  const plan = await (input.write?.(athlete, seed) ?? writePlan(db, { ...input, athlete, seed }));
  await tell('checking');
  await expectProved(db, input, plan);
  return (tx) => keepPlan(tx, { ...input, id, plan });
}

const isRewrite = (db: Db, { wanted, ...input }: Input) => hasOutgrownPlan(db, { ...input, type: wanted.type });

/** Writing takes a while: whoever told us of an allergy meanwhile must not get a plan from before. */
async function expectProved(db: Db, { userId, catalogue, log }: Input, plan: PlanContent): Promise<void> {
  if (isProvedFor(plan, await loadAthlete(db, { userId, catalogue, log }), catalogue)) return;
  throw httpError('conflict', 'Your profile changed while this plan was being written. Please try again.');
}

async function writePlan(db: Db, task: Input & { athlete: Athlete; seed: number }): Promise<PlanContent> {
  const { userId, wanted, catalogue, log, athlete, seed, tell } = task;
  const { type, difficulty, daysPerWeek } = wanted;
  const wishes = wanted.customPreferences ?? '';
  await tell('choosing');
  if (type === 'meal') {
    const tastes = await loadMealTastes(db, { userId, catalogue, log });
    await tell('solving');
    const planWriter = await allowedWriter(db, task);
    return { type, data: await proposeMealPlan({ planWriter, athlete, wishes, tastes, seed, log }) };
  }
  const tastes = await loadTastes(db, { userId, type, catalogue, log });
  await tell('building');
  const asked = { athlete, wishes, tastes, seed, difficulty, daysPerWeek };
  return { type, data: await inWorker('workoutPlan', asked) };
}

/** A language model is told of a person only with their consent. */
async function allowedWriter(db: Db, { userId, planWriter }: Input): Promise<PlanWriter | null> {
  return planWriter !== null && (await allows(db, { userId, purpose: 'chat' })) ? planWriter : null;
}

async function keepPlan(tx: Db, { id, plan, ...input }: Input & { id: string; plan: PlanContent }) {
  const { userId, wanted, allowance, now, log } = input;
  const { type } = wanted;
  await lockPlansOf(tx, userId);
  // From here on the profile stands still: a change that came between the last look and the lock is seen now.
  await expectProved(tx, input, plan);
  if (await isRewrite(tx, input)) allowance.waive();
  else await spendPlanAllowance(tx, type, { userId, allowance });
  const version = 1 + (await selectLastVersion(tx, { userId, type }));
  await deactivatePlans(tx, { userId, type, now });
  const row = await insertPlan(tx, {
    id,
    userId,
    name: wanted.name ?? `${DEFAULT_NAMES[type]} V${now.getTime()}`,
    version,
    isFavorite: false,
    isActive: true,
    type,
    ...columnsOf(plan),
    createdAt: now,
    updatedAt: now,
  });
  return foundPlan(row, log);
}
