import type { TrainingRules } from '#core/athlete/constraints.ts';
import type { Exercise } from '#core/catalogue/exercise.ts';

/** Loads that a person can really put together, in pounds. */
type LoadLadder = {
  /** The heaviest load at or under a weight; `null` when even the lightest is heavier. */
  atMost: (weight: number) => number | null;
  /** The next heavier load; `null` at the top of what is there. */
  above: (weight: number) => number | null;
};

type Owned = Pick<TrainingRules, 'equipment' | 'maxLoadLbs'>;

const BAR_LBS = 45;
const EZ_BAR_LBS = 20;
const PLATE_STEP_LBS = 5;
const STACK_STEP_LBS = 10;
const BALL_STEP_LBS = 2;
/** Small dumbbells come closer together. */
const LIGHT_DUMBBELL_LBS = 15;
/** Kettlebells go by 4 kg: 8, 12, 16 … kg, in whole pounds as they are sold. */
const KETTLEBELLS_LBS = [9, 18, 26, 35, 44, 53, 62, 70, 79, 88, 97, 106];
const HEAVIEST_LBS = 1500;

function evenSteps(first: number, step: number, most: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((most - first) / step) + 1) }, (_, index) => first + index * step);
}

function dumbbells(most: number): number[] {
  const light = evenSteps(2.5, 2.5, Math.min(most, LIGHT_DUMBBELL_LBS));
  return [...light, ...evenSteps(LIGHT_DUMBBELL_LBS + 5, 5, most)];
}

const LOADS: Readonly<Record<string, (most: number) => number[]>> = {
  barbell: (most) => evenSteps(BAR_LBS, PLATE_STEP_LBS, most),
  trap_bar: (most) => evenSteps(BAR_LBS, PLATE_STEP_LBS, most),
  ez_bar: (most) => evenSteps(EZ_BAR_LBS, PLATE_STEP_LBS, most),
  'machine:smith': (most) => evenSteps(PLATE_STEP_LBS, PLATE_STEP_LBS, most),
  dumbbell: dumbbells,
  kettlebell: (most) => KETTLEBELLS_LBS.filter((weight) => weight <= most),
  medicine_ball: (most) => evenSteps(BALL_STEP_LBS, BALL_STEP_LBS, Math.min(most, 30)),
};

/** The piece that carries the load: the first of the exercise's own that the person has. */
function loadToken(exercise: Exercise, equipment: readonly string[]): string | null {
  const owned = exercise.equipment.flatMap((group) => group.filter((token) => equipment.includes(token)));
  return owned.find((token) => token in LOADS || token === 'cable' || token.startsWith('machine:')) ?? null;
}

/** The steps of load for an exercise with what the person owns, never above their heaviest; `null` where weight is not counted. */
export function loadLadder(exercise: Exercise, owned: Owned): LoadLadder | null {
  if (!['free_weight', 'machine', 'cable'].includes(exercise.loadType)) return null;
  const token = loadToken(exercise, owned.equipment);
  if (!token) return null;
  const most = owned.maxLoadLbs[token] ?? HEAVIEST_LBS;
  const loads = LOADS[token]?.(most) ?? evenSteps(STACK_STEP_LBS, STACK_STEP_LBS, most);
  return {
    atMost: (weight) => loads.findLast((load) => load <= weight + 1e-9) ?? null,
    above: (weight) => loads.find((load) => load > weight + 1e-9) ?? null,
  };
}

const LOWER_BODY = new Set(['squat', 'lunge', 'hinge', 'hip_extension', 'back_extension', 'knee_extension', 'calf']);
const BARS = new Set(['barbell', 'trap_bar']);
/** Weight goes up by 2 to 10 % at a time (ACSM 2009); one step of what is there is always allowed. */
const RISE_MAX = 0.1;
const BIG_STEP_LBS = 10;

/**
 * The next weight to try, pounds: one step of what the person has, 10 lb on a lower-body bar when that is no more than a tenth.
 * `null` when there is nothing heavier.
 */
export function nextLoad(exercise: Exercise, weight: number, owned: Owned): number | null {
  const ladder = loadLadder(exercise, owned);
  const next = ladder?.above(weight) ?? null;
  if (!ladder || next === null) return null;
  const token = loadToken(exercise, owned.equipment) ?? '';
  if (!BARS.has(token) || !LOWER_BODY.has(exercise.pattern) || BIG_STEP_LBS > RISE_MAX * weight) return next;
  return Math.max(next, ladder.atMost(weight + BIG_STEP_LBS) ?? next);
}

/** Is the step so big, more than a tenth, that it has to be earned by more repetitions? */
export function isBigStep(weight: number, next: number): boolean {
  return next - weight > RISE_MAX * weight;
}

/** More loads than this are a bar with any plates: told one by one they would only fill the answer. */
const LISTED_LOADS_MAX = 60;

/** The loads that a person can put together for an exercise, lightest first; `null` where they are not counted or too many to list. */
export function listedLoads(exercise: Exercise, owned: Owned): number[] | null {
  const ladder = loadLadder(exercise, owned);
  const loads: number[] = [];
  for (let load = ladder?.above(0) ?? null; ladder && load !== null; load = ladder.above(load)) {
    if (loads.push(load) > LISTED_LOADS_MAX) return null;
  }
  return loads.length > 0 ? loads : null;
}
