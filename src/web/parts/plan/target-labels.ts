import type { NextSession } from '#contract/training.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';

type Planned = NextSession['targets'][number];
type DoneSet = Pick<NonNullable<Planned['lastTime']>['sets'][number], 'weightLbs' | 'reps'>;

const RANGE = /^\d+(?:\s*[-–]\s*\d+)?/;

/** "3 × 10 at 40 lbs": as many sets as this version of the day has, and the one number to aim for where it is known. */
export function targetLine(
  { sets, reps }: Pick<PlannedExercise, 'sets' | 'reps'>,
  target: Pick<Planned['target'], 'aim' | 'weightLbs'> | undefined,
): string {
  const aim = target?.aim ?? null;
  const goal = aim === null ? reps.replace(/(\d)-(\d)/g, '$1–$2') : reps.replace(RANGE, String(aim));
  const weight = target?.weightLbs ?? null;
  return weight === null ? `${sets} × ${goal}` : `${sets} × ${goal} at ${weight} lbs`;
}

/** "100 lbs × 8, 8, 7": sets with the same weight one after the other share it; body weight is not named. */
export function doneLine(sets: readonly DoneSet[]): string {
  const runs: { weightLbs: number | null; reps: number[] }[] = [];
  for (const { weightLbs, reps } of sets) {
    const run = runs[runs.length - 1];
    if (run && run.weightLbs === weightLbs) run.reps.push(reps);
    else runs.push({ weightLbs, reps: [reps] });
  }
  return runs
    .map(({ weightLbs, reps }) => (weightLbs === null ? reps.join(', ') : `${weightLbs} lbs × ${reps.join(', ')}`))
    .join('; ');
}
