import { hasArmInjury } from '../builder/training-brief.ts';
import type { WorkEntry } from '../session.ts';
import { MAJOR_GROUPS, type MuscleGroup } from './muscle-groups.ts';
import { balanceSide, groupCredits, RATIO_LIMIT, trainsDirectly } from './volume.ts';
import {
  fitsTime,
  floorOf,
  isMajor,
  isUnderFloor,
  type Place,
  record,
  reserveSeconds,
  tiltsBalance,
  type WeekVolume,
  withinCaps,
} from './week-volume.ts';

/** More moves than any week needs; the loop ends by itself long before. */
const MOVES_MAX = 40;
/** A single set of a lift is hardly worth setting up for. */
const LEAST_SETS = 2;

/** Takes sets off the heavier of pushing and pulling, one by one, until the two are level enough; true when it took any. */
export function levelBalance(week: WeekVolume): boolean {
  for (let taken = 0; ; taken++) {
    const { push, pull } = week.sides;
    if (push === 0 || pull === 0) return taken > 0;
    const isPullHeavy = push / pull < RATIO_LIMIT.min && !hasArmInjury(week.brief);
    const heavy = push / pull > RATIO_LIMIT.max ? 'push' : isPullHeavy ? 'pull' : null;
    const place = heavy ? mostSpare(week, heavy) : null;
    if (!place) return taken > 0;
    record(week, place, -1);
  }
}

function places(week: WeekVolume): Place[] {
  return week.sessions.flatMap((session, day) => session.work.map((entry) => ({ day, entry })));
}

/** The exercise that misses a set least: one that leaves no major group under its floor, then the one with most sets. */
function mostSpare(week: WeekVolume, side: 'push' | 'pull'): Place | null {
  const value = ({ entry }: Place) => entry.sets + (keepsFloors(week, entry) ? 100 : 0);
  const sided = places(week).filter(({ entry }) => balanceSide(entry.exercise) === side && entry.sets > 1);
  const ample = sided.filter(({ entry }) => entry.sets > LEAST_SETS);
  const candidates = ample.length > 0 ? ample : sided;
  return candidates.sort((a, b) => value(b) - value(a))[0] ?? null;
}

/** Would every major group still reach its floor with a set less of this? */
function keepsFloors(week: WeekVolume, entry: WorkEntry): boolean {
  return groupCredits(entry.exercise).every(
    ({ group, credit }) => !isMajor(group) || week.weekly[group] - credit >= floorOf(week, group),
  );
}

/** A cap or the clock keeps a major group under its floor: exercises that can spare a set make room for one. */
export function raiseFloors(week: WeekVolume): void {
  for (let moves = 0; moves < MOVES_MAX; moves++) {
    const move = MAJOR_GROUPS.filter((group) => isUnderFloor(week, group))
      .map((group) => moveFor(week, group))
      .find((found) => found !== null);
    if (!move) return;
    for (const place of move.from) record(week, place, -1);
    record(week, move.to, 1);
  }
}

type Move = { from: Place[]; to: Place };

function moveFor(week: WeekVolume, group: MuscleGroup): Move | null {
  const all = places(week);
  const donors = all.filter(({ entry }) => canSpare(week, entry, group)).sort((a, b) => b.entry.sets - a.entry.sets);
  const moves = all
    .filter(({ entry }) => trainsDirectly(entry.exercise, group))
    .flatMap((to) => donorSets(donors, to).map((from) => ({ from, to })));
  return moves.find((move) => mayPass(week, move)) ?? null;
}

/** One donor, or two: one relieves muscles which the needy exercise uses as well, the other those muscles or the same day. */
function donorSets(donors: readonly Place[], to: Place): Place[][] {
  const used = new Set(groupCredits(to.entry.exercise).map(({ group }) => group));
  const related = donors.filter(({ entry }) => groupCredits(entry.exercise).some(({ group }) => used.has(group)));
  const others = donors.filter((donor) => donor.day === to.day && !related.includes(donor));
  const pairs = related.flatMap((first, index) =>
    [...related.slice(index + 1), ...others].map((second) => [first, second]),
  );
  return [...donors.map((donor) => [donor]), ...pairs];
}

function mayPass(week: WeekVolume, { from, to }: Move): boolean {
  for (const place of from) record(week, place, -1);
  const isAllowed =
    withinCaps(week, to) &&
    !tiltsBalance(week, to.entry, true) &&
    fitsTime(week, to, reserveSeconds(week.brief)) &&
    from.every(({ entry }) => meetsFloors(week, entry));
  for (const place of from) record(week, place, 1);
  return isAllowed;
}

function meetsFloors(week: WeekVolume, entry: WorkEntry): boolean {
  return groupCredits(entry.exercise).every(({ group }) => !isMajor(group) || !isUnderFloor(week, group));
}

/** A set may go when two are left (one of a lesser exercise than a main lift or trunk work), and no major group falls under its floor by it. */
function canSpare(week: WeekVolume, entry: WorkEntry, needy: MuscleGroup): boolean {
  const least = entry.role === 'main' || entry.role === 'core' ? LEAST_SETS : 1;
  return entry.sets > least && !trainsDirectly(entry.exercise, needy) && keepsFloors(week, entry);
}
