import { capital } from '#core/language/capital.ts';
import { listed } from '#core/language/listed.ts';
import drawing from '#data/muscle-figure.json' with { type: 'json' };
import { leafPath } from './leaf-path.ts';

export type BodyView = 'front' | 'back';

type Leaf = readonly [x1: number, y1: number, x2: number, y2: number, bulge: number];
type Muscle = { view: string; middle?: boolean; leaves: number[][] };

const MUSCLES: ReadonlyMap<string, Muscle> = new Map(Object.entries(drawing.muscles as Record<string, Muscle>));

/** The figure is drawn around this line. */
const MIDDLE_X = 60;

/** Leaves are filled out to the edges of their limbs, so that they are seen on a small figure too. */
const FULLNESS = 1.6;

const mirrored = ([x1, y1, x2, y2, bulge]: Leaf): Leaf => [2 * MIDDLE_X - x1, y1, 2 * MIDDLE_X - x2, y2, bulge];

function leavesOf({ leaves, middle }: Muscle): Leaf[] {
  const own = leaves.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, bulge = 0]): Leaf => [x1, y1, x2, y2, bulge]);
  return middle ? own : [...own, ...own.map(mirrored)];
}

/** 'front_delts', 'Front delts' and 'front delts' are one muscle. */
const plainName = (muscle: string) => muscle.toLowerCase().replace(/_/g, ' ');

/** 'Quads and glutes, marked on a figure': what a picture of these muscles says. */
export function muscleLabel(muscles: readonly string[]): string {
  return muscles.length === 0 ? 'A standing figure' : `${capital(listed(muscles.map(plainName)))}, marked on a figure`;
}

/** 'Works chest, with help from triceps.': what a map of the body says. */
export function mapLabel(primary: readonly string[], secondary: readonly string[]): string {
  if (primary.length === 0) return 'The body from the front and from the back.';
  return `Works ${listed(primary.map(plainName))}${secondary.length > 0 ? `, with help from ${listed(secondary.map(plainName))}` : ''}.`;
}

/** The side from which the first known muscle is seen. */
export function viewOf(muscles: readonly string[]): BodyView {
  const [first] = muscles.flatMap((name) => MUSCLES.get(plainName(name)) ?? []);
  return first?.view === 'back' ? 'back' : 'front';
}

/** Leaves of those muscles that are seen from this side; without a side, from that of the first muscle. */
export function muscleLeaves(muscles: readonly string[], view: BodyView = viewOf(muscles)): string[] {
  return muscles
    .flatMap((name) => MUSCLES.get(plainName(name)) ?? [])
    .filter((muscle) => muscle.view === view)
    .flatMap((muscle) =>
      leavesOf(muscle).map(([x1, y1, x2, y2, bulge]) => leafPath([x1, y1], [x2, y2], bulge * FULLNESS)),
    );
}

export const FIGURE_LIMBS: readonly { width: number; d: string }[] = drawing.limbs;
