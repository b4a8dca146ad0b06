import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import slices from '#web/ui/slice.module.css';
import drawing from './drawing.module.css';

const EDGE = classes(drawing.line, drawing.edge);
const LEAF = classes(slices.slice, drawing.leaf);

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A plate and a fork. */
export function MealPicture() {
  return (
    <Picture>
      <circle className={drawing.line} cx="54" cy="50" r="38" />
      <circle className={classes(drawing.line, drawing.thin)} cx="54" cy="50" r="30" />
      <path className={LEAF} d="M54 50L54 27A23 23 0 0 1 74 61.3Z" />
      <path className={slices.slice} fill="url(#macro-carbs)" d="M54 50L74 61.3A23 23 0 0 1 34.3 61.8Z" />
      <path className={slices.slice} fill="url(#macro-fat)" d="M54 50L34.3 61.8A23 23 0 0 1 54 27Z" />
      <path className={drawing.line} d="M6 14v18a5 5 0 0 0 10 0V14M11 14v70" />
    </Picture>
  );
}

/** A loaded bar. */
export function WorkoutPicture() {
  return (
    <Picture>
      <path className={drawing.line} d="M4 48H92" />
      <rect className={classes(drawing.line, drawing.surface2)} x="20" y="22" width="9" height="52" rx="2" />
      <rect className={LEAF} x="31" y="14" width="9" height="68" rx="2" />
      <rect className={LEAF} x="56" y="14" width="9" height="68" rx="2" />
      <rect className={classes(drawing.line, drawing.surface2)} x="67" y="22" width="9" height="52" rx="2" />
    </Picture>
  );
}

/** A line between its entries. */
export function ProgressPicture() {
  return (
    <Picture>
      <path className={EDGE} d="M10 12V84H90" />
      <path className={classes(drawing.line, drawing.alive)} d="M14 70C28 66 30 54 42 52S60 40 68 30S80 22 86 20" />
      <path className={classes(drawing.line, drawing.dots)} d="M26 58h.01M36 60h.01M50 42h.01M60 46h.01M74 34h.01" />
    </Picture>
  );
}

/** A message with a leaf. */
export function ChatPicture() {
  return (
    <Picture>
      <path className={drawing.line} d="M8 16H74V60H38L22 76V60H8Z" />
      <path className={EDGE} d="M20 30H62M20 42H48" />
      <path className={LEAF} d="M66 84C60 68 70 54 90 54C92 72 82 86 66 84Z" />
    </Picture>
  );
}

/** A way that bends at a point. */
export function AdaptPicture() {
  return (
    <Picture>
      <path className={EDGE} d="M8 70H34C46 70 50 70 54 70" strokeDasharray="2 7" />
      <path className={drawing.line} d="M8 70H30C46 70 46 30 62 30H86M78 22L86 30L78 38" />
      <circle className={LEAF} cx="30" cy="70" r="8" />
    </Picture>
  );
}

/** Two people and a leaf. */
export function CommunityPicture() {
  return (
    <Picture>
      <circle className={drawing.line} cx="34" cy="34" r="13" />
      <circle className={drawing.line} cx="66" cy="40" r="10" />
      <path className={drawing.line} d="M8 82C8 64 20 56 34 56S60 64 60 82M60 60C74 56 88 64 88 82" />
      <path className={LEAF} d="M27 75C24 66 30 60 41 61C41 71 36 77 27 75Z" />
    </Picture>
  );
}
