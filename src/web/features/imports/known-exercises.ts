import type { KnownExercise } from '#core/imports/exercise-names.ts';
import exerciseData from '#data/exercises.json' with { type: 'json' };

/** The exercises that sets can be taken over to, by their names. */
export const KNOWN_EXERCISES: readonly KnownExercise[] = (exerciseData as KnownExercise[])
  .filter(({ category }) => category === 'strength' || category === 'cardio')
  .sort((a, b) => a.name.localeCompare(b.name));
