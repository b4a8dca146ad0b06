import type { Features } from '#core/coach/weighing/text-features.ts';
import { type Table, type WrittenTable, writtenTable } from '#core/coach/weighing/weight-table.ts';

const ROUNDS = 12;
const PACE = 0.5;
/** Draws every weight towards 0 whenever it is used. */
const MODESTY = 3e-3;
/** What share of the weights is not cut off. */
const KEPT = 0.9985;

/** What a text is made of, which outputs it is an example of, and how much it counts. */
export type Lesson = { features: Features; goals: readonly number[]; counts: number };

/** Numbers that look random and are always the same, 0 … 1. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 2 ** 31;
  };
}

/** Logistic regression by AdaGrad, but with a curve that needs only a root. */
export function learned(lessons: readonly Lesson[], { buckets, outputs }: { buckets: number; outputs: number }): Table {
  const weights = new Float64Array(buckets * outputs);
  const moved = new Float64Array(buckets * outputs).fill(1e-8);
  const bias = new Float64Array(outputs);
  const biasMoved = new Float64Array(outputs).fill(1e-8);
  const chance = dice(1);
  const order = lessons.map(({ features, ...lesson }) => ({ ...lesson, features: [...features] }));
  const wrong = new Float64Array(outputs);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, chance);
    for (const { features, goals, counts } of order) {
      wrong.set(bias);
      for (const [bucket, strength] of features) {
        const row = (bucket % buckets) * outputs;
        for (let output = 0; output < outputs; output++) {
          wrong[output] = (wrong[output] ?? 0) + (weights[row + output] ?? 0) * strength;
        }
      }
      for (let output = 0; output < outputs; output++) {
        const score = wrong[output] ?? 0;
        wrong[output] = counts * (0.5 * (1 + score / Math.sqrt(4 + score * score)) - (goals.includes(output) ? 1 : 0));
      }
      for (const [bucket, strength] of features) {
        const row = (bucket % buckets) * outputs;
        for (let output = 0; output < outputs; output++)
          step(weights, moved, row + output, (wrong[output] ?? 0) * strength);
      }
      for (let output = 0; output < outputs; output++) step(bias, biasMoved, output, wrong[output] ?? 0, 0);
    }
  }
  return { weights, bias: [...bias] };
}

function step(values: Float64Array, moved: Float64Array, at: number, slope: number, modesty = MODESTY) {
  const value = values[at] ?? 0;
  const down = slope + modesty * value;
  const sofar = (moved[at] ?? 0) + down * down;
  moved[at] = sofar;
  values[at] = value - (PACE * down) / Math.sqrt(sofar);
}

function shuffle<T>(items: T[], chance: () => number) {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    const [one, two] = [items[at], items[other]];
    if (one === undefined || two === undefined) continue;
    [items[at], items[other]] = [two, one];
  }
}

/** As text, for a file. */
export const written = (table: Table): WrittenTable => writtenTable(table, mostOf(table));

/** The largest weight but for a few. */
function mostOf({ weights }: Table): number {
  const sizes = Float64Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort();
  return sizes[Math.floor(sizes.length * KEPT)] ?? 1;
}
