import { describe, expect, it } from 'vitest';
import { aPlannedExercise } from '#test/planned-exercise.ts';
import {
  exerciseIndexOf,
  firstExercises,
  levelName,
  picturedMuscles,
  workoutFigures,
  workoutTitle,
} from './workout-card.ts';

describe('the workout card', () => {
  it.each([
    { planName: 'Spring block', person: 'Maya', title: 'SPRING BLOCK' },
    { planName: ' ', person: 'Maya', title: "MAYA'S WORKOUT PLAN" },
    { planName: '', person: undefined, title: 'WORKOUT PLAN' },
  ])('is titled $title', ({ planName, person, title }) => {
    expect(workoutTitle(planName, person)).toBe(title);
  });

  it('shows the first three exercises', () => {
    const days = [
      { exercises: ['a', 'b'].map((name) => aPlannedExercise(name)) },
      { exercises: [aPlannedExercise('c'), aPlannedExercise('d')] },
    ];
    expect(firstExercises(days).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('says what the plan says', () => {
    const data = { estimatedDuration: 50, daysPerWeek: 4, estimatedCalories: 310, days: [] };
    expect(workoutFigures(data)).toEqual({ minutes: 50, daysPerWeek: 4, calories: 310 });
  });

  it('falls back to 45 minutes, 3 days and 280 kcal, and to 3 minutes per exercise', () => {
    expect(workoutFigures({ days: [] })).toEqual({ minutes: 45, daysPerWeek: 3, calories: 280 });
    expect(workoutFigures({ days: [{ exercises: ['a', 'b'] }] }).minutes).toBe(6);
  });

  it('says nothing of calories where the plan hides them', () => {
    expect(workoutFigures({ estimatedCalories: 0, days: [] }).calories).toBeNull();
  });

  it('calls a level Medium where none is set', () => {
    expect([levelName(undefined), levelName('intermediate')]).toEqual(['Medium', 'Intermediate']);
  });

  it('pictures strength exercises that differ in their first muscle', () => {
    const exercises = [
      aPlannedExercise('walk', { category: 'warmup', targetMuscles: ['calves'] }),
      aPlannedExercise('squat', { targetMuscles: ['quads', 'glutes'] }),
      aPlannedExercise('lunge', { targetMuscles: ['quads'] }),
      aPlannedExercise('press', { targetMuscles: ['chest'] }),
    ];
    expect(picturedMuscles([{ exercises }])).toEqual([['quads', 'glutes'], ['chest']]);
  });
});

it('numbers an exercise as day × 10 + place', () => {
  expect([exerciseIndexOf(0, 4), exerciseIndexOf(2, 9)]).toEqual([4, 29]);
});
