import figures from '#data/figures.json' with { type: 'json' };
import { classes } from '#web/ui/classes.ts';
import styles from './figure.module.css';

export type FigureName = keyof typeof figures;

type Stroke = { width: number; d: string };
type Layer = {
  kind: string;
  far?: boolean;
  strokes?: Stroke[];
  d?: string;
  x?: number;
  y?: number;
  r?: number;
  turn?: number;
};

const DUMBBELL_BAR = 'M-8 -2.5h16v5h-16z';
const DUMBBELL_ENDS = 'M-17 -9h9v18h-9zM8 -9h9v18h-9z';

/** A person at work, in lines; the working muscle is filled. `outline` is twice the pen in the figure's own units. */
export function Figure({ name, className }: { name: FigureName; className?: string | undefined }) {
  const { label, viewBox, outline, layers } = figures[name];
  return (
    <svg className={classes(styles.figure, className)} viewBox={viewBox} role="img" aria-label={label}>
      {(layers as Layer[]).map((layer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing, whose layers never move.
        <FigureLayer key={index} layer={layer} outline={outline} />
      ))}
    </svg>
  );
}

function FigureLayer({ layer, outline }: { layer: Layer; outline: number }) {
  const pen = outline / 2;
  switch (layer.kind) {
    case 'limbs':
      return <Limbs strokes={layer.strokes ?? []} far={layer.far ?? false} outline={outline} />;
    case 'muscle':
      return <path className={styles.muscle} d={layer.d} strokeWidth={pen > 1 ? 0 : pen} />;
    case 'vein':
      return <path className={styles.vein} d={layer.d} strokeWidth={pen} />;
    case 'bench':
      return <path className={styles.bench} d={layer.d} strokeWidth={pen} />;
    case 'dumbbell':
      return (
        <g transform={`translate(${layer.x} ${layer.y}) rotate(${layer.turn})`}>
          <path className={styles.iron} d={DUMBBELL_BAR} strokeWidth={pen} />
          <path className={styles.iron} d={DUMBBELL_ENDS} strokeWidth={pen} />
        </g>
      );
    default:
      return <circle className={styles.iron} cx={layer.x} cy={layer.y} r={layer.r} strokeWidth={pen} />;
  }
}

/** Limbs are drawn twice, wide in ink and narrower in the ground, so that only their outline stays. */
function Limbs({ strokes, far, outline }: { strokes: readonly Stroke[]; far: boolean; outline: number }) {
  return (
    <g className={far ? styles.far : undefined}>
      {strokes.map(({ d, width }) => (
        <path key={`outer ${d}`} className={styles.outer} d={d} strokeWidth={width + outline} />
      ))}
      {strokes.map(({ d, width }) => (
        <path key={`inner ${d}`} className={styles.inner} d={d} strokeWidth={width} />
      ))}
    </g>
  );
}
