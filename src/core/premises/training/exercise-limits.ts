import { type Exercise, JOINTS, type Joint, jointName } from '#core/catalogue/exercise.ts';
import type { Sense } from '#core/language/reading.ts';
import type { ExercisePremise, MovementPremise, Premises } from '../premises.ts';
import { labelOfMovement } from '../sheet/sheet-words.ts';
import type { MovementRow } from './movement-words.ts';
import type { TrainingFacts } from './training-facts.ts';

type Parts = Pick<Premises, 'movements' | 'exercises'>;

/** Without standing, what can be done on a seat stays, and these ask nothing of it in that form. */
const NOT_WHEN_SEATED = new Set(['standing', 'single_leg_balance', 'split_stance', 'walking', 'needs_two_legs']);
/** What is done down on the floor is another exercise on a seat, unless it is one and the same there. */
const NOT_ON_A_SEAT = new Set(['kneeling', 'floor_transfer']);
/** What stays out even where a condition or medicine merely asks for care: it cannot be made gentle. */
const NEVER_GENTLE = new Set([
  'jumping',
  'inversion',
  'fast_moves',
  'spine_flexion',
  'abdominal_strain',
  'single_leg_balance',
]);
/** The joints that a movement asks most of: with one of them sore, it is not merely eased; said to be fine, it frees them. */
export const JOINTS_OF: Readonly<Record<string, readonly Joint[]>> = {
  overhead: ['shoulder'],
  arm_raise: ['shoulder'],
  horizontal_press: ['shoulder'],
  pulling: ['shoulder', 'elbow'],
  deep_knee_bend: ['knee'],
  kneeling: ['knee'],
  stairs_steps: ['knee'],
  weight_on_hands: ['wrist'],
  grip: ['wrist'],
  forward_bend_loaded: ['lower_back'],
};
/** What else a movement asks of: who tells that it is out, tells what such a joint cannot take. */
const ALSO_ASKS: Readonly<Record<string, readonly Joint[]>> = {
  overhead: ['neck'],
  weight_on_hands: ['shoulder', 'elbow'],
  wrist_extension: ['wrist'],
  grip: ['elbow'],
  elbow_load: ['elbow'],
  shoulder_end_range: ['shoulder', 'neck'],
  hanging: ['shoulder', 'elbow', 'wrist'],
  spine_flexion: ['lower_back', 'neck'],
  twisting: ['lower_back', 'hip', 'knee'],
  back_arch: ['lower_back'],
  valsalva: ['lower_back'],
  lifting: ['lower_back', 'shoulder', 'wrist', 'elbow'],
  sitting: ['lower_back'],
  neck_load: ['neck'],
  head_motion: ['neck'],
  inversion: ['neck'],
  prone: ['lower_back', 'neck'],
  deep_knee_bend: ['hip'],
  split_stance: ['knee', 'hip'],
  wide_legs: ['hip'],
  hip_past_90: ['hip'],
  side_lying: ['hip', 'shoulder'],
  single_leg_balance: ['ankle', 'knee', 'hip'],
  stairs_steps: ['hip', 'ankle'],
  walking: ['ankle', 'knee', 'hip'],
  running: ['ankle', 'knee', 'hip', 'lower_back'],
  jumping: ['ankle', 'knee', 'hip', 'lower_back'],
  impact: ['ankle', 'knee', 'hip', 'lower_back'],
  ankle_load: ['ankle'],
};

/** The joints that a movement or exercise asks most of. */
export function jointsAskedBy({ kind, id }: Sense, { movement, exercises }: TrainingFacts): readonly Joint[] {
  if (kind === 'movement') return [...(JOINTS_OF[id] ?? []), ...(ALSO_ASKS[id] ?? [])];
  if (kind !== 'exercise') return [];
  const ids = movement.exerciseGroups.find((group) => group.id === id)?.exercises ?? [id];
  return ids.flatMap((each) => {
    const exercise = exercises.get(each);
    return exercise ? [...exercise.jointStress, ...exercise.jointCaution] : [];
  });
}

/** Of these the eased ones stay out while the joint is sore. */
const WORSE_WHEN_SORE = new Set(['deep_knee_bend', 'kneeling', 'weight_on_hands']);
/** Of these a lesser dose is the same harm: where nothing of it can be done, what comes near to it is out, too. */
const SAME_IN_SMALL = new Set([
  'jumping',
  'running',
  'inversion',
  'hanging',
  'neck_load',
  'prone',
  'supine',
  'forward_bend_loaded',
]);
/** Whether a limit is a joint to spare. */
export const isJoint = (limit: string): limit is Joint => (JOINTS as readonly string[]).includes(limit);

/** Exercises that were said to be fine. */
export function fineIds({ exercises }: Parts, which: (premise: ExercisePremise) => boolean): Set<string> {
  const fine = exercises.filter((premise) => premise.stance === 'fine' && which(premise));
  return new Set(fine.flatMap((premise) => premise.exercises));
}

/** Of these nobody is freed by calling an exercise fine. */
const OF_WHOLE_BODY = new Set(['standing', 'legs', 'leaving_chair', 'needs_two_arms', 'needs_two_legs']);

/** "Squats are fine" lifts a sore joint, not what cannot be done at all, nor, of a family, what was refused by name. */
export function stillInForce(
  id: string,
  movements: readonly MovementPremise[],
  { one, family }: Readonly<Record<'one' | 'family', ReadonlySet<string>>>,
): readonly MovementPremise[] {
  if (one.has(id)) return movements.filter(({ limit }) => OF_WHOLE_BODY.has(limit));
  if (!family.has(id)) return movements;
  return movements.filter(
    ({ limit, told, severity }) =>
      OF_WHOLE_BODY.has(limit) || (told === true && severity === 'strict' && !isJoint(limit)),
  );
}

/** By exercise, the limits that were said to be fine. */
export function liftedLimits({ exercises }: Parts): ReadonlyMap<string, ReadonlySet<string>> {
  const lifted = new Map<string, Set<string>>();
  for (const { liftsOnly, exercises: ids } of exercises) {
    if (liftsOnly === undefined) continue;
    for (const id of ids) lifted.set(id, (lifted.get(id) ?? new Set()).add(liftsOnly));
  }
  return lifted;
}

/** What limits an exercise; a movement that is fine lifts its own limit and sore joints from it, unless it was refused, too. */
export function inForce(
  id: string,
  { movements }: Parts,
  lifted: ReadonlyMap<string, ReadonlySet<string>>,
): readonly MovementPremise[] {
  const fine = lifted.get(id);
  if (!fine) return movements;
  const joints = new Set([...fine].flatMap((limit) => JOINTS_OF[limit] ?? []));
  return movements.filter(({ limit, severity, told }) =>
    isJoint(limit) ? !joints.has(limit) : !fine.has(limit) || (told === true && severity === 'strict'),
  );
}

/** The first limit that the exercise breaks, as its label; null where it may be done. */
export function brokenLimit(
  exercise: Exercise,
  movements: readonly MovementPremise[],
  { movement }: TrainingFacts,
): string | null {
  const row = movement.exercises[exercise.id];
  if (!row) return null;
  const sits = movements.some(({ limit, eased }) => limit === 'standing' && !eased);
  const seated = sits && !(row.usesLegs && row.worksSeated === 'adapt') ? row.worksSeated : 'no';
  const broken = movements.find(
    (premise) =>
      isOut(premise, movements) &&
      breaks(premise, { exercise, row, seated }) &&
      !(isOfWrist(premise, movements) && isOffTheWrist(exercise, row)),
  );
  if (!broken) return null;
  return isJoint(broken.limit) ? jointName(broken.limit) : labelOfMovement(broken.limit).toLowerCase();
}

/** No weight on the hands for the sake of a wrist. */
const isOfWrist = ({ limit, eased, told }: MovementPremise, movements: readonly MovementPremise[]): boolean =>
  limit === 'weight_on_hands' &&
  (eased === true || told === true) &&
  movements.some((other) => other.limit === 'wrist' || other.limit === 'wrist_extension');

/** Held up on the forearms, or on handles with a straight wrist. */
const isOffTheWrist = ({ jointStress }: Exercise, { breaks: limits }: MovementRow): boolean =>
  !limits.includes('wrist_extension') && !jointStress.includes('wrist') && !jointStress.includes('elbow');

/** Whether a limit takes anything out: what is merely eased does so only where it cannot be made gentle. */
function isOut({ limit, eased }: MovementPremise, movements: readonly MovementPremise[]): boolean {
  if (!eased || isJoint(limit) || limit === 'impact' || NEVER_GENTLE.has(limit)) return true;
  if (limit === 'floor_transfer') return movements.some((other) => other.limit === 'standing' && !other.eased);
  return (
    WORSE_WHEN_SORE.has(limit) && movements.some((other) => (JOINTS_OF[limit] ?? []).includes(other.limit as Joint))
  );
}

/** Whether a limit leaves its movements out, rather than asking for care with them. */
export function isLeftOut(premise: MovementPremise, movements: readonly MovementPremise[]): boolean {
  return isJoint(premise.limit) ? premise.severity === 'strict' : isOut(premise, movements);
}

function breaks(
  { limit, severity, maxLbs, eased, told }: MovementPremise,
  at: { exercise: Exercise; row: MovementRow; seated: MovementRow['worksSeated'] },
): boolean {
  const { exercise, row, seated } = at;
  if (isJoint(limit)) {
    // "Knee hurts when I squat": what is kept light does not land from a jump, either.
    if (eased) return exercise.impact === 'high' && exercise.jointStress.includes(limit);
    return exercise.jointStress.includes(limit) || (severity === 'strict' && exercise.jointCaution.includes(limit));
  }
  if (maxLbs !== undefined) return false;
  if (eased && limit === 'impact') return row.breaks.includes('jumping');
  if (seated !== 'no' && (NOT_WHEN_SEATED.has(limit) || (limit === 'legs' && !row.usesLegs))) return false;
  if (seated === 'yes' && NOT_ON_A_SEAT.has(limit)) return false;
  return (
    row.breaks.includes(limit) ||
    (severity === 'strict' && told === true && SAME_IN_SMALL.has(limit) && row.near.includes(limit))
  );
}
