import type { z } from 'zod';
import type { generateExercise as operation } from '#contract/training.ts';
import { type CertifiedExercise, certifiedExercise } from '#core/planning/certified-exercise.ts';
import { withSparedJoints } from '#core/training/spared-joints.ts';
import { readSwapReason } from '#core/training/swap/swap-reason.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { httpError } from '../http/http-error.ts';
import type { Athlete } from '../plans/load-athlete.ts';
import type { Tastes } from '../plans/tastes.ts';
import { workoutWishes } from '../plans/workout-wishes.ts';
import { trainingElsewhere } from './elsewhere.ts';

type Task = {
  athlete: Athlete;
  catalogue: Catalogue;
  tastes: Tastes;
  wanted: z.output<typeof operation.body>;
  seed: number;
};
type Proved = Extract<CertifiedExercise, { ok: true }>;
export type ChosenExercise = Omit<Proved, 'ok'>;

/** One exercise that passed every check; throws the refusal if there is none. */
export function chooseExercise({ athlete, catalogue, tastes, wanted, seed }: Task): ChosenExercise {
  const { avoidExerciseIds, ...wishes } = workoutWishes(wanted.customPreferences ?? '', catalogue);
  const preferences = { ...wishes, favouriteExerciseIds: tastes.likedIds };
  const person = { ...atHand(athlete, wanted, catalogue), catalogue: catalogue.exercises };
  const notWanted = [...tastes.dislikedIds, ...avoidExerciseIds];
  const found = certifiedExercise({ ...person, wanted, seed, preferences, avoidExerciseIds: notWanted });
  if (found.ok) return provedOf(found);
  throw httpError('plan_refused', found.refusal.message, { detail: { refusal: found.refusal.code } });
}

const provedOf = ({ exercise, because, certificate }: Proved) => ({ exercise, because, certificate });

/** The person with what is at hand this time, sparing what hurts today. */
function atHand(
  { profile, constraints }: Athlete,
  { equipment, customPreferences }: Task['wanted'],
  catalogue: Catalogue,
): Athlete {
  const training = equipment ? trainingElsewhere(profile, equipment, catalogue) : constraints.training;
  const { joints } = readSwapReason(customPreferences ?? '');
  return { profile, constraints: withSparedJoints({ ...constraints, training }, joints) };
}
