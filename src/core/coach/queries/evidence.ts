import { isTrained, mean } from '#core/progress/activity.ts';
import { weightTrend } from '#core/progress/weight-trend.ts';
import { type Adherence, adherence } from './answer-sessions.ts';
import type { PersonLogs, QueryData } from './query-data.ts';
import { type Stretch, stretchOf, within } from './windows.ts';

/** Six weeks: long enough for a trend, short enough to be about now. */
const WINDOW_DAYS = 42;
const LEAST_WEIGH_INS = 4;
const LEAST_SPAN_DAYS = 14;
/** Energy in a pound of changed body weight. */
const KCAL_PER_LB = 3500;
const WEEK = 7;

type Pace = { lbs: number; low: number; high: number };

/** What the log and the plan say on the way of the weight; everything null is not known. */
export type Evidence = {
  stretch: Stretch;
  weighIns: number;
  spanDays: number;
  /** Null while too little was weighed. */
  pace: Pace | null;
  /** Pounds a week that the plan expects, with what it was worked out from. */
  expected: { lbs: number; burned: number; eaten: number } | null;
  sessions: Adherence;
  loggedDays: number;
  energy: { recent: number; count: number; before: number | null } | null;
  sleepHours: number;
};

export function gatherEvidence(data: QueryData & { logs: PersonLogs }): Evidence {
  const { logs, today, targets, profile } = data;
  const stretch = stretchOf({ kind: 'days', count: WINDOW_DAYS }, today);
  const weighed = within(logs.weights, stretch);
  const days = new Set(weighed.map(({ day }) => day)).size;
  const spanDays = weighed.length === 0 ? 0 : (weighed.at(-1)?.day ?? 0) - (weighed[0]?.day ?? 0);
  const { perWeek } = weightTrend(logs.weights.filter(({ day }) => day > today - 2 * WINDOW_DAYS));
  const basis = targets?.ok ? targets.basis : [];
  const burned = basis.find(({ id }) => id === 'daily_energy')?.value;
  const eaten = targets?.ok ? targets.targets.kcal : undefined;
  return {
    stretch,
    weighIns: weighed.length,
    spanDays,
    pace: days >= LEAST_WEIGH_INS && spanDays >= LEAST_SPAN_DAYS ? perWeek : null,
    expected:
      burned === undefined || eaten === undefined
        ? null
        : { lbs: ((eaten - burned) * WEEK) / KCAL_PER_LB, burned, eaten },
    sessions: adherence(data, stretch),
    loggedDays: within(logs.days, stretch).length,
    energy: energyOf(logs, today),
    sleepHours: profile.sleepHours,
  };
}

const RECENT_DAYS = 21;
const LEAST_ENERGY = 3;

function energyOf({ energy }: PersonLogs, today: number): Evidence['energy'] {
  const recent = energy.filter(({ day }) => day > today - RECENT_DAYS).map(({ value }) => value);
  const before = energy
    .filter(({ day }) => day <= today - RECENT_DAYS && day > today - 3 * RECENT_DAYS)
    .map(({ value }) => value);
  const level = mean(recent);
  if (level === null || recent.length < LEAST_ENERGY) return null;
  return { recent: level, count: recent.length, before: before.length < LEAST_ENERGY ? null : mean(before) };
}

/** How the scale stands to what the plan expects. */
export type Standing = 'unknown' | 'as_planned' | 'unclear' | 'slower' | 'faster' | 'other_way';

/** Judged by the whole band: only what lies outside of it is ruled out. */
export function standingOf({ pace, expected }: Evidence): Standing {
  if (!pace || !expected) return 'unknown';
  const way = Math.sign(Math.abs(expected.lbs) < LEAST_PACE ? 0 : expected.lbs);
  if (way === 0) return pace.low <= 0 && pace.high >= 0 ? 'as_planned' : 'other_way';
  // Turned so that what is planned is up.
  const [near, far] = way > 0 ? [pace.low, pace.high] : [-pace.high, -pace.low];
  const aim = Math.abs(expected.lbs);
  const middle = way * pace.lbs;
  if (far < 0) return 'other_way';
  if (near > aim) return 'faster';
  if (middle < aim / 2 && (far < aim || middle < aim * FLAT_SHARE)) return 'slower';
  return near > 0 ? 'as_planned' : middle >= aim / 2 ? 'as_planned' : 'unclear';
}

/** Under this a plan means to hold the weight, pounds a week. */
export const LEAST_PACE = 0.1;
/** Under this share of the planned pace it is close to flat, however wide the band. */
const FLAT_SHARE = 0.34;

/** Days with training in a stretch. */
export const trainedDays = ({ days }: PersonLogs, stretch: Stretch): number =>
  within(days, stretch).filter(isTrained).length;
