import { isOrdered } from '../builder/order-day.ts';
import { hasArmInjury, type TrainingBrief } from '../builder/training-brief.ts';
import { dayBefore } from '../builder/week-split.ts';
import type { TimedEntry } from '../dosing/session-time.ts';
import { sessionSeconds } from '../dosing/session-time.ts';
import { MAJOR_GROUPS, MUSCLE_GROUPS } from '../volume/muscle-groups.ts';
import {
  balanceOf,
  effectiveFloor,
  HARD_DAY_SETS,
  RATIO_LIMIT,
  SESSION_CAP,
  SESSION_SETS_MAX,
  TIRED_SETS,
  volumeOf,
  volumeRange,
} from '../volume/volume.ts';

/** How far a session may be from its minutes. */
const TIME_TOLERANCE = 0.08;

const SHORTAGE = 'too little';

type Days = readonly (readonly TimedEntry[])[];

/** Names of all limits that a finished week breaks: time, caps, floors, freshness, balance. Empty for what the builder makes. */
export function brokenLimits(days: Days, brief: TrainingBrief): Set<string> {
  return new Set([...sessionLimits(days, brief), ...weekLimits(days.flat(), brief)]);
}

/** Is it only that a muscle or movement gets less work than wished? */
export function isShortage(name: string): boolean {
  return name.startsWith(SHORTAGE);
}

function sessionLimits(days: Days, brief: TrainingBrief): string[] {
  const volumes = days.map(volumeOf);
  return days.flatMap((lines, day) => {
    const broken: string[] = [];
    const minutes = sessionSeconds(lines) / 60;
    if (Math.abs(minutes - brief.minutes) > TIME_TOLERANCE * brief.minutes) broken.push(`time of day ${day}`);
    const sets = lines.reduce((sum, line) => sum + (line.exercise.category === 'strength' ? line.sets : 0), 0);
    if (sets > SESSION_SETS_MAX) broken.push(`sets of day ${day}`);
    if (!isOrdered(lines.filter((line) => line.exercise.category === 'strength'))) broken.push(`order of day ${day}`);
    const before = dayBefore(day, brief.days);
    for (const group of MUSCLE_GROUPS) {
      const today = volumes[day]?.[group] ?? 0;
      const yesterday = before === null ? 0 : (volumes[before]?.[group] ?? 0);
      if (today > SESSION_CAP[brief.level]) broken.push(`${group} on day ${day}`);
      if (yesterday >= HARD_DAY_SETS && today >= TIRED_SETS) broken.push(`${group} tired on day ${day}`);
    }
    return broken;
  });
}

function weekLimits(lines: readonly TimedEntry[], brief: TrainingBrief): string[] {
  const volume = volumeOf(lines);
  const sets = lines.reduce((sum, line) => sum + (line.exercise.category === 'strength' ? line.sets : 0), 0);
  const range = (group: (typeof MUSCLE_GROUPS)[number]) => volumeRange(group, brief.goal, brief.level);
  const over = MUSCLE_GROUPS.filter((group) => volume[group] > range(group).cap).map((group) => `${group} in the week`);
  const under = MAJOR_GROUPS.filter((group) => volume[group] < effectiveFloor(range(group), sets));
  const { push, pull } = balanceOf(lines);
  const isPushHeavy = push > RATIO_LIMIT.max * pull;
  const isPullHeavy = push < RATIO_LIMIT.min * pull && !hasArmInjury(brief);
  return [
    ...over,
    ...under.map((group) => `${SHORTAGE} ${group}`),
    ...(isPushHeavy ? ['too much push'] : []),
    ...(isPullHeavy ? [`${SHORTAGE} push`] : []),
  ];
}
