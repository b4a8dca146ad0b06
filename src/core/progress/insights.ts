import { counted } from '#core/language/counted.ts';
import type { UnitSystem } from '#core/units/measure-units.ts';
import { weightText } from '#core/units/measure-units.ts';
import { weekdayOf } from '../units/calendar-day.ts';
import { type ActivityDay, isTrained, lastDays, mean, totalsOf } from './activity.ts';
import type { LiftGain } from './lift-gains.ts';
import { type DayWeight, weightTrend } from './weight-trend.ts';

/** Something that the person's own entries show, and why it is said. */
export type Insight = { id: string; title: string; reason: string };

type InsightInput = {
  /** Every weighing that is known, oldest first; none where numbers are hidden. */
  weights: readonly DayWeight[];
  /** The weight that the person began with, pounds. */
  startLbs: number;
  days: readonly ActivityDay[];
  lifts: readonly LiftGain[];
  /** Training days a week that the plan asks for. */
  planned: number | null;
  today: number;
  hidesNumbers: boolean;
  units: UnitSystem;
  /** Writes a day of long ago: "3 Sep". */
  dateOf: (ms: number) => string;
};

const PERIOD_DAYS = 30;
const WEEKS_LOOKED_AT = 8;
const MOST_INSIGHTS = 5;
/** A faster loss costs muscle (Helms 2014; Garthe 2011). */
const FASTEST_LOSS_SHARE = 0.01;
const FEW = 5;
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** What the entries of the last 30 days (eight weeks for habits) show, what matters most first. Nothing is guessed. */
export function insightsOf(input: InsightInput): Insight[] {
  const found = [
    activityInsight(input),
    weightInsight(input),
    paceInsight(input),
    tiredInsight(input),
    liftInsight(input),
    energyInsight(input),
    habitInsight(input),
  ];
  return found.filter((each) => each !== null).slice(0, MOST_INSIGHTS);
}

const MANY_COMPLETIONS = 20;
const SOME_COMPLETIONS = 10;

function activityInsight({ days, planned, today }: InsightInput): Insight | null {
  const { workouts, exercises, trainedDays } = totalsOf(lastDays(days, PERIOD_DAYS, today));
  const total = workouts + exercises;
  if (total === 0) return null;
  const title =
    total >= MANY_COMPLETIONS
      ? 'Incredible activity level!'
      : total >= SOME_COMPLETIONS
        ? 'Great progress, keep it up!'
        : 'Every exercise counts - keep building momentum!';
  const asked = planned === null ? '' : ` of about ${Math.round((planned * PERIOD_DAYS) / 7)} planned`;
  const reason = `You trained on ${counted(trainedDays, 'day')}${asked} in ${PERIOD_DAYS} days: ${counted(workouts, 'workout')}, ${counted(exercises, 'exercise')}.`;
  return { id: 'activity', title, reason };
}

/** States the change and judges nothing: a smaller number is not praise, a larger one no fault. */
function weightInsight({ weights, startLbs, hidesNumbers, units }: InsightInput): Insight | null {
  const last = weights.at(-1);
  if (hidesNumbers || weights.length < 2 || !last) return null;
  const change = Math.round((last.lbs - startLbs) * 10) / 10;
  const amount = weightText(Math.abs(change), units);
  const title =
    change > 0
      ? `You have gained ${amount} since you started.`
      : change < 0
        ? `You have lost ${amount} since you started.`
        : 'Your weight is stable.';
  return { id: 'weight', title, reason: `From ${weightText(startLbs, units)} to ${weightText(last.lbs, units)}.` };
}

/** Whether the trend can be told from the scale's ups and downs, and whether it is too fast. */
function paceInsight({ weights, today, hidesNumbers, units }: InsightInput): Insight | null {
  const recent = weights.filter(({ day }) => day > today - 90);
  const last = recent.at(-1);
  const { perWeek } = weightTrend(recent);
  if (hidesNumbers || recent.length < FEW || !last || !perWeek || today - last.day > 14) return null;
  const { lbs, low, high } = perWeek;
  const from = `From ${recent.length} weigh-ins.`;
  if (-lbs > FASTEST_LOSS_SHARE * last.lbs && high < 0) {
    return {
      id: 'pace',
      title: 'That is faster than it has to be.',
      reason: `About ${weightText(-lbs, units)} a week. Under 1 % of your weight a week keeps more muscle; eat a little more. ${from}`,
    };
  }
  if (low < 0 && high > 0) {
    return {
      id: 'pace',
      title: 'The ups and downs are normal.',
      reason: `Water and meals move the scale more than your trend does right now. ${from}`,
    };
  }
  const way = lbs > 0 ? 'up' : 'down';
  return {
    id: 'pace',
    title: `Your trend goes ${way} by about ${weightText(Math.abs(lbs), units)} a week.`,
    reason: `More than the scale's daily ups and downs can explain. ${from}`,
  };
}

const TIRED = 4;

function tiredInsight({ days, today }: InsightInput): Insight | null {
  const levels = lastDays(days, 7, today).flatMap(({ energy }) => energy);
  const level = mean(levels);
  if (level === null || levels.length < 3 || level > TIRED) return null;
  return {
    id: 'tired',
    title: 'Your energy has been low this week.',
    reason: `${level.toFixed(1)} of 10 on average. A lighter session counts as training, and so does an early night.`,
  };
}

function liftInsight({ lifts, units, dateOf }: InsightInput): Insight | null {
  const [best] = lifts;
  if (!best) return null;
  const { name, from, to } = best;
  const set = ({ lbs, reps }: LiftGain['from']) => `${weightText(lbs, units)} × ${reps}`;
  return {
    id: 'lift',
    title: `Your ${name.toLowerCase()} grew.`,
    reason: `${set(from)} on ${dateOf(from.at)}, ${set(to)} on ${dateOf(to.at)}.`,
  };
}

const ENERGY_DIFFERENCE = 0.5;

/** Compares training days with the others; said only where chance is a poor explanation (Welch's t above 2). */
function energyInsight({ days, today }: InsightInput): Insight | null {
  const recent = lastDays(days, 7 * WEEKS_LOOKED_AT, today);
  const on = recent.filter(isTrained).flatMap(({ energy }) => energy);
  const off = recent.filter((day) => !isTrained(day)).flatMap(({ energy }) => energy);
  const [trained, rested] = [mean(on), mean(off)];
  if (trained === null || rested === null || on.length < FEW || off.length < FEW) return null;
  const difference = trained - rested;
  const error = Math.sqrt(variance(on, trained) / on.length + variance(off, rested) / off.length);
  if (Math.abs(difference) < ENERGY_DIFFERENCE || Math.abs(difference) <= 2 * error) return null;
  const numbers = `${trained.toFixed(1)} on training days, ${rested.toFixed(1)} on the others. From ${on.length + off.length} entries.`;
  return difference > 0
    ? { id: 'energy', title: 'You feel more alive on training days.', reason: numbers }
    : { id: 'energy', title: 'Rest days give you energy.', reason: numbers };
}

const variance = (values: readonly number[], center: number) =>
  values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1);

/** A weekday on which the person has trained in nearly every one of the last eight weeks. */
function habitInsight({ days, today }: InsightInput): Insight | null {
  const counts = NAMES.map(
    (_, weekday) =>
      lastDays(days, 7 * WEEKS_LOOKED_AT, today).filter((day) => isTrained(day) && weekdayOf(day.day) === weekday)
        .length,
  );
  const most = Math.max(...counts);
  if (most < WEEKS_LOOKED_AT - 2) return null;
  const name = NAMES[counts.indexOf(most)];
  return {
    id: 'habit',
    title: `${name} is your day.`,
    reason: `You trained on ${most} of the last ${WEEKS_LOOKED_AT} ${name}s. That is a habit.`,
  };
}
