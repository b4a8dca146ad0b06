import type { Exercise } from '#core/catalogue/exercise.ts';
import { type Random, seededRandom } from '#core/seed/random.ts';
import type { PlannedExercise, WorkoutDay, WorkoutPlanDraft } from '#core/training/workout-plan.ts';
import type { GridCase } from '#test/full-grid.ts';

/*
 * What most generators do: muscles by day, exercises that the equipment allows, shuffled. No injuries, levels, volume or clock beyond
 * a rule of thumb of five minutes an exercise.
 */
const MUSCLES_BY_DAY: readonly (readonly string[])[] = [
  ['chest', 'triceps', 'front_delts'],
  ['lats', 'upper_back', 'biceps'],
  ['quads', 'hamstrings', 'glutes', 'calves'],
  ['side_delts', 'rear_delts', 'abs'],
];
const MINUTES_PER_EXERCISE = 5;

/** A week of shuffled exercises for a person of the grid. */
export function shuffledPlan({ constraints, catalogue, request, profile, seed }: GridCase): WorkoutPlanDraft {
  const random = seededRandom(seed);
  const owned = new Set(constraints.training.equipment);
  const all = [...catalogue.exercises.values()].filter(({ equipment }) =>
    equipment.every((group) => group.some((token) => owned.has(token))),
  );
  const count = Math.min(8, Math.floor(profile.workoutDuration / MINUTES_PER_EXERCISE) - 2);
  const write = (exercise: Exercise) => lineOf(exercise, catalogue.guides.get(exercise.id)?.instructions ?? []);
  const days = Array.from({ length: request.daysPerWeek }, (_, index): WorkoutDay => {
    const muscles = MUSCLES_BY_DAY[index % MUSCLES_BY_DAY.length] ?? [];
    const fitting = all.filter(
      (one) => one.category === 'strength' && one.primaryMuscles.some((muscle) => muscles.includes(muscle)),
    );
    const ends = (category: string) =>
      shuffled(
        all.filter((one) => one.category === category),
        random,
      ).slice(0, 1);
    const chosen = [...ends('warmup'), ...shuffled(fitting, random).slice(0, count), ...ends('cooldown')];
    return {
      name: `Day ${index + 1}`,
      focus: muscles.join(', '),
      estimatedMinutes: profile.workoutDuration,
      exercises: chosen.map(write),
    };
  });
  const stop = 'Stop if you feel sharp pain, chest pain, dizziness or faintness, and get medical help.';
  return {
    days,
    estimatedDuration: profile.workoutDuration,
    difficulty: request.difficulty,
    daysPerWeek: request.daysPerWeek,
    estimatedCalories: 6 * profile.workoutDuration,
    notes: [stop],
    basis: [],
  };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((one) => ({ one, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

function lineOf(exercise: Exercise, instructions: string[]): PlannedExercise {
  const isWork = exercise.category === 'strength';
  const reps = exercise.metric === 'minutes' ? '5 minutes' : exercise.metric === 'seconds' ? '30 seconds' : '10-12';
  return {
    exerciseId: exercise.id,
    name: exercise.name,
    description: exercise.name,
    sets: isWork ? 3 : 1,
    reps,
    rest: isWork ? '60 seconds' : '10 seconds',
    category: exercise.category,
    duration: exercise.metric === 'reps' ? null : reps,
    equipment: 'As listed',
    targetMuscles: exercise.primaryMuscles.map((muscle) => muscle.replaceAll('_', ' ')),
    instructions,
  };
}
