import { drawPose, floorUnder } from './draw-pose.ts';
import { mixPoses } from './mix-poses.ts';
import type { Move, Pace } from './moves.ts';
import type { Pose } from './pose.ts';
import { type Drawing, squareAround } from './shapes.ts';

/** A drawing that goes round: the moments of a loop, when each is reached (0 to 1), and how long a loop takes. */
export type MovingDrawing = { moments: readonly Drawing[]; times: readonly number[]; seconds: number };

/**
 * Seconds of a repetition: lowering, the turn at the bottom or the top, lifting, and before the next. Lowering takes 2 s and
 * lifting 1 (NSCA, Essentials of Strength Training and Conditioning, 4th ed., ch. 15); a stretch is gone into and out of slowly.
 */
const SECONDS: Record<Pace, { lower: number; turn: number; lift: number; rest: number }> = {
  work: { lower: 2, turn: 0.4, lift: 1.1, rest: 0.5 },
  step: { lower: 0.6, turn: 0, lift: 0.6, rest: 0 },
  quick: { lower: 0.4, turn: 0.08, lift: 0.4, rest: 0.08 },
  slow: { lower: 2, turn: 1.2, lift: 2, rest: 0.8 },
};

/** So many steps make a turning limb look like one. */
const STEPS = 8;

const eased = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

function momentAt(moments: readonly Pose[], part: number): Pose {
  const place = part * (moments.length - 1);
  const index = Math.min(Math.floor(place), moments.length - 2);
  const [a, b] = [moments[index], moments[index + 1]] as [Pose, Pose];
  return mixPoses(a, b, place - index);
}

/** A way there and back as drawings of one shape, which a browser goes through by itself. */
export function drawMove({ moments, lowers, pace }: Move, muscles: readonly string[]): MovingDrawing {
  const { lower, turn, lift, rest } = SECONDS[pace];
  const [there, back] = lowers ? [lower, lift] : [lift, lower];
  const steps = Array.from({ length: STEPS + 1 }, (_, index) => index / STEPS);
  const way = steps.map((step) => ({ at: step * there, part: eased(step) }));
  const wayBack = steps.map((step) => ({ at: there + turn + step * back, part: eased(1 - step) }));
  const seconds = there + turn + back + rest;
  const stops = [...way, ...wayBack, { at: seconds, part: 0 }];
  // The floor is drawn once for the whole way, or it would grow and shrink with each step.
  const drawings = stops.map(({ part }) => drawPose({ ...momentAt(moments, part), floor: false }, muscles).shapes);
  const floor = moments[0]?.floor ? [floorUnder(drawings.flat())] : [];
  const box = squareAround([...floor, ...drawings.flat()]);
  return {
    moments: drawings.map((shapes) => ({ shapes: [...floor, ...shapes], box })),
    times: stops.map(({ at }) => Math.round((at / seconds) * 10_000) / 10_000),
    seconds,
  };
}
