import { classes } from '#web/ui/classes.ts';
import type { MovingDrawing } from './draw-move.ts';
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
  /** The same figure on its way, which it goes round and round. */
  moving?: MovingDrawing | undefined;
  /** Width and height on the screen, in px. */
  size: number;
  /** What a screen reader says; without it the figure says nothing. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A drawing in lines that are 2 px wide at its size. */
export function FigureDrawing({ drawing, moving, size, label, className }: FigureDrawingProps) {
  const solid = size < SMALLEST_OUTLINED;
  const moments = moving?.moments ?? [drawing];
  const { shapes, box } = moments[0] ?? drawing;
  const loop = moving && { keyTimes: moving.times.join(';'), dur: `${moving.seconds}s` };
  const look = { pen: (PEN * box.side) / size, solid, veined: size >= SMALLEST_VEINED, loop };
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
        <DrawnShape
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing, whose shapes never change places.
          key={index}
          shape={shape}
          moments={moments.map(({ shapes: those }) => those[index] ?? shape)}
          look={look}
        />
      ))}
    </svg>
  );
}

/** When each moment is reached, and how long all take. */
type Loop = { keyTimes: string; dur: string };
type Look = { pen: number; solid: boolean; veined: boolean; loop: Loop | undefined };

const rounded = (value: number) => Math.round(value * 10) / 10;

function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`);
  return rest.length > 0 ? `M${first}L${rest.join('L')}` : `M${first}h.01`;
}

/** The values of an attribute at each moment; the browser draws what lies between them. Nothing for what stands still. */
function Goes({
  attribute,
  values,
  loop,
}: {
  attribute: string;
  values: readonly (string | number)[];
  loop: Loop | undefined;
}) {
  if (!loop || values.every((value) => value === values[0])) return null;
  return <animate attributeName={attribute} values={values.join(';')} repeatCount="indefinite" {...loop} />;
}

type PathProps = { d: readonly string[]; loop: Loop | undefined; className: string | undefined; strokeWidth: number };

function Path({ d, loop, ...look }: PathProps) {
  return (
    <path {...look} d={d[0]}>
      <Goes attribute="d" values={d} loop={loop} />
    </path>
  );
}

type ShapeProps = { shape: Shape; moments: readonly Shape[]; look: Look };

/** The moments of a shape; all are of its kind, since a figure moves and does not change. */
function ofKind<Kind extends Shape['kind']>(kind: Kind, moments: readonly Shape[]): Extract<Shape, { kind: Kind }>[] {
  return moments.filter((moment): moment is Extract<Shape, { kind: Kind }> => moment.kind === kind);
}

function DrawnShape({ shape, moments, look }: ShapeProps) {
  const { pen, loop } = look;
  switch (shape.kind) {
    case 'limbs':
      return <Limbs tone={shape.tone} moments={ofKind('limbs', moments).map(({ strokes }) => strokes)} look={look} />;
    case 'leaf':
      return <DrawnLeaf moments={ofKind('leaf', moments).map(({ leaf }) => leaf)} look={look} />;
    case 'iron': {
      const d = ofKind('iron', moments).map(({ points }) => `${pathOf(points)}Z`);
      return <Path className={styles.iron} d={d} strokeWidth={pen} loop={loop} />;
    }
    case 'disc': {
      const at = (axis: 0 | 1) => ofKind('disc', moments).map((disc) => rounded(disc.at[axis]));
      const [cx, cy] = [at(0), at(1)];
      return (
        <circle className={styles.iron} cx={cx[0]} cy={cy[0]} r={rounded(shape.r)} strokeWidth={pen}>
          <Goes attribute="cx" values={cx} loop={loop} />
          <Goes attribute="cy" values={cy} loop={loop} />
        </circle>
      );
    }
    default: {
      const d = ofKind('line', moments).map(({ points }) => pathOf(points));
      return <Path className={styles[shape.tone]} d={d} strokeWidth={pen} loop={loop} />;
    }
  }
}

function DrawnLeaf({ moments, look: { pen, veined, loop } }: { moments: readonly Leaf[]; look: Look }) {
  const outlines = moments.map(({ d }) => d);
  const veins = moments.map(({ vein }) => vein);
  return (
    <>
      <Path className={styles.leaf} d={outlines} strokeWidth={rounded(pen * LEAF_PEN)} loop={loop} />
      {veined && <Path className={styles.vein} d={veins} strokeWidth={rounded(pen / 2)} loop={loop} />}
    </>
  );
}

type LimbsProps = { moments: readonly (readonly Stroke[])[]; tone: 'near' | 'far' | 'gear'; look: Look };

/** Limbs are drawn twice, wide in ink and narrower in the ground, so that only their outline stays. */
function Limbs({ moments, tone, look: { pen, solid, loop } }: LimbsProps) {
  const outer = (width: number) => (solid ? width + pen : Math.max(width, 2 * pen + width * INSIDE));
  const inner = (width: number) => (solid ? width : outer(width) - 2 * pen);
  const strokes = (moments[0] ?? []).map(({ width, points }, index) => ({
    width,
    d: moments.map((those) => pathOf(those[index]?.points ?? points)),
  }));
  return (
    <g className={styles[tone]}>
      {strokes.map(({ width, d }) => (
        <Path
          key={`outer ${width} ${d[0]}`}
          className={classes(limbs.outer, styles.outer)}
          d={d}
          strokeWidth={rounded(outer(width))}
          loop={loop}
        />
      ))}
      {strokes.map(({ width, d }) => (
        <Path
          key={`inner ${width} ${d[0]}`}
          className={classes(limbs.inner, styles.inner)}
          d={d}
          strokeWidth={rounded(inner(width))}
          loop={loop}
        />
      ))}
    </g>
  );
}
