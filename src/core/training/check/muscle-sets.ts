import type { Exercise } from '#core/catalogue/exercise.ts';
import { type CheckedDay, strengthSteps } from './week.ts';

/** Muscles that are counted as one: an exercise that trains two members counts once. */
export const MUSCLE_GROUPS: Record<string, readonly string[]> = {
  chest: ['chest'],
  back: ['lats', 'upper_back'],
  quads: ['quads'],
  'hamstrings and glutes': ['hamstrings', 'glutes'],
  'side delts': ['side_delts'],
  'rear delts': ['rear_delts'],
  biceps: ['biceps'],
  triceps: ['triceps'],
  calves: ['calves'],
  abs: ['abs'],
};
export const MAJOR_GROUPS = ['chest', 'back', 'quads', 'hamstrings and glutes'] as const;

/** They work the glutes, and the hamstrings hardly: half a set for the two together. */
const KNEE_BENDS = ['squat', 'lunge', 'knee_extension'];

/** Share of a set that counts for a group: 1 when it is a primary muscle, one half when it helps (Pelland 2024). */
export function shareOf(exercise: Exercise, group: string): number {
  const members = MUSCLE_GROUPS[group] ?? [];
  if (exercise.primaryMuscles.some((muscle) => members.includes(muscle))) {
    return group === 'hamstrings and glutes' && KNEE_BENDS.includes(exercise.pattern) ? 0.5 : 1;
  }
  return exercise.secondaryMuscles.some((muscle) => members.includes(muscle)) ? 0.5 : 0;
}

/** Fractional sets of one group in one day; strength work only. */
export function daySets(day: CheckedDay, group: string): number {
  return strengthSteps(day).reduce((sum, { planned, exercise }) => sum + planned.sets * shareOf(exercise, group), 0);
}

export function weekSets(week: readonly CheckedDay[], group: string): number {
  return week.reduce((sum, day) => sum + daySets(day, group), 0);
}

/** All working sets of a day. */
export function workingSets(day: CheckedDay): number {
  return strengthSteps(day).reduce((sum, { planned }) => sum + planned.sets, 0);
}

const PUSH = ['horizontal_push', 'vertical_push', 'fly'];
const PULL = ['horizontal_pull', 'vertical_pull', 'rear_delt'];

export function isPush(exercise: Exercise): boolean {
  return PUSH.includes(exercise.pattern);
}

export function isPull(exercise: Exercise): boolean {
  return PULL.includes(exercise.pattern);
}

/** Working sets of the week that `wanted` picks. */
export function setsOf(week: readonly CheckedDay[], wanted: (exercise: Exercise) => boolean): number {
  return week
    .flatMap(strengthSteps)
    .filter(({ exercise }) => wanted(exercise))
    .reduce((sum, { planned }) => sum + planned.sets, 0);
}
