import { limbAngles, limbOf, type Side, solveBody } from './body.ts';
import type { Gear, Limb, Point, Pose, Spot } from './pose.ts';

const between = (a: number, b: number, part: number): number => a + (b - a) * part;

const pointBetween = (a: Point, b: Point, part: number): Point => [
  between(a[0], b[0], part),
  between(a[1], b[1], part),
];

/** The same direction, written as near to another as it can be: from 350° to 10° is a turn of 20°. */
const nearTo = (angle: number, other: number): number => angle + 360 * Math.round((other - angle) / 360);

/**
 * A hand or foot that stays, or goes straight from place to place, keeps to its way; else both halves of the limb turn.
 * Directions that are written in both poses are taken as they are, so that a pose chooses which way round a limb goes.
 */
function mixLimb(a: Pose, b: Pose, side: Side, part: number): Limb {
  const [from, to] = [limbOf(a, side), limbOf(b, side)];
  if (from.length === 3 && to.length === 3 && from[2] === to[2]) {
    return [...pointBetween([from[0], from[1]], [to[0], to[1]], part), from[2]];
  }
  const start = from.length === 2 ? from : limbAngles(solveBody(a), side);
  const end = to.length === 2 ? to : limbAngles(solveBody(b), side);
  const isWritten = from.length === 2 && to.length === 2;
  const turn = (index: 0 | 1) => between(start[index], isWritten ? end[index] : nearTo(end[index], start[index]), part);
  return [turn(0), turn(1)];
}

const isPoint = (spot: Spot): spot is Point => typeof spot !== 'string' && spot.length === 2;

function mixSpot(a: Spot, b: Spot, part: number): Spot {
  if (typeof a === 'string' || typeof b === 'string') return a;
  if (isPoint(a)) return isPoint(b) ? pointBetween(a, b, part) : a;
  return isPoint(b) ? a : [a[0], between(a[1], b[1], part), between(a[2], b[2], part)];
}

/** A thing on its way; what is no other thing in the second pose stays as it is in the first. */
function mixGear(a: Gear, b: Gear | undefined, part: number): Gear {
  if (!b || a.is !== b.is) return a;
  if ('path' in a && 'path' in b) {
    return { ...a, path: a.path.map((spot, index) => mixSpot(spot, b.path[index] ?? spot, part)) };
  }
  if (!('at' in a && 'at' in b)) return a;
  const at = mixSpot(a.at, b.at, part);
  return 'turn' in a && 'turn' in b && typeof a.turn === 'number' && typeof b.turn === 'number'
    ? ({ ...a, at, turn: between(a.turn, b.turn, part) } as Gear)
    : ({ ...a, at } as Gear);
}

/** The moment between two moments of one exercise; `part` is 0 at the first and 1 at the second. */
export function mixPoses(a: Pose, b: Pose, part: number): Pose {
  const [spineA, spineB] = [a.spine ?? [0, 0], b.spine ?? [0, 0]];
  const headOf = (pose: Pose) => pose.head ?? pose.spine?.[1] ?? 0;
  const toes = a.view === 'front' ? -90 : 90;
  const foot = between(a.foot ?? toes, b.foot ?? toes, part);
  const farToes = (pose: Pose) => pose.farFoot ?? (a.view === 'front' ? -(pose.foot ?? toes) : (pose.foot ?? toes));
  return {
    ...a,
    hip: pointBetween(a.hip, b.hip, part),
    spine: [between(spineA[0], spineB[0], part), between(spineA[1], spineB[1], part)],
    head: between(headOf(a), headOf(b), part),
    arm: mixLimb(a, b, 'arm', part),
    leg: mixLimb(a, b, 'leg', part),
    ...((a.farArm ?? b.farArm) && { farArm: mixLimb(a, b, 'farArm', part) }),
    ...((a.farLeg ?? b.farLeg) && { farLeg: mixLimb(a, b, 'farLeg', part) }),
    foot,
    shrug: between(a.shrug ?? 0, b.shrug ?? 0, part),
    farFoot: between(farToes(a), farToes(b), part),
    ...(a.gear && { gear: a.gear.map((gear, index) => mixGear(gear, b.gear?.[index], part)) }),
  };
}
