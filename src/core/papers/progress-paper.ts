import { capital } from '#core/language/capital.ts';
import { counted } from '#core/language/counted.ts';
import { type ActivityDay, lastDays, totalsOf } from '#core/progress/activity.ts';
import type { BodyPart } from '#core/progress/body-part.ts';
import { dayStreak } from '#core/progress/streak.ts';
import { type DayWeight, dailyMeans, weightTrend } from '#core/progress/weight-trend.ts';
import type { Performance } from '#core/training/progression/history.ts';
import { isoDay, mondayOf } from '#core/units/calendar-day.ts';
import {
  LENGTH_UNIT,
  shownLength,
  shownWeight,
  type UnitSystem,
  WEIGHT_UNIT,
  weightText,
} from '#core/units/measure-units.ts';
import { spokenDate } from '#core/units/spoken-date.ts';
import type { Paper, PaperFact, PaperPart, PaperRow } from './paper.ts';

type Lift = { name: string; from: { lbs: number; reps: number }; to: { lbs: number; reps: number } };
export type ProgressFacts = {
  weights: readonly DayWeight[];
  energy: readonly { day: number; value: number }[];
  measurements: readonly { day: number; part: BodyPart; inches: number }[];
  days: readonly ActivityDay[];
  performances: readonly (Pick<Performance, 'exercise' | 'sets'> & { day: number })[];
  lifts: readonly Lift[];
};
type Shown = { firstName: string; today: number; period: number; units: UnitSystem; hidesNumbers: boolean };

const within = <Dated extends { day: number }>(all: readonly Dated[], { today, period }: Shown): Dated[] =>
  all.filter(({ day }) => day > today - period && day <= today);

function weightFact(weights: readonly DayWeight[], units: UnitSystem): PaperFact[] {
  const [first, last] = [weights[0], weights.at(-1)];
  if (!first || !last || first === last) return [];
  const change = shownWeight(last.lbs - first.lbs, units);
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return [{ label: 'Weight', value: `${sign}${Math.abs(change)} ${WEIGHT_UNIT[units]}` }];
}

function factsOf({ days }: ProgressFacts, weights: readonly DayWeight[], shown: Shown): PaperFact[] {
  const { workouts, exercises, energy, trainedDays } = totalsOf(lastDays(days, shown.period, shown.today));
  const streak = dayStreak(new Set(days.map(({ day }) => day)), shown.today).days;
  return [
    { label: 'Workouts', value: String(workouts) },
    { label: 'Days trained', value: String(trainedDays) },
    { label: 'Exercises', value: String(exercises) },
    ...(energy === null ? [] : [{ label: 'Energy', value: `${energy.toFixed(1)} of 10` }]),
    ...(streak === 0 ? [] : [{ label: 'Streak', value: counted(streak, 'day') }]),
    ...weightFact(weights, shown.units),
  ];
}

function weeksPart(days: readonly ActivityDay[]): PaperPart[] {
  const weeks = new Map<number, ActivityDay[]>();
  for (const day of days) weeks.set(mondayOf(day.day), [...(weeks.get(mondayOf(day.day)) ?? []), day]);
  if (weeks.size === 0) return [];
  const rows = [...weeks].map(([monday, ofWeek]) => {
    const { workouts, exercises, trainedDays } = totalsOf(ofWeek);
    return [`Week of ${isoDay(monday)}`, String(workouts), String(trainedDays), String(exercises)];
  });
  return [{ heading: 'Week by week', table: { head: ['Week', 'Workouts', 'Days trained', 'Exercises'], rows } }];
}

function liftsPart(lifts: readonly Lift[], units: UnitSystem): PaperPart[] {
  if (lifts.length === 0) return [];
  const mark = ({ lbs, reps }: Lift['from']) => (lbs > 0 ? `${weightText(lbs, units)} × ${reps}` : `${reps} reps`);
  const rows = lifts.map(({ name, from, to }) => [name, mark(from), mark(to)]);
  return [{ heading: 'Lifts that grew in twelve weeks', table: { head: ['Exercise', 'Then', 'Now'], rows } }];
}

function measurementsPart({ measurements }: ProgressFacts, shown: Shown): PaperPart[] {
  const parts = [...new Set(measurements.map(({ part }) => part))];
  const rows = parts.flatMap((part) => {
    const ofPart = within(measurements, shown).filter((one) => one.part === part);
    const [first, last] = [ofPart[0], ofPart.at(-1)];
    const text = (inches: number) => `${shownLength(inches, shown.units)} ${LENGTH_UNIT[shown.units]}`;
    return first && last ? [[capital(part), text(first.inches), text(last.inches)]] : [];
  });
  return rows.length === 0 ? [] : [{ heading: 'Measurements', table: { head: ['Where', 'Then', 'Now'], rows } }];
}

function rowsOf(facts: ProgressFacts, shown: Shown): PaperRow[] {
  const { units, hidesNumbers } = shown;
  const row = (
    day: number,
    kind: string,
    more: Partial<Record<'what' | 'value' | 'unit' | 'set' | 'reps', string | number | null>>,
  ) => ({
    day,
    row: { date: isoDay(day), kind, what: null, value: null, unit: null, set: null, reps: null, ...more },
  });
  const body = hidesNumbers
    ? []
    : [
        ...within(facts.weights, shown).map(({ day, lbs }) =>
          row(day, 'weight', { value: shownWeight(lbs, units), unit: WEIGHT_UNIT[units] }),
        ),
        ...within(facts.measurements, shown).map(({ day, part, inches }) =>
          row(day, 'measurement', { what: part, value: shownLength(inches, units), unit: LENGTH_UNIT[units] }),
        ),
      ];
  const energy = within(facts.energy, shown).map(({ day, value }) => row(day, 'energy', { value, unit: 'level' }));
  const sets = within(facts.performances, shown).flatMap(({ day, exercise, sets: done }) =>
    done.map(({ weightLbs, reps }, index) =>
      row(day, 'set', {
        what: exercise.name,
        set: index + 1,
        reps,
        ...(weightLbs !== null && { value: shownWeight(weightLbs, units), unit: WEIGHT_UNIT[units] }),
      }),
    ),
  );
  return [...body, ...energy, ...sets].sort((a, b) => a.day - b.day).map((each) => each.row);
}

/** What was logged in a period, and what it adds up to; nothing of the body where numbers are hidden. */
export function progressPaper(facts: ProgressFacts, shown: Shown): Paper {
  const { today, period, units, hidesNumbers, firstName } = shown;
  const weights = hidesNumbers ? [] : within(facts.weights, shown);
  const points = weightTrend(weights).points;
  const pointOf = ({ day, lbs }: DayWeight) => ({ day, value: shownWeight(lbs, units) });
  const todayText = isoDay(today);
  return {
    title: 'Progress',
    lead: `${firstName ? `${firstName}, ` : ''}${spokenDate(isoDay(today - period + 1), todayText)} to ${spokenDate(todayText, todayText)}`,
    facts: factsOf(facts, weights, shown),
    chart:
      points.length < 2
        ? null
        : {
            label: 'Weight, and the trend behind it',
            dots: dailyMeans(weights).map(pointOf),
            line: points.map(pointOf),
            unit: WEIGHT_UNIT[units],
          },
    parts: [
      ...weeksPart(within(facts.days, shown)),
      ...liftsPart(facts.lifts, units),
      ...(hidesNumbers ? [] : measurementsPart(facts, shown)),
    ],
    notes: [],
    rows: rowsOf(facts, shown),
  };
}
