import written from '#data/exercise-moves.json' with { type: 'json' };
import { limbAngles, solveBody } from './body.ts';
import { poseNamed, poseOfId, writtenPose } from './figures.ts';
import type { Limb, Pose } from './pose.ts';

/** What is other at another moment than in the pose itself; a carried arm turns with the trunk that holds it. */
type Change = Omit<Partial<Pose>, 'arm' | 'farArm'> & {
  arm?: Limb | 'carried';
  farArm?: Limb | 'carried';
};

/** `start` is the other end of the way, `via` a moment between the two where the way is no straight one. */
type WrittenMove = { start: Change; via?: Change; lowers?: boolean; pace?: Pace };

/** How fast a repetition goes: `work` is what most lifts are counted by, `step` a walk, `quick` a jump, `slow` a stretch. */
export type Pace = 'work' | 'step' | 'quick' | 'slow';

export type Move = {
  /** From where a repetition begins to where it turns round: two moments, or three. */
  moments: readonly Pose[];
  /** The way there lowers the weight, so that it takes longer than the way back. */
  lowers: boolean;
  pace: Pace;
};

const MOVES: ReadonlyMap<string, WrittenMove> = new Map(
  Object.entries(written.moves as unknown as Record<string, WrittenMove>),
);
const HOLDS: ReadonlySet<string> = new Set(written.holds);

/** A carried arm keeps its bend: its directions turn as far as the upper trunk does. */
function carried(still: Pose, start: Change, side: 'arm' | 'farArm'): Limb {
  const turn = (start.spine?.[1] ?? still.spine?.[1] ?? 0) - (still.spine?.[1] ?? 0);
  const limb = still[side];
  const [upper, lower] = limb?.length === 2 ? limb : limbAngles(solveBody(still), side);
  return [upper + turn, lower + turn];
}

function changed(still: Pose, change: Change): Pose {
  const arms = (['arm', 'farArm'] as const).flatMap((side) => {
    const own = change[side];
    return own === undefined ? [] : [[side, own === 'carried' ? carried(still, change, side) : own] as const];
  });
  return { ...still, ...(change as Partial<Pose>), ...Object.fromEntries(arms) };
}

/** The way of another pose for one that holds its arms otherwise: what they hold goes with the trunk. */
function withOwnArms(change: Change, own: Partial<Pose>): Change {
  const { arm, farArm, gear: _, ...rest } = change;
  if (!own.arm && !own.farArm) return { ...rest, ...(arm && { arm }), ...(farArm && { farArm }) };
  return own.arm?.length === 3 ? { ...rest, arm: 'carried' } : rest;
}

/** The way that is written for a pose, or for the one that it is made from. */
function writtenMove(poseId: string): WrittenMove | undefined {
  const own = MOVES.get(poseId);
  if (own || HOLDS.has(poseId)) return own;
  const pose = writtenPose(poseId);
  const inherited = pose?.from === undefined ? undefined : writtenMove(pose.from);
  if (!inherited || !pose) return inherited;
  const { via } = inherited;
  return {
    ...inherited,
    start: withOwnArms(inherited.start, pose),
    ...(via && { via: withOwnArms(via, pose) }),
  };
}

/** How a pose moves; undefined for one that is held. */
export function moveNamed(poseId: string): Move | undefined {
  const still = poseNamed(poseId);
  const move = writtenMove(poseId);
  if (!still || !move) return undefined;
  const { start, via, lowers = false, pace = 'work' } = move;
  return { moments: [changed(still, start), ...(via ? [changed(still, via)] : []), still], lowers, pace };
}

/** How an exercise moves; undefined for one that is held, or that no pose shows. */
export function moveOf(exerciseId: string): Move | undefined {
  const id = poseOfId(exerciseId);
  return id === undefined ? undefined : moveNamed(id);
}

export const isHeld = (poseId: string): boolean => HOLDS.has(poseId);
