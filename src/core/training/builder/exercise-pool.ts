import { type Exercise, type Joint, jointName } from '#core/catalogue/exercise.ts';
import { mentions } from '../swap/word-match.ts';
import { fitsForm } from '../tracks/track.ts';
import { isGentle, levelIndex, type TrainingBrief } from './training-brief.ts';

const PREGNANCY_POSTURES = new Set(['supine', 'prone', 'inverted', 'hanging']);
const EXPLOSIVE = new Set(['power', 'plyometric']);
/** From here on an activity is vigorous (2024 Compendium: 6 MET and above; 7 leaves room for a steady bike). */
const VIGOROUS_MET = 7;
const EASY_MET = 5.5;

/** True when every piece of equipment that the exercise needs is there. */
export function isEquipped(exercise: Exercise, equipment: ReadonlySet<string>): boolean {
  return exercise.equipment.every((group) => group.some((token) => equipment.has(token)));
}

/** Joints whose injury rules the exercise out: stress always, caution only when severe; none where it was said to be fine. */
function forbiddenJoints(exercise: Exercise, { injuries, fineIds }: TrainingBrief): Joint[] {
  if (fineIds.has(exercise.id)) return [];
  return (Object.keys(injuries) as Joint[]).filter(
    (joint) =>
      exercise.jointStress.includes(joint) || (injuries[joint] === 'severe' && exercise.jointCaution.includes(joint)),
  );
}

function fitsPregnancy(exercise: Exercise): boolean {
  return !PREGNANCY_POSTURES.has(exercise.posture) && exercise.pattern !== 'core_flexion';
}

function fitsModes(exercise: Exercise, brief: TrainingBrief): boolean {
  const { modes } = brief;
  if (modes.has('pregnancy') && !fitsPregnancy(exercise)) return false;
  // After a birth lying on the back is fine again; sit-ups still press on the belly.
  if (modes.has('postpartum') && exercise.pattern === 'core_flexion') return false;
  if (exercise.impact === 'high' && !allowsImpact(exercise, brief)) return false;
  if (!isGentle(brief)) return true;
  if (EXPLOSIVE.has(exercise.pattern) || exercise.posture === 'inverted') return false;
  const limit = modes.has('clear_first') ? EASY_MET : VIGOROUS_MET;
  return exercise.category === 'strength' ? exercise.met < VIGOROUS_MET : exercise.met < limit;
}

/** Jumps and runs: not for beginners, not with a hurt leg or back, not where a mode forbids them. */
function allowsImpact({ id }: Exercise, brief: TrainingBrief): boolean {
  const sore =
    !brief.fineIds.has(id) &&
    (['knee', 'hip', 'ankle', 'lower_back'] as const).some((joint) => brief.injuries[joint] !== undefined);
  return brief.level !== 'beginner' && !sore && !isGentle(brief) && !brief.modes.has('low_impact');
}

/** True when the person does not want it: a named exercise, or a disliked word in its name. */
function isUnwanted(exercise: Exercise, brief: TrainingBrief): boolean {
  return brief.avoidIds.has(exercise.id) || brief.avoidTerms.some((term) => mentions(exercise.name, term));
}

function fitsAllButHealth(exercise: Exercise, brief: TrainingBrief): boolean {
  return (
    fitsForm(exercise, brief.form) &&
    levelIndex(exercise.level) <= levelIndex(brief.level) &&
    isEquipped(exercise, brief.equipment) &&
    fitsModes(exercise, brief) &&
    !isUnwanted(exercise, brief)
  );
}

/** What may be planned at all. None of these rules is ever relaxed. */
export function exercisePool(exercises: Iterable<Exercise>, brief: TrainingBrief): Exercise[] {
  return [...exercises].filter(
    (exercise) =>
      brief.forbidden[exercise.id] === undefined &&
      fitsAllButHealth(exercise, brief) &&
      forbiddenJoints(exercise, brief).length === 0,
  );
}

/** The joints for which an exercise is out; none where it is out for another reason, a tool or a movement that was refused. */
function sparedBy(exercise: Exercise, brief: TrainingBrief): Joint[] {
  const reason = brief.forbidden[exercise.id];
  const joints = Object.keys(brief.injuries) as Joint[];
  return reason === undefined
    ? forbiddenJoints(exercise, brief)
    : joints.filter((joint) => jointName(joint) === reason);
}

/** What an injury alone took away, by joint: for the note that explains it. */
export function removedByJoint(exercises: Iterable<Exercise>, brief: TrainingBrief): Map<Joint, Exercise[]> {
  const removed = new Map<Joint, Exercise[]>();
  for (const exercise of exercises) {
    if (exercise.category !== 'strength' || !fitsAllButHealth(exercise, brief)) continue;
    for (const joint of sparedBy(exercise, brief)) {
      removed.set(joint, [...(removed.get(joint) ?? []), exercise]);
    }
  }
  return removed;
}
