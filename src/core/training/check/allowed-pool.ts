import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Exercise } from '#core/catalogue/exercise.ts';
import { LEVELS, type Level } from '#core/catalogue/level.ts';
import { hasPhrase, plainWords } from '#core/certificate/plan-text.ts';
import { outOfForm } from './form-of-work.ts';

export type Trainee = { profile: Profile; constraints: Constraints; level: Level };

const OBESE_BMI = 35;
const SENIOR_AGE = 65;
const PREGNANCY_POSTURES = ['supine', 'prone', 'inverted', 'hanging'];
const PREGNANCY_PATTERNS = ['core_flexion', 'plyometric', 'power'];
/** After a birth the back may lie down again; what presses on belly and pelvic floor, or lands hard, waits. */
const POSTPARTUM_PATTERNS = ['core_flexion', 'plyometric', 'power'];
const EXPLOSIVE = ['plyometric', 'power'];
/** Modes in which nothing is fast or upside down. */
const GENTLE = ['clear_first', 'senior', 'cautious', 'postpartum'] as const;
/** Modes in which nothing leaves the ground. */
const GROUNDED = ['clear_first', 'cautious', 'pregnancy', 'postpartum', 'senior', 'low_impact'] as const;
const IMPACT_JOINTS = ['knee', 'ankle', 'hip', 'lower_back'] as const;

/** The level that counts: what the person said, lowered where the mode or the request asks for less. */
export function effectiveLevel(profile: Profile, constraints: Constraints, requested: Level): Level {
  const gentle = constraints.training.modes.some((mode) => mode !== 'low_impact');
  if (gentle || profile.age >= SENIOR_AGE) return 'beginner';
  const rank = Math.min(LEVELS.indexOf(profile.experienceLevel), LEVELS.indexOf(requested));
  return LEVELS[rank] ?? 'beginner';
}

/** True where jumping and running are out: by mode, age, build, or a joint that carries the landing, unless they were said to be fine. */
export function mustStayGrounded({ id }: Exercise, { profile, constraints }: Trainee): boolean {
  const { modes, injuries, fineExercises } = constraints.training;
  const bmi = (profile.weightLbs * 0.45359237) / (profile.heightIn * 0.0254) ** 2;
  return (
    GROUNDED.some((mode) => modes.includes(mode)) ||
    profile.age >= SENIOR_AGE ||
    bmi >= OBESE_BMI ||
    (!fineExercises.includes(id) && IMPACT_JOINTS.some((joint) => injuries[joint] !== undefined))
  );
}

export function lacksEquipment(exercise: Exercise, { constraints }: Trainee): boolean {
  return exercise.equipment.some((group) => !group.some((token) => constraints.training.equipment.includes(token)));
}

export function hurtsJoint(exercise: Exercise, { constraints }: Trainee): string | null {
  const { injuries, fineExercises } = constraints.training;
  if (fineExercises.includes(exercise.id)) return null;
  const stressed = exercise.jointStress.find((joint) => injuries[joint] !== undefined);
  const cautioned = exercise.jointCaution.find((joint) => injuries[joint] === 'severe');
  return (stressed ?? cautioned ?? null)?.replace('_', ' ') ?? null;
}

export function tooAdvanced(exercise: Exercise, { level }: Trainee): boolean {
  return LEVELS.indexOf(exercise.level) > LEVELS.indexOf(level);
}

function isHard(exercise: Exercise): boolean {
  return /\b(hiit|intervals?|burpee|sprint)\b/.test(exercise.id.replaceAll('-', ' '));
}

/** What the person's mode forbids of an exercise; null when it is fine. */
export function againstMode(exercise: Exercise, trainee: Trainee): string | null {
  const { modes } = trainee.constraints.training;
  if (modes.includes('pregnancy')) {
    if (PREGNANCY_POSTURES.includes(exercise.posture)) return `is done ${exercise.posture}`;
    if (PREGNANCY_PATTERNS.includes(exercise.pattern)) return 'strains the belly';
  }
  if (modes.includes('postpartum') && POSTPARTUM_PATTERNS.includes(exercise.pattern)) return 'presses on the belly';
  const gentle = GENTLE.some((mode) => modes.includes(mode));
  if (gentle && (EXPLOSIVE.includes(exercise.pattern) || exercise.posture === 'inverted'))
    return 'is too explosive for now';
  if (modes.includes('clear_first') && isHard(exercise)) return 'is too hard before a clinician agrees';
  return null;
}

export function isDisliked(exercise: Exercise, { constraints }: Trainee): boolean {
  const words = `${plainWords(exercise.name)}${plainWords(exercise.id)}`;
  return constraints.training.dislikedExerciseTerms.some((term) => hasPhrase(words, term));
}

/** The movement, or the word, for which the exercise is out; null where it is not. */
export const isForbidden = (exercise: Exercise, { constraints }: Trainee): string | null =>
  constraints.training.forbiddenExercises[exercise.id] ?? null;

/** Whether this person may do this exercise at all. */
export function isAllowed(exercise: Exercise, trainee: Trainee): boolean {
  return !(
    isForbidden(exercise, trainee) !== null ||
    outOfForm(exercise, trainee) !== null ||
    lacksEquipment(exercise, trainee) ||
    tooAdvanced(exercise, trainee) ||
    hurtsJoint(exercise, trainee) !== null ||
    againstMode(exercise, trainee) !== null ||
    (exercise.impact === 'high' && mustStayGrounded(exercise, trainee)) ||
    isDisliked(exercise, trainee)
  );
}
