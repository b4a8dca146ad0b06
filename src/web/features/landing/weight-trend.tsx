import { classes } from '#web/ui/classes.ts';
import drawing from './drawing.module.css';
import styles from './weight-trend.module.css';

const BAND =
  'M0 14L7 16L13 19L18 22L25 28L40 32L48 36L63 40L72 47L82 55L94 62L100 63L100 82L94 80L82 73L72 65L63 59L48 55L40 51L25 46L18 41L13 37L7 34L0 32Z';
const WEIGH_INS =
  'M0 23h.01M4 29h.01M7 23h.01M10 26h.01M13 16h.01M16 40h.01M18 17h.01M20 31h.01M25 34h.01M34 46h.01M40 36h.01M46 40h.01M48 50h.01M54 47h.01M63 57h.01M69 57h.01M72 67h.01M78 61h.01M82 69h.01M86 82h.01M94 79h.01M98 76h.01';
const TREND = 'M0 23L7 26L13 28L18 32L25 37L40 42L48 46L63 50L72 56L82 64L94 71L100 73';

/** Twelve weeks of an invented person's weight: dots for entries, one line, one band. */
export function WeightTrend() {
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label="Example: weight trend over twelve weeks, from about 186 to about 177 lbs"
    >
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={drawing.surface2} d={BAND} />
          <path className={classes(drawing.line, drawing.edge, drawing.dots)} d={WEIGH_INS} />
          <path className={classes(drawing.line, drawing.alive)} d={TREND} />
        </svg>
        <strong className={styles.now}>177 lbs</strong>
      </div>
      <p className={styles.weeks}>
        <span>Week 1</span>
        <span>Week 12</span>
      </p>
    </div>
  );
}
