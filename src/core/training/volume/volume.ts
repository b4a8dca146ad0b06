import type { Goal } from '#core/athlete/profile.ts';
import type { Exercise } from '#core/catalogue/exercise.ts';
import type { Level } from '#core/catalogue/level.ts';
import { MINOR_GROUPS, type MuscleGroup } from './muscle-groups.ts';

export type Volume = Record<MuscleGroup, number>;
/** Weekly fractional sets: the least that is worth doing, where growth levels off, and the most. */
type VolumeRange = { floor: number; target: number; cap: number };

const GROUP_OF_MUSCLE: Readonly<Record<string, MuscleGroup>> = {
  chest: 'chest',
  lats: 'back',
  upper_back: 'back',
  quads: 'quads',
  hamstrings: 'hamstrings_glutes',
  glutes: 'hamstrings_glutes',
  front_delts: 'front_delts',
  side_delts: 'side_delts',
  rear_delts: 'rear_delts',
  biceps: 'biceps',
  triceps: 'triceps',
  calves: 'calves',
  abs: 'abs',
  obliques: 'abs',
};

/** Sets a muscle group can use in one session; further sets add next to nothing (Remmert 2025: about 11 at most). */
export const SESSION_CAP: Record<Level, number> = { beginner: 6, intermediate: 8, advanced: 10 };
/** Working sets of one session, whatever its length. */
export const SESSION_SETS_MAX = 26;
/** A group that had this many sets yesterday may not get `TIRED_SETS` or more today. */
export const HARD_DAY_SETS = 6;
export const TIRED_SETS = 4;
/** Push sets per pull set that a week must keep. */
export const RATIO_LIMIT = { min: 0.8, max: 1.25 } as const;
/** No group's weekly floor is set lower, however little time there is. */
export const LEAST_FLOOR = 2.5;

const MUSCLE_GAIN_MAJOR: Record<Level, VolumeRange> = {
  beginner: { floor: 6, target: 10, cap: 14 },
  intermediate: { floor: 8, target: 14, cap: 18 },
  advanced: { floor: 10, target: 18, cap: 22 },
};
const OTHER_GOALS_MAJOR: Record<Level, VolumeRange> = {
  beginner: { floor: 4, target: 8, cap: 12 },
  intermediate: { floor: 4, target: 10, cap: 14 },
  advanced: { floor: 6, target: 12, cap: 16 },
};
/** Trunk and calves get what they need, and leave the rest of the time to the large muscles. */
const SUPPORTING_TARGET: Record<Level, number> = { beginner: 4, intermediate: 6, advanced: 8 };
const MINOR: Record<Level, VolumeRange> = {
  beginner: { floor: 2, target: 6, cap: 10 },
  intermediate: { floor: 4, target: 10, cap: 14 },
  advanced: { floor: 4, target: 12, cap: 18 },
};

/** Weekly fractional sets for a group (Schoenfeld 2017, Pelland 2025; ranges in docs/domain.md). */
export function volumeRange(group: MuscleGroup, goal: Goal, level: Level): VolumeRange {
  if (group === 'abs' || group === 'calves') return { ...MINOR[level], target: SUPPORTING_TARGET[level] };
  if ((MINOR_GROUPS as readonly string[]).includes(group)) return MINOR[level];
  return goal === 'muscle_gain' ? MUSCLE_GAIN_MAJOR[level] : OTHER_GOALS_MAJOR[level];
}

/** The floor that the time allows: 15 % of the week's working sets, at least 2.5, at most the table's. */
export function effectiveFloor(range: VolumeRange, weeklySets: number): number {
  return Math.min(range.floor, Math.max(LEAST_FLOOR, 0.15 * weeklySets));
}

export function emptyVolume(): Volume {
  return {
    chest: 0,
    back: 0,
    quads: 0,
    hamstrings_glutes: 0,
    front_delts: 0,
    side_delts: 0,
    rear_delts: 0,
    biceps: 0,
    triceps: 0,
    calves: 0,
    abs: 0,
  };
}

export type GroupCredit = { group: MuscleGroup; credit: 0.5 | 1 };

/** What one set counts for: 1 for a group it trains directly, 0.5 where it only helps (fractional counting, Pelland 2025). */
export function groupCredits(exercise: Exercise): GroupCredit[] {
  if (exercise.category !== 'strength') return [];
  const credits = new Map<MuscleGroup, 0.5 | 1>();
  for (const muscle of exercise.secondaryMuscles) {
    const group = GROUP_OF_MUSCLE[muscle];
    if (group) credits.set(group, 0.5);
  }
  for (const muscle of exercise.primaryMuscles) {
    const group = GROUP_OF_MUSCLE[muscle];
    if (group) credits.set(group, isHelpedByHips(exercise, group) ? 0.5 : 1);
  }
  return [...credits].map(([group, credit]) => ({ group, credit }));
}

/**
 * A squat works the glutes and hardly the hamstrings (Kubo 2019), so that it counts half for the two together: else squats would use
 * up what a hip hinge needs.
 */
function isHelpedByHips({ pattern }: Exercise, group: MuscleGroup): boolean {
  return group === 'hamstrings_glutes' && KNEE.has(pattern);
}

/** True when a set of the exercise counts in full for the group. */
export function trainsDirectly(exercise: Exercise, group: MuscleGroup): boolean {
  return groupCredits(exercise).some((one) => one.group === group && one.credit === 1);
}

/** Fractional sets by group of some lines. */
export function volumeOf(entries: readonly { exercise: Exercise; sets: number }[]): Volume {
  const volume = emptyVolume();
  for (const { exercise, sets } of entries) {
    for (const { group, credit } of groupCredits(exercise)) volume[group] += credit * sets;
  }
  return volume;
}

const PUSH = new Set(['horizontal_push', 'vertical_push', 'fly']);
const PULL = new Set(['horizontal_pull', 'vertical_pull', 'rear_delt']);
const KNEE = new Set(['squat', 'lunge', 'knee_extension']);
const HIP = new Set(['hinge', 'hip_extension', 'knee_flexion', 'back_extension']);
type BalanceSide = 'push' | 'pull' | 'knee' | 'hip';

/** Which side of the two balances (push and pull, knee and hip) a set belongs to. */
export function balanceSide({ pattern }: Pick<Exercise, 'pattern'>): BalanceSide | null {
  if (PUSH.has(pattern)) return 'push';
  if (PULL.has(pattern)) return 'pull';
  if (KNEE.has(pattern)) return 'knee';
  return HIP.has(pattern) ? 'hip' : null;
}

/** Sets by side of the balances. */
export function balanceOf(entries: readonly { exercise: Exercise; sets: number }[]): Record<BalanceSide, number> {
  const sets = { push: 0, pull: 0, knee: 0, hip: 0 };
  for (const entry of entries) {
    const side = entry.exercise.category === 'strength' ? balanceSide(entry.exercise) : null;
    if (side) sets[side] += entry.sets;
  }
  return sets;
}
