import type { z } from 'zod';
import type { generateExercise as operation } from '#contract/training.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Db } from '../db/database.ts';
import { inWorker } from '../planning/in-worker.ts';
import { loadAthlete, type OfAthlete } from '../plans/load-athlete.ts';
import { loadTastes } from '../plans/load-tastes.ts';
import type { ChosenExercise } from './choose-exercise.ts';

type Input = OfAthlete & { wanted: z.output<typeof operation.body>; now: Date };

/** One exercise that passed every check; nothing is kept. */
export async function suggestExercise(db: Db, input: Input): Promise<ChosenExercise> {
  const { userId, wanted, catalogue, now, log } = input;
  const athlete = await loadAthlete(db, { userId, catalogue, log });
  const tastes = await loadTastes(db, { userId, type: 'workout', catalogue, log });
  return inWorker('exercise', { athlete, tastes, wanted, seed: hashSeed(`${userId}:${now.toISOString()}`) });
}
