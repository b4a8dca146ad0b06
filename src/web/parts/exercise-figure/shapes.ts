import type { Point } from './pose.ts';

/** A stroke of a limb: `width` is the whole limb with its outline. */
export type Stroke = { width: number; points: readonly Point[] };

/** A filled muscle: its outline, and its vein for where there is room for one. */
export type Leaf = { d: string; vein: string };

/** What a figure is drawn of, in units of the paper. The pen's width is chosen when it is drawn. */
export type Shape =
  | { kind: 'limbs'; tone: 'near' | 'far' | 'gear'; strokes: readonly Stroke[] }
  | { kind: 'leaf'; leaf: Leaf }
  | { kind: 'iron'; points: readonly Point[] }
  | { kind: 'disc'; at: Point; r: number }
  | { kind: 'line'; tone: 'ink' | 'edge'; points: readonly Point[] };

export type Drawing = { shapes: readonly Shape[]; box: { x: number; y: number; side: number } };

type Edges = { left: number; top: number; right: number; bottom: number };

function spots(shape: Shape): { at: Point; r: number }[] {
  switch (shape.kind) {
    case 'limbs':
      return shape.strokes.flatMap(({ points, width }) => points.map((at) => ({ at, r: width / 2 })));
    case 'disc':
      return [{ at: shape.at, r: shape.r }];
    case 'leaf':
      return [];
    default:
      return shape.points.map((at) => ({ at, r: 0 }));
  }
}

/** The outermost ink of some shapes. */
export function edgesOf(shapes: readonly Shape[]): Edges {
  const all = shapes.flatMap(spots);
  return {
    left: Math.min(...all.map(({ at, r }) => at[0] - r)),
    top: Math.min(...all.map(({ at, r }) => at[1] - r)),
    right: Math.max(...all.map(({ at, r }) => at[0] + r)),
    bottom: Math.max(...all.map(({ at, r }) => at[1] + r)),
  };
}

const MARGIN = 4;
/** No figure is enlarged beyond this, so that a crouching person is not a giant. */
const SMALLEST_SIDE = 122;

/** The square that holds all shapes. */
export function squareAround(shapes: readonly Shape[]): Drawing['box'] {
  const { left, top, right, bottom } = edgesOf(shapes);
  const side = Math.max(right - left, bottom - top, SMALLEST_SIDE) + 2 * MARGIN;
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, side };
}
