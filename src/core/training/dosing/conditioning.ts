import type { Exercise } from '#core/catalogue/exercise.ts';
import type { TrainingBrief } from '../builder/training-brief.ts';
import type { Intervals } from '../workout-plan.ts';

const INTERVALS = /interval|hiit/;
/** Easy minutes before the first hard one and after the last. */
const EASY_MINUTES = 5;
const HARD_SECONDS = 30;
/** Easy twice as long as hard, three times where little sleep or a seat asks for it. */
const EASY_SECONDS = 60;
const LONG_EASY_SECONDS = 90;
const HARD_EFFORT = 8;
const SEATED_EFFORT = 7;
const LEAST_ROUNDS = 4;
const MOST_ROUNDS = 12;
/** Shorter blocks are over before a pulse has settled. */
const PULSE_FROM_MINUTES = 15;
/** Share of the highest pulse between which talking is easy and singing is not (ACSM, moderate). */
const ZONE_2 = { least: 0.64, most: 0.76 } as const;

export const isIntervalWork = ({ id }: Pick<Exercise, 'id'>): boolean => INTERVALS.test(id);

/** Hard and easy by turns: as many rounds as fit between easy minutes at both ends. */
export function intervalsOf(minutes: number, { lowRecovery, form }: TrainingBrief): Intervals {
  const restSeconds = lowRecovery || form?.seated ? LONG_EASY_SECONDS : EASY_SECONDS;
  const fitting = Math.floor(((minutes - EASY_MINUTES) * 60) / (HARD_SECONDS + restSeconds));
  return {
    workSeconds: HARD_SECONDS,
    restSeconds,
    rounds: Math.min(MOST_ROUNDS, Math.max(LEAST_ROUNDS, fitting)),
    effort: form?.seated ? SEATED_EFFORT : HARD_EFFORT,
  };
}

/** "3 easy minutes, then 10 rounds: …", the words of the same. */
export function intervalText({ workSeconds, restSeconds, rounds, effort }: Intervals): string {
  return ` Start with 3 easy minutes. Then ${rounds} rounds: ${workSeconds} seconds hard, an effort of ${effort} out of 10, and ${restSeconds} seconds easy. Stay easy to the end. Leave out rounds in which you cannot hold the pace.`;
}

/** Tanaka 2001: 208 − 0.7 × age. Not for arm work, and not where health or a medicine changes what the pulse says. */
function pulseText({ lifter, modes, form, hideNumbers }: TrainingBrief): string {
  if (modes.size > 0 || form || hideNumbers) return '';
  const highest = 208 - 0.7 * lifter.age;
  return `, often a pulse of ${Math.round(highest * ZONE_2.least)} to ${Math.round(highest * ZONE_2.most)} (not if a medicine slows your heart)`;
}

/** A steady block: by talking, and for longer ones by the pulse as well. */
export function steadyText(minutes: number, brief: TrainingBrief): string {
  const pulse = minutes >= PULSE_FROM_MINUTES ? pulseText(brief) : '';
  return ` Keep it steady, an effort of 4 out of 10: you can talk in full sentences, but not sing${pulse}.`;
}
