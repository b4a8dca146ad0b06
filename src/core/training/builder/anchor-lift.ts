import type { Exercise } from '#core/catalogue/exercise.ts';
import type { Level } from '#core/catalogue/level.ts';
import { doseFor, repsInReserve, workKind } from '../dosing/dosing.ts';
import { liftShare } from '../progression/lift-share.ts';
import { startingLoad } from '../progression/starting-load.ts';
import { suitability } from './suitability.ts';
import { levelIndex, type TrainingBrief } from './training-brief.ts';

/** How far a tool can be loaded in small steps, and how steady it is; a bar asks for skill that beginners learn later. */
const BAR_VALUE: Record<Level, number> = { beginner: 0.5, intermediate: 2, advanced: 2.5 };
const HANGING_VALUE: Record<Level, number> = { beginner: 0, intermediate: 0.5, advanced: 1.2 };
const TOOL_VALUES: readonly (readonly [string, number])[] = [
  ['machine:smith', 1],
  ['dumbbell', 1.5],
  ['kettlebell', 1],
  ['cable', 1],
];
const MACHINE_VALUE = 1.8;
const STAPLE_WEIGHT = 1.5;
/** An empty bar that somebody cannot yet lift ten times is no first lift. */
const TOO_HEAVY_COST = 4;
const TOO_LIGHT_COST = 1.5;
const ONE_SIDE_COST = 1;

function toolValue(exercise: Exercise, { equipment, level }: TrainingBrief): number {
  const owned = exercise.equipment.flatMap((group) => group.find((token) => equipment.has(token)) ?? []);
  if (owned.includes('barbell') || owned.includes('trap_bar')) return BAR_VALUE[level];
  if (owned.includes('pullup_bar') && exercise.loadType === 'bodyweight') return HANGING_VALUE[level];
  const known = TOOL_VALUES.find(([token]) => owned.includes(token));
  if (known) return known[1];
  return owned.some((token) => token.startsWith('machine:')) ? MACHINE_VALUE : 0;
}

/** What it costs that even the lightest load there is would be more than a first try should be, in the repetitions that are planned. */
export function heavyCost(exercise: Exercise, brief: TrainingBrief): number {
  if (liftShare(exercise) === null) return 0;
  const { equipment, maxLoadLbs, lifter } = brief;
  const kind = workKind(exercise, false);
  const dose = doseFor(exercise, kind, brief);
  const owned = { equipment: [...equipment], maxLoadLbs };
  return startingLoad({ exercise, dose, reserve: repsInReserve(kind, brief), lifter, owned }) === null
    ? TOO_HEAVY_COST
    : 0;
}

/** A body without weight on it is soon no load for practised people, unless the movement is a hard one. */
function tooLight({ level, loadType }: Exercise, brief: TrainingBrief): number {
  return loadType === 'bodyweight' ? TOO_LIGHT_COST * Math.max(0, levelIndex(brief.level) - levelIndex(level)) : 0;
}

/**
 * What an exercise is worth as a lift that stays for the whole block: the most loadable and steady one that the person can do. Chance has
 * no part in it, and a plan that was not liked does not cost it its place, so that a new plan keeps what is being learned.
 */
export function anchorValue(exercise: Exercise, brief: TrainingBrief): number {
  return (
    suitability(exercise, { ...brief, unwelcomeIds: new Set() }) +
    STAPLE_WEIGHT * exercise.staple +
    toolValue(exercise, brief) -
    heavyCost(exercise, brief) -
    tooLight(exercise, brief) -
    (exercise.unilateral && exercise.pattern !== 'lunge' ? ONE_SIDE_COST : 0)
  );
}
