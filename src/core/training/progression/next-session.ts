import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Exercise, ExerciseCatalogue } from '#core/catalogue/exercise.ts';
import { exercisePool } from '../builder/exercise-pool.ts';
import { type TrainingBrief, trainingBrief } from '../builder/training-brief.ts';
import { repsInReserve, type WorkKind, workKind } from '../dosing/dosing.ts';
import { type Dose, parseDose } from '../dosing/prescription.ts';
import { type DueDay, dueDay } from '../player/due-day.ts';
import { GROUP_NAMES } from '../wording/exercise-text.ts';
import type { WarmUpSet, WorkoutDay, WorkoutPlanDraft } from '../workout-plan.ts';
import { cardioTarget } from './cardio-target.ts';
import { type ExtraSet, extraSets, isRecovered } from './extra-sets.ts';
import { byExercise, type DoneSet, type Performance } from './history.ts';
import { listedLoads } from './load-steps.ts';
import { type ExerciseTarget, nextTarget, type Occasion } from './next-target.ts';
import { occasionFor, occasionOf, reserveOfWeek } from './occasion.ts';
import { sameDose } from './same-dose.ts';
import { startingLoad } from './starting-load.ts';
import {
  type EnergyLevel,
  longestRest,
  restSince,
  type TrainingWeek,
  trainingCalendar,
  weekOfWave,
  withoutDeloads,
} from './training-weeks.ts';
import { warmUpSets } from './warm-up-sets.ts';

type NextSessionInput = {
  plan: Pick<WorkoutPlanDraft, 'days' | 'difficulty' | 'daysPerWeek'>;
  planId: string;
  profile: Profile;
  constraints: Constraints;
  catalogue: ExerciseCatalogue;
  /** Everything done so far, oldest first. */
  performances: readonly Performance[];
  energy: readonly EnergyLevel[];
  now: number;
};

export type PlannedTarget = {
  exerciseId: string;
  name: string;
  target: ExerciseTarget;
  lastTime: { at: number; sets: DoneSet[] } | null;
  /** The loads that the person has for it, pounds, lightest first; left out where they are not counted or too many to list. */
  loads?: number[];
  /** Lighter sets before the first one, up to the weight of today. */
  warmUp?: WarmUpSet[];
};

export type NextSession = DueDay & {
  day: WorkoutDay;
  occasion: Occasion['kind'];
  /** Week of the block, from 1; `null` before the first session and after a long rest. */
  week: number | null;
  targets: PlannedTarget[];
};

/** The day that is due, with what to aim for in each lift and each steady block of cardio, and why. */
export function nextSession(input: NextSessionInput): NextSession | null {
  const due = dueDay(input);
  const day = due && input.plan.days[due.dayIndex];
  if (!due || !day) return null;
  const coach = coachFor(input);
  const { kind } = coach.occasion;
  return { ...due, day, occasion: kind, week: coach.week?.week ?? null, targets: targetsOf(day, input, coach) };
}

/** What to aim for in each lift and block of cardio of any day of the plan, in the state the person is in now. */
export function dayTargets(day: WorkoutDay, input: NextSessionInput): PlannedTarget[] {
  return targetsOf(day, input, coachFor(input));
}

type Coach = {
  brief: TrainingBrief;
  occasion: Occasion;
  week: TrainingWeek | null;
  past: Map<string, Performance[]>;
  allowed: ReadonlySet<string>;
  extras: readonly ExtraSet[];
};

function coachFor(input: NextSessionInput): Coach {
  const { plan, profile, constraints, catalogue, performances, energy, now } = input;
  const request = { difficulty: plan.difficulty, daysPerWeek: plan.daysPerWeek };
  const brief = trainingBrief({ profile, constraints, request, seed: 0 });
  const { level } = brief;
  const { weeks, current } = trainingCalendar({ performances, energy, level, daysPerWeek: plan.daysPerWeek, now });
  const occasion = occasionOf(restSince(performances, now), current?.deload ?? null);
  const mayGrow = current && occasion.kind === 'ordinary' && isRecovered({ performances, energy, now });
  return {
    brief,
    occasion,
    week: current,
    extras: mayGrow ? extraSets({ plan, catalogue, brief, weekOfWave: weekOfWave(weeks) }) : [],
    past: byExercise(withoutDeloads(performances, weeks)),
    allowed: new Set(exercisePool(catalogue.exercises.values(), brief).map(({ id }) => id)),
  };
}

/** Warm-up, intervals and stretches have no target: they go by feel. */
function targetsOf(day: WorkoutDay, input: NextSessionInput, coach: Coach): PlannedTarget[] {
  const lines = day.exercises.flatMap((line): Line[] => {
    const exercise = input.catalogue.exercises.get(line.exerciseId);
    const dose = parseDose(line.reps);
    return exercise && dose ? [{ line, exercise, dose }] : [];
  });
  const lifts = lines.filter(({ exercise }) => exercise.category === 'strength');
  const first = lifts.find(({ exercise }) => workKind(exercise, true) === 'first_compound');
  return lines.flatMap((one): PlannedTarget[] => {
    if (one.exercise.category === 'strength') {
      const work = workKind(one.exercise, one === first);
      return [liftTarget({ ...one, work, dayIndex: input.plan.days.indexOf(day) }, input, coach)];
    }
    const { line, exercise, dose } = one;
    if (line.category !== 'cardio' || dose.kind !== 'minutes') return [];
    const past = coach.past.get(exercise.id) ?? [];
    const steady = { exercise, minutes: dose.minutes, sets: line.sets };
    const occasion = occasionAfter(past, input, coach);
    const target = cardioTarget({ line: steady, past, occasion, brief: coach.brief, now: input.now });
    return [{ exerciseId: exercise.id, name: line.name, target, lastTime: lastTimeOf(past) }];
  });
}

type Line = { line: WorkoutDay['exercises'][number]; exercise: Exercise; dose: Dose };

function occasionAfter(past: readonly Performance[], { performances, now }: NextSessionInput, coach: Coach): Occasion {
  const away = past.length > 0 ? longestRest(performances, past.at(-1)?.at ?? now, now) : 0;
  return occasionFor(coach.occasion, away);
}

function lastTimeOf(past: readonly Performance[]): PlannedTarget['lastTime'] {
  const last = past.at(-1);
  return last ? { at: last.at, sets: last.sets } : null;
}

type Lift = Line & { work: WorkKind; dayIndex: number };

function liftTarget(
  { line, exercise, dose, work, dayIndex }: Lift,
  input: NextSessionInput,
  coach: Coach,
): PlannedTarget {
  const { catalogue, constraints } = input;
  const reserve = reserveOfWeek(repsInReserve(work, coach.brief), coach.brief.level, coach.week);
  const extra = coach.extras.find((one) => one.dayIndex === dayIndex && one.exerciseId === exercise.id);
  const sets = line.sets + (extra ? 1 : 0);
  const past = coach.past.get(exercise.id) ?? [];
  const occasion = occasionAfter(past, input, coach);
  const rungs = rungsOf(exercise.id, catalogue, coach.allowed);
  const planned = { sets, dose, repsInReserve: reserve };
  const owned = constraints.training;
  const start = startingLoad({ exercise, dose, reserve, lifter: coach.brief.lifter, owned }, coach.past);
  const target = nextTarget({ exercise, planned, past, occasion, owned, rungs, start });
  const warmUp = line.warmUp && target.weightLbs !== null ? warmUpSets(exercise, target.weightLbs, owned) : [];
  const alike = sameDose(past, dose);
  const loads = listedLoads(exercise, constraints.training);
  const because = extra ? ` One set more than planned, for your ${GROUP_NAMES[extra.group]}: you recover well.` : '';
  return {
    exerciseId: exercise.id,
    name: line.name,
    target: { ...target, why: `${target.why}${because}` },
    lastTime: lastTimeOf(alike.length > 0 ? alike : past),
    ...(loads && { loads }),
    ...(warmUp.length > 0 && { warmUp }),
  };
}

/** The next rungs of the ladder that this person may do. */
function rungsOf(id: string, { guides, exercises }: ExerciseCatalogue, allowed: ReadonlySet<string>) {
  const guide = guides.get(id);
  const nameOf = (rung: string | null | undefined) =>
    rung && allowed.has(rung) ? (exercises.get(rung)?.name ?? null) : null;
  return { easier: nameOf(guide?.easier), harder: nameOf(guide?.harder) };
}
