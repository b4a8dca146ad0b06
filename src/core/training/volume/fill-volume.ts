import type { TrainingBrief } from '../builder/training-brief.ts';
import { setsMax } from '../dosing/dosing.ts';
import type { Session, WorkEntry } from '../session.ts';
import { levelBalance, raiseFloors } from './level-volume.ts';
import { MAJOR_GROUPS } from './muscle-groups.ts';
import { balanceSide, groupCredits, trainsDirectly, volumeRange } from './volume.ts';
import {
  fitsTime,
  floorOf,
  isMajor,
  isUnderFloor,
  type Place,
  record,
  reserveSeconds,
  survey,
  tiltsBalance,
  type WeekVolume,
  withinCaps,
} from './week-volume.ts';

/** Adds sets where they are worth most until time or caps are reached: to each major muscle's floor, to all targets, then beyond. */
export function fillVolume(sessions: readonly Session[], brief: TrainingBrief): void {
  const week = survey(sessions, brief);
  addSets(week);
  if (levelBalance(week)) addSets(week);
  raiseFloors(week);
}

/** A set more of a main lift goes before a set more of anything as far from its target. */
const MAIN_WORTH = 2.5;

type Wanted = (week: WeekVolume, entry: WorkEntry) => boolean;

function addSets(week: WeekVolume): void {
  const phases: Wanted[] = week.brief.lowRecovery
    ? [trainsNeedy, isSpared]
    : [trainsNeedy, isBelowMajorTarget, isBelowTarget, isCountedMajor];
  for (const isWanted of phases) {
    for (let place = bestPlace(week, isWanted); place; place = bestPlace(week, isWanted)) {
      record(week, place, 1);
    }
  }
}

/** Does the exercise train a major group that is under its floor? */
function trainsNeedy(week: WeekVolume, entry: WorkEntry): boolean {
  return MAJOR_GROUPS.some((group) => trainsDirectly(entry.exercise, group) && isUnderFloor(week, group));
}

/** With little sleep or much stress: not beyond the target, and a set less than otherwise. */
function isSpared(week: WeekVolume, entry: WorkEntry): boolean {
  return entry.sets < setsMax(week.brief) - 1 && isBelowMajorTarget(week, entry);
}

/** Prime movers come before arms, trunk and calves. */
function isBelowMajorTarget(week: WeekVolume, entry: WorkEntry): boolean {
  return MAJOR_GROUPS.some((group) => trainsDirectly(entry.exercise, group)) && isBelowTarget(week, entry);
}

/** Time that is left over when every target is met goes to prime movers, never to the trunk or the calves. */
function isCountedMajor(_week: WeekVolume, entry: WorkEntry): boolean {
  return MAJOR_GROUPS.some((group) => trainsDirectly(entry.exercise, group));
}

/** Work for muscles that no target counts, such as the inner thighs, stays at its first sets: nothing would ever stop it. */
function isCounted(_week: WeekVolume, entry: WorkEntry): boolean {
  return groupCredits(entry.exercise).some(({ credit }) => credit === 1);
}

function isBelowTarget(week: WeekVolume, entry: WorkEntry): boolean {
  const { brief } = week;
  if (!isCounted(week, entry)) return false;
  return groupCredits(entry.exercise).every(
    ({ group, credit }) => credit !== 1 || week.weekly[group] < volumeRange(group, brief.goal, brief.level).target,
  );
}

/** The place where one more set is worth most; a muscle in need may use the reserve of time and the whole balance. */
function bestPlace(week: WeekVolume, isWanted: Wanted): Place | null {
  let best: Place | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const isUrgent = isWanted === trainsNeedy;
  const reserve = isUrgent ? reserveSeconds(week.brief) : 0;
  for (const [day, session] of week.sessions.entries()) {
    for (const [slot, entry] of session.work.entries()) {
      if (!isWanted(week, entry)) continue;
      const want = wantOf(week, entry) - 0.2 * slot;
      if (want <= most || tiltsBalance(week, entry, isUrgent)) continue;
      if (!withinCaps(week, { day, entry }) || !fitsTime(week, { day, entry }, reserve)) continue;
      best = { day, entry };
      most = want;
    }
  }
  return best;
}

/** Worth of one more set: muscles under their floor first, then the weaker side of each balance, then what is far from its target. */
function wantOf(week: WeekVolume, entry: WorkEntry): number {
  const { brief, sides } = week;
  let want = entry.role === 'main' ? MAIN_WORTH : entry.role === 'secondary' ? 0.6 : 0;
  for (const { group, credit } of groupCredits(entry.exercise)) {
    if (credit !== 1) continue;
    const { target } = volumeRange(group, brief.goal, brief.level);
    if (week.weekly[group] < floorOf(week, group)) want += isMajor(group) ? 10 : 3;
    want += 3 * Math.max(0, 1 - week.weekly[group] / target);
  }
  const side = balanceSide(entry.exercise);
  if (side === 'push' && sides.push < sides.pull) want += 6;
  if (side === 'pull' && sides.pull < sides.push) want += 6;
  if (side === 'knee' && sides.knee < 0.8 * sides.hip) want += 2;
  if (side === 'hip' && sides.hip < 0.8 * sides.knee) want += 2;
  return want - 1.5 * entry.sets;
}
