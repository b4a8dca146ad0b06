import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Exercise, ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import type { Refusal } from '#core/certificate/plan-result.ts';
import { defaultRest, doseFor, workKind } from '../dosing/dosing.ts';
import { plannedExercise } from '../wording/exercise-text.ts';
import type { PlannedExercise } from '../workout-plan.ts';
import { exercisePool } from './exercise-pool.ts';
import { hash01 } from './pick-exercises.ts';
import { suitability } from './suitability.ts';
import { type TrainingBrief, trainingBrief, type WorkoutPreferences } from './training-brief.ts';
import { trainingRefusal } from './training-refusal.ts';
import { musclesNamed, patternsNamed } from './wanted-exercise.ts';

export type GenerateExerciseInput = {
  profile: Profile;
  constraints: Constraints;
  catalogue: ExerciseCatalogue;
  /** In the person's own words. */
  wanted: { targetMuscle?: string | undefined; pattern?: string | undefined };
  seed: number;
  avoidExerciseIds?: readonly string[];
  preferences?: WorkoutPreferences;
};
type GenerateExerciseResult =
  | { ok: true; exercise: PlannedExercise; because: string }
  | { ok: false; refusal: Refusal };

const SEEK_CARE: Refusal = {
  code: 'training_seek_care',
  title: 'Please see a doctor first',
  message:
    'What you told us needs a doctor’s eye before you train, so we suggest no exercise. If you have chest pain, trouble breathing or feel faint now, call your emergency number.',
};
const NOTHING_FITS: Refusal = {
  code: 'no_safe_exercise',
  title: 'No exercise fits',
  message:
    'We found no exercise for this that fits your equipment, your body and your level. Try another muscle, or tell us what else you have at hand.',
};
const SETS = { beginner: 2, intermediate: 3, advanced: 3 } as const;
const NOISE = 2.4;

/** One strength exercise for a muscle or a movement, under the same hard rules as a whole plan. The same input gives the same answer. */
export function generateExercise(input: GenerateExerciseInput): GenerateExerciseResult {
  const refusal = trainingRefusal(input.constraints, SEEK_CARE);
  if (refusal) return { ok: false, refusal };
  const { profile, catalogue, wanted } = input;
  const named = namedIn(input);
  const unknown = unknownWord(named, wanted);
  if (unknown !== null) return { ok: false, refusal: notUnderstood(unknown) };
  const request = { difficulty: profile.experienceLevel, daysPerWeek: profile.workoutDaysPerWeek };
  const brief = trainingBrief({ ...input, request });
  const pool = exercisePool(catalogue.exercises.values(), brief).filter(({ category }) => category === 'strength');
  const fitting = pool.filter((exercise) => fits(exercise, named));
  const best = fitting
    .map((exercise) => ({ exercise, value: suitability(exercise, brief) + NOISE * hash01(brief.seed, exercise.id) }))
    .sort((a, b) => b.value - a.value)[0]?.exercise;
  if (!best) return { ok: false, refusal: NOTHING_FITS };
  const muscles = best.primaryMuscles.join(' and ').replaceAll('_', ' ');
  const because = `${best.name} trains your ${muscles}, with what you have and within your limits.`;
  return { ok: true, exercise: written(best, brief, catalogue), because };
}

type Named = { muscles: string[] | null; patterns: string[] | null };

/** What the request means in the names of the catalogue; `null` where it asks for nothing. */
function namedIn({ wanted: { targetMuscle, pattern }, catalogue }: GenerateExerciseInput): Named {
  const all = [...catalogue.exercises.values()];
  return {
    muscles: targetMuscle ? musclesNamed(targetMuscle, all) : null,
    patterns: pattern ? patternsNamed(pattern, all) : null,
  };
}

/** The word of the request that names neither a muscle nor a movement of the catalogue. */
function unknownWord({ muscles, patterns }: Named, { targetMuscle, pattern }: GenerateExerciseInput['wanted']) {
  if (muscles?.length === 0) return targetMuscle ?? null;
  return patterns?.length === 0 ? (pattern ?? null) : null;
}

function notUnderstood(word: string): Refusal {
  const message = `We do not know a muscle or movement called “${word}”. Try a word like chest, back, glutes or squat.`;
  return { code: 'exercise_not_understood', title: 'Which muscle?', message };
}

function fits(exercise: Exercise, { muscles, patterns }: Named): boolean {
  return (
    (muscles === null || exercise.primaryMuscles.some((muscle) => muscles.includes(muscle))) &&
    (patterns === null || patterns.includes(exercise.pattern))
  );
}

function written(exercise: Exercise, brief: TrainingBrief, catalogue: ExerciseCatalogue): PlannedExercise {
  const kind = workKind(exercise, false);
  const entry = {
    exercise,
    sets: SETS[brief.level],
    dose: doseFor(exercise, kind, brief),
    restSeconds: defaultRest(kind, brief),
  };
  return plannedExercise(entry, kind, { catalogue, brief });
}
