import type { NextSession } from '#contract/training.ts';
import type { PlannedExercise } from '#core/training/workout-plan.ts';
import type { Coach } from './kept-workout.ts';

/** An exercise that was found, and what to aim for in it, if that is known. */
export type Found = { newExercise: PlannedExercise; target: NextSession['targets'][number]['target'] | null };

type Swap = { day: number; before: string; found: Found };

/** What the workout knows, after one exercise has taken the place of another. */
export function swappedCoach(coach: Coach, { day, before, found }: Swap): Partial<Coach> {
  const { newExercise, target } = found;
  const { exerciseId, name } = newExercise;
  const known = coach.targets.some((one) => one.exerciseId === exerciseId);
  const added = target && !known ? [{ exerciseId, name, target, lastTime: null }] : [];
  const inPlace = (exercise: PlannedExercise) =>
    exercise.exerciseId === before ? { ...newExercise, sets: exercise.sets } : exercise;
  const versions = coach.versions.map((version) => ({
    ...version,
    day: { ...version.day, exercises: version.day.exercises.map(inPlace) },
  }));
  return { targets: [...coach.targets, ...added], ...(day === coach.dueDay && { versions }) };
}
