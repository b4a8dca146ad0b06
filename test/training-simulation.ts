import type { Exercise, Joint } from '#core/catalogue/exercise.ts';
import { certifiedWorkoutPlan } from '#core/planning/certified-workout-plan.ts';
import { type Random, seededRandom } from '#core/seed/random.ts';
import {
  DAY_MS,
  type DoneSet,
  HOUR_MS,
  type LoggedExercise,
  performancesOf,
} from '#core/training/progression/history.ts';
import { loadLadder } from '#core/training/progression/load-steps.ts';
import { type NextSession, nextSession, type PlannedTarget } from '#core/training/progression/next-session.ts';
import { weeklySets } from '#core/training/progression/weekly-sets.ts';
import type { WorkoutPlanData } from '#core/training/workout-plan.ts';
import { catalogue, type GridCase } from './full-grid.ts';

/*
 * Synthetic people who train on the engine for twelve weeks. Each has a true strength in every exercise, unknown to the engine,
 * which grows or does not; what they lift follows from it and from what the engine asks of them.
 */
export const WEEKS = 12;
export const TRAINEES = ['progressing', 'stalling', 'missing days', 'injured in week 4'] as const;
type Trainee = (typeof TRAINEES)[number];

const WEEKLY_GROWTH: Record<Trainee, number> = {
  progressing: 0.025,
  stalling: -0.01,
  'missing days': 0.015,
  'injured in week 4': 0.02,
};
const SKIPPED_SHARE = 0.3;
/** Days on which the one who misses days is away altogether. */
const AWAY = [
  { from: 20, to: 30 },
  { from: 50, to: 68 },
];
const INJURY_DAY = 22;
const HURT: Joint = 'knee';
const START = Date.UTC(2026, 0, 5, 17);
const WEEKDAYS: Record<number, number[]> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
};

/** What the engine asked for in one exercise, beside what was lifted before. */
type Asked = PlannedTarget & {
  exercise: Exercise;
  day: number;
  occasion: NextSession['occasion'];
  reference: number | null;
  wasLoaded: boolean;
};
type SimulatedWeek = {
  week: number;
  sessions: number;
  sets: number;
  occasions: NextSession['occasion'][];
  inBand: number;
  overCap: number;
  meanRise: number;
};
export type Simulation = {
  trainee: Trainee;
  person: GridCase;
  weeks: SimulatedWeek[];
  asked: Asked[];
  hurtful: string[];
};

type World = {
  person: GridCase;
  plan: WorkoutPlanData;
  planId: string;
  logged: LoggedExercise[];
  strength: Map<string, number>;
  random: Random;
  trainee: Trainee;
};

/** Twelve weeks of one person with one seed. */
export function simulate(trainee: Trainee, person: GridCase): Simulation {
  const world: World = {
    person,
    plan: planFor(person),
    planId: 'first',
    logged: [],
    strength: new Map(),
    random: seededRandom(person.seed + 1),
    trainee,
  };
  const asked: Asked[] = [];
  const hurtful: string[] = [];
  const weeks = Array.from({ length: WEEKS }, (_, week) => {
    const sessions: { next: NextSession; asked: Asked[] }[] = [];
    for (const weekday of WEEKDAYS[person.request.daysPerWeek] ?? []) {
      const day = 7 * week + weekday;
      if (trainee === 'injured in week 4' && day >= INJURY_DAY && world.planId === 'first') hurt(world);
      if (isAway(world, day)) continue;
      const session = train(world, day);
      sessions.push(session);
      asked.push(...session.asked);
      if (world.planId === 'second')
        hurtful.push(
          ...session.asked.filter(({ exercise }) => exercise.jointStress.includes(HURT)).map(({ name }) => name),
        );
    }
    return weekOf(world, week, sessions);
  });
  return { trainee, person, weeks, asked, hurtful };
}

function planFor(person: GridCase): WorkoutPlanData {
  const plan = certifiedWorkoutPlan(person);
  if (!plan.ok) throw new Error(`${person.label}: ${plan.refusal.code}`);
  return plan.data;
}

function hurt(world: World): void {
  const { person } = world;
  const injuries = { ...person.constraints.training.injuries, [HURT]: 'mild' as const };
  world.person = {
    ...person,
    constraints: { ...person.constraints, training: { ...person.constraints.training, injuries } },
  };
  world.plan = planFor(world.person);
  world.planId = 'second';
}

function isAway({ trainee, random }: World, day: number): boolean {
  if (trainee !== 'missing days') return false;
  return AWAY.some(({ from, to }) => day >= from && day < to) || random() < SKIPPED_SHARE;
}

function train(world: World, day: number): { next: NextSession; asked: Asked[] } {
  const { person, plan, planId, logged } = world;
  const now = START + day * DAY_MS;
  const performances = performancesOf(logged, catalogue);
  const next = nextSession({ ...person, plan, planId, performances, energy: [], now });
  if (!next) throw new Error('the plan has no days');
  const asked = next.targets.map((planned, index) => {
    const exercise = catalogue.exercises.get(planned.exerciseId);
    if (!exercise) throw new Error(`no exercise ${planned.exerciseId}`);
    const reference = heaviest(planned.lastTime?.sets ?? []);
    const isLift = exercise.category === 'strength';
    const performed = isLift ? lift(world, { planned, exercise, day }) : [];
    logged.push({
      exerciseName: exercise.name,
      dayName: next.dayName,
      planId,
      sets: planned.target.sets,
      reps: planned.target.reps,
      performed,
      at: now + index * 0.1 * HOUR_MS,
    });
    return {
      ...planned,
      exercise,
      day,
      occasion: next.occasion,
      reference,
      wasLoaded: loadLadder(exercise, person.constraints.training) !== null,
    };
  });
  // Intervals have no target; that they were done has to be known as well.
  const aimed = new Set(next.targets.map(({ exerciseId }) => exerciseId));
  const others = next.day.exercises.filter((line) => line.category === 'cardio' && !aimed.has(line.exerciseId));
  for (const line of others)
    logged.push({
      exerciseName: line.name,
      dayName: next.dayName,
      planId,
      sets: line.sets,
      reps: line.reps,
      performed: [],
      at: now + HOUR_MS,
    });
  return { next, asked };
}

const heaviest = (sets: readonly DoneSet[]) =>
  sets.reduce<number | null>(
    (most, { weightLbs }) => (weightLbs === null ? most : Math.max(most ?? 0, weightLbs)),
    null,
  );

/** True strength on a day: the most that could be lifted once, in pounds; for body weight a number of repetitions. */
function strengthOf(world: World, exercise: Exercise, day: number): number {
  const isLoaded = loadLadder(exercise, world.person.constraints.training) !== null;
  const born = world.strength.get(exercise.id) ?? (isLoaded ? 40 + 160 * world.random() : 10 + 12 * world.random());
  world.strength.set(exercise.id, born);
  return born * (1 + WEEKLY_GROWTH[world.trainee] * (day / 7)) * (0.97 + 0.06 * world.random());
}

type Lift = { planned: PlannedTarget; exercise: Exercise; day: number };

function lift(world: World, { planned: { target }, exercise, day }: Lift): DoneSet[] {
  const ladder = loadLadder(exercise, world.person.constraints.training);
  const strength = strengthOf(world, exercise, day);
  const [low = 8, high = low] = (target.reps.match(/\d+/g) ?? []).map(Number);
  const known =
    target.weightLbs ?? ladder?.atMost(strength / (1 + (high + target.repsInReserve) / 30)) ?? ladder?.above(0);
  const weight = ladder ? (known ?? null) : null;
  return Array.from({ length: target.sets }, (_, set) => {
    const fresh = strength * (1 - 0.02 * set);
    const able = Math.floor(
      weight === null ? (exercise.metric === 'reps' ? fresh : 3 * fresh) : 30 * (fresh / weight - 1),
    );
    const wanted = Math.max(target.aim ?? high, low);
    const reps = Math.max(0, Math.min(wanted + (set === 0 ? 1 : 0), able));
    return { weightLbs: weight, reps, rpe: Math.max(5, Math.min(10, 10 - (able - reps))) };
  });
}

function weekOf(world: World, week: number, sessions: readonly { next: NextSession; asked: Asked[] }[]): SimulatedWeek {
  const now = START + (7 * week + 6.5) * DAY_MS;
  const { goal } = world.person.profile;
  const level = world.plan.difficulty;
  const lifts = sessions.flatMap(({ asked }) => asked).filter(({ exercise }) => exercise.category === 'strength');
  const sets = lifts.reduce((sum, { target }) => sum + target.sets, 0);
  const floor = Math.max(2.5, Math.floor(0.15 * sets));
  const muscles = weeklySets({ performances: performancesOf(world.logged, catalogue), goal, level, now });
  const major = muscles.slice(0, 4);
  const rises = sessions.flatMap(({ asked }) =>
    asked.flatMap(({ reference, target }) => (reference && target.weightLbs ? [target.weightLbs / reference - 1] : [])),
  );
  return {
    week: week + 1,
    sessions: sessions.length,
    sets,
    occasions: sessions.map(occasionIn),
    inBand: major.filter((one) => one.sets >= Math.min(one.floor, floor) && one.sets <= one.cap).length / major.length,
    overCap: muscles.filter((one) => one.sets > one.cap).length,
    meanRise: rises.length === 0 ? 0 : rises.reduce((sum, rise) => sum + rise, 0) / rises.length,
  };
}

/** A session in which a lift is done for the first time after a break is a return, too. */
function occasionIn({ next, asked }: { next: NextSession; asked: Asked[] }): NextSession['occasion'] {
  const isReturn = next.occasion === 'ordinary' && asked.some(({ target }) => target.change === 'return');
  return isReturn ? 'return' : next.occasion;
}

/** The biggest step that equipment may force, pounds, by what carries the load. Written down here once more, so that a mistake shows. */
function smallestStep({ exercise }: Asked): number {
  const tokens = exercise.equipment.flat();
  if (tokens.includes('kettlebell')) return 9;
  return exercise.loadType === 'free_weight' ? 5 : 10;
}

/** Weights that rise by more than a tenth and more than the smallest step there is. */
export function jumps({ asked }: Simulation): string[] {
  return asked
    .filter((one) => {
      const { reference, target } = one;
      if (reference === null || target.weightLbs === null) return false;
      return target.weightLbs - reference > Math.max(0.1 * reference, smallestStep(one)) + 1e-9;
    })
    .map(({ name, day, reference, target }) => `day ${day}: ${name} from ${reference} to ${target.weightLbs}`);
}
