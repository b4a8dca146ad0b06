import { type Performance, workingSets, workingWeight } from '#core/training/progression/history.ts';
import { weightText } from '#core/units/measure-units.ts';
import type { Figure } from './figure.ts';
import type { PersonLogs, QueryData } from './query-data.ts';
import { figure, weightFigure } from './say.ts';
import { dateOf } from './windows.ts';

const SOURCE = 'Your training log';

/** "8, 8, 7 at 62.5 kg", "3 × 30 seconds"; loads are left out where figures are not to be shown. */
export function setsText({ sets, exercise }: Pick<Performance, 'sets' | 'exercise'>, data: QueryData): string {
  const working = workingSets(sets);
  const reps = working.map((set) => set.reps).join(', ');
  const lbs = workingWeight(sets);
  const unit = exercise.metric === 'seconds' ? ' seconds' : '';
  const load = lbs === null || data.hidesNumbers ? '' : ` at ${weightText(lbs, data.units)}`;
  return reps === '' ? 'done, without sets written down' : `${reps}${unit}${load}`;
}

/** The working sets of one session, and what they were done with. */
export function doneFigures(
  { sets, day, exercise }: PersonLogs['performances'][number],
  { today, units, hidesNumbers }: QueryData,
): Figure[] {
  const lbs = workingWeight(sets);
  const source = `${SOURCE}, ${dateOf(day, today)}`;
  const unit = exercise.metric === 'seconds' ? 'seconds' : 'reps';
  return [
    ...(lbs === null || hidesNumbers ? [] : [weightFigure('Weight', lbs, { units, source })]),
    ...workingSets(sets).map(({ reps }, index) => figure(`Set ${index + 1}`, reps, unit, source)),
  ];
}
