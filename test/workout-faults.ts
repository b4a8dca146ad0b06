import type { Constraints } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Exercise } from '#core/catalogue/exercise.ts';
import { buildProgram } from '#core/training/builder/build-program.ts';
import { checkWorkoutPlan } from '#core/training/check/check-workout-plan.ts';
import type { WorkoutCheckRequest } from '#core/training/check/writing-checks.ts';
import type { PlannedExercise, WorkoutDay, WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import { loadExercises } from './catalogue.ts';
import { type ConstraintOverrides, noConstraints } from './constraints.ts';

const catalogue = loadExercises();

/** What every home has, and what a commercial gym adds: all tokens of the catalogue. */
export const AT_HOME = ['chair', 'wall', 'step', 'towel', 'stairs', 'backpack', 'bottle', 'table', 'anchor'];
export const FULL_GYM = [...catalogue.exercises.values()].flatMap(({ equipment }) => equipment.flat());

export type Athlete = { profile: Profile; constraints: Constraints; request: WorkoutCheckRequest };

/** A person who asks for what their profile says, with the training rules that a test names. */
export function athlete(profile: Profile, training: ConstraintOverrides['training']): Athlete {
  const request = { difficulty: profile.experienceLevel, daysPerWeek: profile.workoutDaysPerWeek };
  return { profile, constraints: noConstraints({ training: training ?? {} }), request };
}

/** An honest week from the builder, free to be spoiled. */
export function honestWeek(who: Athlete): WorkoutPlanDraft {
  const result = buildProgram({ ...who, catalogue, seed: 7 });
  if (!result.ok) throw new Error(result.refusal.message);
  return structuredClone(result.draft);
}

export function workoutCertificate(draft: WorkoutPlanDraft, who: Athlete) {
  return checkWorkoutPlan(draft, { ...who, catalogue });
}

export function failedWorkoutChecks(draft: WorkoutPlanDraft, who: Athlete): string[] {
  return workoutCertificate(draft, who).checks.flatMap(({ id, ok }) => (ok ? [] : [id]));
}

export function exerciseOf(id: string): Exercise {
  const exercise = catalogue.exercises.get(id);
  if (!exercise) throw new Error(`No exercise ${id} in the catalogue.`);
  return exercise;
}

export function dayAt(plan: WorkoutPlanDraft, index: number): WorkoutDay {
  const day = plan.days[index];
  if (!day) throw new Error(`The week has no day ${index}.`);
  return day;
}

export type PlantInWeek = (plan: WorkoutPlanDraft) => void;

export function changeWeek(changed: Partial<WorkoutPlanDraft>): PlantInWeek {
  return (plan) => void Object.assign(plan, changed);
}

export function changeDay(changed: Partial<WorkoutDay>): PlantInWeek {
  return (plan) => void Object.assign(dayAt(plan, 0), changed);
}

function lifts(day: WorkoutDay): PlannedExercise[] {
  return day.exercises.filter(({ category }) => category === 'strength');
}

/** Changes the first lift of the first day. */
export function changeLift(changed: Partial<PlannedExercise>): PlantInWeek {
  return (plan) => void Object.assign(lifts(dayAt(plan, 0))[0] ?? {}, changed);
}

/** Changes every lift of the week. */
export function changeLifts(changed: Partial<PlannedExercise>): PlantInWeek {
  return (plan) => void plan.days.flatMap(lifts).forEach((lift) => void Object.assign(lift, changed));
}

/** Puts other exercises in place of the first lifts of the first day, honestly named and explained. */
export function doInstead(...ids: string[]): PlantInWeek {
  return (plan) => {
    const places = lifts(dayAt(plan, 0));
    ids.forEach((id, at) => {
      const { name, category, primaryMuscles } = exerciseOf(id);
      const instructions = catalogue.guides.get(id)?.instructions ?? [];
      const targetMuscles = primaryMuscles.map((muscle) => muscle.replace('_', ' '));
      Object.assign(places[at] ?? {}, {
        exerciseId: id,
        name,
        category,
        targetMuscles,
        instructions: [...instructions],
      });
    });
  };
}

/** Keeps the entries of each day that `wanted` picks. */
export function keepOnly(wanted: (exercise: Exercise, planned: PlannedExercise) => boolean): PlantInWeek {
  return (plan) => {
    for (const day of plan.days) {
      day.exercises = day.exercises.filter((planned) => wanted(exerciseOf(planned.exerciseId), planned));
    }
  };
}

/** Turns the entries of the first day into another order. */
export function reorder(order: (exercises: PlannedExercise[]) => PlannedExercise[]): PlantInWeek {
  return (plan) => void Object.assign(dayAt(plan, 0), { exercises: order([...dayAt(plan, 0).exercises]) });
}

export function sayInNotesOfWeek(text: string): PlantInWeek {
  return (plan) => void plan.notes.push(text);
}
