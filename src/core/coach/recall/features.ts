import { type Clause, clausesIn } from '../queries/clause.ts';

/** What is measured of a text before it is weighed. */
export type Measures = {
  /** Mean of the meanings that were learned from; of the encoder's length. */
  mean: ArrayLike<number>;
  /** Classes of words that can stand in a question, and how much each says. */
  classes: ReadonlyMap<string, { place: number; strength: number }>;
};

const ALWAYS = 0.3;
const CLASSES_MAX = 3;

/** The classes of words in a text, of its first clauses. */
export const classesIn = (text: string): Set<string> =>
  new Set(clausesIn(text).slice(0, CLASSES_MAX).flatMap(classesOf));

const classesOf = ({ classes, found }: Clause): string[] => [
  ...classes,
  ...found.flatMap(({ meaning: { kind } }) => (kind === 'window' || kind === 'cardio' ? [kind] : [])),
];

/** A text as numbers: its meaning less the mean, of length 1; its classes of words, of length 1; and one that is always there. */
export function featuresOf(text: string, meaning: ArrayLike<number>, { mean, classes }: Measures): Float64Array {
  const features = new Float64Array(mean.length + classes.size + 1);
  const length = Math.hypot(...Array.from(meaning)) || 1;
  for (let at = 0; at < mean.length; at++) features[at] = (meaning[at] ?? 0) / length - (mean[at] ?? 0);
  toLengthOne(features, 0, mean.length);
  for (const id of classesIn(text)) {
    const known = classes.get(id);
    if (known) features[mean.length + known.place] = known.strength;
  }
  toLengthOne(features, mean.length, mean.length + classes.size);
  features[features.length - 1] = ALWAYS;
  return features;
}

function toLengthOne(features: Float64Array, from: number, to: number): void {
  const part = features.subarray(from, to);
  const length = Math.hypot(...part);
  if (length > 0) for (let at = 0; at < part.length; at++) part[at] = (part[at] ?? 0) / length;
}
