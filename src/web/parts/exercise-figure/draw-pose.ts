import { type Body, solveBody } from './body.ts';
import { drawGear } from './gear.ts';
import { muscleLeaves } from './muscle-leaves.ts';
import type { Gear, Point, Pose } from './pose.ts';
import { type Drawing, edgesOf, type Leaf, type Shape, type Stroke, squareAround } from './shapes.ts';

/** Widths of the parts of the body with their outline. */
const WIDTHS = { head: 24, neck: 12, trunk: 25, thigh: 19, shin: 15, foot: 10, upperArm: 13.5, forearm: 12.5 } as const;
const CHEST = 44;
const WAIST = 31;
const FLOOR = 150;
/** Where the floor line is drawn, and how far beyond the figure. */
const FLOOR_REACH = 6;

const armStrokes = (root: Point, elbow: Point, hand: Point): Stroke[] => [
  { width: WIDTHS.upperArm, points: [root, elbow] },
  { width: WIDTHS.forearm, points: [elbow, hand] },
];

const legStrokes = (root: Point, knee: Point, ankle: Point, sole: readonly Point[]): Stroke[] => [
  { width: WIDTHS.foot, points: sole },
  { width: WIDTHS.shin, points: [knee, ankle] },
  { width: WIDTHS.thigh, points: [root, knee] },
];

/** The strokes of each part of a body. */
export function bodyParts({ joints: j, roots, soles, view }: Body): Record<BodyPart, Stroke[]> {
  const between = (part: number): Point => [
    j.hip[0] + (j.shoulder[0] - j.hip[0]) * part,
    j.hip[1] + (j.shoulder[1] - j.hip[1]) * part,
  ];
  const trunk: Stroke[] =
    view === 'side'
      ? [{ width: WIDTHS.trunk, points: [j.hip, j.middle, j.shoulder] }]
      : [
          { width: CHEST, points: [between(0.62), between(0.72)] },
          { width: WAIST, points: [between(0.05), between(0.5)] },
          { width: WIDTHS.upperArm, points: [roots.arm, roots.farArm] },
        ];
  return {
    arm: armStrokes(roots.arm, j.elbow, j.hand),
    farArm: armStrokes(roots.farArm, j.farElbow, j.farHand),
    leg: legStrokes(roots.leg, j.knee, j.ankle, soles.foot),
    farLeg: legStrokes(roots.farLeg, j.farKnee, j.farAnkle, soles.farFoot),
    trunk,
    head: [
      { width: WIDTHS.neck, points: [j.shoulder, j.head] },
      { width: WIDTHS.head, points: [j.head] },
    ],
  };
}

export type BodyPart = 'arm' | 'farArm' | 'leg' | 'farLeg' | 'trunk' | 'head';

const limbs = (tone: 'near' | 'far', strokes: readonly Stroke[]): Shape[] =>
  strokes.length > 0 ? [{ kind: 'limbs', tone, strokes }] : [];

const leaves = (list: readonly Leaf[]): Shape[] => list.map((leaf) => ({ kind: 'leaf', leaf }));

/** The person, part by part from the back to the front, around what the hands hold. */
function person(body: Body, pose: Pose, held: readonly Shape[], muscles: readonly string[]): Shape[] {
  const parts = bodyParts(body);
  const { legs, rest } = muscleLeaves(body, muscles);
  const core = [...parts.leg, ...parts.trunk, ...parts.head];
  // Leaves of the legs lie under what the hands hold; those of the trunk above the arm that would hide them.
  if (body.view === 'front') {
    const arms = [...parts.arm, ...parts.farArm];
    const whole = [...parts.farLeg, ...core];
    return pose.armsInFront
      ? [...limbs('near', whole), ...leaves(legs), ...held, ...limbs('near', arms), ...leaves(rest)]
      : [...limbs('near', [...whole, ...arms]), ...leaves([...legs, ...rest]), ...held];
  }
  const far = [...(body.hasFarArm ? parts.farArm : []), ...(body.hasFarLeg ? parts.farLeg : [])];
  return [
    ...limbs('far', far),
    ...limbs('near', core),
    ...leaves(legs),
    ...held,
    ...limbs('near', parts.arm),
    ...leaves(rest),
  ];
}

/** A pose as shapes: things behind, the person with the working muscles as leaves, things in front. */
export function drawPose(pose: Pose, muscles: readonly string[]): Drawing {
  const body = solveBody(pose);
  const at = (depth: NonNullable<Gear['depth']>) =>
    (pose.gear ?? []).filter((gear) => (gear.depth ?? 'behind') === depth).flatMap((gear) => drawGear(gear, body));
  const shapes = [...at('behind'), ...person(body, pose, at('held'), muscles), ...at('front')];
  return { shapes: pose.floor ? [floorUnder(shapes), ...shapes] : shapes, box: squareAround(shapes) };
}

/** A line for the floor under all shapes. */
export function floorUnder(shapes: readonly Shape[]): Shape {
  const { left, right } = edgesOf(shapes);
  return {
    kind: 'line',
    tone: 'edge',
    points: [
      [left - FLOOR_REACH, FLOOR],
      [right + FLOOR_REACH, FLOOR],
    ],
  };
}
