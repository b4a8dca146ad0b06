import type { TrainingRules } from '#core/athlete/constraints.ts';
import type { Exercise } from '#core/catalogue/exercise.ts';
import { type Dose, doseText } from '../dosing/prescription.ts';
import { type Performance, workingWeight } from './history.ts';
import { loadLadder } from './load-steps.ts';
import { loadedTarget } from './loaded-target.ts';
import { convertedTarget, sameDose } from './same-dose.ts';
import type { StartingLoad } from './starting-load.ts';
import { unloadedTarget } from './unloaded-target.ts';

/** How today differs from an ordinary session. */
export type Occasion =
  | { kind: 'ordinary' }
  | { kind: 'deload'; because: string }
  | { kind: 'repeat' | 'return' | 'restart'; daysOff: number };

type TargetChange =
  | 'first'
  | 'more_weight'
  | 'more_reps'
  | 'same'
  | 'less_weight'
  | 'harder'
  | 'longer'
  | 'easier'
  | 'deload'
  | 'return';

/** What to aim for next time, and why in one sentence. */
export type ExerciseTarget = {
  sets: number;
  /** As the plan writes it: "8-12", "30 seconds each side". */
  reps: string;
  /** Repetitions, or seconds of a hold, to aim for in each set; `null` the first time. */
  aim: number | null;
  /** Pounds, a load that the person has; `null` where no weight is known or counted. */
  weightLbs: number | null;
  /** Good repetitions that should be left at the end of a set. */
  repsInReserve: number;
  change: TargetChange;
  why: string;
  source: string;
};

export type TargetInput = {
  exercise: Exercise;
  planned: { sets: number; dose: Dose; repsInReserve: number };
  /** How this exercise went, oldest first, easy weeks left out. */
  past: readonly Performance[];
  occasion: Occasion;
  owned: Pick<TrainingRules, 'equipment' | 'maxLoadLbs'>;
  /** Names of the next rungs of the ladder that this person may do. */
  rungs: { easier: string | null; harder: string | null };
  /** A first weight, for a lift that was never logged. */
  start?: StartingLoad | null;
};

/** What one rule decides; the rest of the target follows from the plan. */
export type Decision = Partial<ExerciseTarget> & Pick<ExerciseTarget, 'change' | 'why' | 'source'>;

/** Five to six tenths of the sets, rounded: 2 → 1, 3 → 2, 4 → 2. */
const DELOAD_SETS_SHARE = 0.55;
const DELOAD_RESERVE = 4;
const RETURN_RESERVE = 3;

/** What to aim for next in an exercise, from what was really done (double progression, docs/domain.md). */
export function nextTarget(input: TargetInput): ExerciseTarget {
  const { planned, past, exercise, owned } = input;
  const isCounted = loadLadder(exercise, owned) !== null;
  const alike = isCounted ? sameDose(past, planned.dose) : past;
  // After a break the last weight for other repetitions is base enough: it comes down anyway.
  const last = alike.at(-1) ?? (input.occasion.kind === 'ordinary' ? undefined : past.at(-1));
  const base = {
    sets: planned.sets,
    reps: doseText(planned.dose),
    aim: null,
    weightLbs: null,
    repsInReserve: planned.repsInReserve,
  };
  if (!last) {
    const other = past.at(-1);
    const converted = other ? convertedTarget(input, other) : null;
    return { ...base, ...(converted ?? firstTime(input)) };
  }
  const isLoaded = isCounted && workingWeight(last.sets) !== null;
  const comparable = { ...input, past: alike.length > 0 ? alike : past };
  const decision = isLoaded ? loadedTarget(comparable, last) : unloadedTarget(comparable, last);
  return { ...base, ...easedSets(input), ...decision };
}

const FIRST_SET_RULE =
  'If the first set leaves six or more good reps, take two steps up; with none left, take one step down.';

function firstWeight({ weightLbs, from }: StartingLoad, { planned }: TargetInput): Decision {
  const basis = from ? `your ${from}` : 'your weight, age and experience';
  return {
    change: 'first',
    weightLbs,
    aim: planned.dose.kind === 'reps' ? planned.dose.low : null,
    why: `${weightLbs} lb is a careful guess from ${basis}. ${FIRST_SET_RULE}`,
    source: from
      ? 'Our ratios between lifts, and your own sets'
      : 'Norms for pressing by age and sex (Cooper Institute), and our ratios between lifts',
  };
}

function firstTime(input: TargetInput): Decision {
  const { exercise, planned, owned, start } = input;
  if (start) return firstWeight(start, input);
  const source = 'Working rule: no weight without a lift of yours to base it on';
  if (planned.dose.kind !== 'reps' || !loadLadder(exercise, owned)) {
    return { change: 'first', why: 'This is your first time here, so just find out what feels right.', source };
  }
  const times = planned.dose.high + planned.repsInReserve;
  const why = `We have no weight of yours for this yet: start with one you could lift about ${times} times.`;
  return { change: 'first', why, source };
}

/** Sets of a lift in an easy week. */
export const deloadSets = (sets: number): number => Math.max(1, Math.round(sets * DELOAD_SETS_SHARE));

/** Fewer sets in an easy week and after a break. */
function easedSets({ planned, occasion }: TargetInput): Pick<ExerciseTarget, 'sets' | 'repsInReserve'> {
  const { sets, repsInReserve } = planned;
  if (occasion.kind === 'deload') {
    return { sets: deloadSets(sets), repsInReserve: DELOAD_RESERVE };
  }
  if (occasion.kind === 'return' || occasion.kind === 'restart') {
    return { sets: Math.max(1, sets - 1), repsInReserve: Math.max(RETURN_RESERVE, repsInReserve) };
  }
  return { sets, repsInReserve };
}
