import type { z } from 'zod';
import type { generateExercise as operation } from '#contract/training.ts';
import { type CertifiedExercise, certifiedExercise } from '#core/planning/certified-exercise.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { constraintsFor } from '../catalogue/constraints-for.ts';
import { httpError } from '../http/http-error.ts';
import type { Athlete } from '../plans/load-athlete.ts';
import type { Tastes } from '../plans/tastes.ts';
import { workoutWishes } from '../plans/workout-wishes.ts';
import { sparingSoreJoints } from '../plans/write-plan.ts';

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
  const wishes = workoutWishes(wanted.customPreferences ?? '', catalogue.trainingLexicon);
  const preferences = { ...wishes, favouriteExerciseIds: tastes.likedIds };
  const person = { ...atHand(athlete, wanted, catalogue), catalogue: catalogue.exercises };
  const found = certifiedExercise({ ...person, wanted, seed, preferences, avoidExerciseIds: tastes.dislikedIds });
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
  const { training } = equipment ? constraintsFor({ ...profile, equipmentAccess: equipment }, catalogue) : constraints;
  return sparingSoreJoints({ profile, constraints: { ...constraints, training } }, customPreferences ?? '');
}
