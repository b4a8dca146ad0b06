import type { PlannedExercise } from '#core/training/workout-plan.ts';

/** An exercise of a plan that is nothing special, so that a test names only what matters to it. */
export const aPlannedExercise = (name: string, overrides: Partial<PlannedExercise> = {}): PlannedExercise => ({
  exerciseId: name,
  name,
  description: '',
  sets: 3,
  reps: '8-12',
  rest: '60 seconds',
  category: 'strength',
  duration: null,
  equipment: '',
  targetMuscles: [],
  instructions: [],
  ...overrides,
});
