import type { Body } from './body.ts';
import { leafPath, veinPath } from './leaf-path.ts';
import type { Point } from './pose.ts';
import type { Leaf } from './shapes.ts';

/** Across which part of the body a leaf lies, from where to where along it (0 to 1), how far to the front, how wide. */
type Place = { on: Part; from: number; to: number; front?: number; endFront?: number; wide: number };
type Part = 'thigh' | 'shin' | 'upperArm' | 'forearm' | 'trunk' | 'neck';
type Bone = readonly [from: Point, to: Point];

const SIDE: Record<string, Place> = {
  quads: { on: 'thigh', from: 0.06, to: 1, front: 2, wide: 13 },
  hamstrings: { on: 'thigh', from: 0.06, to: 1, front: -2, wide: 13 },
  adductors: { on: 'thigh', from: 0, to: 0.85, wide: 11 },
  abductors: { on: 'thigh', from: -0.2, to: 0.6, front: -1, wide: 11 },
  glutes: { on: 'thigh', from: -0.3, to: 0.42, front: -4, endFront: -4, wide: 12 },
  hip_flexors: { on: 'thigh', from: -0.35, to: 0.4, front: 5, wide: 10 },
  calves: { on: 'shin', from: 0.02, to: 0.8, front: -2, wide: 9 },
  tibialis: { on: 'shin', from: 0.08, to: 0.95, front: 2, wide: 8 },
  abs: { on: 'trunk', from: 0.02, to: 0.62, front: 4.5, wide: 11 },
  obliques: { on: 'trunk', from: 0.08, to: 0.6, front: -1, endFront: 2, wide: 12 },
  serratus: { on: 'trunk', from: 0.5, to: 0.9, front: 2, wide: 10 },
  chest: { on: 'trunk', from: 0.55, to: 1, front: 5, endFront: 3, wide: 14 },
  lower_back: { on: 'trunk', from: 0, to: 0.55, front: -4.5, wide: 10 },
  upper_back: { on: 'trunk', from: 0.5, to: 1, front: -5, endFront: -4, wide: 12 },
  lats: { on: 'trunk', from: 0.3, to: 0.95, front: -4, endFront: -1, wide: 13 },
  traps: { on: 'trunk', from: 0.62, to: 1.3, front: -5, endFront: -4, wide: 12 },
  rotator_cuff: { on: 'trunk', from: 0.75, to: 1.12, front: -5, endFront: 0, wide: 11 },
  neck: { on: 'neck', from: 0.02, to: 0.6, wide: 9 },
  front_delts: { on: 'upperArm', from: -0.22, to: 0.62, front: 1, wide: 12 },
  side_delts: { on: 'upperArm', from: -0.25, to: 0.62, wide: 12 },
  rear_delts: { on: 'upperArm', from: -0.22, to: 0.62, front: -1, wide: 12 },
  biceps: { on: 'upperArm', from: 0.08, to: 1, front: 1, wide: 10 },
  triceps: { on: 'upperArm', from: 0.08, to: 1, front: -1, wide: 10 },
  forearms: { on: 'forearm', from: 0.02, to: 0.88, wide: 9 },
};

const FULL_BODY = ['quads', 'chest', 'side_delts'];

/** From the front, on the left of the paper: `across` from the middle line, `up` from the hips to the shoulders. */
type FrontLeaf = readonly [across: number, up: number, acrossEnd: number, upEnd: number, wide: number];

const FRONT_TRUNK: Record<string, FrontLeaf> = {
  chest: [2, 0.66, 16, 0.9, 14],
  serratus: [12, 0.42, 15, 0.75, 9],
  obliques: [9, 0.12, 12, 0.6, 9],
  hip_flexors: [3, 0.1, 11, -0.28, 9],
  upper_back: [2, 0.55, 15, 0.88, 14],
  lats: [4, 0.28, 15, 0.82, 13],
  lower_back: [4, 0, 6, 0.45, 9],
  rotator_cuff: [7, 0.72, 18, 0.86, 9],
  glutes: [2, -0.1, 15, 0.02, 16],
  abductors: [15, 0.05, 15, -0.4, 9],
};
const FRONT_MIDDLE: Record<string, FrontLeaf> = {
  abs: [0, 0.04, 0, 0.62, 17],
  traps: [0, 0.45, 0, 1.25, 22],
  neck: [0, 1.02, 0, 1.35, 9],
};

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

/** Beside a bone: positive is the right hand of someone who walks along it. */
function beside(bone: Bone, part: number, right: number): Point {
  const [[ax, ay], [bx, by]] = bone;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [x, y] = between(...bone, part);
  return [x - ((by - ay) / length) * right, y + ((bx - ax) / length) * right];
}

function bones(body: Body, far: boolean): Record<Part, Bone> {
  const { joints, roots } = body;
  const [elbow, hand, knee, ankle] = far
    ? [joints.farElbow, joints.farHand, joints.farKnee, joints.farAnkle]
    : [joints.elbow, joints.hand, joints.knee, joints.ankle];
  return {
    upperArm: [far ? roots.farArm : roots.arm, elbow],
    forearm: [elbow, hand],
    thigh: [far ? roots.farLeg : roots.leg, knee],
    shin: [knee, ankle],
    trunk: [joints.hip, joints.shoulder],
    neck: [joints.shoulder, joints.head],
  };
}

/** On the trunk, which bends in the middle, `part` counts both halves. */
function trunkBone({ joints }: Body, part: number): { bone: Bone; part: number } {
  return part < 0.5
    ? { bone: [joints.hip, joints.middle], part: part * 2 }
    : { bone: [joints.middle, joints.shoulder], part: part * 2 - 1 };
}

const leafOf = (start: Point, end: Point, wide: number): Leaf => ({
  d: leafPath(start, end, wide),
  vein: veinPath(start, end),
});

function placeLeaf(body: Body, place: Place, far: boolean): Leaf {
  const { on, from, to, front = 0, endFront = front, wide } = place;
  const spot = (part: number, ahead: number) => {
    const at = on === 'trunk' ? trunkBone(body, part) : { bone: bones(body, far)[on], part };
    // Limbs hang down from their root: what is in front of them is on their left hand.
    return beside(at.bone, at.part, on === 'trunk' || on === 'neck' ? ahead : -ahead);
  };
  return leafOf(spot(from, front), spot(to, endFront), wide);
}

function frontLeaf({ joints }: Body, [across, up, acrossEnd, upEnd, wide]: FrontLeaf, side: 1 | -1): Leaf {
  const bone: Bone = [joints.hip, joints.shoulder];
  return leafOf(beside(bone, up, side * across), beside(bone, upEnd, side * acrossEnd), wide);
}

function frontLeaves(body: Body, muscle: string): Leaf[] {
  const middle = FRONT_MIDDLE[muscle];
  if (middle) return [frontLeaf(body, middle, 1)];
  const trunk = FRONT_TRUNK[muscle];
  if (trunk) return ([-1, 1] as const).map((side) => frontLeaf(body, trunk, side));
  const place = SIDE[muscle];
  if (!place) return [];
  const straight = { ...place, front: 0, endFront: 0 };
  return [false, true].map((far) => placeLeaf(body, straight, far));
}

const isOnLeg = (muscle: string) => SIDE[muscle]?.on === 'thigh' || SIDE[muscle]?.on === 'shin';

function leavesOf(body: Body, muscle: string): Leaf[] {
  if (body.view === 'front') return frontLeaves(body, muscle);
  const place = SIDE[muscle];
  return place ? [placeLeaf(body, place, false)] : [];
}

/** The working muscles: a leaf across the part of the body that carries each, those of the legs by themselves. */
export function muscleLeaves(body: Body, muscles: readonly string[]): { legs: Leaf[]; rest: Leaf[] } {
  const named = muscles.flatMap((muscle) => (muscle === 'full_body' ? FULL_BODY : muscle));
  return {
    legs: named.filter(isOnLeg).flatMap((muscle) => leavesOf(body, muscle)),
    rest: named.filter((muscle) => !isOnLeg(muscle)).flatMap((muscle) => leavesOf(body, muscle)),
  };
}
