import type { FastifyBaseLogger } from 'fastify';
import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import { DAY_MS, type Performance, performancesOf } from '#core/training/progression/history.ts';
import type { EnergyLevel } from '#core/training/progression/training-weeks.ts';
import type { Db } from '../db/database.ts';
import { selectLogs } from '../logs/store.ts';
import { readLog } from '../logs/stored-log.ts';
import { inTurns } from '../turns.ts';

/** So many finished exercises are looked back on: two years at forty a week. */
const EXERCISES_MAX = 4000;
const ENERGY_MAX = 400;

export type Training = { performances: Performance[]; energy: EnergyLevel[] };

type Input = { userId: string; exercises: ExerciseCatalogue; log: FastifyBaseLogger };

/** What the person has really lifted, and how they felt, oldest first. */
export async function loadTraining(db: Db, { userId, exercises, log }: Input): Promise<Training> {
  const page = { userId, after: null };
  const done = await selectLogs(db, { ...page, type: 'exercise_completion', limit: EXERCISES_MAX });
  const felt = await selectLogs(db, { ...page, type: 'energy', limit: ENERGY_MAX });
  const logged = await inTurns(done, (row) => {
    const [entry] = readLog(row, log);
    if (entry?.logType !== 'exercise_completion') return [];
    const performed = entry.performed.map(({ weightLbs, reps, rpe }) => ({ weightLbs, reps, rpe: rpe ?? null }));
    const { exerciseName, dayName, planId, sets, reps } = entry;
    return [{ exerciseName, dayName, planId, sets, reps, performed, at: row.loggedAt.getTime() }];
  });
  const energy = felt.flatMap(({ value, loggedAt }) => (value === null ? [] : [{ at: loggedAt.getTime(), value }]));
  return { performances: performancesOf(logged, exercises), energy: energy.reverse() };
}

/** How the person felt last, within a day. */
export function lastEnergy(energy: readonly EnergyLevel[], now: number): number | null {
  return energy.findLast(({ at }) => at <= now && now - at < DAY_MS)?.value ?? null;
}
