import type { ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import { isGentle, type TrainingBrief } from '../builder/training-brief.ts';
import { setsMax, workKind } from '../dosing/dosing.ts';
import { type TimedEntry, timedEntries } from '../dosing/session-time.ts';
import type { Session, WorkEntry } from '../session.ts';
import { MAJOR_GROUPS, MUSCLE_GROUPS, type MuscleGroup } from '../volume/muscle-groups.ts';
import { groupCredits, trainsDirectly, volumeRange } from '../volume/volume.ts';
import {
  fitsTime,
  type Place,
  record,
  survey,
  tiltsBalance,
  type WeekVolume,
  withinCaps,
} from '../volume/week-volume.ts';
import type { WorkoutPlanDraft } from '../workout-plan.ts';
import { DAY_MS, fellShort, type Performance } from './history.ts';
import type { EnergyLevel } from './training-weeks.ts';

export const EXTRA_SETS_MAX = 2;
/** A session may grow by half of the tenth that it may be off its minutes. */
const LONGER_SHARE = 0.05;
const RECENT_MS = 7 * DAY_MS;
const RESTED_ENERGY = 6;
const HARD_RPE = 9;

export type ExtraSet = { dayIndex: number; exerciseId: string; group: MuscleGroup };

type Recovery = { performances: readonly Performance[]; energy: readonly EnergyLevel[]; now: number };

/** Did the last seven days go well: nothing under its range, no set to the limit on average, and energy not low? */
export function isRecovered({ performances, energy, now }: Recovery): boolean {
  const recent = performances.filter(({ at }) => at > now - RECENT_MS && at <= now);
  const efforts = recent.flatMap(({ sets }) => sets.flatMap(({ rpe }) => rpe ?? []));
  const felt = energy.flatMap(({ at, value }) => (at > now - RECENT_MS && at <= now ? [value] : []));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return (
    recent.length > 0 &&
    !recent.some(fellShort) &&
    (efforts.length === 0 || mean(efforts) <= HARD_RPE) &&
    (felt.length === 0 || mean(felt) >= RESTED_ENERGY)
  );
}

type Input = {
  plan: Pick<WorkoutPlanDraft, 'days'>;
  catalogue: ExerciseCatalogue;
  brief: TrainingBrief;
  /** Weeks since the block or the last easy week began, from 1. */
  weekOfWave: number;
};

/**
 * Sets that are added to a running plan: one in the second week after an easy one, two from the third on, for the muscles that are
 * furthest under their weekly target, inside every cap and the minutes of the day. For practised people without a health mode.
 */
export function extraSets({ plan, catalogue, brief, weekOfWave }: Input): ExtraSet[] {
  if (brief.level === 'beginner' || isGentle(brief) || brief.lowRecovery) return [];
  const week = survey(
    plan.days.map((day) => sessionOf(timedEntries(day, catalogue), day.name)),
    brief,
  );
  const extras: ExtraSet[] = [];
  while (extras.length < Math.min(EXTRA_SETS_MAX, weekOfWave - 1)) {
    const found = nextExtra(week, extras);
    if (!found) break;
    record(week, found.place, 1);
    extras.push({ dayIndex: found.place.day, exerciseId: found.place.entry.exercise.id, group: found.group });
  }
  return extras;
}

function sessionOf(lines: readonly TimedEntry[], name: string): Session {
  const work = lines
    .filter(({ exercise }) => exercise.category === 'strength')
    .map((line): WorkEntry => ({ ...line, role: 'accessory', work: workKind(line.exercise, false) }));
  const others = lines.filter(({ exercise }) => exercise.category !== 'strength');
  return { kind: 'full_a', name, warmUp: others, work, cardio: [], stretches: [], coolDown: [] };
}

/** The muscle that misses most of its target first, major ones before minor ones; one more set a day at most. */
function nextExtra(week: WeekVolume, taken: readonly ExtraSet[]): { place: Place; group: MuscleGroup } | null {
  const { brief } = week;
  const missing = (group: MuscleGroup) => {
    const { target } = volumeRange(group, brief.goal, brief.level);
    return (target - week.weekly[group]) / target + ((MAJOR_GROUPS as readonly string[]).includes(group) ? 1 : 0);
  };
  const lagging = MUSCLE_GROUPS.filter((group) => isBelow(week, group, 1)).sort((a, b) => missing(b) - missing(a));
  const places = week.sessions.flatMap(({ work }, day) => work.map((entry) => ({ day, entry })));
  const free = places.filter(({ day }) => !taken.some(({ dayIndex }) => dayIndex === day));
  for (const group of lagging) {
    const place = free.find((one) => trainsDirectly(one.entry.exercise, group) && mayGrow(week, one));
    if (place) return { place, group };
  }
  return null;
}

function isBelow({ weekly, brief }: WeekVolume, group: MuscleGroup, room: number): boolean {
  return weekly[group] + room <= volumeRange(group, brief.goal, brief.level).target;
}

function mayGrow(week: WeekVolume, place: Place): boolean {
  const { brief } = week;
  const { entry } = place;
  return (
    entry.sets < setsMax(brief) &&
    groupCredits(entry.exercise).every(({ group, credit }) => credit !== 1 || isBelow(week, group, credit)) &&
    withinCaps(week, place) &&
    !tiltsBalance(week, entry, true) &&
    fitsTime(week, place, LONGER_SHARE * brief.minutes * 60)
  );
}
