import { classes } from '#web/ui/classes.ts';
import drawing from './drawing.module.css';
import styles from './lift-bars.module.css';

/** What an invented person lifted, week by week; pounds. */
const LIFTED = [65, 65, 70, 75, 75, 80, 85, 85, 90, 95, 95, 105];
const FLOOR_LBS = 40;
const LBS_TO_HEIGHT = 100 / (105 - FLOOR_LBS);
const STEP = 100 / LIFTED.length;
const GAP = 2;

/** Twelve weeks of one lift as bars, the last one filled. */
export function LiftBars() {
  return (
    <div role="img" aria-label="Example: Romanian deadlift over twelve weeks, from 65 to 105 lbs">
      <svg className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {LIFTED.map((lbs, week) => {
          const height = (lbs - FLOOR_LBS) * LBS_TO_HEIGHT;
          const isLast = week === LIFTED.length - 1;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no identity but their place.
              key={week}
              className={classes(drawing.line, isLast ? styles.now : drawing.edge)}
              x={week * STEP + GAP / 2}
              y={100 - height}
              width={STEP - GAP}
              height={height}
            />
          );
        })}
      </svg>
      <p className={styles.ends}>
        <span>65 lbs</span>
        <strong>105 lbs</strong>
      </p>
    </div>
  );
}
