import type { Exercise } from '#core/catalogue/exercise.ts';
import type { Level } from '#core/catalogue/level.ts';
import { hashSeed, seededRandom } from '#core/seed/random.ts';
import { MAJOR_GROUPS } from '../volume/muscle-groups.ts';
import {
  balanceSide,
  emptyVolume,
  type GroupCredit,
  groupCredits,
  HARD_DAY_SETS,
  SESSION_CAP,
  TIRED_SETS,
  trainsDirectly,
  type Volume,
  volumeRange,
} from '../volume/volume.ts';
import { anchorValue, heavyCost } from './anchor-lift.ts';
import { daySlots, fallbackPatterns, type Slot, slotCount } from './day-slots.ts';
import { cautions, kitOf, strainsGentle, suitability } from './suitability.ts';
import { hasArmInjury, isGentle, type TrainingBrief } from './training-brief.ts';
import { type DayKind, dayBefore } from './week-split.ts';

export type Pick = { slot: Slot; exercise: Exercise };
/** Sets that every picked exercise gets at first. */
export const FIRST_SETS = 2;

type WeekState = {
  brief: TrainingBrief;
  pool: readonly Exercise[];
  noise: Noise;
  usedIds: Map<string, number>;
  usedFamilies: Map<string, number>;
  weekly: Volume;
  sessions: Volume[];
};
type DayState = { index: number; ids: Set<string>; families: Set<string>; volume: Volume };

type Noise = { other: number; side: number };
/**
 * What the seed may add to a small exercise, in points of the score: enough that near equals change places. Where little can be done at
 * all, more must count as equal, else every plan is the same.
 */
const NOISE: Record<'few' | 'some' | 'many', Noise> = {
  few: { other: 9, side: 3.5 },
  some: { other: 5, side: 1 },
  many: { other: 4, side: 0 },
};
/** Chance seldom puts what cannot be loaded before what can. */
const UNLOADED_CHANCE = 0.7;
const SMALL_STAPLE_WEIGHT = 0.8;
/** More than kind of movement, family and chance can tip, so that a lift comes back unless a muscle is still tired. */
const REPEAT_VALUE = 9;
const REPEATS_MOST = 3;
/** A bench press goes well with one on an incline, two curls do not. */
const SAME_FAMILY = 6;
const SAME_FAMILY_LARGE = 3;
/** A place for a pull from above goes to a row only where there is hardly anything to pull down. */
const OTHER_PATTERN = 1.6;
const OTHER_PATTERN_LARGE = 4;
/** Pulling at a towel is no lift for somebody with a bar. */
const STOPGAP_COST = 4;
const FEW_LIFTS = 85;
const MANY_LIFTS = 130;
/** Enough that a chest press trains the chest. */
const DIRECT_VALUE = 8;
const MANY_GROUPS = 3;
/** Sets of a session's cap that small exercises leave free, so that the main lifts can grow. */
const KEPT_FOR_MAIN: Record<Level, number> = { beginner: 0, intermediate: 2, advanced: 3 };
const TRUNK_SHARE = 0.8;
/** Up to here, working one side at a time costs sets that the session cannot spare. */
const SHORT_SESSION_MINUTES = 30;

/** A number in [0, 1) that depends on the seed and the words alone. */
export function hash01(seed: number, ...words: readonly (string | number)[]): number {
  return seededRandom(hashSeed(`${seed}:${words.join(':')}`))();
}

/** With people who train gently, what suits best counts for more than change. */
function noiseFor(pool: readonly Exercise[], brief: TrainingBrief): Noise {
  if (isGentle(brief)) return NOISE.many;
  const lifts = pool.filter(({ category }) => category === 'strength').length;
  return NOISE[lifts < FEW_LIFTS ? 'few' : lifts < MANY_LIFTS ? 'some' : 'many'];
}

/** A main lift for everything at once, such as a thruster, tires the shoulders before the legs. */
function spreads(exercise: Exercise): boolean {
  return groupCredits(exercise).filter(({ credit }) => credit === 1).length >= MANY_GROUPS;
}

/** Without weight, although there are weights. */
function isUnloaded({ loadType }: Exercise, brief: TrainingBrief): boolean {
  return kitOf(brief) !== 'none' && (loadType === 'bodyweight' || loadType === 'household_weight');
}

/** A raise in the place of a press: the week would push less than it pulls. */
function changesSide(exercise: Exercise, { patterns: [first] }: Slot): boolean {
  return first !== undefined && balanceSide({ pattern: first }) !== balanceSide(exercise);
}

/** Large places hold the lifts of the block, which no chance decides; small ones vary with the seed, but stay the same all week. */
function fitness(exercise: Exercise, { role }: Slot, { brief, noise }: WeekState): number {
  if (role === 'main' || role === 'secondary') return anchorValue(exercise, brief);
  return (
    suitability(exercise, brief) +
    SMALL_STAPLE_WEIGHT * exercise.staple +
    noise.other * hash01(brief.seed, exercise.id) * (isUnloaded(exercise, brief) ? UNLOADED_CHANCE : 1) -
    heavyCost(exercise, brief)
  );
}

/** What is done once is done again: a lift is learned, and its progress seen, by coming back in the same week. */
function repeatValue({ id }: Exercise, { usedIds }: WeekState): number {
  const used = usedIds.get(id) ?? 0;
  return used > 0 && used < REPEATS_MOST ? REPEAT_VALUE : 0;
}

function score(exercise: Exercise, slot: Slot, patternRank: number, week: WeekState, day: DayState): number {
  const { brief } = week;
  const isMain = slot.role === 'main';
  const isLarge = isMain || slot.role === 'secondary';
  return (
    fitness(exercise, slot, week) +
    repeatValue(exercise, week) +
    (isMain && exercise.mechanic === 'compound' ? 3 : 0) +
    (slot.group && trainsDirectly(exercise, slot.group) ? DIRECT_VALUE : 0) -
    (isMain && (spreads(exercise) || isUnloaded(exercise, brief)) ? 1.5 : 0) -
    (slot.role !== 'core' && exercise.staple === 0 && isUnloaded(exercise, brief) ? STOPGAP_COST : 0) -
    (slot.role !== 'core' && exercise.metric === 'seconds' ? 1.5 : 0) -
    (slot.role === 'core' && tiresMajor(exercise) ? 1.5 : 0) -
    (exercise.unilateral && brief.minutes <= SHORT_SESSION_MINUTES ? 1.5 : 0) -
    (week.usedIds.has(exercise.id) ? 0 : 1.2 * (week.usedFamilies.get(exercise.family) ?? 0)) -
    (day.families.has(exercise.family) ? (isLarge ? SAME_FAMILY_LARGE : SAME_FAMILY) : 0) +
    (isMain && brief.keepIds.has(exercise.id) ? 1.5 : 0) -
    (changesSide(exercise, slot) ? week.noise.side : 0) -
    (isLarge ? OTHER_PATTERN_LARGE : OTHER_PATTERN) * patternRank
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
function hasRoom(exercise: Exercise, slot: Slot, week: WeekState, day: DayState): boolean {
  const { brief } = week;
  const before = dayBefore(day.index, brief.days);
  const kept = slot.role === 'main' ? 0 : KEPT_FOR_MAIN[brief.level];
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

/** Sets that the large lifts of the places still to be filled will need: each muscle once a day, and the glutes in every squat. */
function setsToCome(places: readonly Slot[][]): Volume {
  const coming = emptyVolume();
  for (const slots of places) {
    const groups = new Set(slots.flatMap(({ group, role }) => (role === 'accessory' ? [] : (group ?? []))));
    for (const group of groups) coming[group] += FIRST_SETS;
    if (groups.has('quads')) coming.hamstrings_glutes += FIRST_SETS;
  }
  return coming;
}

/** Does it leave the week's large lifts their sets? Else carries and the like would use up what a later squat needs. */
function leavesRoom(exercise: Exercise, slot: Slot, week: WeekState, coming: Volume): boolean {
  if (slot.role === 'main') return true;
  return groupCredits(exercise).every(({ group, credit }) => {
    const { cap } = volumeRange(group, week.brief.goal, week.brief.level);
    return group === slot.group || week.weekly[group] + credit * FIRST_SETS + coming[group] <= cap;
  });
}

type IsFit = (exercise: Exercise) => boolean;

function bestFor(
  slot: Slot,
  patterns: readonly string[],
  week: WeekState,
  day: DayState,
  isFit: IsFit,
): Exercise | null {
  let best: Exercise | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const exercise of week.pool) {
    const rank = patterns.indexOf(exercise.pattern);
    if (rank < 0 || exercise.category !== 'strength' || day.ids.has(exercise.id)) continue;
    if (!isFit(exercise) || !hasRoom(exercise, slot, week, day)) continue;
    const value = score(exercise, slot, rank, week, day);
    if (value > bestScore) {
      best = exercise;
      bestScore = value;
    }
  }
  return best;
}

/** Only with a hurt arm may a week push less than it pulls. A sore neck has to do with a careful press. */
function isNeededPush({ patterns: [first] }: Slot, brief: TrainingBrief): boolean {
  return first !== undefined && balanceSide({ pattern: first }) === 'push' && !hasArmInjury(brief);
}

/** A small lift whose lightest load is too heavy for a first try, such as a curl with the empty bar, is left out rather. */
function isLiftable(exercise: Exercise, { role }: Slot, brief: TrainingBrief): boolean {
  return role !== 'accessory' || heavyCost(exercise, brief) === 0;
}

/**
 * The exercise for a place. A small one has to be kind to sore joints and to leave room for the large ones; only when nothing is
 * are these wishes dropped, the first one first. Trunk work is left out rather.
 */
function choose(slot: Slot, week: WeekState, day: DayState, coming: Volume): Exercise | null {
  const { brief } = week;
  const isSmall = !(MAJOR_GROUPS as readonly string[]).includes(slot.group ?? '') && !isNeededPush(slot, brief);
  const roomy: IsFit = (exercise) => leavesRoom(exercise, slot, week, coming) && isLiftable(exercise, slot, brief);
  const kind: IsFit = (exercise) =>
    roomy(exercise) &&
    (!isSmall || cautions(exercise, brief).length === 0) &&
    !(slot.role === 'core' && strainsGentle(exercise, brief));
  const others = fallbackPatterns(slot);
  const patterns = patternsFor(slot, week.pool);
  const isTooHeavy = week.pool.some((one) => patterns.includes(one.pattern) && !isLiftable(one, slot, brief));
  const found =
    bestFor(slot, patterns, week, day, kind) ??
    bestFor(slot, patterns, week, day, roomy) ??
    (isTooHeavy ? null : bestFor(slot, others, week, day, kind));
  if (found || isTooHeavy || slot.role === 'core') return found;
  const any: IsFit = (exercise) => isLiftable(exercise, slot, brief);
  return bestFor(slot, patterns, week, day, any) ?? bestFor(slot, others, week, day, any);
}

/** Without any row that trains the back, a place for rows goes to what does: else the week would leave that muscle out. */
function patternsFor({ patterns, group }: Slot, pool: readonly Exercise[]): readonly string[] {
  if (group === null) return patterns;
  const direct = pool.filter((exercise) => exercise.category === 'strength' && trainsDirectly(exercise, group));
  const own = new Set(direct.map(({ pattern }) => pattern));
  return own.size === 0 || patterns.some((pattern) => own.has(pattern)) ? patterns : [...own, ...patterns];
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
    noise: noiseFor(pool, brief),
    usedIds: new Map(),
    usedFamilies: new Map(),
    weekly: emptyVolume(),
    sessions: [],
  };
  const places = split.map((kind) => daySlots(kind, brief));
  return places.map((slots, index) => {
    const day: DayState = { index, ids: new Set(), families: new Set(), volume: emptyVolume() };
    const most = split[index] === 'cardio' ? slots.length : slotCount(brief);
    const picks: Pick[] = [];
    for (const [at, slot] of slots.entries()) {
      if (picks.length >= most) break;
      const coming = setsToCome([slots.slice(at + 1), ...places.slice(index + 1)]);
      const exercise = choose(slot, week, day, coming);
      if (!exercise) continue;
      take(exercise, week, day);
      picks.push({ slot, exercise });
    }
    week.sessions.push(day.volume);
    return picks;
  });
}
