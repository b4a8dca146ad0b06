import type { Exercise } from '#core/catalogue/exercise.ts';
import { mentions } from '../swap/word-match.ts';
import { formCost } from '../tracks/track.ts';
import { isGentle, levelIndex, type TrainingBrief } from './training-brief.ts';

const LOAD_VALUE: Record<Exercise['loadType'], number> = {
  free_weight: 2,
  machine: 2,
  cable: 1.5,
  band: 1,
  bodyweight: 0.8,
  household_weight: 0.8,
  none: 0,
};
const BODYWEIGHT_MET = 2.8;
/** What a person trains with decides what is odd: a towel at a door or a body without weight serves well at home and not among machines. */
const IMPROVISED_COST: Record<Kit, number> = { none: 0, home: 0.5, gym: 4 };
const FORM_IMPROVISED_COST = 4;
const UNLOADED_COST: Record<Kit, number> = { none: 0, home: 0.5, gym: 2.5 };
/** Where there are machines and cables nobody queues for a band. */
const GYM_BAND_COST = 2.5;
const CAUTION_COST = 3.5;
const HOUSEHOLD = new Set(['chair', 'wall', 'step', 'towel', 'stairs', 'backpack', 'bottle', 'table', 'anchor']);
const BARS = new Set(['pullup_bar', 'dip_bars', 'low_bar', 'rings', 'suspension']);
const WEIGHTS = ['dumbbell', 'kettlebell', 'barbell', 'ez_bar', 'trap_bar'];

export type Kit = 'none' | 'home' | 'gym';

/** A gym has machines or cables; at home there are weights, or none. */
export function kitOf({ equipment }: TrainingBrief): Kit {
  if (equipment.has('cable') || [...equipment].some((token) => token.startsWith('machine:'))) return 'gym';
  return WEIGHTS.some((token) => equipment.has(token)) ? 'home' : 'none';
}

/** Done with things of the household alone. */
export function isImprovised(exercise: Exercise, { equipment }: TrainingBrief): boolean {
  const owned = exercise.equipment.map((group) => group.filter((token) => equipment.has(token)));
  return owned.length > 0 && owned.every((group) => group.every((token) => HOUSEHOLD.has(token)));
}

/** Holds and presses against nothing but oneself, made for a program of another form. */
function isBare({ adapted, loadType, pattern }: Exercise, { form }: TrainingBrief): boolean {
  return form !== null && adapted && loadType === 'bodyweight' && !pattern.startsWith('core_');
}

/** In a program of another form, a band of one's own goes before bottles, too. */
function improvisedCost(brief: TrainingBrief): number {
  const ownsTools = [...brief.equipment].some((token) => !HOUSEHOLD.has(token));
  if (brief.form === null) return IMPROVISED_COST[kitOf(brief)];
  return ownsTools ? FORM_IMPROVISED_COST : 0;
}

/** Joints that are sore and that the exercise asks to be careful with. */
export function cautions(exercise: Exercise, { injuries }: TrainingBrief): Exercise['jointCaution'] {
  return exercise.jointCaution.filter((joint) => injuries[joint] !== undefined);
}

/** Strains a joint, though none that is sore: for people who train gently there is nearly always something kinder. */
export function strainsGentle(exercise: Exercise, brief: TrainingBrief): boolean {
  return isGentle(brief) && exercise.jointStress.length > 0;
}

/** Pull-ups, dips and rows on rings are heavy enough in any gym. */
function hangsOnBars(exercise: Exercise): boolean {
  return exercise.equipment.some((group) => group.some((token) => BARS.has(token)));
}

/** Hard body-weight skills suit few repetitions, so only people who train for muscle meet them first. */
function skillFit(exercise: Exercise, brief: TrainingBrief): number {
  if (exercise.skill === 3 && exercise.loadType === 'bodyweight' && brief.goal !== 'muscle_gain') return -3;
  if (brief.level === 'beginner') return -1.5 * (exercise.skill - 1);
  if (exercise.skill === 3 && kitOf(brief) !== 'none' && !hangsOnBars(exercise)) return -1;
  return 0.7 * Math.min(exercise.skill - 1, levelIndex(brief.level));
}

/** The lowest rung of a ladder, such as standing up from a chair, is no training for practised people. */
function tooEasy({ met, pattern }: Exercise): number {
  return met <= BODYWEIGHT_MET && !pattern.startsWith('core_') ? 1.2 : 0;
}

/**
 * Without weights, practised people get the harder rung of a ladder and beginners the easier one. With weights, what needs bars to
 * hang on keeps its place, and what is made hard by tricks, or is easy, gives way to what can be loaded.
 */
function leverageFit(exercise: Exercise, brief: TrainingBrief): number {
  if (exercise.loadType !== 'bodyweight') return 0;
  const isBeginner = brief.level === 'beginner';
  const hardness = Math.min(1.2, exercise.met - BODYWEIGHT_MET);
  const kit = kitOf(brief);
  if (kit === 'none' || hangsOnBars(exercise)) return isBeginner ? -0.4 * hardness : 1.2 * hardness - tooEasy(exercise);
  return exercise.pattern.startsWith('core_') ? 0 : -UNLOADED_COST[kit];
}

function gentleFit(exercise: Exercise, brief: TrainingBrief): number {
  if (!isGentle(brief)) return 0;
  const steady = exercise.posture === 'seated' || exercise.posture === 'standing' ? 1.5 : 0;
  return (
    steady +
    (exercise.loadType === 'machine' ? 1 : 0) -
    (exercise.metric === 'seconds' ? 1 : 0) -
    (exercise.jointStress.length > 0 ? 2 : 0)
  );
}

/** How well an exercise suits the person, whatever its place: load, skill, old injuries, wishes. */
export function suitability(exercise: Exercise, brief: TrainingBrief): number {
  const wished = brief.preferTerms.some((term) => mentions(`${exercise.name} ${exercise.equipment.join(' ')}`, term));
  return (
    LOAD_VALUE[exercise.loadType] +
    (brief.goal === 'weight_loss' && exercise.mechanic === 'compound' ? 1 : 0) +
    skillFit(exercise, brief) +
    leverageFit(exercise, brief) +
    gentleFit(exercise, brief) -
    (exercise.loadType === 'band' && kitOf(brief) === 'gym' ? GYM_BAND_COST : 0) -
    CAUTION_COST * cautions(exercise, brief).length -
    (isImprovised(exercise, brief) || isBare(exercise, brief) ? improvisedCost(brief) : 0) -
    formCost(exercise, brief.form) +
    (brief.favouriteIds.has(exercise.id) ? 2 : 0) -
    (brief.unwelcomeIds.has(exercise.id) ? 2 : 0) +
    (wished ? 2 : 0)
  );
}
