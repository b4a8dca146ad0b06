import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type BoneProps = { width?: number | string; height?: number; round?: boolean };

/**
 * One grey shape in the place of what is coming. Sizes in px, widths also in percent. An SVG, because its size is no inline
 * style: those are forbidden in pages that are written at build time.
 */
export function Skeleton({ width = '100%', height = 16, round }: BoneProps) {
  return (
    <svg className={classes(styles.bone, round && styles.round)} width={width} height={height} aria-hidden="true" />
  );
}

/** A ledger row that is still coming: a disc, two lines, a figure. */
export function SkeletonRow() {
  return (
    <div className={styles.row} aria-hidden="true">
      <Skeleton round width={56} height={56} />
      <div className={styles.lines}>
        <Skeleton width="62%" />
        <Skeleton width="38%" />
      </div>
      <Skeleton width={44} />
    </div>
  );
}

/** Around skeletons: tells a screen reader what is coming. */
export function Loading({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
