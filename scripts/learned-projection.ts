// Finds the directions in which meanings of one thing lie near each other and those of two things lie apart (linear discriminant
// analysis, with the spread within made rounder so that few examples do not mislead it). Same input, same output.

type Vector = Float64Array;

/** Texts of one thing are a group. */
export type Group = readonly Vector[];

const zeros = (rows: number, columns: number): Vector[] =>
  Array.from({ length: rows }, () => new Float64Array(columns));
const dot = (a: Vector, b: Vector) => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};
const less = (a: Vector, b: Vector) => a.map((value, at) => value - (b[at] ?? 0));

export function meanOf(vectors: readonly Vector[]): Vector {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  return sum.map((value) => value / vectors.length);
}

/** The spread within the groups, each direction given a share of the mean spread besides. */
function spreadWithin(groups: readonly Group[], rounding: number): Vector[] {
  const deviations = groups.flatMap((group) => group.map((vector) => less(vector, meanOf(group))));
  const size = deviations[0]?.length ?? 0;
  const spread = zeros(size, size);
  for (const deviation of deviations) {
    for (let row = 0; row < size; row++) {
      const [line, part] = [spread[row] ?? deviation, deviation[row] ?? 0];
      for (let column = 0; column < size; column++) {
        line[column] = (line[column] ?? 0) + (part * (deviation[column] ?? 0)) / deviations.length;
      }
    }
  }
  const more = (rounding * spread.reduce((sum, row, at) => sum + (row[at] ?? 0), 0)) / size;
  for (const [at, row] of spread.entries()) row[at] = (row[at] ?? 0) + more;
  return spread;
}

/** The lower triangle whose square is the matrix. */
function cholesky(matrix: readonly Vector[]): Vector[] {
  const lower = zeros(matrix.length, matrix.length);
  for (const [row, line] of lower.entries()) {
    for (let column = 0; column <= row; column++) {
      const other = lower[column] ?? line;
      let rest = matrix[row]?.[column] ?? 0;
      for (let at = 0; at < column; at++) rest -= (line[at] ?? 0) * (other[at] ?? 0);
      line[column] = row === column ? Math.sqrt(rest) : rest / (other[column] ?? 1);
    }
  }
  return lower;
}

/** Solves lower × x = vector. */
function solved(lower: readonly Vector[], vector: Vector): Vector {
  const result = new Float64Array(vector.length);
  for (const [row, line] of lower.entries()) {
    let rest = vector[row] ?? 0;
    for (let at = 0; at < row; at++) rest -= (line[at] ?? 0) * (result[at] ?? 0);
    result[row] = rest / (line[row] ?? 1);
  }
  return result;
}

/** Solves the transpose of lower × x = vector. */
function solvedAcross(lower: readonly Vector[], vector: Vector): Vector {
  const result = Float64Array.from(vector);
  for (let row = lower.length - 1; row >= 0; row--) {
    const line = lower[row] ?? result;
    result[row] = (result[row] ?? 0) / (line[row] ?? 1);
    for (let at = 0; at < row; at++) result[at] = (result[at] ?? 0) - (line[at] ?? 0) * (result[row] ?? 0);
  }
  return result;
}

/** The directions in which the vectors lie widest, by turning some until they stay. */
function widest(vectors: readonly Vector[], count: number, rounds: number): Vector[] {
  const size = vectors[0]?.length ?? 0;
  let directions = Array.from({ length: count }, (_, at) =>
    Float64Array.from({ length: size }, (_, place) => Math.sin((at + 1) * (place + 1) * 0.7 + at)),
  );
  for (let round = 0; round <= rounds; round++) {
    const kept: Vector[] = [];
    for (const direction of directions) {
      let rest = direction;
      for (const other of kept) {
        const share = dot(rest, other);
        rest = rest.map((value, at) => value - share * (other[at] ?? 0));
      }
      const length = Math.sqrt(dot(rest, rest)) || 1;
      kept.push(rest.map((value) => value / length));
    }
    if (round === rounds) return kept;
    directions = kept.map((direction) => {
      const next = new Float64Array(size);
      for (const vector of vectors) {
        const share = dot(vector, direction);
        for (let at = 0; at < size; at++) next[at] = (next[at] ?? 0) + share * (vector[at] ?? 0);
      }
      return next;
    });
  }
  return directions;
}

const ROUNDING = 0.3;
const ROUNDS = 25;

/** A row for each number of a meaning, with a number for each direction. */
export function discriminantProjection(groups: readonly Group[], mean: Vector, dimensions: number): Vector[] {
  const lower = cholesky(spreadWithin(groups, ROUNDING));
  const middles = groups.map((group) => solved(lower, less(meanOf(group), mean)));
  const directions = widest(middles, dimensions, ROUNDS).map((direction) => solvedAcross(lower, direction));
  return Array.from({ length: mean.length }, (_, row) =>
    Float64Array.from(directions, (direction) => direction[row] ?? 0),
  );
}
