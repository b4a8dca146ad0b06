import { z } from 'zod';
import type { Entry } from './card.ts';

/** So long is what the encoder makes of a sentence. */
export const MEANING_LENGTH = 512;

/**
 * What the texts of the entries mean, as `npm run knowledge` wrote it. A meaning is taken less the mean of all, turned by the
 * projection, and kept as whole numbers up to 127, all of the same length.
 */
export const meaningsSchema = z.strictObject({
  about: z.string(),
  /** A fingerprint of the texts. */
  madeFrom: z.string(),
  dimensions: z.int().positive(),
  mean: z.base64(),
  projection: z.base64(),
  rows: z.base64(),
});

export type Meanings = {
  dimensions: number;
  mean: Float32Array;
  /** `dimensions` numbers for each of the encoder's. */
  projection: Float32Array;
  /** `dimensions` numbers for each text, in the order of `textsOf`. */
  rows: Int8Array;
};

/** The texts of an entry whose meanings are kept: its answer, then its title, then how it is asked for. */
export const textsOf = ({ answer, title, asks }: Entry): string[] => [answer, title, ...asks];

/** All texts as one, to tell by a fingerprint whether kept meanings are theirs. */
export const allTexts = (entries: readonly Entry[]): string => JSON.stringify(entries.map(textsOf));

type Kept = z.infer<typeof meaningsSchema>;

/** `bytesOf` decodes base64. */
export function readMeanings(
  { dimensions, mean, projection, rows }: Kept,
  bytesOf: (base64: string) => Uint8Array<ArrayBuffer>,
): Meanings {
  return {
    dimensions,
    mean: new Float32Array(bytesOf(mean).buffer),
    projection: new Float32Array(bytesOf(projection).buffer),
    rows: new Int8Array(bytesOf(rows).buffer),
  };
}

/** A meaning as it is compared: turned by the projection, of length 1. */
export function projected(
  meaning: ArrayLike<number>,
  { dimensions, mean, projection }: Omit<Meanings, 'rows'>,
): Float32Array {
  const length = Math.hypot(...Array.from(meaning)) || 1;
  const turned = new Float32Array(dimensions);
  for (let from = 0; from < mean.length; from++) {
    const part = (meaning[from] ?? 0) / length - (mean[from] ?? 0);
    for (let to = 0; to < dimensions; to++) {
      turned[to] = (turned[to] ?? 0) + part * (projection[from * dimensions + to] ?? 0);
    }
  }
  const size = Math.hypot(...turned) || 1;
  return turned.map((part) => part / size);
}

/** How near a question comes to an entry: to the nearest way of asking for it, and to its answer; from -1 to 1. */
export type Nearness = { asked: number; answered: number };

/** For each entry, in their order. */
export function nearnessOf(
  entries: readonly Entry[],
  question: ArrayLike<number>,
  { dimensions, rows }: Meanings,
): Nearness[] {
  let at = 0;
  const next = () => {
    let sum = 0;
    for (let part = 0; part < dimensions; part++) sum += (question[part] ?? 0) * (rows[at + part] ?? 0);
    at += dimensions;
    return sum / 127;
  };
  return entries.map((entry) => {
    const answered = next();
    let asked = -1;
    for (let count = textsOf(entry).length - 1; count > 0; count--) asked = Math.max(asked, next());
    return { asked, answered };
  });
}
