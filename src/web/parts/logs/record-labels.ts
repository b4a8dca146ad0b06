import type { TrainingRecords } from '#contract/training.ts';
import { counted } from '#core/language/counted.ts';

type TrainingRecord = TrainingRecords['records'][number];
type WeeklySets = TrainingRecords['weeklySets'][number];

/** The bests of an exercise, the most telling first: "100 lbs × 8", then what it amounts to. */
export function bestLine({
  heaviest,
  oneRepMax,
  mostReps,
  longestHold,
}: Pick<TrainingRecord, 'heaviest' | 'oneRepMax' | 'mostReps' | 'longestHold'>): string[] {
  return [
    ...(heaviest ? [`${heaviest.value} lbs × ${heaviest.reps}${longestHold ? ' seconds' : ''}`] : []),
    ...(oneRepMax ? [`1 rep: about ${Math.round(oneRepMax.value)} lbs`] : []),
    ...(mostReps ? [`${mostReps.value} reps`] : []),
    ...(longestHold ? [`${longestHold.value} seconds`] : []),
  ];
}

const STANDINGS: Record<WeeklySets['standing'], string> = { under: 'below', in: 'within', over: 'above' };

/** "7.5 sets, within 6–14". */
export const standingLine = ({ sets, floor, cap, standing }: Omit<WeeklySets, 'group' | 'name' | 'target'>): string =>
  `${counted(sets, 'set')}, ${STANDINGS[standing]} ${floor}–${cap}`;
