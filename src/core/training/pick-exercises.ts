import type { Level } from '#core/athlete/profile.ts';
import { hashSeed, seededRandom } from '#core/seed/random.ts';
import { daySlots, fallbackPatterns, type Slot, type SlotRole } from './day-slots.ts';
import type { Exercise } from './exercise.ts';
import { isGentle, levelIndex, type TrainingBrief } from './training-brief.ts';
import {
  emptyVolume,
  type GroupCredit,
  groupCredits,
  HARD_DAY_SETS,
  MAJOR_GROUPS,
  SESSION_CAP,
  TIRED_SETS,
  trainsDirectly,
  type Volume,
  volumeRange,
} from './volume.ts';
import { type DayKind, dayBefore } from './week-split.ts';
import { mentions } from './word-match.ts';

export type Pick = { slot: Slot; exercise: Exercise };
/** Sets that every picked exercise gets at first. */
export const FIRST_SETS = 2;

type WeekState = {
  brief: TrainingBrief;
  pool: readonly Exercise[];
  usedIds: Map<string, number>;
  usedFamilies: Map<string, number>;
  weekly: Volume;
  sessions: Volume[];
};
type DayState = { index: number; ids: Set<string>; families: Set<string>; volume: Volume };

const LOAD_VALUE: Record<Exercise['loadType'], number> = {
  free_weight: 2,
  machine: 2,
  cable: 1.5,
  band: 1,
  bodyweight: 0.8,
  household_weight: 0.8,
  none: 0,
};
/** What the seed may add, in points of the score: enough that near equals change places, too little to make up for a wrong pattern. */
const MAIN_NOISE = 1.6;
const OTHER_NOISE = 4;
/** Sets of a session's cap that small exercises leave free, so that the main lifts can grow. */
const KEPT_FOR_MAIN: Record<Level, number> = { beginner: 0, intermediate: 1, advanced: 2 };
const TRUNK_SHARE = 0.8;
/** Up to here, working one side at a time costs sets that the session cannot spare. */
const SHORT_SESSION_MINUTES = 30;
const BODYWEIGHT_MET = 2.8;

/** A number in [0, 1) that depends on the seed and the words alone. */
export function hash01(seed: number, ...words: readonly (string | number)[]): number {
  return seededRandom(hashSeed(`${seed}:${words.join(':')}`))();
}

/** Hard body-weight skills suit few repetitions, so only people who train for muscle meet them first. */
function skillFit(exercise: Exercise, brief: TrainingBrief): number {
  if (exercise.skill === 3 && exercise.loadType === 'bodyweight' && brief.goal !== 'muscle_gain') return -3;
  if (brief.level === 'beginner') return -1.5 * (exercise.skill - 1);
  return 0.7 * Math.min(exercise.skill - 1, levelIndex(brief.level));
}

/** Without weights, practised people get the harder rung of a ladder and beginners the easier one. */
function leverageFit(exercise: Exercise, brief: TrainingBrief): number {
  if (exercise.loadType !== 'bodyweight') return 0;
  const hardness = Math.min(1.2, exercise.met - BODYWEIGHT_MET);
  return brief.level === 'beginner' ? -0.4 * hardness : 1.2 * hardness;
}

function gentleFit(exercise: Exercise, brief: TrainingBrief): number {
  if (!isGentle(brief)) return 0;
  const steady = exercise.posture === 'seated' || exercise.posture === 'standing' ? 0.8 : 0;
  return steady + (exercise.loadType === 'machine' ? 1 : 0) - (exercise.metric === 'seconds' ? 1 : 0);
}

/** How well an exercise suits the person, whatever its place: load, skill, old injuries, wishes. */
export function suitability(exercise: Exercise, brief: TrainingBrief): number {
  const cautions = exercise.jointCaution.filter((joint) => brief.injuries[joint] !== undefined).length;
  const wished = brief.preferTerms.some((term) => mentions(`${exercise.name} ${exercise.equipment.join(' ')}`, term));
  return (
    LOAD_VALUE[exercise.loadType] +
    (brief.goal === 'weight_loss' && exercise.mechanic === 'compound' ? 1 : 0) +
    skillFit(exercise, brief) +
    leverageFit(exercise, brief) +
    gentleFit(exercise, brief) -
    2.5 * cautions +
    (brief.favouriteIds.has(exercise.id) ? 2 : 0) -
    (brief.unwelcomeIds.has(exercise.id) ? 2 : 0) +
    (wished ? 2 : 0)
  );
}

function score(exercise: Exercise, slot: Slot, patternRank: number, week: WeekState, day: DayState): number {
  const { brief } = week;
  const isMain = slot.role === 'main';
  const noise = (isMain ? MAIN_NOISE : OTHER_NOISE) * hash01(brief.seed, exercise.id, day.index);
  return (
    suitability(exercise, brief) +
    (isMain && exercise.mechanic === 'compound' ? 3 : 0) +
    (slot.group && trainsDirectly(exercise, slot.group) ? 3 : 0) -
    (slot.role !== 'core' && exercise.metric === 'seconds' ? 1.5 : 0) -
    (slot.role === 'core' && tiresMajor(exercise) ? 1.5 : 0) -
    (exercise.unilateral && brief.minutes <= SHORT_SESSION_MINUTES ? 1.5 : 0) -
    3 * (week.usedIds.get(exercise.id) ?? 0) -
    1.2 * (week.usedFamilies.get(exercise.family) ?? 0) -
    (day.families.has(exercise.family) ? 6 : 0) +
    (isMain && brief.keepIds.has(exercise.id) ? 1.5 : 0) -
    1.6 * patternRank +
    noise
  );
}

/** The week's cap; for the trunk a part is kept back, because push-ups and carries use it as well. */
function weeklyRoom({ group, credit }: GroupCredit, brief: TrainingBrief): number {
  const { cap } = volumeRange(group, brief.goal, brief.level);
  return group === 'abs' && credit === 1 ? cap * TRUNK_SHARE : cap;
}

/** Trunk work that takes volume from the legs, chest or back is second choice. */
function tiresMajor(exercise: Exercise): boolean {
  return groupCredits(exercise).some(({ group }) => (MAJOR_GROUPS as readonly string[]).includes(group));
}

/** Could the exercise get `FIRST_SETS` sets without breaking a cap or training a muscle that is still tired? */
function hasRoom(exercise: Exercise, role: SlotRole, week: WeekState, day: DayState): boolean {
  const { brief } = week;
  const before = dayBefore(day.index, brief.days);
  const kept = role === 'main' ? 0 : KEPT_FOR_MAIN[brief.level];
  return groupCredits(exercise).every(({ group, credit }) => {
    const today = day.volume[group] + credit * FIRST_SETS;
    const tired = before !== null && (week.sessions[before]?.[group] ?? 0) >= HARD_DAY_SETS;
    return (
      today <= SESSION_CAP[brief.level] - kept &&
      week.weekly[group] + credit * FIRST_SETS <= weeklyRoom({ group, credit }, brief) &&
      !(tired && today >= TIRED_SETS)
    );
  });
}

function bestFor(slot: Slot, patterns: readonly string[], week: WeekState, day: DayState): Exercise | null {
  let best: Exercise | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const exercise of week.pool) {
    const rank = patterns.indexOf(exercise.pattern);
    if (rank < 0 || exercise.category !== 'strength' || day.ids.has(exercise.id)) continue;
    if (!hasRoom(exercise, slot.role, week, day)) continue;
    const value = score(exercise, slot, rank, week, day);
    if (value > bestScore) {
      best = exercise;
      bestScore = value;
    }
  }
  return best;
}

function take(exercise: Exercise, week: WeekState, day: DayState): void {
  day.ids.add(exercise.id);
  day.families.add(exercise.family);
  week.usedIds.set(exercise.id, (week.usedIds.get(exercise.id) ?? 0) + 1);
  week.usedFamilies.set(exercise.family, (week.usedFamilies.get(exercise.family) ?? 0) + 1);
  for (const { group, credit } of groupCredits(exercise)) {
    day.volume[group] += credit * FIRST_SETS;
    week.weekly[group] += credit * FIRST_SETS;
  }
}

/** Chooses the exercises of every day: best first by score, ties and variety by seed. A place without any candidate stays empty. */
export function pickWeek(split: readonly DayKind[], pool: readonly Exercise[], brief: TrainingBrief): Pick[][] {
  const week: WeekState = {
    brief,
    pool,
    usedIds: new Map(),
    usedFamilies: new Map(),
    weekly: emptyVolume(),
    sessions: [],
  };
  return split.map((kind, index) => {
    const day: DayState = { index, ids: new Set(), families: new Set(), volume: emptyVolume() };
    const picks = daySlots(kind, brief).flatMap((slot) => {
      const exercise = bestFor(slot, slot.patterns, week, day) ?? bestFor(slot, fallbackPatterns(slot), week, day);
      if (!exercise) return [];
      take(exercise, week, day);
      return [{ slot, exercise }];
    });
    week.sessions.push(day.volume);
    return picks;
  });
}
