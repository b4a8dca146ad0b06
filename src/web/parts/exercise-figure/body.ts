import type { Bend, Joint, Limb, Point, Pose } from './pose.ts';

/** Lengths of the parts of the body, in units of the paper; no pose can change them. */
export const LENGTHS = {
  halfSpine: 23,
  neck: 20,
  upperArm: 25,
  forearm: 23,
  thigh: 36,
  shin: 33,
  foot: 17,
  frontFoot: 8,
} as const;

/** Half the distance between the shoulders and between the hips, seen from the front. */
const SHOULDERS = 18;
const HIPS = 8.5;
/** How far the middle of the foot lies below the ankle. */
const SOLE = 5;
const HEEL = 3;

export type Body = {
  view: 'side' | 'front';
  joints: Record<Joint, Point>;
  /** Where arms and legs begin; from the side, that is the shoulder and the hip. */
  roots: { arm: Point; farArm: Point; leg: Point; farLeg: Point };
  soles: { foot: readonly [Point, Point]; farFoot: readonly [Point, Point] };
  hasFarArm: boolean;
  hasFarLeg: boolean;
};

export const step = ([x, y]: Point, degrees: number, length: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [x + length * Math.sin(turn), y - length * Math.cos(turn)];
};

const NEXT: Record<Bend, Point> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };
const MIRRORED: Record<Bend, Bend> = { left: 'right', right: 'left', up: 'up', down: 'down' };

/** The joint and the end of a limb. An end out of reach is drawn as near as the limb comes. */
function solveLimb(root: Point, limb: Limb, [upper, lower]: Point): { joint: Point; end: Point } {
  if (limb.length === 2) {
    const joint = step(root, limb[0], upper);
    return { joint, end: step(joint, limb[1], lower) };
  }
  const [x, y, bend] = limb;
  const wanted = Math.hypot(x - root[0], y - root[1]) || 1;
  const reach = Math.min(Math.max(wanted, Math.abs(upper - lower)), upper + lower);
  const along: Point = [(x - root[0]) / wanted, (y - root[1]) / wanted];
  const near = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, upper ** 2 - near ** 2));
  const side = along[1] * NEXT[bend][0] - along[0] * NEXT[bend][1] > 0 ? 1 : -1;
  return {
    joint: [root[0] + along[0] * near + side * along[1] * aside, root[1] + along[1] * near - side * along[0] * aside],
    end: [root[0] + along[0] * reach, root[1] + along[1] * reach],
  };
}

const mirrorLimb = (limb: Limb, middle: number): Limb =>
  limb.length === 2 ? [-limb[0], -limb[1]] : [2 * middle - limb[0], limb[1], MIRRORED[limb[2]]];

export type Side = 'arm' | 'farArm' | 'leg' | 'farLeg';

/** A limb of a pose; a far one that is not written is as the near one, seen from the front its mirror image. */
export function limbOf(pose: Pose, side: Side): Limb {
  const own = pose[side];
  if (own) return own;
  const near = side === 'arm' || side === 'farArm' ? pose.arm : pose.leg;
  return pose.view === 'front' ? mirrorLimb(near, pose.hip[0]) : near;
}

const directionOf = ([ax, ay]: Point, [bx, by]: Point) => (Math.atan2(bx - ax, ay - by) * 180) / Math.PI;

/** The sole from heel to toes. From the side, it lies a quarter turn clockwise from the toes; from the front, below the shin. */
function soleOf(knee: Point, ankle: Point, toes: number, front: boolean): readonly [Point, Point] {
  const middle = step(ankle, front ? directionOf(knee, ankle) : toes + 90, SOLE);
  return [step(middle, toes, front ? 0 : -HEEL), step(middle, toes, front ? LENGTHS.frontFoot : LENGTHS.foot)];
}

/** Where every joint of a pose is. */
export function solveBody(pose: Pose): Body {
  const { view = 'side', hip, spine: [lower, upper] = [0, 0], shrug = 0 } = pose;
  const front = view === 'front';
  const middle = step(hip, lower, LENGTHS.halfSpine);
  const shoulder = step(middle, upper, LENGTHS.halfSpine);
  const roots = {
    arm: step(step(shoulder, upper, shrug), upper - 90, front ? SHOULDERS : 0),
    farArm: step(step(shoulder, upper, shrug), upper + 90, front ? SHOULDERS : 0),
    leg: step(hip, lower - 90, front ? HIPS : 0),
    farLeg: step(hip, lower + 90, front ? HIPS : 0),
  };
  const arms: Point = [LENGTHS.upperArm, LENGTHS.forearm];
  const legs: Point = [LENGTHS.thigh, LENGTHS.shin];
  const arm = solveLimb(roots.arm, pose.arm, arms);
  const farArm = solveLimb(roots.farArm, limbOf(pose, 'farArm'), arms);
  const leg = solveLimb(roots.leg, pose.leg, legs);
  const farLeg = solveLimb(roots.farLeg, limbOf(pose, 'farLeg'), legs);
  const toes = pose.foot ?? (front ? -90 : 90);
  const foot = soleOf(leg.joint, leg.end, toes, front);
  const farFoot = soleOf(farLeg.joint, farLeg.end, pose.farFoot ?? (front ? -toes : toes), front);
  return {
    view,
    roots,
    soles: { foot, farFoot },
    hasFarArm: front || pose.farArm !== undefined,
    hasFarLeg: front || pose.farLeg !== undefined,
    joints: {
      hip,
      middle,
      shoulder,
      head: step(shoulder, pose.head ?? upper, LENGTHS.neck),
      elbow: arm.joint,
      hand: arm.end,
      farElbow: farArm.joint,
      farHand: farArm.end,
      knee: leg.joint,
      ankle: leg.end,
      toe: foot[1],
      farKnee: farLeg.joint,
      farAnkle: farLeg.end,
      farToe: farFoot[1],
    },
  };
}

/** The directions of the two halves of a limb, where its ends are. */
export function limbAngles(body: Body, side: Side): readonly [number, number] {
  const { joints: j, roots } = body;
  const [joint, end] = {
    arm: [j.elbow, j.hand] as const,
    farArm: [j.farElbow, j.farHand] as const,
    leg: [j.knee, j.ankle] as const,
    farLeg: [j.farKnee, j.farAnkle] as const,
  }[side];
  return [directionOf(roots[side], joint), directionOf(joint, end)];
}
