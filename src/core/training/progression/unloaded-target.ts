import { fellShort, isStalled, type Performance } from './history.ts';
import type { Decision, TargetInput } from './next-target.ts';
import { repsLeft } from './one-rep-max.ts';

const HOLD_STEP_SECONDS = 5;
const HOLD_CEILING_SECONDS = 60;
/** Above so many clean repetitions a harder variation does more than another repetition. */
const REPS_CEILING = 20;
const EASY_ENOUGH_RESERVE = 2;
const LADDER = 'Working rule: repetitions first, then a slower tempo, then a harder variation';

/** The next step where no weight is counted: repetitions or seconds, then tempo, then a harder variation or a thicker band. */
export function unloadedTarget(input: TargetInput, last: Performance): Decision {
  const { occasion, past } = input;
  const { low, high, step } = rangeOf(input);
  if (occasion.kind === 'deload') {
    return {
      change: 'deload',
      aim: low,
      why: `${occasion.because}, so you do fewer sets and stop early.`,
      source: LADDER,
    };
  }
  if (occasion.kind !== 'ordinary') {
    const why = `You were away for ${occasion.daysOff} days, so you start at the low end and build up again.`;
    return { change: 'return', aim: low, why, source: LADDER };
  }
  if (last.sets.length === 0) {
    return {
      change: 'same',
      aim: low,
      why: 'You did this last time; log your numbers and we can build on them.',
      source: LADDER,
    };
  }
  if (isStalled(past)) return easier(input, low);
  if (fellShort(last)) {
    return {
      change: 'same',
      aim: low,
      why: `Last time a set stayed under ${low}, so you try for ${low} again.`,
      source: LADDER,
    };
  }
  const fewest = Math.min(...last.sets.map(({ reps }) => reps));
  if (reachedTop(last, high)) return harder(input, fewest, high);
  const aim = Math.min(high, fewest + step);
  const why = `Last time every set had ${fewest} or more, so you aim for ${aim} in each set.`;
  return { change: 'more_reps', aim, why, source: LADDER };
}

function rangeOf({ planned: { dose } }: TargetInput): { low: number; high: number; step: number } {
  if (dose.kind === 'reps') return { low: dose.low, high: dose.high, step: 1 };
  if (dose.kind === 'minutes') return { low: dose.minutes * 60, high: dose.minutes * 60, step: 0 };
  return { low: dose.seconds, high: Math.max(dose.seconds, HOLD_CEILING_SECONDS), step: HOLD_STEP_SECONDS };
}

function reachedTop({ sets, plannedSets }: Performance, high: number): boolean {
  const isEasy = sets.every(({ rpe }) => rpe === null || repsLeft(rpe) >= EASY_ENOUGH_RESERVE);
  return isEasy && sets.length >= plannedSets && sets.every(({ reps }) => reps >= high);
}

function easier({ rungs }: TargetInput, low: number): Decision {
  const offer = rungs.easier ? ` or swap it for ${rungs.easier}` : '';
  const why = `Twice in a row a set stayed under ${low}: stop at what is clean${offer}.`;
  return { change: 'easier', aim: low, why, source: LADDER };
}

/** At the top: once a slower tempo, the next time a harder variation, a thicker band, or more repetitions where there is neither. */
function harder({ past, rungs, exercise, planned }: TargetInput, fewest: number, high: number): Decision {
  const before = past.at(-2);
  const isAgain = before !== undefined && reachedTop(before, high);
  const topped = `Every set reached ${high} last time`;
  if (!isAgain) {
    return { change: 'same', aim: high, why: `${topped}, so now take 3 seconds on the way down.`, source: LADDER };
  }
  if (exercise.loadType === 'band') {
    return {
      change: 'harder',
      aim: lowOf(planned.dose),
      why: `${topped}, twice now: take the next thicker band.`,
      source: LADDER,
    };
  }
  if (rungs.harder) {
    return {
      change: 'harder',
      aim: high,
      why: `${topped}, twice now: you are ready for ${rungs.harder}.`,
      source: LADDER,
    };
  }
  const ceiling = planned.dose.kind === 'reps' ? REPS_CEILING : HOLD_CEILING_SECONDS;
  const aim = Math.max(high, Math.min(ceiling, fewest + 1));
  return {
    change: aim > high ? 'more_reps' : 'same',
    aim,
    why: `${topped}, twice now: aim for ${aim}, slow and clean.`,
    source: LADDER,
  };
}

function lowOf(dose: TargetInput['planned']['dose']): number {
  return dose.kind === 'reps' ? dose.low : dose.kind === 'seconds' ? dose.seconds : dose.minutes * 60;
}
