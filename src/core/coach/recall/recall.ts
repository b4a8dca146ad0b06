import { z } from 'zod';
import { ASKED, type Asked } from './asked.ts';
import { featuresOf, type Measures } from './features.ts';

/** Of no row: what the knowledge answers, what nobody here can know. */
export const KNOWLEDGE = 'knowledge';
export const OUTSIDE = 'outside';
/** What is told or to be done, which others read. */
export const TOLD = 'told';

/** What the rows of `data/coach-asked.json` weigh, as `npm run knowledge` wrote it. */
export const recallSchema = z.strictObject({
  about: z.string(),
  /** A fingerprint of what was learned from. */
  madeFrom: z.string(),
  classes: z.array(z.tuple([z.string(), z.number().positive()])),
  mean: z.base64(),
  outputs: z.array(z.string()),
  /** What the whole number 127 weighs, for each output. */
  scales: z.array(z.number().positive()),
  weights: z.base64(),
});

export type Recall = Measures & {
  outputs: readonly (Asked | null)[];
  /** `outputs` numbers for each feature. */
  weights: Int8Array;
  scales: readonly number[];
};

const rows = new Map(ASKED.map((row) => [row.id, row]));

/** `bytesOf` decodes base64. */
export function readRecall(
  { classes, mean, outputs, scales, weights }: z.infer<typeof recallSchema>,
  bytesOf: (base64: string) => Uint8Array<ArrayBuffer>,
): Recall {
  return {
    mean: new Float32Array(bytesOf(mean).buffer),
    classes: new Map(classes.map(([id, strength], place) => [id, { place, strength }])),
    outputs: outputs.map((id) => rows.get(id) ?? null),
    scales,
    weights: new Int8Array(bytesOf(weights).buffer),
  };
}

export type Recalled = { asked: Asked; score: number };

/** How much the lead over the second counts, and what the knowledge and the outside take away. */
const LEAD = 1;
const OTHERS = 0.5;

/** The scores of the outputs with how sure the best is: what it leads by counts, and what knows nothing of the data. */
export function ranked<Row>(
  scores: readonly number[],
  outputs: readonly (Row | null)[],
): { row: Row; score: number }[] {
  const others = Math.max(0, ...scores.filter((_, at) => outputs[at] === null));
  const own = scores.flatMap((score, at) => {
    const row = outputs[at];
    return row ? [{ row, score }] : [];
  });
  own.sort((a, b) => b.score - a.score);
  return own.map(({ row, score }, at) => ({
    row,
    score: score + LEAD * (score - (own[at + 1]?.score ?? 0)) - OTHERS * others,
  }));
}

/** So many are looked at: the best, and what is offered where it is not sure enough. */
const MOST = 4;

/** What a text most likely asks or tells, best first. */
export function recalled(text: string, meaning: ArrayLike<number>, recall: Recall): Recalled[] {
  const { outputs, weights, scales } = recall;
  const scores = new Array<number>(outputs.length).fill(0);
  const features = featuresOf(text, meaning, recall);
  for (const [row, strength] of features.entries()) {
    if (strength === 0) continue;
    for (let output = 0; output < scores.length; output++)
      scores[output] = (scores[output] ?? 0) + strength * (weights[row * scores.length + output] ?? 0);
  }
  const scaled = scores.map((score, output) => (score * (scales[output] ?? 0)) / 127);
  return ranked(scaled, outputs)
    .slice(0, MOST)
    .map(({ row, score }) => ({ asked: row, score }));
}
