import type { Exercise } from '#core/catalogue/exercise.ts';
import { isIntervalWork } from '../dosing/conditioning.ts';
import type { TimedEntry } from '../dosing/session-time.ts';
import { eachSideOf, formCost, isArmCardio } from '../tracks/track.ts';
import { trainsBalance } from './day-slots.ts';
import { hash01 } from './pick-exercises.ts';
import { isImprovised } from './suitability.ts';
import { isGentle, type TrainingBrief } from './training-brief.ts';

/** Rest after a line that is done once, seconds. */
const SINGLE_REST_SECONDS = 10;
export const LINES_MAX = 10;
const DRILL_SECONDS = 30;
const DRILL_REPS = 8;
const STRETCH_SECONDS = 30;
export const LEAST_PULSE_MINUTES = 3;

type BySessionMinutes = Record<number, number>;
const WARM_UP_MINUTES: BySessionMinutes = { 30: 4, 45: 5, 60: 7, 90: 10 };
const CAREFUL_WARM_UP_MINUTES: BySessionMinutes = { 30: 5, 45: 8, 60: 9, 90: 10 };
const COOL_DOWN_MINUTES: BySessionMinutes = { 30: 2, 45: 3, 60: 4, 90: 6 };
const FINISHER_MINUTES: Record<TrainingBrief['goal'], BySessionMinutes> = {
  weight_loss: { 30: 5, 45: 9, 60: 14, 90: 25 },
  fitness: { 30: 4, 45: 7, 60: 10, 90: 20 },
  muscle_gain: { 30: 0, 45: 0, 60: 0, 90: 0 },
};

/** Minutes of cardio after the weights, 0 where the goal wants none. */
export function finisherMinutes(brief: TrainingBrief): number {
  const minutes = FINISHER_MINUTES[brief.goal][brief.minutes] ?? 0;
  // From a seat the arms that have just been trained do it: half is enough, and the sets get the rest.
  return brief.form?.seated ? Math.ceil(minutes / 2) : minutes;
}

export function warmUpMinutes(brief: TrainingBrief): number {
  const careful = brief.modes.has('cautious') || brief.modes.has('clear_first') || brief.modes.has('senior');
  return (careful ? CAREFUL_WARM_UP_MINUTES : WARM_UP_MINUTES)[brief.minutes] ?? LEAST_PULSE_MINUTES;
}

export function coolDownMinutes(brief: TrainingBrief): number {
  return COOL_DOWN_MINUTES[brief.minutes] ?? 2;
}

/** A line that is done once: a block, a drill or a stretch. */
function singleLine(
  exercise: Exercise,
  amount: { minutes: number } | { seconds: number },
  { form }: TrainingBrief,
): TimedEntry {
  const dose: TimedEntry['dose'] =
    'minutes' in amount
      ? { kind: 'minutes', minutes: amount.minutes }
      : { kind: 'seconds', seconds: amount.seconds, eachSide: eachSideOf(exercise, form) };
  return { exercise, sets: 1, dose, restSeconds: SINGLE_REST_SECONDS };
}

type Choice = { pool: readonly Exercise[]; brief: TrainingBrief; day: number; used: ReadonlyMap<string, number> };

function rankBy(candidates: readonly Exercise[], choice: Choice, value: (exercise: Exercise) => number): Exercise[] {
  const { brief, day, used } = choice;
  const total = (exercise: Exercise): number =>
    value(exercise) -
    formCost(exercise, brief.form) -
    2.5 * exercise.jointCaution.filter((joint) => brief.injuries[joint] !== undefined).length -
    1.5 * (used.get(exercise.id) ?? 0) +
    1.5 * hash01(brief.seed, exercise.id, day);
  return candidates
    .map((exercise) => ({ exercise, total: total(exercise) }))
    .sort((a, b) => b.total - a.total)
    .map(({ exercise }) => exercise);
}

function overlap(exercise: Exercise, muscles: ReadonlySet<string>): number {
  return exercise.primaryMuscles.filter((muscle) => muscles.has(muscle)).length;
}

function drill(exercise: Exercise, brief: TrainingBrief): TimedEntry {
  if (exercise.metric !== 'reps') return singleLine(exercise, { seconds: DRILL_SECONDS }, brief);
  const dose = { kind: 'reps', low: DRILL_REPS, high: DRILL_REPS, eachSide: eachSideOf(exercise, brief.form) } as const;
  return { exercise, sets: 1, dose, restSeconds: SINGLE_REST_SECONDS };
}

/** Drills that stand for themselves: not to be dropped for time, and no preparation of the day's muscles. */
export const isStanding = ({ pattern }: Exercise): boolean => pattern === 'balance' || pattern === 'quick_stand';

/** From 65 on: balance while fresh, then standing up fast, another balance drill on another day. */
function standingLines(choice: Choice): TimedEntry[] {
  if (!trainsBalance(choice.brief)) return [];
  return ['balance', 'quick_stand'].flatMap((pattern) => {
    const fitting = choice.pool.filter((exercise) => exercise.pattern === pattern);
    const [best] = rankBy(fitting, choice, () => 0);
    return best ? [drill(best, choice.brief)] : [];
  });
}

/** Easy movement to raise the pulse (3 minutes at least), then drills for the muscles of the day, as far as lines are free. */
export function warmUpLines(choice: Choice, muscles: ReadonlySet<string>, drills: number): TimedEntry[] {
  const warm = choice.pool.filter((exercise) => exercise.category === 'warmup');
  const pulse = rankBy(
    warm.filter((exercise) => exercise.metric === 'minutes'),
    choice,
    () => 0,
  )[0];
  const drillable = rankBy(
    warm.filter((exercise) => exercise.metric !== 'minutes' && !isStanding(exercise) && overlap(exercise, muscles) > 0),
    choice,
    (exercise) => overlap(exercise, muscles),
  );
  const { brief } = choice;
  const minutes = warmUpMinutes(brief);
  if (!pulse) {
    return drillable
      .filter((exercise) => exercise.metric === 'seconds')
      .slice(0, 2)
      .map((exercise) =>
        singleLine(exercise, { seconds: (minutes * 30) / (eachSideOf(exercise, brief.form) ? 2 : 1) }, brief),
      );
  }
  const standing = standingLines(choice);
  const others = drillable.slice(0, Math.max(0, drills - standing.length));
  const lines = [...standing, ...others.map((exercise) => drill(exercise, brief))];
  return [singleLine(pulse, { minutes: Math.max(LEAST_PULSE_MINUTES, minutes - lines.length) }, brief), ...lines];
}

/** Easy movement or quiet breathing to finish. */
export function coolDownLines(choice: Choice): TimedEntry[] {
  const calm = choice.pool.filter((exercise) => exercise.category === 'cooldown' && !exercise.unilateral);
  const upright = (exercise: Exercise) => exercise.posture === 'standing' || exercise.posture === 'seated';
  const best = rankBy(
    calm,
    choice,
    (exercise) => (exercise.metric === 'minutes' ? 1 : 0) + (isGentle(choice.brief) && upright(exercise) ? 2 : 0),
  )[0];
  if (!best) return [];
  const minutes = coolDownMinutes(choice.brief);
  const amount = best.metric === 'minutes' ? { minutes } : { seconds: Math.min(180, minutes * 60) };
  return [singleLine(best, amount, choice.brief)];
}

/** Stretches for the muscles of the day. */
export function stretchLines(choice: Choice, muscles: ReadonlySet<string>, count: number): TimedEntry[] {
  const stretches = choice.pool.filter((exercise) => exercise.category === 'flexibility');
  return rankBy(stretches, choice, (exercise) => overlap(exercise, muscles))
    .slice(0, Math.max(0, count))
    .map((exercise) => singleLine(exercise, { seconds: STRETCH_SECONDS }, choice.brief));
}

const STEADY_MET_MAX = 7.5;
const SHORT_MINUTES = 12;
/** Nobody puts on shoes and a coat for so few minutes at the end of a session. */
const AT_HOME_MINUTES = 6;
const GOES_OUT = /^outdoor|stairs|run-walk/;
/** Compendium: vigorous from here on. Half an hour of stairs is no beginner's steady cardio. */
const VIGOROUS_MET = 6;
const LONG_BLOCK_MINUTES = 32;
export const INTERVAL_MINUTES = 20;
const LONG_ARM_MINUTES = 12;
/** Whoever has a rower does not dance in front of it: more than chance and having done it the day before can tip. */
const OWN_MACHINE_VALUE = 4;

function cardioRanked(choice: Choice, minutes: number, easy: boolean): Exercise[] {
  const steadyMax = choice.brief.level === 'beginner' && minutes > SHORT_MINUTES ? VIGOROUS_MET : STEADY_MET_MAX;
  const limit = minutes > SHORT_MINUTES || easy ? steadyMax : Number.POSITIVE_INFINITY;
  const able = choice.pool.filter((exercise) => exercise.category === 'cardio' && exercise.metric !== 'reps');
  const steady = able.filter((exercise) => !isIntervalWork(exercise));
  return rankBy(steady, choice, (exercise) => {
    const equipped = exercise.equipment.length > 0 && !isImprovised(exercise, choice.brief) ? OWN_MACHINE_VALUE : 0;
    const tooHard = exercise.met > limit ? 4 : 0;
    const isShort = minutes <= AT_HOME_MINUTES;
    const outside = isShort && GOES_OUT.test(exercise.id) ? 2 : 0;
    const dull = exercise.metric === 'minutes' ? 0 : isShort ? 1 : 4;
    return equipped - tooHard - outside - dull - (exercise.impact === 'high' ? 1 : 0);
  });
}

/** From a seat the arms do it alone, and they tire sooner. */
function longestBlock(exercise: Exercise, { form }: TrainingBrief, usual: number): number {
  return form?.seated && isArmCardio(exercise) ? LONG_ARM_MINUTES : usual;
}

/** Steady cardio of so many minutes, in two parts when it is long. */
export function cardioLines(choice: Choice, minutes: number, easy: boolean): TimedEntry[] {
  const ranked = cardioRanked(choice, minutes, easy);
  const first = ranked[0];
  if (!first || minutes <= 0) return [];
  const second = ranked.find((exercise) => exercise.family !== first.family && exercise.metric === 'minutes');
  if (minutes <= longestBlock(first, choice.brief, LONG_BLOCK_MINUTES) || !second)
    return [singleLine(first, { minutes }, choice.brief)];
  const half = Math.round(minutes / 2);
  return [
    singleLine(first, { minutes: half }, choice.brief),
    singleLine(second, { minutes: minutes - half }, choice.brief),
  ];
}

/** One easy block of so many minutes. */
export function cardioBlock(choice: Choice, minutes: number): TimedEntry[] {
  const [first] = cardioRanked(choice, minutes, true);
  return first && minutes > 0 ? [singleLine(first, { minutes }, choice.brief)] : [];
}

/** A steady block on something that is not on the list yet; none where nothing else is there. */
export function otherCardio(choice: Choice, beside: readonly TimedEntry[], minutes: number): TimedEntry[] {
  const taken = new Set(beside.map(({ exercise }) => exercise.family));
  const other = cardioRanked(choice, minutes, true).find(
    ({ family, metric }) => metric === 'minutes' && !taken.has(family),
  );
  return other ? [singleLine(other, { minutes }, choice.brief)] : [];
}

/** Intervals, then steady cardio for the rest; steady alone where there is no interval exercise to be had. */
export function intervalLines(choice: Choice, minutes: number): TimedEntry[] {
  const able = choice.pool.filter((exercise) => exercise.category === 'cardio' && isIntervalWork(exercise));
  const best = rankBy(able, choice, (exercise) => (exercise.impact === 'high' ? -1 : 0))[0];
  if (!best) return cardioLines(choice, minutes, false);
  const block = Math.min(longestBlock(best, choice.brief, INTERVAL_MINUTES), minutes);
  return [
    singleLine(best, { minutes: block }, choice.brief),
    ...cardioLines(choice, minutes - block, true).slice(0, 1),
  ];
}
