import drawing from '#data/muscle-figure.json' with { type: 'json' };

type Leaf = readonly [x1: number, y1: number, x2: number, y2: number, bulge: number];
type Muscle = { view: string; middle?: boolean; leaves: number[][] };

const MUSCLES: ReadonlyMap<string, Muscle> = new Map(Object.entries(drawing.muscles as Record<string, Muscle>));

/** The figure is drawn around this line. */
const MIDDLE_X = 60;

const round = (value: number) => Math.round(value * 10) / 10;

/** A leaf from one point to another; `bulge` is how far its sides reach from the line between them. */
export function leafPath([x1, y1, x2, y2, bulge]: Leaf): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [across, down] = [((y1 - y2) / length) * bulge, ((x2 - x1) / length) * bulge];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const side = (sign: number) => `${round(mx + sign * across)} ${round(my + sign * down)}`;
  return `M${x1} ${y1}Q${side(1)} ${x2} ${y2}Q${side(-1)} ${x1} ${y1}Z`;
}

const mirrored = ([x1, y1, x2, y2, bulge]: Leaf): Leaf => [2 * MIDDLE_X - x1, y1, 2 * MIDDLE_X - x2, y2, bulge];

function leavesOf({ leaves, middle }: Muscle): Leaf[] {
  const own = leaves.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, bulge = 0]): Leaf => [x1, y1, x2, y2, bulge]);
  return middle ? own : [...own, ...own.map(mirrored)];
}

/** 'Quads and glutes, marked on a figure': what a picture of these muscles says. */
export function muscleLabel(muscles: readonly string[]): string {
  if (muscles.length === 0) return 'A standing figure';
  const named =
    muscles.length > 1 ? `${muscles.slice(0, -1).join(', ')} and ${muscles[muscles.length - 1]}` : `${muscles[0]}`;
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}, marked on a figure`;
}

/** Leaves of those muscles that are seen from the side from which the first one is seen. */
export function muscleLeaves(muscles: readonly string[]): string[] {
  const known = muscles.flatMap((name) => MUSCLES.get(name.toLowerCase()) ?? []);
  const view = known[0]?.view;
  return known.filter((muscle) => muscle.view === view).flatMap((muscle) => leavesOf(muscle).map(leafPath));
}

export const FIGURE_LIMBS: readonly { width: number; d: string }[] = drawing.limbs;
export const FIGURE_VIEW_BOX = drawing.viewBox;
