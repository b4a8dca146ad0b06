import { classes } from '#web/ui/classes.ts';
import styles from './figure-drawing.module.css';
import limbs from './limbs.module.css';
import type { Point } from './pose.ts';
import type { Drawing, Leaf, Shape, Stroke } from './shapes.ts';

/** Width of every line on the screen, in px. */
const PEN = 2;
/** Below this size an outline has no room. */
const SMALLEST_OUTLINED = 44;
/** Below this size a leaf has no room for its vein. */
const SMALLEST_VEINED = 96;
/** The ink around a leaf is finer, or a small one would be all ink. */
const LEAF_PEN = 0.35;
/** How much of a limb stays between its outlines at least, as a part of its width. */
const INSIDE = 0.3;

type FigureDrawingProps = {
  drawing: Drawing;
  /** Width and height on the screen, in px. */
  size: number;
  /** What a screen reader says; without it the figure says nothing. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A drawing in lines that are 2 px wide at its size. */
export function FigureDrawing({ drawing: { shapes, box }, size, label, className }: FigureDrawingProps) {
  const solid = size < SMALLEST_OUTLINED;
  const pen = (PEN * box.side) / size;
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      width={size}
      height={size}
      viewBox={[box.x, box.y, box.side, box.side].map(Math.round).join(' ')}
      className={classes(styles.figure, solid && styles.solid, className)}
    >
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing, whose shapes never move.
        <DrawnShape key={index} shape={shape} pen={pen} solid={solid} veined={size >= SMALLEST_VEINED} />
      ))}
    </svg>
  );
}

const rounded = (value: number) => Math.round(value * 10) / 10;

function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`);
  return rest.length > 0 ? `M${first}L${rest.join('L')}` : `M${first}h.01`;
}

type ShapeProps = { shape: Shape; pen: number; solid: boolean; veined: boolean };

function DrawnShape({ shape, pen, solid, veined }: ShapeProps) {
  switch (shape.kind) {
    case 'limbs':
      return <Limbs strokes={shape.strokes} tone={shape.tone} pen={pen} solid={solid} />;
    case 'leaf':
      return <DrawnLeaf leaf={shape.leaf} pen={pen} veined={veined} />;
    case 'iron':
      return <path className={styles.iron} d={`${pathOf(shape.points)}Z`} strokeWidth={pen} />;
    case 'disc':
      return (
        <circle
          className={styles.iron}
          cx={rounded(shape.at[0])}
          cy={rounded(shape.at[1])}
          r={rounded(shape.r)}
          strokeWidth={pen}
        />
      );
    default:
      return <path className={styles[shape.tone]} d={pathOf(shape.points)} strokeWidth={pen} />;
  }
}

function DrawnLeaf({ leaf, pen, veined }: { leaf: Leaf; pen: number; veined: boolean }) {
  return (
    <>
      <path className={styles.leaf} d={leaf.d} strokeWidth={rounded(pen * LEAF_PEN)} />
      {veined && <path className={styles.vein} d={leaf.vein} strokeWidth={rounded(pen / 2)} />}
    </>
  );
}

type LimbsProps = { strokes: readonly Stroke[]; tone: 'near' | 'far' | 'gear'; pen: number; solid: boolean };

/** Limbs are drawn twice, wide in ink and narrower in the ground, so that only their outline stays. */
function Limbs({ strokes, tone, pen, solid }: LimbsProps) {
  const outer = (width: number) => (solid ? width + pen : Math.max(width, 2 * pen + width * INSIDE));
  const inner = (width: number) => (solid ? width : outer(width) - 2 * pen);
  return (
    <g className={styles[tone]}>
      {strokes.map(({ points, width }) => (
        <path
          key={`outer ${points}`}
          className={classes(limbs.outer, styles.outer)}
          d={pathOf(points)}
          strokeWidth={rounded(outer(width))}
        />
      ))}
      {strokes.map(({ points, width }) => (
        <path
          key={`inner ${points}`}
          className={classes(limbs.inner, styles.inner)}
          d={pathOf(points)}
          strokeWidth={rounded(inner(width))}
        />
      ))}
    </g>
  );
}
