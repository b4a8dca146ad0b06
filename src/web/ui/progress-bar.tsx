import { classes } from './classes.ts';
import styles from './progress-bar.module.css';

type ProgressBarProps = { label: string /** 0 to 100. */; percent: number; className?: string };

/** How far something has come. Drawn as SVG so that prerendered pages need no inline style. */
export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  const value = Math.max(0, Math.min(100, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className={classes(className)}
    >
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.fill} width={`${value}%`} height="8" rx="4" />
      </svg>
    </div>
  );
}
