import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { repsInReserve, workKind } from '../dosing.ts';
import type { ExerciseCatalogue } from '../exercise.ts';
import { exercisePool } from '../exercise-pool.ts';
import { parseDose } from '../prescription.ts';
import { type DueDay, dueDay } from '../session-variants/due-day.ts';
import { type TrainingBrief, trainingBrief } from '../training-brief.ts';
import type { WorkoutDay, WorkoutPlanDraft } from '../workout-plan.ts';
import { byExercise, type DoneSet, type Performance } from './history.ts';
import { type ExerciseTarget, nextTarget, type Occasion } from './next-target.ts';
import { occasionFor, occasionOf, reserveOfWeek } from './occasion.ts';
import {
  type EnergyLevel,
  longestRest,
  restSince,
  type TrainingWeek,
  trainingCalendar,
  withoutDeloads,
} from './training-weeks.ts';

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
};

export type NextSession = DueDay & {
  day: WorkoutDay;
  occasion: Occasion['kind'];
  /** Week of the block, from 1; `null` before the first session and after a long rest. */
  week: number | null;
  targets: PlannedTarget[];
};

/** The day that is due, with what to aim for in each strength exercise, and why. */
export function nextSession(input: NextSessionInput): NextSession | null {
  const due = dueDay(input);
  const day = due && input.plan.days[due.dayIndex];
  if (!due || !day) return null;
  const coach = coachFor(input);
  const { kind } = coach.occasion;
  return { ...due, day, occasion: kind, week: coach.week?.week ?? null, targets: targetsOf(day, input, coach) };
}

/** What to aim for in each strength exercise of any day of the plan, in the state the person is in now. */
export function dayTargets(day: WorkoutDay, input: NextSessionInput): PlannedTarget[] {
  return targetsOf(day, input, coachFor(input));
}

type Coach = {
  brief: TrainingBrief;
  occasion: Occasion;
  week: TrainingWeek | null;
  past: Map<string, Performance[]>;
  allowed: ReadonlySet<string>;
};

function coachFor(input: NextSessionInput): Coach {
  const { plan, profile, constraints, catalogue, performances, energy, now } = input;
  const request = { difficulty: plan.difficulty, daysPerWeek: plan.daysPerWeek };
  const brief = trainingBrief({ profile, constraints, request, seed: 0 });
  const { level } = brief;
  const { weeks, current } = trainingCalendar({ performances, energy, level, daysPerWeek: plan.daysPerWeek, now });
  return {
    brief,
    occasion: occasionOf(restSince(performances, now), current?.deload ?? null),
    week: current,
    past: byExercise(withoutDeloads(performances, weeks)),
    allowed: new Set(exercisePool(catalogue.exercises.values(), brief).map(({ id }) => id)),
  };
}

/** Warm-up, cardio and stretches have no target: they go by feel. */
function targetsOf(day: WorkoutDay, input: NextSessionInput, coach: Coach): PlannedTarget[] {
  const { catalogue, constraints } = input;
  const lifts = day.exercises.flatMap((line) => {
    const exercise = catalogue.exercises.get(line.exerciseId);
    const dose = parseDose(line.reps);
    return exercise?.category === 'strength' && dose ? [{ line, exercise, dose }] : [];
  });
  const first = lifts.findIndex(({ exercise }) => workKind(exercise, true) === 'first_compound');
  return lifts.map(({ line, exercise, dose }, index) => {
    const past = coach.past.get(exercise.id) ?? [];
    const plain = repsInReserve(workKind(exercise, index === first), coach.brief);
    const reserve = reserveOfWeek(plain, coach.brief.level, coach.week);
    const planned = { sets: line.sets, dose, repsInReserve: reserve };
    const away = past.length > 0 ? longestRest(input.performances, past.at(-1)?.at ?? input.now, input.now) : 0;
    const occasion = occasionFor(coach.occasion, away);
    const rungs = rungsOf(exercise.id, catalogue, coach.allowed);
    const target = nextTarget({ exercise, planned, past, occasion, owned: constraints.training, rungs });
    const last = past.at(-1);
    return {
      exerciseId: exercise.id,
      name: line.name,
      target,
      lastTime: last ? { at: last.at, sets: last.sets } : null,
    };
  });
}

/** The next rungs of the ladder that this person may do. */
function rungsOf(id: string, { guides, exercises }: ExerciseCatalogue, allowed: ReadonlySet<string>) {
  const guide = guides.get(id);
  const nameOf = (rung: string | null | undefined) =>
    rung && allowed.has(rung) ? (exercises.get(rung)?.name ?? null) : null;
  return { easier: nameOf(guide?.easier), harder: nameOf(guide?.harder) };
}
