import type { Goal } from '#core/athlete/profile.ts';
import type { Level } from '#core/catalogue/level.ts';
import { MUSCLE_GROUPS, type MuscleGroup } from '../volume/muscle-groups.ts';
import { type Volume, volumeOf, volumeRange } from '../volume/volume.ts';
import { GROUP_NAMES } from '../wording/exercise-text.ts';
import { DAY_MS, type Performance } from './history.ts';

/** Sets of one muscle in a week beside the band that helps. */
type WeeklySets = {
  group: MuscleGroup;
  name: string;
  sets: number;
  floor: number;
  target: number;
  cap: number;
  standing: 'under' | 'in' | 'over';
};

/** Fractional sets by muscle of what was done; sets that were not written down count as planned. */
export function volumeDone(performances: readonly Performance[]): Volume {
  return volumeOf(
    performances.map(({ exercise, sets, plannedSets }) => ({ exercise, sets: sets.length || plannedSets })),
  );
}

type Week = { performances: readonly Performance[]; goal: Goal; level: Level; now: number };

/** Fractional sets by muscle in the last seven days (1 direct, ½ helping; Pelland 2025) against floor, target and cap. */
export function weeklySets({ performances, goal, level, now }: Week): WeeklySets[] {
  const week = performances.filter(({ at }) => at > now - 7 * DAY_MS && at <= now);
  const volume = volumeDone(week);
  return MUSCLE_GROUPS.map((group) => {
    const { floor, target, cap } = volumeRange(group, goal, level);
    const sets = volume[group];
    const standing = sets < floor ? 'under' : sets > cap ? 'over' : 'in';
    return { group, name: GROUP_NAMES[group], sets, floor, target, cap, standing };
  });
}
