import { describe, expect, it } from 'vitest';
import { anAthlete } from '#test/personas.ts';
import { type Athlete, athlete, exerciseOf, FULL_GYM } from '#test/workout-faults.ts';
import { exercisePool } from './builder/exercise-pool.ts';
import { trainingBrief } from './builder/training-brief.ts';
import { isAllowed } from './check/allowed-pool.ts';

const lifter = anAthlete({ experienceLevel: 'advanced', age: 30 });
const kneeSquats = { equipment: FULL_GYM, injuries: { knee: 'severe' } } as const;
const squat = exerciseOf('goblet-squat');
const jump = exerciseOf('box-jump');

const builderTakes = ({ profile, constraints, request }: Athlete, exercise = squat) =>
  exercisePool([exercise], trainingBrief({ profile, constraints, request, seed: 1 })).length === 1;
const checkerAllows = ({ profile, constraints }: Athlete, exercise = squat) =>
  isAllowed(exercise, { profile, constraints, level: 'advanced' });

describe('an exercise that was said to be fine', () => {
  it('stays with builder and checker although the joint is sore, and the others do not', () => {
    const sore = athlete(lifter, { ...kneeSquats, equipment: [...FULL_GYM] });
    const fine = athlete(lifter, { ...kneeSquats, equipment: [...FULL_GYM], fineExercises: [squat.id] });
    expect([builderTakes(sore), checkerAllows(sore)]).toEqual([false, false]);
    expect([builderTakes(fine), checkerAllows(fine)]).toEqual([true, true]);
    expect([builderTakes(fine, jump), checkerAllows(fine, jump)]).toEqual([false, false]);
  });

  it('goes where it is left out by name or by a health mode all the same', () => {
    const refused = athlete(lifter, {
      equipment: [...FULL_GYM],
      fineExercises: [squat.id, jump.id],
      forbiddenExercises: { [squat.id]: 'kneeling' },
      modes: ['low_impact'],
    });
    expect([builderTakes(refused), checkerAllows(refused)]).toEqual([false, false]);
    expect([builderTakes(refused, jump), checkerAllows(refused, jump)]).toEqual([false, false]);
  });
});
