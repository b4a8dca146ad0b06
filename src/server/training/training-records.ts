import type { FastifyBaseLogger } from 'fastify';
import type { TrainingRecords } from '#contract/training.ts';
import { personalRecords } from '#core/training/progression/records.ts';
import { weeklySets } from '#core/training/progression/weekly-sets.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { loadAthlete } from '../plans/load-athlete.ts';
import { loadTraining } from './load-training.ts';

type Input = { userId: string; catalogue: Catalogue; now: Date; log: FastifyBaseLogger };
type Best = { value: number; reps: number; at: number } | null;

const moment = (at: number) => new Date(at).toISOString();
const bestOf = (best: Best) => best && { value: best.value, reps: best.reps, loggedAt: moment(best.at) };

/** The person's bests, and what they did this week beside the band that helps. */
export async function findTrainingRecords(db: Db, { userId, catalogue, now, log }: Input): Promise<TrainingRecords> {
  const { profile } = await loadAthlete(db, { userId, catalogue, log });
  const { performances } = await loadTraining(db, { userId, exercises: catalogue.exercises, log });
  const { goal, experienceLevel: level } = profile;
  return {
    records: personalRecords(performances).map((record) => ({
      ...record,
      heaviest: bestOf(record.heaviest),
      oneRepMax: bestOf(record.oneRepMax),
      mostReps: bestOf(record.mostReps),
      longestHold: bestOf(record.longestHold),
      newestAt: moment(record.newestAt),
    })),
    weeklySets: weeklySets({ performances, goal, level, now: now.getTime() }),
  };
}
