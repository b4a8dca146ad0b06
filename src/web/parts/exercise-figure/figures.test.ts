import { describe, expect, it } from 'vitest';
import figures from '#data/exercise-figures.json' with { type: 'json' };
import exercises from '#data/exercises.json' with { type: 'json' };
import { type Body, LENGTHS, solveBody } from './body.ts';
import { drawMove } from './draw-move.ts';
import { type BodyPart, bodyParts, drawPose } from './draw-pose.ts';
import { POSE_NAMES, poseNamed, poseOf, poseOfId } from './figures.ts';
import { isHeld, moveNamed, moveOf } from './moves.ts';
import type { Gear, Joint, Limb, Point, Pose } from './pose.ts';
import { edgesOf, type Shape, type Stroke } from './shapes.ts';

const FLOOR = 150;
/** So far the ink of a sole may lie below the line that is drawn for the floor. */
const SUNK = 5;
const EXERCISE_IDS = new Set(exercises.map(({ id }) => id));
const DRAWN = exercises.flatMap((exercise) => {
  const pose = poseOf(exercise.id);
  return pose ? [{ ...exercise, pose }] : [];
});
const POSES = POSE_NAMES.flatMap((name) => {
  const pose = poseNamed(name);
  return pose ? [[name, pose] as const] : [];
});

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const lowest = (strokes: readonly Stroke[]) => edgesOf([{ kind: 'limbs', tone: 'near', strokes }]).bottom;

/** The ink of what a pose says rests on the floor. */
function resting(body: Body, part: NonNullable<Pose['ground']>[number]): number {
  const parts = bodyParts(body);
  const half = (limb: BodyPart, index: number) => lowest(parts[limb].slice(index, index + 1));
  const halves: Record<typeof part, number> = {
    hand: half('arm', 1),
    farHand: half('farArm', 1),
    elbow: half('arm', 0),
    farElbow: half('farArm', 0),
    foot: half('leg', 0),
    farFoot: half('farLeg', 0),
    knee: half('leg', 2),
    farKnee: half('farLeg', 2),
    trunk: lowest(parts.trunk),
  };
  return halves[part];
}

function joins(gear: Gear): Joint[] {
  const spots = 'path' in gear ? gear.path : [gear.at];
  return spots.flatMap((spot) => (typeof spot === 'string' ? spot : typeof spot[0] === 'string' ? spot[0] : []));
}

describe('figures of exercises', () => {
  it('show at least 120 exercises, most of the catalogue, and only exercises that there are', () => {
    expect(DRAWN.length).toBeGreaterThanOrEqual(300);
    expect(Object.keys(figures.exercises).filter((id) => !EXERCISE_IDS.has(id))).toEqual([]);
  });

  it('resolve: every exercise that names a pose has one, and every pose is whole', () => {
    expect(Object.keys(figures.exercises).filter((id) => poseOf(id) === undefined)).toEqual([]);
    expect(POSE_NAMES.filter((name) => poseNamed(name) === undefined)).toEqual([]);
  });

  it('are there for every exercise but those that are many others one after the other', () => {
    const undrawn = exercises.filter(({ id }) => !poseOf(id)).map(({ id }) => id);
    expect(undrawn.sort()).toEqual(['bodyweight-hiit-circuit', 'ramp-up-sets-first-lift']);
  });

  it('move, each by a way of its own or of the pose that it is made from, or are held', () => {
    const still = DRAWN.filter(({ id }) => !moveOf(id) && !isHeld(poseOfId(id) ?? ''));
    expect(still.map(({ id }) => id)).toEqual([]);
    expect(DRAWN.filter(({ id, metric }) => metric === 'reps' && !moveOf(id)).map(({ id }) => id)).toEqual([]);
  });

  it('mark a working muscle on each', () => {
    const unmarked = DRAWN.filter(
      ({ pose, primaryMuscles }) => !drawPose(pose, primaryMuscles).shapes.some(({ kind }) => kind === 'leaf'),
    );
    expect(unmarked.map(({ id }) => id)).toEqual([]);
  });

  it('hold the weight that the exercise needs', () => {
    const things: Record<string, Gear['is'][]> = {
      dumbbell: ['dumbbell', 'kettlebell'],
      kettlebell: ['kettlebell', 'dumbbell'],
      band: ['band'],
      barbell: ['plate', 'barbell', 'bar'],
      low_bar: ['frame', 'bar'],
      cable: ['cable'],
      bench: ['bench', 'box', 'pad'],
    };
    const lacking = DRAWN.filter(({ equipment, pose }) =>
      equipment.some((group) => {
        const wanted = group.flatMap((token) => things[token] ?? []);
        return wanted.length > 0 && !(pose.gear ?? []).some(({ is }) => wanted.includes(is));
      }),
    );
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(POSES)('%s', (name, pose) => {
  const body = solveBody(pose);
  const { joints: j, roots } = body;

  it('has limbs of one length', () => {
    expect(distance(j.hip, j.middle)).toBeCloseTo(LENGTHS.halfSpine);
    expect(distance(j.middle, j.shoulder)).toBeCloseTo(LENGTHS.halfSpine);
    expect(distance(j.shoulder, j.head)).toBeCloseTo(LENGTHS.neck);
    for (const [root, elbow, hand] of [
      [roots.arm, j.elbow, j.hand],
      [roots.farArm, j.farElbow, j.farHand],
    ] as const) {
      expect(distance(root, elbow)).toBeCloseTo(LENGTHS.upperArm);
      expect(distance(elbow, hand)).toBeCloseTo(LENGTHS.forearm);
    }
    for (const [root, knee, ankle] of [
      [roots.leg, j.knee, j.ankle],
      [roots.farLeg, j.farKnee, j.farAnkle],
    ] as const) {
      expect(distance(root, knee)).toBeCloseTo(LENGTHS.thigh);
      expect(distance(knee, ankle)).toBeCloseTo(LENGTHS.shin);
    }
  });

  it('reaches what its hands and feet reach for', () => {
    const ends: (readonly [Limb | undefined, Point])[] = [
      [pose.arm, j.hand],
      [pose.farArm, j.farHand],
      [pose.leg, j.ankle],
      [pose.farLeg, j.farAnkle],
    ];
    for (const [limb, end] of ends) {
      if (limb?.length === 3) expect(distance([limb[0], limb[1]], end)).toBeLessThan(1.5);
    }
  });

  it('rests on the floor where it says so, and nowhere sinks into it', () => {
    for (const part of pose.ground ?? []) {
      expect(Math.abs(resting(body, part) - FLOOR), part).toBeLessThan(2.5);
    }
    const near = pose.view === 'front' && !pose.ground && !pose.floor;
    if (!near) expect(lowest(Object.values(bodyParts(body)).flat())).toBeLessThan(FLOOR + 3);
  });

  it('keeps its things and their parts on its whole way, and goes somewhere', () => {
    const move = moveNamed(name);
    if (!move) return;
    const gear = (moment: Pose) => (moment.gear ?? []).map(({ is }) => is);
    for (const moment of move.moments) expect(gear(moment)).toEqual(gear(pose));
    const { moments, times } = drawMove(move, []);
    const forms = moments.map(({ shapes }) => shapes.map(({ kind }) => kind).join());
    expect(new Set(forms).size).toBe(1);
    expect(moments.flatMap(({ shapes }) => shapes).every(isFinitelyDrawn)).toBe(true);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(JSON.stringify(moments[0]?.shapes)).not.toBe(JSON.stringify(moments[8]?.shapes));
  });

  it('stays above the floor on its way where it begins above it', () => {
    const onFloor = (moment: Pose) => lowest(Object.values(bodyParts(solveBody(moment))).flat()) < FLOOR + SUNK;
    const isAboveFloor = (pose.floor ?? pose.ground) !== undefined && onFloor(pose);
    if (isAboveFloor) expect((moveNamed(name)?.moments ?? []).filter((moment) => !onFloor(moment))).toEqual([]);
  });

  it('keeps its things at the hands and feet that hold them', () => {
    const drawing = drawPose(pose, []);
    const known = new Set<string>(Object.keys(j));
    expect((pose.gear ?? []).flatMap(joins).filter((joint) => !known.has(joint))).toEqual([]);
    expect(drawing.shapes.every(isFinitelyDrawn)).toBe(true);
  });
});

function isFinitelyDrawn(shape: Shape): boolean {
  const edges = edgesOf([shape]);
  return shape.kind === 'leaf' || Object.values(edges).every(Number.isFinite);
}
