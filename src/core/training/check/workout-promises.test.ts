import { expect, it } from 'vitest';
import type { TrainingRules } from '#core/athlete/constraints.ts';
import { anAthlete } from '#test/personas.ts';
import { athlete, FULL_GYM, honestWeek } from '#test/workout-faults.ts';
import { workoutPromises } from './workout-promises.ts';

type Rules = Partial<Pick<TrainingRules, 'injuries' | 'forbiddenExercises'>>;

it.each<[Rules, string]>([
  [{}, 'You ruled nothing out'],
  [{ injuries: { knee: 'mild' } }, 'Spares your knee'],
  [{ injuries: { knee: 'mild', lower_back: 'mild' } }, 'Spares your knee and lower back'],
  [{ forbiddenExercises: { one: 'kneeling' } }, 'Left out: kneeling'],
  [
    { injuries: { knee: 'mild' }, forbiddenExercises: { one: 'load on the knee', two: 'jumping' } },
    'Spares your knee. Left out: jumping',
  ],
  [
    { forbiddenExercises: { one: 'kneeling', two: 'jumping', three: 'hanging', four: 'twisting' } },
    'Left out: kneeling, jumping, hanging and 1 more',
  ],
  [{ forbiddenExercises: { one: 'a tool that is not there', two: 'a second dumbbell' } }, 'You ruled nothing out'],
])('promises first what was ruled out: %o', (rules, title) => {
  const trainee = { ...athlete(anAthlete(), { equipment: FULL_GYM, ...rules }), level: anAthlete().experienceLevel };
  const plan = honestWeek(athlete(anAthlete(), { equipment: FULL_GYM }));
  expect(workoutPromises({ plan, week: [], trainee, checks: [] })[0]?.title).toBe(title);
});
