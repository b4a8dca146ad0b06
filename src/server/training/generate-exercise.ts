import type { z } from 'zod';
import type { generateExercise as operation } from '#contract/training.ts';
import { type CertifiedExercise, certifiedExercise } from '#core/planning/certified-exercise.ts';
import { hashSeed } from '#core/seed/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { constraintsFor } from '../catalogue/constraints-for.ts';
import type { Db } from '../db/database.ts';
import { httpError } from '../http/http-error.ts';
import { type Athlete, loadAthlete, type OfAthlete } from '../plans/load-athlete.ts';
import { loadTastes } from '../plans/load-tastes.ts';
import { workoutWishes } from '../plans/workout-wishes.ts';
import { sparingSoreJoints } from '../plans/write-plan.ts';

type Input = OfAthlete & { wanted: z.output<typeof operation.body>; now: Date };
type Proved = Extract<CertifiedExercise, { ok: true }>;

/** One exercise that passed every check; nothing is kept. */
export async function suggestExercise(db: Db, input: Input): Promise<Omit<Proved, 'ok'>> {
  const { userId, wanted, catalogue, now, log } = input;
  const athlete = atHand(await loadAthlete(db, { userId, catalogue, log }), wanted, catalogue);
  const { dislikedIds, likedIds } = await loadTastes(db, { userId, type: 'workout', catalogue, log });
  const seed = hashSeed(`${userId}:${now.toISOString()}`);
  const wishes = workoutWishes(wanted.customPreferences ?? '', catalogue.trainingLexicon);
  const preferences = { ...wishes, favouriteExerciseIds: likedIds };
  const request = { ...athlete, catalogue: catalogue.exercises, wanted, seed, preferences };
  const found = certifiedExercise({ ...request, avoidExerciseIds: dislikedIds });
  if (found.ok) return provedOf(found);
  throw httpError('plan_refused', found.refusal.message, { detail: { refusal: found.refusal.code } });
}

const provedOf = ({ exercise, because, certificate }: Proved) => ({ exercise, because, certificate });

/** The person with what is at hand this time, sparing what hurts today. */
function atHand(
  { profile, constraints }: Athlete,
  { equipment, customPreferences }: Input['wanted'],
  catalogue: Catalogue,
): Athlete {
  const { training } = equipment ? constraintsFor({ ...profile, equipmentAccess: equipment }, catalogue) : constraints;
  return sparingSoreJoints({ profile, constraints: { ...constraints, training } }, customPreferences ?? '');
}
