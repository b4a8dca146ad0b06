import { fellShort, isStalled, type Performance, workingSets, workingWeight } from './history.ts';
import { isBigStep, loadLadder, nextLoad } from './load-steps.ts';
import type { Decision, Occasion, TargetInput } from './next-target.ts';
import { repsLeft } from './one-rep-max.ts';

const DELOAD_SHARE = 0.9;
const STALL_SHARE = 0.9;
/** What is left of the last weight after a break (docs/domain.md, return after a break). */
const RETURN_SHARE = 0.8;
const RESTART_SHARE = 0.6;
/** Repetitions left that allow more weight next time. */
const EASY_ENOUGH_RESERVE = 2;
const EXTRA_REPS_FOR_BIG_STEP = 2;
const REPS_CEILING = 20;

const DOUBLE_PROGRESSION = 'Double progression; weight rises by 2 to 10 % once all sets reach the top (ACSM 2009)';
const BREAK_RULE = 'Working rule for a return after a break; strength comes back faster than it was built';
const DELOAD_RULE = 'Easy weeks as strength athletes take them, every 5.6 ± 2.3 weeks (Rogerson 2024)';

/** The next weight and repetitions of an exercise whose weight is counted. */
export function loadedTarget(input: TargetInput, last: Performance): Decision {
  const weight = workingWeight(last.sets) ?? 0;
  const { occasion } = input;
  if (occasion.kind === 'deload') return deloaded(input, weight, occasion.because);
  if (occasion.kind !== 'ordinary') return returned(input, weight, occasion);
  if (isStalled(input.past)) return lightened(input, weight);
  return progressed(input, last, weight);
}

/** The heaviest load there is at or under a share of a weight; the weight itself, if it is the lightest there is. */
function share(input: TargetInput, weight: number, part: number): number {
  const ladder = loadLadder(input.exercise, input.owned);
  return ladder?.atMost(weight * part) ?? ladder?.atMost(weight) ?? weight;
}

function rangeOf({ planned }: TargetInput): { low: number; high: number } {
  const { dose } = planned;
  if (dose.kind === 'reps') return dose;
  const seconds = dose.kind === 'seconds' ? dose.seconds : dose.minutes * 60;
  return { low: seconds, high: seconds };
}

function deloaded(input: TargetInput, weight: number, because: string): Decision {
  const weightLbs = share(input, weight, DELOAD_SHARE);
  const why = `${because}, so you lift about a tenth less and do fewer sets, to come back fresh.`;
  return { change: 'deload', weightLbs, aim: rangeOf(input).low, why, source: DELOAD_RULE };
}

function returned(
  input: TargetInput,
  weight: number,
  { kind, daysOff }: Exclude<Occasion, { kind: 'ordinary' | 'deload' }>,
): Decision {
  const { low } = rangeOf(input);
  if (kind === 'repeat') {
    const why = `You were away for ${daysOff} days, so you lift the same ${pounds(weight)} as last time before going on.`;
    return { change: 'return', weightLbs: share(input, weight, 1), aim: low, why, source: BREAK_RULE };
  }
  const part = kind === 'return' ? RETURN_SHARE : RESTART_SHARE;
  const weightLbs = share(input, weight, part);
  const less = kind === 'return' ? 'a fifth lighter' : 'well lighter';
  const why = `Welcome back after ${daysOff} days: you start ${less} than your last ${pounds(weight)} and build up again.`;
  return { change: 'return', weightLbs, aim: low, why, source: BREAK_RULE };
}

function lightened(input: TargetInput, weight: number): Decision {
  const { low } = rangeOf(input);
  const weightLbs = share(input, weight, STALL_SHARE);
  const why = `Twice in a row a set stayed under ${low}, so you take about a tenth off ${pounds(weight)} and build up again.`;
  return { change: 'less_weight', weightLbs, aim: low, why, source: DOUBLE_PROGRESSION };
}

function progressed(input: TargetInput, last: Performance, weight: number): Decision {
  const { low, high } = rangeOf(input);
  const held = share(input, weight, 1);
  const done = workingSets(last.sets);
  const fewest = Math.min(...done.map(({ reps }) => reps));
  const next = nextLoad(input.exercise, weight, input.owned);
  const extra = next !== null && isBigStep(weight, next) ? EXTRA_REPS_FOR_BIG_STEP : 0;
  const top = next === null ? REPS_CEILING : high + extra;
  const isComplete = last.sets.length >= Math.min(last.plannedSets, input.planned.sets);
  const isEasy = done.every(({ rpe }) => rpe === null || repsLeft(rpe) >= EASY_ENOUGH_RESERVE);
  const lifted = `you did ${done.length === 1 ? 'a set' : `${done.length} sets`} of ${fewest} or more with ${pounds(weight)}`;
  if (next !== null && isComplete && isEasy && fewest >= top) {
    const why = `Last time ${lifted}, so it is time for ${pounds(next)}.`;
    return { change: 'more_weight', weightLbs: next, aim: low, why, source: DOUBLE_PROGRESSION };
  }
  if (fellShort(last)) {
    const why = `Last time a set stayed under ${low} with ${pounds(weight)}, so you try the same weight again.`;
    return { change: 'same', weightLbs: held, aim: low, why, source: DOUBLE_PROGRESSION };
  }
  const aim = Math.min(top, Math.max(low, fewest + (isComplete ? 1 : 0)));
  return {
    weightLbs: held,
    aim,
    source: DOUBLE_PROGRESSION,
    ...heldReason({ lifted, aim, fewest, isEasy, next, held }),
  };
}

type Held = { lifted: string; aim: number; fewest: number; isEasy: boolean; next: number | null; held: number };

function heldReason({ lifted, aim, fewest, isEasy, next, held }: Held): Pick<Decision, 'change' | 'why'> {
  if (!isEasy && aim <= fewest) {
    return {
      change: 'same',
      why: `Last time ${lifted}, but it was hard, so you make ${pounds(held)} feel easier first.`,
    };
  }
  if (aim <= fewest) {
    return { change: 'same', why: `Last time ${lifted}; finish every set the same way before you add weight.` };
  }
  const heaviest = next === null ? ', the heaviest you have' : '';
  return { change: 'more_reps', why: `Last time ${lifted}${heaviest}, so you aim for ${aim} in each set.` };
}

function pounds(weight: number): string {
  return `${Math.round(weight * 10) / 10} lb`;
}
