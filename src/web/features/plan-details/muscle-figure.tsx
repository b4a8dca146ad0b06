import {
  FIGURE_LIMBS,
  FIGURE_VIEW_BOX,
  muscleLabel,
  muscleLeaves,
} from '#web/features/exercise-figure/body-map-geometry.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './muscle-figure.module.css';

type MuscleFigureProps = {
  muscles: readonly string[];
  large?: boolean /** Says nothing to a screen reader. */;
  plain?: boolean;
};

/** A person in lines whose working muscles are leaves. */
export function MuscleFigure({ muscles, large, plain }: MuscleFigureProps) {
  const pen = large ? 1.6 : 2.4;
  return (
    <svg
      role="img"
      aria-label={muscleLabel(muscles)}
      aria-hidden={plain}
      viewBox={FIGURE_VIEW_BOX}
      className={classes(styles.figure, large && styles.large)}
    >
      {FIGURE_LIMBS.map(({ d, width }) => (
        <path key={`outer ${d}`} className={styles.outer} d={d} strokeWidth={width + 2 * pen} />
      ))}
      {FIGURE_LIMBS.map(({ d, width }) => (
        <path key={`inner ${d}`} className={styles.inner} d={d} strokeWidth={width} />
      ))}
      {muscleLeaves(muscles).map((d) => (
        <path key={d} className={styles.leaf} d={d} strokeWidth={pen * 0.7} />
      ))}
    </svg>
  );
}
