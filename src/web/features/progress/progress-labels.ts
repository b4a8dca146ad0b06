import type { Log } from '#contract/logs.ts';
import type { Progress } from '#contract/progress.ts';
import { counted } from '#core/language/counted.ts';
import { type ActivityDay, isTrained, lastDays, totalsOf } from '#core/progress/activity.ts';
import type { BodyPart } from '#core/progress/body-part.ts';
import { LOG_LABELS } from '#core/progress/log-labels.ts';
import { valueText } from '#core/progress/log-values.ts';
import { dayStreak, fullWeeks } from '#core/progress/streak.ts';
import { shownWeight, type UnitSystem, WEIGHT_UNIT, weightText } from '#core/units/measure-units.ts';

import type { Fact } from '#web/ui/facts-strip.tsx';
import { monthOf, namedDay } from './dates.ts';

export const PART_NAMES: Record<BodyPart, string> = {
  waist: 'Waist',
  hips: 'Hips',
  chest: 'Chest',
  arm: 'Arm',
  thigh: 'Thigh',
};

const PERIOD_DAYS = 30;
const THIRTY = `${PERIOD_DAYS} days`;

type CardsInput = {
  days: readonly ActivityDay[];
  today: number;
  /** Training days a week that are planned. */
  planned: number;
  startLbs: number;
  latestLbs: number | undefined;
  hidesNumbers: boolean;
  units: UnitSystem;
};

/** The five figures, each where something stands behind it: weight change, energy, workouts, exercises, streak. */
export function progressCards(input: CardsInput): Fact[] {
  const { days, today, hidesNumbers } = input;
  const { workouts, exercises, energy } = totalsOf(lastDays(days, PERIOD_DAYS, today));
  const cards = [
    hidesNumbers ? null : weightCard(input),
    energy === null ? null : { label: 'ENERGY', value: `${energy.toFixed(1)}/10`, note: '30-day average' },
    workouts === 0 ? null : { label: 'WORKOUTS', value: String(workouts), note: THIRTY },
    exercises === 0 ? null : { label: 'EXERCISES', value: String(exercises), note: THIRTY },
    streakCard(input),
  ];
  return cards.filter((card) => card !== null);
}

function weightCard({ startLbs, latestLbs, units }: CardsInput): Fact | null {
  if (latestLbs === undefined) return null;
  const change = shownWeight(latestLbs - startLbs, units);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  const value = `${sign}${Math.abs(change)}`;
  return { label: 'WEIGHT CHANGE', value, unit: WEIGHT_UNIT[units], note: 'since you started' };
}

function streakCard({ days, today, planned }: Pick<CardsInput, 'days' | 'today' | 'planned'>): Fact | null {
  const { days: length, lastDay } = dayStreak(new Set(days.map(({ day }) => day)), today);
  if (length === 0) return null;
  const trained = new Set(days.filter(isTrained).map(({ day }) => day));
  const weeks = fullWeeks({ trained, planned, today });
  const isOver = lastDay !== null && lastDay < today - 1;
  const note =
    weeks > 0 ? counted(weeks, 'full week') : isOver ? `until ${namedDay(lastDay, today)}` : 'any entry counts';
  return { label: 'STREAK', value: String(length), unit: length === 1 ? 'day' : 'days', note };
}

export type EntryWords = { kind: string; what: string; note: string };

/** An entry as a row: what kind, what it says, and what was noted. */
export function entryWords(log: Log, units: UnitSystem): EntryWords {
  const note = log.notes ?? '';
  const { name } = LOG_LABELS[log.logType];
  if ('value' in log) {
    const kind = 'part' in log ? PART_NAMES[log.part] : name;
    return { kind, what: valueText(log.logType, log.value, units), note };
  }
  switch (log.logType) {
    case 'workout': {
      const facts = `${counted(log.exerciseCount, 'exercise')}, ${Math.round(log.totalDuration)} min`;
      return { kind: name, what: log.planName, note: note || facts };
    }
    case 'meal_eaten':
      return { kind: name, what: log.mealName, note };
    case 'exercise_completion':
      return { kind: name, what: log.exerciseName, note: note || setsDone(log, units) };
  }
}

type ExerciseLog = Extract<Log, { logType: 'exercise_completion' }>;

/** "3 × 10 at 95 lbs" where all sets were alike, "2 sets, up to 95 lbs × 8" where not, the plan's words where nothing is known. */
function setsDone({ performed, sets, reps }: ExerciseLog, units: UnitSystem): string {
  const [first] = performed;
  if (!first) return `${sets} × ${reps}`;
  const weight = (lbs: number | null) => (lbs ? ` at ${weightText(lbs, units)}` : '');
  const areAlike = performed.every((set) => set.reps === first.reps && set.weightLbs === first.weightLbs);
  if (areAlike) return `${performed.length} × ${first.reps}${weight(first.weightLbs)}`;
  const best = performed.reduce((top, set) => ((set.weightLbs ?? 0) > (top.weightLbs ?? 0) ? set : top));
  return `${performed.length} sets, best ${best.reps}${weight(best.weightLbs)}`;
}

/** When the target may be reached, as a sentence; nothing where nothing can be said. */
export function goalDateWords(goal: Progress['goalDate'], today: number, units: UnitSystem): string | null {
  if (goal.status === 'none') return null;
  const target = weightText(goal.targetLbs, units);
  const from = monthOf(today + goal.earliestDays);
  if (goal.latestDays === null) {
    return `On your plan, ${target} may come in ${from} at the earliest. It may also take more than two years: an estimate, not a promise.`;
  }
  const to = monthOf(today + goal.latestDays);
  const when = from === to ? `in ${from}` : `between ${from} and ${to}`;
  return `On your plan, ${target} may come ${when}. An estimate, not a promise.`;
}
