import type { BodyForm, Side } from '#core/athlete/body-form.ts';
import type { Exercise, Track } from '#core/catalogue/exercise.ts';

type Form = BodyForm | null;

function tracksOf(form: Form): Track[] {
  if (!form) return [];
  return [
    ...(form.seated ? (['seated'] as const) : []),
    ...(form.arm ? (['one_arm'] as const) : []),
    ...(form.leg ? (['one_leg'] as const) : []),
  ];
}

/** Can the exercise be done, word for word, in the form of this person's program? What is made for other forms is nobody else's. */
export function fitsForm({ fits, adapted }: Exercise, form: Form): boolean {
  const tracks = tracksOf(form);
  if (tracks.length === 0) return !adapted;
  return tracks.every((track) => fits.includes(track) || (track === 'seated' && pushes(fits, form)));
}

const pushes = (fits: readonly Track[], form: Form): boolean =>
  form?.wheelchair === true && fits.includes('wheelchair');

const LEG_PATTERNS = new Set([
  'squat',
  'lunge',
  'hinge',
  'hip_extension',
  'knee_extension',
  'knee_flexion',
  'hip_abduction',
  'hip_adduction',
  'calf',
]);
const LEG_MUSCLES = new Set([
  'quads',
  'glutes',
  'hamstrings',
  'calves',
  'hip_flexors',
  'abductors',
  'adductors',
  'tibialis',
]);
const TRUNK_MUSCLES = new Set(['abs', 'obliques', 'lower_back', 'neck']);

/** Cardio that the arms do alone. */
export function isArmCardio({ category, primaryMuscles }: Exercise): boolean {
  return category === 'cardio' && !primaryMuscles.some((muscle) => muscle === 'full_body' || LEG_MUSCLES.has(muscle));
}

/** Which limb an exercise trains one at a time; the trunk is trained to both sides whatever the limbs can do. */
function limbOf({ unilateral, pattern, primaryMuscles }: Exercise): 'arm' | 'leg' | null {
  if (!unilateral) return null;
  if (LEG_PATTERNS.has(pattern)) return 'leg';
  if (pattern === 'carry') return 'arm';
  if (primaryMuscles.some((muscle) => TRUNK_MUSCLES.has(muscle))) return null;
  return primaryMuscles.some((muscle) => LEG_MUSCLES.has(muscle)) ? 'leg' : 'arm';
}

function loneLimb(exercise: Exercise, form: Form): { limb: 'arm' | 'leg'; working: Side | null } | null {
  const limb = limbOf(exercise);
  const only = limb && form?.[limb];
  return limb && only ? { limb, working: only.working } : null;
}

/** Is a set done once for each side? Not where only one of the two limbs works. */
export function eachSideOf(exercise: Exercise, form: Form): boolean {
  return exercise.unilateral && loneLimb(exercise, form) === null;
}

/** " Right arm only.", or nothing where both sides are trained. */
export function sideText(exercise: Exercise, form: Form): string {
  const lone = loneLimb(exercise, form);
  if (!lone) return '';
  if (lone.working === null) return ` Only with the ${lone.limb} that you train.`;
  return ` Only with your ${lone.working} ${lone.limb}.`;
}

const SPARE_LIMB_COST = 5;
const SPARE_SEAT_COST = 2;

/** What speaks against an exercise that was made for somebody else: one limb at a time where both work, a seat where nobody needs it. */
export function formCost(exercise: Exercise, form: Form): number {
  if (!form || !exercise.adapted) return 0;
  const limb = limbOf(exercise);
  const isSpare = limb !== null && form[limb] === null;
  const isUpperBody = exercise.category === 'strength' && limb === 'arm';
  const sitsForNothing = !form.seated && !form.leg && exercise.posture === 'seated' && !isUpperBody;
  return (isSpare ? SPARE_LIMB_COST : 0) + (sitsForNothing ? SPARE_SEAT_COST : 0);
}

/** What the program is, in one sentence; null where it has no other form. */
export function formNote(form: Form): string | null {
  if (!form) return null;
  const limbs = (['arm', 'leg'] as const).flatMap((limb) => lonePhrase(limb, form[limb]));
  const seat = form.wheelchair
    ? 'Seated: everything here is done from your chair.'
    : 'Seated: everything here is done sitting or lying on a bench, nothing on your feet.';
  return [...(form.seated ? [seat] : []), ...limbs].join(' ');
}

function lonePhrase(limb: 'arm' | 'leg', lone: BodyForm['arm']): string[] {
  if (!lone) return [];
  const which = lone.working ? `your ${lone.working} ${limb}` : `the ${limb} that works`;
  return limb === 'arm'
    ? [`Made for one arm: ${which} does every push, pull and hold, and no exercise needs the other hand.`]
    : [`Made for one leg: only ${which} is loaded, and nothing is done standing.`];
}
