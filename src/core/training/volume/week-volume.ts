import { coolDownMinutes, finisherMinutes, LEAST_PULSE_MINUTES, warmUpMinutes } from '../builder/session-ends.ts';
import { hasArmInjury, type TrainingBrief } from '../builder/training-brief.ts';
import { dayBefore } from '../builder/week-split.ts';
import { setsMax } from '../dosing/dosing.ts';
import { sessionSeconds } from '../dosing/session-time.ts';
import { linesOf, type Session, type WorkEntry, workingSets } from '../session.ts';
import { MAJOR_GROUPS, type MuscleGroup } from './muscle-groups.ts';
import {
  balanceOf,
  balanceSide,
  effectiveFloor,
  groupCredits,
  HARD_DAY_SETS,
  RATIO_LIMIT,
  SESSION_CAP,
  SESSION_SETS_MAX,
  TIRED_SETS,
  type Volume,
  volumeOf,
  volumeRange,
} from './volume.ts';

type Ratio = { min: number; max: number };
/** Push sets per pull set: where growth stops; `RATIO_LIMIT` must hold in the end. */
const RATIO_STOP: Ratio = { min: 0.85, max: 1.18 };
/** Knee-dominant sets per hip-dominant set. */
const KNEE_HIP_STOP: Ratio = { min: 0.62, max: 1.55 };
const BEGINNER_CARDIO_DAY_SETS = 5;
const SETS_BY_MINUTES: Record<number, number> = { 30: 13, 45: 18, 60: 20, 90: SESSION_SETS_MAX };

/** The sets of a week under construction, counted by muscle, day and side; kept up to date by `record`. */
export type WeekVolume = {
  brief: TrainingBrief;
  sessions: readonly Session[];
  weekly: Volume;
  daily: Volume[];
  sides: ReturnType<typeof balanceOf>;
  sets: number;
};
/** An exercise on its day. */
export type Place = { day: number; entry: WorkEntry };

export function survey(sessions: readonly Session[], brief: TrainingBrief): WeekVolume {
  const work = sessions.flatMap((session) => session.work);
  return {
    brief,
    sessions,
    weekly: volumeOf(work),
    daily: sessions.map((session) => volumeOf(session.work)),
    sides: balanceOf(work),
    sets: work.reduce((sum, entry) => sum + entry.sets, 0),
  };
}

/** Adds a set to an exercise, or takes one, and keeps the count. */
export function record(week: WeekVolume, { day, entry }: Place, change: 1 | -1): void {
  entry.sets += change;
  week.sets += change;
  const daily = week.daily[day];
  for (const { group, credit } of groupCredits(entry.exercise)) {
    week.weekly[group] += change * credit;
    if (daily) daily[group] += change * credit;
  }
  const side = balanceSide(entry.exercise);
  if (side) week.sides[side] += change;
}

/** The most a group may get on a day so that it is fresh: not much on the day after a hard one. */
function freshLimit(week: WeekVolume, day: number, group: MuscleGroup): number {
  const { days } = week.brief;
  const before = dayBefore(day, days);
  const isTired = before !== null && (week.daily[before]?.[group] ?? 0) >= HARD_DAY_SETS;
  const isNextBusy = dayBefore(day + 1, days) === day && (week.daily[day + 1]?.[group] ?? 0) >= TIRED_SETS;
  if (isTired) return TIRED_SETS - 0.5;
  return isNextBusy ? HARD_DAY_SETS - 0.5 : Number.POSITIVE_INFINITY;
}

/** A beginner's cardio day keeps so few sets that it is no further day of lifting. */
const isFullCardioDay = (session: Session, { level }: TrainingBrief): boolean =>
  level === 'beginner' && session.kind === 'cardio' && workingSets(session) >= BEGINNER_CARDIO_DAY_SETS;

/** Every cap that one more set has to respect: exercise, session, muscle by session and week, freshness. */
export function withinCaps(week: WeekVolume, { day, entry }: Place): boolean {
  const { brief } = week;
  const session = week.sessions[day];
  if (!session || entry.sets >= setsMax(brief) || isFullCardioDay(session, brief)) return false;
  if (workingSets(session) >= (SETS_BY_MINUTES[brief.minutes] ?? SESSION_SETS_MAX)) return false;
  return groupCredits(entry.exercise).every(({ group, credit }) => {
    const today = (week.daily[day]?.[group] ?? 0) + credit;
    return (
      today <= SESSION_CAP[brief.level] &&
      today <= freshLimit(week, day, group) &&
      week.weekly[group] + credit <= volumeRange(group, brief.goal, brief.level).cap
    );
  });
}

/**
 * Would the set push the balance of pushing and pulling, or of knee and hip, further out? For a muscle in need (`isUrgent`) only the
 * hard limit of pushing and pulling counts.
 */
export function tiltsBalance(week: WeekVolume, entry: WorkEntry, isUrgent: boolean): boolean {
  const side = balanceSide(entry.exercise);
  const { push, pull, knee, hip } = week.sides;
  const limit = isUrgent ? RATIO_LIMIT : RATIO_STOP;
  if (isUrgent && (side === 'knee' || side === 'hip')) return false;
  if (side === 'knee') return (knee + 1) / Math.max(1, hip) > KNEE_HIP_STOP.max;
  if (side === 'hip') return knee > 0 && knee / (hip + 1) < KNEE_HIP_STOP.min;
  if (side === 'push') return (push + 1) / Math.max(1, pull) > limit.max;
  if (side !== 'pull' || hasArmInjury(week.brief)) return false;
  return push / (pull + 1) < limit.min;
}

/** Seconds that a shorter finisher, warm-up and cool-down could give to a muscle that would else be left out. */
export function reserveSeconds(brief: TrainingBrief): number {
  const finisher = Math.floor(finisherMinutes(brief) / 2);
  return 60 * (finisher + warmUpMinutes(brief) - LEAST_PULSE_MINUTES + coolDownMinutes(brief) - 1);
}

/** Does one more set fit into the day's minutes, `reserve` seconds included? */
export function fitsTime(week: WeekVolume, { day, entry }: Place, reserve: number): boolean {
  const session = week.sessions[day];
  if (!session) return false;
  entry.sets += 1;
  const seconds = sessionSeconds(linesOf(session));
  entry.sets -= 1;
  return seconds <= week.brief.minutes * 60 + reserve;
}

export function isMajor(group: MuscleGroup): boolean {
  return (MAJOR_GROUPS as readonly string[]).includes(group);
}

export function floorOf(week: WeekVolume, group: MuscleGroup): number {
  const range = volumeRange(group, week.brief.goal, week.brief.level);
  return isMajor(group) ? effectiveFloor(range, week.sets) : range.floor;
}

export function isUnderFloor(week: WeekVolume, group: MuscleGroup): boolean {
  return week.weekly[group] < floorOf(week, group);
}

/** Major groups that the week leaves under their floor. */
export function groupsUnderFloor(sessions: readonly Session[], brief: TrainingBrief): MuscleGroup[] {
  const week = survey(sessions, brief);
  return MAJOR_GROUPS.filter((group) => isUnderFloor(week, group));
}

/** True when no major group is under its floor and pushing and pulling are level. */
export function isBalanced(sessions: readonly Session[], brief: TrainingBrief): boolean {
  const { push, pull } = survey(sessions, brief).sides;
  const isLevel = push <= RATIO_LIMIT.max * pull && (hasArmInjury(brief) || push >= RATIO_LIMIT.min * pull);
  return isLevel && groupsUnderFloor(sessions, brief).length === 0;
}
