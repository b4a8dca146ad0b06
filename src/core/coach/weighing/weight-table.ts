import { z } from 'zod';
import type { Features } from './text-features.ts';

/** A weight is one of 7 steps, −3 … 3; two of them share a character. */
const MOST_STEPS = 3;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklm';
const STEPS = 2 * MOST_STEPS + 1;
/** What a step weighs, of the largest one: small steps lie closer together, as most weights are small. */
const SHARES = [0, 0.21, 0.56, 1];
/** From what share on a weight is taken for that step. */
const FROM = [0.08, 0.37, 0.77];

export const tableSchema = z.strictObject({
  /** What the largest step weighs. */
  most: z.number().positive(),
  bias: z.array(z.number()).min(1),
  steps: z.string().regex(/^[0-9A-Za-m]+$/),
});
export type WrittenTable = z.infer<typeof tableSchema>;

export type Table = { weights: Float64Array; bias: readonly number[] };

/** As text. Weights beyond `most` are cut off there. */
export function writtenTable({ weights, bias }: Table, most: number): WrittenTable {
  let steps = '';
  for (let at = 0; at < weights.length; at += 2) {
    steps += ALPHABET.charAt(digitOf(weights[at] ?? 0, most) * STEPS + digitOf(weights[at + 1] ?? 0, most));
  }
  return { most, bias: [...bias], steps };
}

function digitOf(weight: number, most: number): number {
  const step = FROM.filter((share) => Math.abs(weight) >= share * most).length;
  return MOST_STEPS + (weight < 0 ? -step : step);
}

export function readTable({ steps, most, bias }: WrittenTable): Table {
  const levels = Array.from({ length: STEPS }, (_, digit) => {
    const step = digit - MOST_STEPS;
    return Math.sign(step) * (SHARES[Math.abs(step)] ?? 0) * most;
  });
  const weights = new Float64Array(steps.length * 2);
  for (let at = 0; at < steps.length; at++) {
    const pair = ALPHABET.indexOf(steps.charAt(at));
    weights[2 * at] = levels[Math.floor(pair / STEPS)] ?? 0;
    weights[2 * at + 1] = levels[pair % STEPS] ?? 0;
  }
  return { weights, bias };
}

/** What the features add up to, for each of the table's outputs. Where it has fewer rows than there are features, several share one. */
export function scoresOf(features: Features, { weights, bias }: Table): number[] {
  const scores = [...bias];
  const rows = weights.length / scores.length;
  for (const [bucket, strength] of features) {
    const row = (bucket % rows) * scores.length;
    for (let output = 0; output < scores.length; output++) {
      scores[output] = (scores[output] ?? 0) + (weights[row + output] ?? 0) * strength;
    }
  }
  return scores;
}
