import type { Goal } from '#core/athlete/profile.ts';
import type { Exercise } from '#core/catalogue/exercise.ts';
import type { Level } from '#core/catalogue/level.ts';
import type { TrainingBrief } from '../builder/training-brief.ts';
import { eachSideOf } from '../tracks/track.ts';
import type { Dose } from './prescription.ts';

/** Kinds of strength work that are dosed differently. */
export type WorkKind = 'first_compound' | 'compound' | 'isolation' | 'core' | 'power';
/** How heavy a day is among those that train the same muscles. */
export type Emphasis = 'heavy' | 'medium' | 'light';
type Range = readonly [low: number, high: number];

const FIRST_COMPOUND_REPS: Record<Level, Range> = { beginner: [8, 10], intermediate: [6, 10], advanced: [5, 8] };
/** Weekly undulation of practised people: fewer repetitions with more weight, then more with less (docs/domain.md). */
const HEAVY_REPS: Record<Goal, Range> = { muscle_gain: [6, 8], fitness: [6, 8], weight_loss: [8, 10] };
const LIGHT_REPS: Range = [12, 15];
const COMPOUND_REPS: Record<Goal, Range> = { muscle_gain: [8, 12], fitness: [8, 12], weight_loss: [10, 15] };
const ISOLATION_REPS: Record<Goal, Range> = { muscle_gain: [10, 15], fitness: [10, 15], weight_loss: [12, 20] };
const BODYWEIGHT_REPS: Record<Goal, Range> = { muscle_gain: [8, 15], fitness: [8, 15], weight_loss: [10, 15] };
const HARD_SKILL_REPS: Range = [8, 12];
const CORE_REPS: Range = [10, 15];
const CORE_SIDE_REPS: Range = [8, 12];
const POWER_REPS: Range = [4, 6];
const HOLD_SECONDS: Record<Level, number> = { beginner: 30, intermediate: 40, advanced: 45 };
const SIDE_HOLD_SECONDS: Record<Level, number> = { beginner: 20, intermediate: 30, advanced: 40 };

/** Default rest, seconds, by session length; the player walks in rounds, so a muscle rests a whole round (docs/domain.md). */
const COMPOUND_REST: Record<Goal, Record<number, number>> = {
  muscle_gain: { 30: 60, 45: 70, 60: 90, 90: 120 },
  fitness: { 30: 60, 45: 65, 60: 80, 90: 90 },
  weight_loss: { 30: 60, 45: 60, 60: 65, 90: 75 },
};
const ISOLATION_REST: Record<Goal, Record<number, number>> = {
  muscle_gain: { 30: 45, 45: 50, 60: 60, 90: 75 },
  fitness: { 30: 45, 45: 45, 60: 55, 90: 60 },
  weight_loss: { 30: 45, 45: 45, 60: 50, 90: 60 },
};
const CORE_REST: Record<number, number> = { 30: 30, 45: 35, 60: 40, 90: 45 };
const REST_LIMITS: Record<Goal, Record<'compound' | 'isolation', Range>> = {
  muscle_gain: { compound: [60, 150], isolation: [45, 90] },
  fitness: { compound: [60, 100], isolation: [45, 70] },
  weight_loss: { compound: [60, 85], isolation: [45, 65] },
};
const CORE_REST_LIMITS: Range = [30, 50];

/** Which kind of work a place holds; the first compound lift of a session is heavier. */
export function workKind(exercise: Exercise, isFirst: boolean): WorkKind {
  if (exercise.pattern === 'power' || exercise.pattern === 'plyometric') return 'power';
  if (exercise.pattern.startsWith('core_') || exercise.pattern === 'carry') return 'core';
  if (exercise.mechanic === 'isolation') return 'isolation';
  return isFirst ? 'first_compound' : 'compound';
}

const WEIGHED: readonly Exercise['loadType'][] = ['free_weight', 'machine', 'cable'];

/** Only large lifts whose weight can be chosen go up and down in the week, and none gets heavy that needs care. */
export function doseSwings(exercise: Exercise, emphasis: Emphasis, brief: TrainingBrief): boolean {
  if (emphasis === 'medium' || !WEIGHED.includes(exercise.loadType)) return false;
  return emphasis === 'light' || exercise.jointCaution.every((joint) => brief.injuries[joint] === undefined);
}

type Place = { kind: WorkKind; emphasis: Emphasis };

function compoundRange(exercise: Exercise, { kind, emphasis }: Place, brief: TrainingBrief): Range {
  const { goal, level } = brief;
  const isFirst = kind === 'first_compound' && goal === 'muscle_gain';
  if (!doseSwings(exercise, emphasis, brief)) return isFirst ? FIRST_COMPOUND_REPS[level] : COMPOUND_REPS[goal];
  if (emphasis === 'light') return LIGHT_REPS;
  return isFirst && level === 'advanced' ? FIRST_COMPOUND_REPS[level] : HEAVY_REPS[goal];
}

function repRange(exercise: Exercise, place: Place, brief: TrainingBrief): Range {
  const { goal } = brief;
  const { kind } = place;
  if (kind === 'power') return POWER_REPS;
  if (kind === 'core') return exercise.unilateral ? CORE_SIDE_REPS : CORE_REPS;
  if (exercise.skill === 3 && exercise.loadType === 'bodyweight') return HARD_SKILL_REPS;
  if (kind === 'isolation') return ISOLATION_REPS[goal];
  if (exercise.adapted && exercise.loadType === 'household_weight') return LIGHT_REPS;
  if (exercise.loadType === 'bodyweight' && !eachSideOf(exercise, brief.form)) return BODYWEIGHT_REPS[goal];
  return compoundRange(exercise, place, brief);
}

/** Repetitions or hold of one set on a day of the given emphasis (ACSM 2009; ranges by goal and level in docs/domain.md). */
export function doseFor(exercise: Exercise, kind: WorkKind, brief: TrainingBrief, emphasis: Emphasis = 'medium'): Dose {
  const eachSide = eachSideOf(exercise, brief.form);
  if (exercise.metric === 'reps') {
    const [low, high] = repRange(exercise, { kind, emphasis }, brief);
    return { kind: 'reps', low, high, eachSide };
  }
  return { kind: 'seconds', seconds: (eachSide ? SIDE_HOLD_SECONDS : HOLD_SECONDS)[brief.level], eachSide };
}

/** Rest to start from, seconds. */
export function defaultRest(kind: WorkKind, brief: TrainingBrief): number {
  if (kind === 'core') return CORE_REST[brief.minutes] ?? CORE_REST_LIMITS[0];
  const table = kind === 'isolation' ? ISOLATION_REST : COMPOUND_REST;
  return table[brief.goal][brief.minutes] ?? restLimits(kind, brief)[0];
}

/** Least and most rest, seconds, that still fits the goal. */
export function restLimits(kind: WorkKind, brief: TrainingBrief): Range {
  if (kind === 'core') return CORE_REST_LIMITS;
  return REST_LIMITS[brief.goal][kind === 'isolation' ? 'isolation' : 'compound'];
}

/** Good repetitions that should be left at the end of a set (RIR); never to failure. */
export function repsInReserve(kind: WorkKind, brief: TrainingBrief): number {
  const careful = brief.modes.size > 0 || brief.lowRecovery ? 1 : 0;
  if (brief.level === 'beginner') return 3 + careful;
  const hard = kind === 'isolation' && brief.level === 'advanced' && brief.goal === 'muscle_gain';
  return (hard ? 1 : 2) + careful;
}

/** Most sets of one exercise. */
export function setsMax(brief: TrainingBrief): number {
  return { beginner: 3, intermediate: 4, advanced: 5 }[brief.level];
}
