/** How a row's deviation from its aim costs: both ways, only above, or only below. */
export type RowKind = 'equal' | 'most' | 'least';

/** One wish about a sum of amounts: `weight × deviation²`, deviation relative to `scale`. */
export type Row = { kind: RowKind; aim: number; scale: number; weight: number };

/** Rows in the form that the inner loops read: `sides` 0 costs both ways, 1 only above, -1 only below. */
export type Problem = { sides: Int8Array; weights: Float64Array; aims: Float64Array };

const SIDES: Record<RowKind, number> = { equal: 0, most: 1, least: -1 };

/** Prepares rows for solving; aims become relative to their scales. */
export function problemOf(rows: readonly Row[]): Problem {
  return {
    sides: Int8Array.from(rows, ({ kind }) => SIDES[kind]),
    weights: Float64Array.from(rows, ({ weight }) => weight),
    aims: Float64Array.from(rows, ({ aim, scale }) => aim / scale),
  };
}

/** One amount to choose, in whole steps: 0 where `optional`, else from `lo` to `hi`. Coefficients per step, by row. */
export type Variable = {
  lo: number;
  hi: number;
  base: number;
  optional: boolean;
  /** How many times dearer than usual it is to leave the base. */
  keep?: number;
  rows: Int32Array;
  coefficients: Float64Array;
};

const SWEEPS = 8;
/** Cost of moving an amount by its whole self away from the recipe as written. */
const KEEP_BASE = 0.02;
/** Cost of any extra food at all: the recipe alone is the simpler meal. */
const EXTRA_COST = 0.004;
const IMPROVED = 1e-9;
const MAX_PASSES = 40;

/** The rows' deviations for some amounts, kept up to date move by move. */
export type State = { deviations: Float64Array; amounts: Float64Array };

function baseWeight(variable: Variable): number {
  const reference = variable.base > 0 ? variable.base : variable.hi;
  return (KEEP_BASE * (variable.keep ?? 1)) / reference ** 2;
}

/** Weight of row `k` at this deviation: nothing on the side that costs nothing. */
function activeWeight(problem: Problem, k: number, deviation: number): number {
  return (problem.sides[k] ?? 0) * deviation < 0 ? 0 : (problem.weights[k] ?? 0);
}

function extraCost(variable: Variable, amount: number): number {
  return variable.optional && amount > 0 ? EXTRA_COST : 0;
}

/** The cost of a state: what all rows deviate, what was changed, what was added. */
export function costOf(problem: Problem, variables: readonly Variable[], state: State): number {
  let cost = 0;
  state.deviations.forEach((deviation, k) => {
    cost += activeWeight(problem, k, deviation) * deviation * deviation;
  });
  variables.forEach((variable, i) => {
    const amount = state.amounts[i] ?? 0;
    cost += baseWeight(variable) * (amount - variable.base) ** 2 + extraCost(variable, amount);
  });
  return cost;
}

/** Deviations when every variable stands at its base; `fixed` is what each row holds already, relative to its scale. */
export function startState(problem: Problem, variables: readonly Variable[], fixed: Float64Array): State {
  const deviations = Float64Array.from(problem.aims, (aim, k) => (fixed[k] ?? 0) - aim);
  const state: State = { deviations, amounts: new Float64Array(variables.length) };
  variables.forEach((variable, i) => {
    move(state, variable, i, Math.min(variable.hi, Math.max(variable.optional ? 0 : variable.lo, variable.base)));
  });
  return state;
}

function move(state: State, variable: Variable, index: number, by: number): void {
  const { rows, coefficients } = variable;
  for (let j = 0; j < rows.length; j++) {
    const row = rows[j] ?? 0;
    state.deviations[row] = (state.deviations[row] ?? 0) + (coefficients[j] ?? 0) * by;
  }
  state.amounts[index] = (state.amounts[index] ?? 0) + by;
}

/** The unbounded best move of one variable, all others held: one Newton step on the rows that are active now. */
function bestMove(problem: Problem, variable: Variable, state: State, amount: number): number {
  const weight = baseWeight(variable);
  let slope = weight * (amount - variable.base);
  let curvature = weight;
  for (let j = 0; j < variable.rows.length; j++) {
    const k = variable.rows[j] ?? 0;
    const deviation = state.deviations[k] ?? 0;
    const pull = activeWeight(problem, k, deviation) * (variable.coefficients[j] ?? 0);
    slope += pull * deviation;
    curvature += pull * (variable.coefficients[j] ?? 0);
  }
  return -slope / curvature;
}

/** Bounded coordinate descent on real amounts: convex, so it only ever goes down. */
export function solveContinuous(problem: Problem, variables: readonly Variable[], state: State): void {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = 0; i < variables.length; i++) {
      const variable = variables[i];
      if (!variable) continue;
      const amount = state.amounts[i] ?? 0;
      const least = variable.optional ? 0 : variable.lo;
      const next = Math.min(variable.hi, Math.max(least, amount + bestMove(problem, variable, state, amount)));
      if (next !== amount) move(state, variable, i, next - amount);
    }
  }
}

/** Moves every amount to the nearest one that a kitchen can measure: whole steps, nothing or at least `lo`. */
export function roundToSteps(variables: readonly Variable[], state: State): void {
  variables.forEach((variable, i) => {
    const amount = state.amounts[i] ?? 0;
    const whole = Math.round(amount);
    const bounded = Math.min(variable.hi, Math.max(variable.lo, whole));
    move(state, variable, i, (variable.optional && amount < variable.lo / 2 ? 0 : bounded) - amount);
  });
}

/** The next measurable amount up or down; null at a bound. */
function stepFrom(variable: Variable, amount: number, up: boolean): number | null {
  if (up) return amount >= variable.hi ? null : amount < variable.lo ? variable.lo : amount + 1;
  if (amount > variable.lo) return amount - 1;
  return variable.optional && amount > 0 ? 0 : null;
}

function moveCost(problem: Problem, variable: Variable, state: State, change: { from: number; to: number }): number {
  const by = change.to - change.from;
  let cost =
    baseWeight(variable) * ((change.to - variable.base) ** 2 - (change.from - variable.base) ** 2) +
    extraCost(variable, change.to) -
    extraCost(variable, change.from);
  for (let j = 0; j < variable.rows.length; j++) {
    const k = variable.rows[j] ?? 0;
    const before = state.deviations[k] ?? 0;
    const after = before + (variable.coefficients[j] ?? 0) * by;
    cost += activeWeight(problem, k, after) * after * after - activeWeight(problem, k, before) * before * before;
  }
  return cost;
}

function singleMoves(problem: Problem, variables: readonly Variable[], state: State): boolean {
  let improved = false;
  variables.forEach((variable, i) => {
    for (const up of [true, false]) {
      const from = state.amounts[i] ?? 0;
      const to = stepFrom(variable, from, up);
      if (to === null || moveCost(problem, variable, state, { from, to }) > -IMPROVED) continue;
      move(state, variable, i, to - from);
      improved = true;
    }
  });
  return improved;
}

/** The best second move after a first one; cost of both must fall. */
function bestPartner(
  problem: Problem,
  variables: readonly Variable[],
  state: State,
  after: number,
): { index: number; to: number; cost: number } | null {
  let best: { index: number; to: number; cost: number } | null = null;
  for (let j = after + 1; j < variables.length; j++) {
    const variable = variables[j];
    if (!variable) continue;
    const from = state.amounts[j] ?? 0;
    for (const up of [true, false]) {
      const to = stepFrom(variable, from, up);
      if (to === null) continue;
      const cost = moveCost(problem, variable, state, { from, to });
      if (best === null || cost < best.cost) best = { index: j, to, cost };
    }
  }
  return best;
}

function pairedMoves(problem: Problem, variables: readonly Variable[], state: State): boolean {
  let improved = false;
  variables.forEach((variable, i) => {
    for (const up of [true, false]) {
      const from = state.amounts[i] ?? 0;
      const to = stepFrom(variable, from, up);
      if (to === null) continue;
      const cost = moveCost(problem, variable, state, { from, to });
      move(state, variable, i, to - from);
      const partner = bestPartner(problem, variables, state, i);
      const other = partner ? variables[partner.index] : undefined;
      if (partner && other && cost + partner.cost < -IMPROVED) {
        move(state, other, partner.index, partner.to - (state.amounts[partner.index] ?? 0));
        improved = true;
      } else {
        move(state, variable, i, from - to);
      }
    }
  });
  return improved;
}

/** Local search over whole kitchen steps: one amount at a time, then two together, until nothing helps. */
export function searchWholeSteps(problem: Problem, variables: readonly Variable[], state: State): void {
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    if (singleMoves(problem, variables, state)) continue;
    if (!pairedMoves(problem, variables, state)) return;
  }
}
