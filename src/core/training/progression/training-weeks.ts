import type { Level } from '#core/catalogue/level.ts';
import { byExercise, DAY_MS, daysBetween, isStalled, type Performance } from './history.ts';

/** Rests this long start a new block of weeks: the body has had its easy week. */
const NEW_BLOCK_AFTER_DAYS = 10;
const WEEK_MS = 7 * DAY_MS;
const DELOAD_EVERY_WEEKS = 6;
/** Practised people and those who train five or six days need it sooner (athletes: every 5.6 ± 2.3 weeks, Rogerson 2024). */
const DELOAD_EVERY_WEEKS_HARD = 5;
const HARD_DAYS = 5;
const STALLED_LIFTS = 2;
const TIRED_ENERGY = 4;
const TIRED_LOGS_MIN = 3;

export type EnergyLevel = { at: number; value: number };
export type DeloadReason = 'planned' | 'stalled' | 'tired';
export type TrainingWeek = {
  /** Weeks into the block, from 1. */
  week: number;
  startsAt: number;
  deload: DeloadReason | null;
};

type WeeksInput = {
  performances: readonly Performance[];
  energy: readonly EnergyLevel[];
  level: Level;
  daysPerWeek: number;
  now: number;
};

type TrainingCalendar = {
  /** Every week trained so far, by block, oldest first; easy weeks are marked. */
  weeks: TrainingWeek[];
  /** The present week; `null` after a long rest, or before the first session. */
  current: TrainingWeek | null;
};

/** Counts the weeks of each block of training and marks the easy ones. A long rest ends a block. */
export function trainingCalendar(input: WeeksInput): TrainingCalendar {
  const blocks = blocksOf(input.performances);
  const weeks = blocks.flatMap((block, index) => {
    const last = block.at(-1)?.at ?? 0;
    const isLive = index === blocks.length - 1 && daysBetween(last, input.now) < NEW_BLOCK_AFTER_DAYS;
    return blockWeeks(input, block, isLive ? input.now : last);
  });
  const last = weeks.at(-1);
  return { weeks, current: last && last.startsAt + WEEK_MS > input.now ? last : null };
}

function blocksOf(performances: readonly Performance[]): Performance[][] {
  const blocks: Performance[][] = [];
  for (const one of performances) {
    const block = blocks.at(-1);
    const before = block?.at(-1);
    if (block && before && daysBetween(before.at, one.at) < NEW_BLOCK_AFTER_DAYS) block.push(one);
    else blocks.push([one]);
  }
  return blocks;
}

function blockWeeks(input: WeeksInput, block: readonly Performance[], end: number): TrainingWeek[] {
  const start = block[0]?.at ?? end;
  const weeks: TrainingWeek[] = [];
  for (let week = 1; start + (week - 1) * WEEK_MS <= end; week++) {
    const startsAt = start + (week - 1) * WEEK_MS;
    weeks.push({ week, startsAt, deload: deloadReason(input, { block, weeks, startsAt, week }) });
  }
  return weeks;
}

type WeekSoFar = { block: readonly Performance[]; weeks: readonly TrainingWeek[]; startsAt: number; week: number };

/** After how many weeks an easy one is planned; `null` for beginners. */
export function deloadEveryWeeks(level: Level, daysPerWeek: number): number | null {
  if (level === 'beginner') return null;
  return level === 'advanced' || daysPerWeek >= HARD_DAYS ? DELOAD_EVERY_WEEKS_HARD : DELOAD_EVERY_WEEKS;
}

/** Beginners ease off when they need it; others every sixth week, the hardest training every fifth. */
function deloadReason(input: WeeksInput, { block, weeks, startsAt, week }: WeekSoFar): DeloadReason | null {
  const { level, daysPerWeek, energy } = input;
  const every = deloadEveryWeeks(level, daysPerWeek);
  if (every !== null) return week % every === 0 ? 'planned' : null;
  if (week === 1 || weeks.at(-1)?.deload) return null;
  const heard = energy.filter(({ at }) => at >= startsAt - WEEK_MS && at < startsAt);
  const mean = heard.reduce((sum, { value }) => sum + value, 0) / heard.length;
  if (heard.length >= TIRED_LOGS_MIN && mean <= TIRED_ENERGY) return 'tired';
  const before = withoutDeloads(block, weeks).filter(({ at }) => at < startsAt);
  const lastEasy = weeks.findLast(({ deload }) => deload)?.startsAt ?? Number.NEGATIVE_INFINITY;
  const sinceEasy = before.filter(({ at }) => at > lastEasy);
  const stalled = [...byExercise(sinceEasy).values()].filter(isStalled);
  return stalled.length >= STALLED_LIFTS ? 'stalled' : null;
}

/** Everything but what was done in an easy week: easy weeks say nothing about strength. */
export function withoutDeloads(performances: readonly Performance[], weeks: readonly TrainingWeek[]): Performance[] {
  const easy = weeks.filter(({ deload }) => deload);
  return performances.filter(({ at }) => !easy.some(({ startsAt }) => at >= startsAt && at < startsAt + WEEK_MS));
}

/** Weeks since the block began or since the last easy week, from 1. */
export function weekOfWave(weeks: readonly TrainingWeek[]): number {
  const current = weeks.at(-1);
  if (!current) return 1;
  const easy = weeks.findLast(({ deload, startsAt }) => deload !== null && startsAt < current.startsAt);
  const blockStart = weeks.findLastIndex(({ week }) => week === 1);
  const start = Math.max(blockStart, easy ? weeks.indexOf(easy) + 1 : 0);
  return weeks.length - start;
}

/** Sessions are at least this far apart. */
const SESSION_GAP_MS = DAY_MS / 2;

export type Rest = {
  /** Whole days since the last session. */
  days: number;
  /** Whole days between the two sessions before; `null` after the very first. */
  before: number | null;
};

/** How long the person has not trained, and how long the rest before that was; `null` before the first time. */
export function restSince(performances: readonly Performance[], now: number): Rest | null {
  const last = performances.at(-1);
  if (!last) return null;
  const before = performances.findLast(({ at }) => at < last.at - SESSION_GAP_MS);
  return { days: Math.max(0, daysBetween(last.at, now)), before: before ? daysBetween(before.at, last.at) : null };
}

/** The longest time without training from a moment on, whole days. */
export function longestRest(performances: readonly Performance[], from: number, now: number): number {
  const times = [...performances.map(({ at }) => at).filter((at) => at >= from), now];
  return times.reduce((longest, at, index) => Math.max(longest, daysBetween(times[index - 1] ?? at, at)), 0);
}
