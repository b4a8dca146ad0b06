import { randomUUID } from 'node:crypto';
import type { Profile } from '#core/athlete/profile.ts';
import type { PersonLogs, QueryData } from '#core/coach/queries/query-data.ts';
import { mealTargets } from '#core/nutrition/targets/targets.ts';
import { adaptiveState } from '#core/progress/adaptive-proposal.ts';
import { goalDate } from '#core/progress/goal-date.ts';
import { type LoggedExercise, performancesOf } from '#core/training/progression/history.ts';
import { DAY_MS, weekdayOf } from '#core/units/calendar-day.ts';
import { loadExercises, readConstraints } from './catalogue.ts';
import { anAthlete } from './personas.ts';
import { aMealPlan, aWorkoutPlan } from './plans.ts';

/** Tuesday, 9 June 2026. */
export const TODAY = Date.UTC(2026, 5, 9) / DAY_MS;
const HOUR_MS = 3_600_000;

type Lift = { ago: number; name: string; lbs: number | null; reps: readonly number[] };
type Logged = {
  /** Days ago and pounds. */
  weights?: readonly (readonly [number, number])[];
  energy?: readonly (readonly [number, number])[];
  /** Days ago with a whole workout. */
  workouts?: readonly number[];
  lifts?: readonly Lift[];
  waist?: readonly (readonly [number, number])[];
  cardio?: readonly (readonly [number, string, number])[];
};

/** Every so many days from one to another, the oldest first. */
const every = (step: number, from: number, to = 0): number[] =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => from - index * step);

/** A log as a person would have it who did this. */
function logsOf({ weights = [], energy = [], workouts = [], lifts = [], waist = [], cardio = [] }: Logged): PersonLogs {
  const sets: LoggedExercise[] = [
    ...lifts.map(({ ago, name, lbs, reps }) => ({
      ...{ exerciseName: name, dayName: 'Full body A', planId: null, sets: reps.length, reps: '8-12' },
      performed: reps.map((done) => ({ weightLbs: lbs, reps: done, rpe: null })),
      at: (TODAY - ago) * DAY_MS + 18 * HOUR_MS,
    })),
    ...cardio.map(([ago, name, minutes]) => ({
      ...{ exerciseName: name, dayName: 'Cardio', planId: null, sets: 1, reps: `${minutes} minutes`, performed: [] },
      at: (TODAY - ago) * DAY_MS + 18 * HOUR_MS,
    })),
  ];
  const dayAt = (ago: number) => TODAY - ago;
  const agos = [...weights, ...energy, ...waist].map(([ago]) => ago);
  const days = [...new Set([...agos, ...workouts, ...lifts.map(({ ago }) => ago), ...cardio.map(([ago]) => ago)])];
  return {
    since: TODAY - 400,
    weights: oldestFirst(weights.map(([ago, lbs]) => ({ day: dayAt(ago), lbs }))),
    energy: oldestFirst(energy.map(([ago, value]) => ({ day: dayAt(ago), value }))),
    measurements: oldestFirst(waist.map(([ago, inches]) => ({ day: dayAt(ago), part: 'waist' as const, inches }))),
    days: oldestFirst(
      days.map((ago) => ({
        ...{ day: dayAt(ago), logs: 1, workouts: workouts.includes(ago) ? 1 : 0 },
        exercises: [
          ...lifts.filter((lift) => lift.ago === ago).map(({ name }) => name),
          ...cardio.filter(([at]) => at === ago).map(([, name]) => name),
        ],
        energy: energy.filter(([at]) => at === ago).map(([, value]) => value),
      })),
    ),
    performances: performancesOf(sets, loadExercises()).map((one) => ({ ...one, day: Math.floor(one.at / DAY_MS) })),
    eaten: [],
  };
}

const oldestFirst = <Entry extends { day: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => a.day - b.day);

/** All that is read for a person with such answers and such a log. */
function queryDataOf(answers: Partial<Profile>, logged: Logged, more: Partial<QueryData> = {}): QueryData {
  const profile = anAthlete(answers);
  const constraints = readConstraints(profile);
  const targets = mealTargets({ profile, constraints });
  const logs = logsOf(logged);
  return {
    ...{ profile, units: 'imperial', today: TODAY, hidesNumbers: constraints.care.hideNumbers, logs },
    targets: targets.ok ? targets : { ok: false, message: targets.refusal.message },
    adaptive: adaptiveState({
      ...{ profile, constraints, weights: logs.weights, lastDecisionDay: null, isAdapted: false, today: TODAY },
      intakes: targets.ok ? [{ day: TODAY - 120, kcal: targets.targets.kcal }] : [],
    }),
    goalDate: goalDate({ profile, constraints }),
    ...more,
  };
}

const WOBBLE = [0.4, -0.5, 0.2, -0.3, 0.5];
const wobbleAt = (index: number) => WOBBLE[index % WOBBLE.length] ?? 0;
/** Monday, Wednesday and Friday. */
const isMeetingDay = (ago: number) => [0, 2, 4].includes(weekdayOf(TODAY - ago));
const bench = (ago: number, reps: readonly number[], lbs = 135): Lift => ({
  ago,
  name: 'Barbell Bench Press',
  lbs,
  reps,
});

const session = {
  ...{ planId: randomUUID(), dayIndex: 1, dayName: 'Full body B', because: 'It comes after A.', trainedToday: false },
  occasion: 'ordinary' as const,
  day: aWorkoutPlan().days[0] ?? never(),
  targets: [
    {
      exerciseId: 'barbell-bench-press',
      name: 'Barbell Bench Press',
      reps: '6-8',
      weightLbs: 140,
      why: 'All sets made it.',
    },
  ],
};

function never(): never {
  throw new Error('the plan has no day');
}

const plans: Partial<QueryData> = {
  mealPlan: { id: randomUUID(), name: 'Oats', data: aMealPlan() },
  workoutPlan: { id: randomUUID(), name: 'Iron', data: aWorkoutPlan() },
  nextSession: session,
};

/** Who has logged so and so, and what is to be read of them. */
export const PEOPLE = {
  /** Six weeks flat at about 180 lbs: thirteen weigh-ins, three sessions in nearly every week. */
  flat: queryDataOf(
    { weightLbs: 180, targetWeightLbs: 160, goal: 'weight_loss' },
    {
      weights: [41, 38, 34, 31, 27, 24, 20, 17, 13, 10, 6, 3, 0].map(
        (ago, index) => [ago, 180.6 + wobbleAt(index) - 0.02 * index] as const,
      ),
      workouts: every(1, 41).filter((ago) => isMeetingDay(ago) && ago !== 20 && ago !== 33),
      waist: [
        [40, 36],
        [2, 35.5],
      ],
      cardio: [
        [29, 'Treadmill Jog', 20],
        [4, 'Treadmill Jog', 25],
      ],
    },
    plans,
  ),
  /** Loses as planned. */
  losing: queryDataOf(
    { weightLbs: 176, targetWeightLbs: 160, goal: 'weight_loss' },
    {
      weights: every(3, 42).map((ago, index) => [ago, 176 + ago * 0.13 + wobbleAt(index)] as const),
      workouts: every(2, 40),
    },
    plans,
  ),
  /** Tired: energy and bench went down together. */
  tired: queryDataOf(
    { goal: 'muscle_gain', sex: 'male', weightLbs: 170, heightIn: 70 },
    {
      energy: [...every(3, 60, 24).map((ago) => [ago, 7] as const), ...every(3, 20).map((ago) => [ago, 4] as const)],
      lifts: [
        ...every(7, 42, 21).map((ago) => bench(ago, [8, 8, 8])),
        ...every(7, 14).map((ago) => bench(ago, [7, 7, 6])),
      ],
      workouts: every(4, 60),
      weights: every(6, 60).map((ago, index) => [ago, 168 + index * 0.2] as const),
    },
    plans,
  ),
  /** Bench grows. */
  growing: queryDataOf(
    { goal: 'muscle_gain', sex: 'male', weightLbs: 170, heightIn: 70 },
    { lifts: every(7, 49).map((ago, index) => bench(ago, [8, 8, 8], 115 + 5 * index)), workouts: every(3, 60) },
    plans,
  ),
  /** Nothing logged, no plan. */
  blank: queryDataOf({}, {}, { mealPlan: null, workoutPlan: null, nextSession: null }),
  /** No figure of the body is to be shown. */
  private: queryDataOf(
    { medicalConditions: 'anorexia in the past', weightLbs: 120, targetWeightLbs: 118 },
    {
      weights: every(4, 40).map((ago) => [ago, 120 - ago / 10] as const),
      workouts: every(3, 40),
      energy: every(3, 20).map((ago) => [ago, 6] as const),
      lifts: every(7, 28).map((ago) => bench(ago, [8, 8, 7], 45)),
      waist: [[3, 26]],
    },
    plans,
  ),
};
