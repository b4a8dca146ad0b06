import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { generatePlan as operation, Plan } from '#contract/plans.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { knowAthlete } from './know-athlete.ts';
import { recallAvoided } from './recall-plans.ts';
import { deactivatePlans, insertPlan, lockPlansOf, selectLastVersion } from './store.ts';
import { foundPlan } from './stored-plan.ts';
import { writeMealPlan, writeWorkoutPlan } from './write-plan.ts';

type Input = {
  userId: string;
  wanted: z.output<typeof operation.body>;
  catalogue: Catalogue;
  now: Date;
  newId: () => string;
  log: FastifyBaseLogger;
};

const DEFAULT_NAMES = { meal: 'Meal Plan', workout: 'Workout Plan' } as const;

/** Writes a plan that passed every check, keeps it, and makes it the current one of its type. */
export async function generatePlan(db: Db, { userId, wanted, catalogue, now, newId, log }: Input): Promise<Plan> {
  const { type } = wanted;
  await lockPlansOf(db, userId);
  const athlete = await knowAthlete(db, { userId, catalogue, log });
  const avoidIds = await recallAvoided(db, { userId, type, catalogue, log });
  const version = 1 + (await selectLastVersion(db, { userId, type }));
  // The moment is part of it, so that a plan that was deleted is not written again word for word.
  const seed = hashSeed(`${userId}:${type}:${version}:${now.toISOString()}`);
  const task = { athlete, catalogue, wishes: wanted.customPreferences ?? '', avoidIds, seed };
  const data = type === 'meal' ? writeMealPlan(task) : writeWorkoutPlan(task, wanted);

  await deactivatePlans(db, { userId, type, now });
  const row = await insertPlan(db, {
    id: newId(),
    userId,
    type,
    name: wanted.name ?? `${DEFAULT_NAMES[type]} V${now.getTime()}`,
    version,
    isFavorite: false,
    isActive: true,
    data,
    createdAt: now,
    updatedAt: now,
  });
  return foundPlan(row, log);
}
