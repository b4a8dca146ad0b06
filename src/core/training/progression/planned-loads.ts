import type { TrainingBrief } from '../builder/training-brief.ts';
import { repsInReserve } from '../dosing/dosing.ts';
import type { WorkEntry } from '../session.ts';
import { startingLoad } from './starting-load.ts';
import { warmUpSets } from './warm-up-sets.ts';

const ownedOf = ({ equipment, maxLoadLbs }: TrainingBrief) => ({ equipment: [...equipment], maxLoadLbs });

/** A line with its first weight, and with lighter sets before it where `isFirst` of its movement on that day. */
export function withLoad(entry: WorkEntry, isFirst: boolean, brief: TrainingBrief): WorkEntry {
  const { startLbs: _start, warmUp: _warmUp, ...line } = entry;
  const owned = ownedOf(brief);
  const { exercise, dose, work } = line;
  const start = startingLoad({ exercise, dose, reserve: repsInReserve(work, brief), lifter: brief.lifter, owned });
  if (!start) return line;
  const isHeavy = work === 'first_compound' || work === 'compound';
  const warmUp = isFirst && isHeavy ? warmUpSets(exercise, start.weightLbs, owned) : [];
  return { ...line, startLbs: start.weightLbs, ...(warmUp.length > 0 && { warmUp }) };
}

/** A day's lifts with their first weights; the first heavy one of each movement is warmed up for. */
export function withLoads(work: readonly WorkEntry[], brief: TrainingBrief): WorkEntry[] {
  return work.map((entry, index) => {
    const { pattern } = entry.exercise;
    return withLoad(entry, !work.slice(0, index).some(({ exercise }) => exercise.pattern === pattern), brief);
  });
}
