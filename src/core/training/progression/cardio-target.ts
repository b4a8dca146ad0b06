import type { Exercise } from '#core/catalogue/exercise.ts';
import { isGentle, type TrainingBrief } from '../builder/training-brief.ts';
import { doseText } from '../dosing/prescription.ts';
import { DAY_MS, type Performance } from './history.ts';
import type { ExerciseTarget, Occasion } from './next-target.ts';
import { repsLeft } from './one-rep-max.ts';

/** A block grows by a tenth of its minutes a week, at least by one. */
const RISE_SHARE = 0.1;
/** A session may grow by half of the tenth that it may be off its minutes. */
const LONGER_SHARE = 0.05;
/** Minutes are kept for so many days before they rise again: about a week. */
const KEPT_DAYS = 6;
const EASY_ENOUGH_RESERVE = 2;
const SOURCE = 'Working rule: minutes first, by 5 to 10 % a week, then the pace';

type Input = {
  line: { exercise: Exercise; minutes: number; sets: number };
  /** How this exercise went, oldest first, easy weeks left out. */
  past: readonly Performance[];
  occasion: Occasion;
  brief: TrainingBrief;
  now: number;
};
type Aim = Pick<ExerciseTarget, 'change' | 'why'> & { minutes: number };

/** How long to go next time in a steady block of cardio, and why: longer week by week, then faster; as planned in an easy week. */
export function cardioTarget(input: Input): ExerciseTarget {
  const { minutes, change, why } = aimOf(input);
  return {
    sets: input.line.sets,
    reps: doseText({ kind: 'minutes', minutes }),
    aim: null,
    weightLbs: null,
    repsInReserve: EASY_ENOUGH_RESERVE,
    change,
    why,
    source: SOURCE,
  };
}

function minutesOf({ planned }: Performance): number | null {
  return planned?.kind === 'minutes' ? planned.minutes : null;
}

function aimOf({ line, past, occasion, brief, now }: Input): Aim {
  const planned = line.minutes;
  const most = planned + Math.floor(LONGER_SHARE * brief.minutes);
  // The same bike may be a short finisher on one day and a long block on another.
  const alike = past.filter((one) => isBetween(minutesOf(one), planned, most));
  const last = alike.at(-1);
  if (!last) return { minutes: planned, change: 'first', why: 'Find a pace at which you can talk, but not sing.' };
  if (occasion.kind === 'deload') {
    return { minutes: planned, change: 'deload', why: `${occasion.because}: go at a pace that lets you chat.` };
  }
  if (occasion.kind !== 'ordinary') {
    const why = `You were away for ${occasion.daysOff} days, so you start again with ${planned} minutes.`;
    return { minutes: planned, change: 'return', why };
  }
  const before = minutesOf(last) ?? planned;
  const kept = alike.slice(alike.findLastIndex((one) => minutesOf(one) !== before) + 1);
  const isDue = now - (kept[0]?.at ?? now) >= KEPT_DAYS * DAY_MS;
  if (!isDue || wasHard(last)) {
    const why = isDue
      ? `The last ${before} minutes were hard, so you stay there.`
      : `${before} minutes again; about once a week it gets a little longer.`;
    return { minutes: before, change: 'same', why };
  }
  const next = Math.min(most, before + Math.max(1, Math.round(RISE_SHARE * before)));
  if (next === before) return atFullLength(before, isGentle(brief));
  return { minutes: next, change: 'longer', why: `You have done ${before} minutes for a week, so go for ${next} now.` };
}

function isBetween(minutes: number | null, least: number, most: number): boolean {
  return minutes !== null && minutes >= least && minutes <= most;
}

function atFullLength(minutes: number, mustStayEasy: boolean): Aim {
  if (mustStayEasy)
    return { minutes, change: 'same', why: `${minutes} minutes again, at a pace at which you can talk.` };
  const why = `${minutes} minutes are your usual by now: go a notch faster or steeper, with breath left for a sentence.`;
  return { minutes, change: 'harder', why };
}

/** Did a set of it leave almost nothing? */
function wasHard({ sets }: Performance): boolean {
  return sets.some(({ rpe }) => rpe !== null && repsLeft(rpe) < EASY_ENOUGH_RESERVE);
}
