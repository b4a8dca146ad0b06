import type { Point } from './pose.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/** A leaf from one point to another; `wide` is how far its two sides are pulled apart. */
export function leafPath([x1, y1]: Point, [x2, y2]: Point, wide: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [across, down] = [((y1 - y2) / length) * wide, ((x2 - x1) / length) * wide];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const side = (sign: number) => `${round(mx + sign * across)} ${round(my + sign * down)}`;
  const start = `${round(x1)} ${round(y1)}`;
  return `M${start}Q${side(1)} ${round(x2)} ${round(y2)}Q${side(-1)} ${start}Z`;
}

/** How far from its tips the vein of a leaf begins and ends. */
const VEIN_INSET = 0.18;

/** The vein of a leaf from one point to another. */
export function veinPath([x1, y1]: Point, [x2, y2]: Point): string {
  const at = (part: number) => `${round(x1 + (x2 - x1) * part)} ${round(y1 + (y2 - y1) * part)}`;
  return `M${at(VEIN_INSET)}L${at(1 - VEIN_INSET)}`;
}
