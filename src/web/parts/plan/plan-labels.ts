import type { WorkoutPlan } from '#contract/plans.ts';
import type { BasisLine } from '#core/certificate/certificate.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';

/** "1,803". By hand, because the first `toLocaleString` of a page takes 20 ms. */
export const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');

/** "4 × 8–12". */
export const setsTimesReps = ({ sets, reps }: Pick<PlannedExercise, 'sets' | 'reps'>): string =>
  `${sets} × ${reps.replace(/(\d)-(\d)/g, '$1–$2')}`;

/** "First try 95 lbs. Warm-up sets: 45 × 8, 65 × 4."; null where no weight is counted. */
export function firstLoad({ startLbs, warmUp }: Pick<PlannedExercise, 'startLbs' | 'warmUp'>): string | null {
  if (startLbs === undefined) return null;
  const sets = warmUp?.map(({ weightLbs, reps }) => `${weightLbs} × ${reps}`).join(', ');
  return `First try ${startLbs} lbs.${sets ? ` Warm-up sets: ${sets}.` : ''}`;
}

/** "Rest 90 seconds, dumbbells, bench". */
export const restAndEquipment = ({ rest, equipment }: Pick<PlannedExercise, 'rest' | 'equipment'>): string =>
  `Rest ${rest.charAt(0).toLowerCase()}${rest.slice(1)}, ${equipment.charAt(0).toLowerCase()}${equipment.slice(1)}`;

/** The plan's name in capitals. */
export const planTitle = ({ name }: Pick<WorkoutPlan, 'name'>): string => name.trim().toUpperCase() || 'WORKOUT PLAN';

export const basisOf = (basis: readonly BasisLine[], id: string): BasisLine | undefined =>
  basis.find((line) => line.id === id);
