// Learns what the ways of asking weigh (ridge regression on what `featuresOf` measures). Same input, same output.
import { classesIn, featuresOf, type Measures } from '#core/coach/recall/features.ts';
import { KNOWLEDGE, OUTSIDE, ranked, TOLD } from '#core/coach/recall/recall.ts';

type Vector = Float64Array;
/** One way of asking: the output that it belongs to, its words and its meaning. */
export type Example = { output: string; text: string; meaning: Vector };

const EVEN = 1;
/** What the knowledge answers is many times as much as any one row. */
const SHARE_OF_OTHERS: Record<string, number> = { [KNOWLEDGE]: 0.3, [OUTSIDE]: 0.5, [TOLD]: 1 };
const LEAST_STRENGTH = 0.2;

const isOther = (output: string) => output === KNOWLEDGE || output === OUTSIDE || output === TOLD;
const zeros = (rows: number, columns: number): Vector[] =>
  Array.from({ length: rows }, () => new Float64Array(columns));

/** What is measured of a text, by what the examples hold. */
export function measuresOf(
  examples: readonly Example[],
): Measures & { classes: Map<string, { place: number; strength: number }> } {
  const mean = new Float32Array(examples[0]?.meaning.length ?? 0);
  for (const { meaning } of examples)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (meaning[at] ?? 0) / examples.length;
  const counts = new Map<string, number>();
  for (const { text } of examples) for (const id of classesIn(text)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const strengthOf = (count: number) =>
    Math.round(1000 * Math.max(LEAST_STRENGTH, Math.log(examples.length / (1 + count)))) / 1000;
  const classes = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { mean, classes: new Map(classes.map(([id, count], place) => [id, { place, strength: strengthOf(count) }])) };
}

/** The inverse of a symmetric matrix without a zero on its way (Gauss and Jordan). */
function inverseOf(matrix: readonly Vector[]): Vector[] {
  const size = matrix.length;
  const work = matrix.map((row) => Float64Array.from(row));
  const inverse = zeros(size, size);
  for (let at = 0; at < size; at++) (inverse[at] as Vector)[at] = 1;
  for (let at = 0; at < size; at++) {
    const [line, beside] = [work[at] as Vector, inverse[at] as Vector];
    const pivot = line[at] ?? 1;
    for (let column = 0; column < size; column++) {
      line[column] = (line[column] ?? 0) / pivot;
      beside[column] = (beside[column] ?? 0) / pivot;
    }
    for (let row = 0; row < size; row++) {
      const factor = work[row]?.[at] ?? 0;
      if (row === at || factor === 0) continue;
      const [other, otherBeside] = [work[row] as Vector, inverse[row] as Vector];
      for (let column = 0; column < size; column++) {
        other[column] = (other[column] ?? 0) - factor * (line[column] ?? 0);
        otherBeside[column] = (otherBeside[column] ?? 0) - factor * (beside[column] ?? 0);
      }
    }
  }
  return inverse;
}

const dot = (a: Vector, b: Vector) => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

export type Learned = { outputs: string[]; weights: Vector[]; left: { example: Example; scores: number[] }[] };

/** Weights by feature and output; `left`: what each example would score if it had not been learned from. */
export function learnRecall(examples: readonly Example[], measures: Measures): Learned {
  const outputs = [...new Set(examples.map(({ output }) => output))];
  const rows = examples.map(({ text, meaning }) => featuresOf(text, meaning, measures));
  const size = rows[0]?.length ?? 0;
  const shares = examples.map(({ output }) => SHARE_OF_OTHERS[output] ?? 1);
  const products = zeros(size, size);
  const wanted = zeros(size, outputs.length);
  for (const [at, row] of rows.entries()) {
    const share = shares[at] ?? 1;
    const output = outputs.indexOf(examples[at]?.output ?? '');
    for (let one = 0; one < size; one++) {
      const part = share * (row[one] ?? 0);
      if (part === 0) continue;
      const [line, aim] = [products[one] as Vector, wanted[one] as Vector];
      for (let other = 0; other < size; other++) line[other] = (line[other] ?? 0) + part * (row[other] ?? 0);
      aim[output] = (aim[output] ?? 0) + part;
    }
  }
  for (let at = 0; at < size; at++) (products[at] as Vector)[at] = (products[at]?.[at] ?? 0) + EVEN;
  const inverse = inverseOf(products);
  const columns = outputs.map((_, output) => Float64Array.from(wanted, (line) => line[output] ?? 0));
  const weights = inverse.map((line) => Float64Array.from(columns, (column) => dot(line, column)));
  return { outputs, weights, left: leftOut({ examples, rows, shares, inverse, weights, outputs }) };
}

type Fitted = {
  examples: readonly Example[];
  rows: readonly Vector[];
  shares: readonly number[];
  inverse: readonly Vector[];
  weights: readonly Vector[];
  outputs: readonly string[];
};

function leftOut({ examples, rows, shares, inverse, weights, outputs }: Fitted): Learned['left'] {
  return examples.map((example, at) => {
    const row = rows[at] as Vector;
    const pull =
      (shares[at] ?? 1) *
      dot(
        row,
        Float64Array.from(inverse, (line) => dot(line, row)),
      );
    const scores = outputs.map((output, place) => {
      let score = 0;
      for (let feature = 0; feature < row.length; feature++)
        score += (row[feature] ?? 0) * (weights[feature]?.[place] ?? 0);
      return (score - (output === example.output ? pull : 0)) / (1 - pull);
    });
    return { example, scores };
  });
}

/** By score from which it is told: how many of the rows' own ways are found, found wrongly, and how many of the others are taken. */
export function qualityOf({ outputs, left }: Pick<Learned, 'outputs' | 'left'>, from: number) {
  const names = outputs.map((id) => (isOther(id) ? null : id));
  const best = left.flatMap(({ example, scores }) => {
    const [first, second] = ranked(scores, names);
    return first ? [{ example, first, second }] : [];
  });
  const own = best.filter(({ example }) => !isOther(example.output));
  const told = own.filter(({ first }) => first.score >= from);
  const others = best.filter(({ example }) => isOther(example.output));
  const share = (count: number, of: number) => Math.round((1000 * count) / Math.max(1, of)) / 10;
  return {
    right: share(told.filter(({ example, first }) => first.row === example.output).length, own.length),
    wrong: share(told.filter(({ example, first }) => first.row !== example.output).length, own.length),
    taken: share(others.filter(({ first }) => first.score >= from).length, others.length),
    amongTwo: share(
      own.filter(({ example, first, second }) => first.row === example.output || second?.row === example.output).length,
      own.length,
    ),
  };
}
