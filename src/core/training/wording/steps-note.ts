import type { Exercise } from '#core/catalogue/exercise.ts';
import { exercisePool } from '../builder/exercise-pool.ts';
import type { TrainingBrief } from '../builder/training-brief.ts';

const WALK = 'outdoor-brisk-walk';
const OLDER_AGE = 60;
/** Steps a day from which more lower no risk that could be measured, under 60 and above (Paluch 2022). */
const ENOUGH_STEPS = { younger: '9,000', older: '7,000' } as const;

/**
 * Steps for who wants to lose fat: more than they walk now, since nobody was asked how many that is. `null` where walking is out,
 * where a mode asks for care first, or where numbers are to stay hidden.
 */
export function stepsNote(exercises: readonly Exercise[], brief: TrainingBrief): string | null {
  const { goal, hideNumbers, modes, form, lifter } = brief;
  const isCareful = (['clear_first', 'pregnancy', 'postpartum'] as const).some((mode) => modes.has(mode));
  if (goal !== 'weight_loss' || hideNumbers || isCareful || form?.seated || form?.leg) return null;
  const walk = exercises.filter(({ id }) => id === WALK);
  if (exercisePool(walk, brief).length === 0) return null;
  const most = lifter.age >= OLDER_AGE ? ENOUGH_STEPS.older : ENOUGH_STEPS.younger;
  return `Walk on every day: count the steps of a usual week, then add 1,000 a day every two weeks, up to about ${most}.`;
}
