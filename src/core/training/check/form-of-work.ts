import type { Exercise } from '#core/catalogue/exercise.ts';
import type { Trainee } from './allowed-pool.ts';

type Person = Pick<Trainee, 'constraints'>;

const ARM_MUSCLES = [
  'chest',
  'lats',
  'upper_back',
  'traps',
  'front_delts',
  'side_delts',
  'rear_delts',
  'rotator_cuff',
  'biceps',
  'triceps',
  'forearms',
];
const LEG_MUSCLES = ['quads', 'glutes', 'hamstrings', 'calves', 'tibialis', 'abductors', 'adductors', 'hip_flexors'];

/** Why the exercise does not go with the form of this person's program; null where it does. */
export function outOfForm({ fits, adapted }: Exercise, { constraints }: Person): string | null {
  const { form } = constraints.training;
  if (!form) return adapted ? 'is made for another form of program' : null;
  const isSeated = fits.includes('seated') || (form.wheelchair && fits.includes('wheelchair'));
  if (form.seated && !isSeated) return 'is not done from a seat';
  if (form.arm && !fits.includes('one_arm')) return 'needs both arms';
  return form.leg && !fits.includes('one_leg') ? 'needs both legs' : null;
}

/** One side at a time with the only arm or leg that works is one side. */
export function sidesOfSet(exercise: Exercise, { constraints }: Person): 1 | 2 {
  if (!exercise.unilateral) return 1;
  const { form } = constraints.training;
  const isOf = (muscles: readonly string[]) =>
    exercise.primaryMuscles.some((muscle) => muscles.includes(muscle)) &&
    !exercise.primaryMuscles.some((muscle) => ['abs', 'obliques', 'lower_back', 'neck'].includes(muscle));
  const isCarry = exercise.pattern === 'carry';
  if (form?.arm && (isCarry || (isOf(ARM_MUSCLES) && !isOf(LEG_MUSCLES)))) return 1;
  return form?.leg && !isCarry && isOf(LEG_MUSCLES) ? 1 : 2;
}

/** "Each side" asked of the only arm or leg that works. */
export function asksMissingSide(exercise: Exercise, eachSide: boolean, person: Person): boolean {
  return eachSide && exercise.unilateral && sidesOfSet(exercise, person) === 1;
}
