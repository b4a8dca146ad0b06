import { useId } from 'react';
import styles from './body-map.module.css';
import { type BodyView, FIGURE_LIMBS, mapLabel, muscleLeaves, viewOf } from './body-map-geometry.ts';
import limbs from './limbs.module.css';

/** Size of one standing figure on the paper, and the gap between two. */
const WIDTH = 120;
const HEIGHT = 168;
const GAP = 12;
/** Width of a line on the screen, in px, and how much of a limb stays inside its outlines at least. */
const PEN = 2;
const INSIDE = 0.35;

type Muscles = {
  primary: readonly string[];
  /** Muscles that help: striped, not filled. */
  secondary?: readonly string[] | undefined;
};

/** The body from the front and from the back: working muscles filled, helping ones striped. `height` in px. */
export function BodyMap({ primary, secondary = [], height = 144 }: Muscles & { height?: number }) {
  const stripes = useId();
  const width = 2 * WIDTH + GAP;
  const muscles = { primary, secondary: secondary.filter((name) => !primary.includes(name)) };
  const pen = (PEN * HEIGHT) / height;
  return (
    <svg
      className={styles.map}
      role="img"
      aria-label={mapLabel(primary, muscles.secondary)}
      width={Math.round((height * width) / HEIGHT)}
      height={height}
      viewBox={`0 0 ${width} ${HEIGHT}`}
    >
      <defs>
        <pattern id={stripes} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.stripe} d="M1 0V5" />
        </pattern>
      </defs>
      <Side {...muscles} view="front" pen={pen} stripes={stripes} />
      <g transform={`translate(${WIDTH + GAP} 0)`}>
        <Side {...muscles} view="back" pen={pen} stripes={stripes} />
      </g>
    </svg>
  );
}

type BodySideProps = {
  muscles: readonly string[];
  /** Height on the screen, px. */
  size: number;
  /** No wider than the person; else as wide as high. */
  narrow?: boolean;
  label?: string | undefined;
};

/** One standing figure with its muscles; without a label it says nothing to a screen reader. */
export function BodySide({ muscles, size, narrow = false, label }: BodySideProps) {
  const width = narrow ? WIDTH : HEIGHT;
  return (
    <svg
      className={styles.map}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      width={Math.round((size * width) / HEIGHT)}
      height={size}
      viewBox={`${(WIDTH - width) / 2} 0 ${width} ${HEIGHT}`}
    >
      <Side primary={muscles} view={viewOf(muscles)} pen={(PEN * HEIGHT) / size} />
    </svg>
  );
}

type SideProps = Muscles & { view: BodyView; pen: number; stripes?: string };

function Side({ primary, secondary = [], view, pen, stripes }: SideProps) {
  const outer = (width: number) => Math.max(width + 4, 2 * pen + width * INSIDE);
  return (
    <>
      {FIGURE_LIMBS.map(({ d, width }) => (
        <path key={`outer ${d}`} className={limbs.outer} d={d} strokeWidth={outer(width)} />
      ))}
      {FIGURE_LIMBS.map(({ d, width }) => (
        <path key={`inner ${d}`} className={limbs.inner} d={d} strokeWidth={outer(width) - 2 * pen} />
      ))}
      {muscleLeaves(secondary, view).map((d) => (
        <path key={`helping ${d}`} className={styles.helping} d={d} fill={`url(#${stripes})`} strokeWidth={pen * 0.7} />
      ))}
      {muscleLeaves(primary, view).map((d) => (
        <path key={d} className={styles.working} d={d} strokeWidth={pen * 0.35} />
      ))}
    </>
  );
}
