import { describe, expect, it } from 'vitest';
import { isCertified } from '#core/certificate/certificate.ts';
import { loadFoods, loadRecipes } from '#test/catalogue.ts';
import { foodRulesFor, noConstraints } from '#test/constraints.ts';
import { gridCase } from '#test/full-grid.ts';
import { anAthlete } from '#test/personas.ts';
import { sampled } from '#test/sample.ts';
import { tasteNotes } from '../certificate/taste-notes.ts';
import { certifiedMealPlan, type MealPlanRequest } from './certified-meal-plan.ts';
import { certifiedWorkoutPlan, type WorkoutPlanRequest } from './certified-workout-plan.ts';

/** Hundreds of plans are written here, on a machine that may have other work. */

const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);
const profile = anAthlete();
const eater = {
  profile,
  constraints: noConstraints({ food: foodRulesFor(profile) }),
  foods: loadFoods(),
  recipes: loadRecipes(),
  allergenTerms: {},
};
const trainee = gridCase(0);

function mealsOf(request: Partial<MealPlanRequest>, seed: number) {
  const plan = certifiedMealPlan({ ...eater, ...request, seed });
  if (!plan.ok) throw new Error(plan.refusal.message);
  expect(isCertified(plan.data.certificate)).toBe(true);
  return plan.data;
}

function weekOf(request: Partial<WorkoutPlanRequest>, seed: number) {
  const plan = certifiedWorkoutPlan({ ...trainee, ...request, seed });
  if (!plan.ok) throw new Error(plan.refusal.message);
  expect(isCertified(plan.data.certificate)).toBe(true);
  return plan.data;
}

const dishesOf = (request: Partial<MealPlanRequest>, seed: number) =>
  mealsOf(request, seed).meals.map(({ recipeId }) => recipeId ?? '');
const exercisesOf = (request: Partial<WorkoutPlanRequest>, seed: number) =>
  weekOf(request, seed).days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));
/** In how many of the plans the item is. */
const countOf = (id: string, plans: readonly (readonly string[])[]) => plans.filter((ids) => ids.includes(id)).length;

describe('meals', () => {
  const served = [...new Set([1, 2].flatMap((seed) => dishesOf({}, seed)))];

  const usualDays = SEEDS.map((seed) => dishesOf({}, seed));

  it.each(sampled(served, 3))('of %s come more often when it is liked, and never when it is not', (id) => {
    const liked = SEEDS.map((seed) => dishesOf({ likedRecipeIds: [id] }, seed));
    const disliked = SEEDS.map((seed) => dishesOf({ dislikedRecipeIds: [id] }, seed));
    expect(countOf(id, liked)).toBeGreaterThan(countOf(id, usualDays));
    expect(countOf(id, liked), 'yet not every day').toBeLessThan(SEEDS.length);
    expect(countOf(id, disliked)).toBe(0);
  });

  it('say so in the coach’s words', () => {
    const before = mealsOf({}, 1).meals[0];
    const id = before?.recipeId ?? '';
    const back = SEEDS.map((seed) => mealsOf({ likedRecipeIds: [id] }, seed));
    for (const { meals, notes } of back) {
      const isBack = meals.some(({ recipeId }) => recipeId === id);
      expect(notes.includes(`You liked ${before?.name}, so it is back.`)).toBe(isBack);
    }
    expect(mealsOf({ dislikedRecipeIds: [id] }, 1).notes).toContain(
      `You did not like ${before?.name}, so it stays out.`,
    );
  });
});

describe('exercises', () => {
  const strength = weekOf({}, 1)
    .days.flatMap(({ exercises }) => exercises)
    .filter(({ category }) => category === 'strength');
  const planned = [...new Map(strength.map((exercise) => [exercise.exerciseId, exercise])).values()];
  const usualWeeks = SEEDS.map((seed) => exercisesOf({}, seed));

  it('are never there when they were not liked', () => {
    for (const { exerciseId } of planned) {
      const weeks = SEEDS.map((seed) => exercisesOf({ avoidExerciseIds: [exerciseId] }, seed));
      expect(countOf(exerciseId, weeks), exerciseId).toBe(0);
    }
  });

  it('come more often when they were liked, unless they always come', () => {
    const rare = planned.filter(({ exerciseId }) => countOf(exerciseId, usualWeeks) < SEEDS.length);
    expect(rare.length).toBeGreaterThan(0);
    for (const { exerciseId } of rare) {
      const preferences = { favouriteExerciseIds: [exerciseId] };
      const weeks = SEEDS.map((seed) => exercisesOf({ preferences }, seed));
      expect(countOf(exerciseId, weeks), exerciseId).toBeGreaterThan(countOf(exerciseId, usualWeeks));
    }
  });

  it('come less often when a plan with them was not liked', () => {
    const ids = planned.map(({ exerciseId }) => exerciseId);
    const preferences = { unwelcomeExerciseIds: ids };
    const weeks = SEEDS.map((seed) => exercisesOf({ preferences }, seed));
    const sum = (all: string[][]) => ids.reduce((total, id) => total + countOf(id, all), 0);
    expect(sum(weeks)).toBeLessThan(sum(usualWeeks));
  });

  it('say so in the coach’s words', () => {
    const [liked, disliked] = planned;
    const preferences = { favouriteExerciseIds: [liked?.exerciseId ?? ''] };
    const { notes } = weekOf({ preferences, avoidExerciseIds: [disliked?.exerciseId ?? ''] }, 1);
    expect(notes.join(' ')).toContain(
      `You liked ${liked?.name}, so it is back. You did not like ${disliked?.name}, so it stays out.`,
    );
  });
});

describe('the note', () => {
  it.each([
    { liked: [], disliked: [], notes: [] },
    { liked: ['Soup'], disliked: [], notes: ['You liked Soup, so it is back.'] },
    { liked: ['Soup', 'Soup', 'Stew'], disliked: [], notes: ['You liked Soup and Stew, so they are back.'] },
    { liked: [], disliked: ['A', 'B', 'C'], notes: ['You did not like A, B and 1 more, so they stay out.'] },
  ])('of $liked and $disliked', ({ notes, ...tastes }) => {
    expect(tasteNotes(tastes)).toEqual(notes);
  });
});
