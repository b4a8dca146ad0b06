import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { ALLERGEN_TERMS } from '#core/catalogue/allergen-terms.ts';
import { disclosureChange } from '#core/coach/safety/disclosure.ts';
import { loadExercises, loadFoods, loadRecipes, readConstraints } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';
import { certifiedExercise } from './certified-exercise.ts';
import { certifiedMeal } from './certified-meal.ts';
import { certifiedMealPlan, certifiedMealSwap, certifyMealPlan } from './certified-meal-plan.ts';
import { certifiedExerciseSwap, certifiedWorkoutPlan, certifyWorkoutPlan } from './certified-workout-plan.ts';

const foods = loadFoods();
const recipes = loadRecipes();
const catalogue = loadExercises();
const table = { foods, recipes, catalogue, allergenTerms: ALLERGEN_TERMS, seed: 1 };

const requestOf = (profile: Profile) => ({
  ...table,
  profile,
  constraints: readConstraints(profile),
  request: { difficulty: profile.experienceLevel, daysPerWeek: profile.workoutDaysPerWeek },
});

const adult = requestOf(anAthlete());
const kept = disclosureChange(anAthlete(), 'minor')?.after;
const young = requestOf(anAthlete({ medicalConditions: String(kept) }));

const day = certifiedMealPlan(adult);
const week = certifiedWorkoutPlan(adult);
if (!day.ok || !week.ok) throw new Error('an adult is refused');
const { certificate: _day, ...meals } = day.data;
const { certificate: _week, ...workouts } = week.data;
const strength = workouts.days[0]?.exercises.findIndex(({ category }) => category === 'strength') ?? 0;
const place = { plan: workouts, dayIndex: 0, exerciseIndex: strength, reason: '' };

/** Every door, with the plans that were made before it was said. */
const DOORS = {
  'a meal plan': (person: typeof adult) => certifiedMealPlan(person),
  'a workout plan': (person: typeof adult) => certifiedWorkoutPlan(person),
  'a meal swap': (person: typeof adult) => certifiedMealSwap({ ...person, plan: meals, mealIndex: 0 }),
  'an exercise swap': (person: typeof adult) => certifiedExerciseSwap({ ...person, ...place }),
  'a single meal': (person: typeof adult) => certifiedMeal({ ...person, type: 'lunch', calories: 500 }),
  'a single exercise': (person: typeof adult) => certifiedExercise({ ...person, wanted: { targetMuscle: 'chest' } }),
};

describe('somebody who told the coach that they are under 18', () => {
  it.each(Object.entries(DOORS))('asks in vain for %s, and is told so kindly', (_, door) => {
    const answer = door(young);
    if (answer.ok) throw new Error('a plan was made');
    expect(answer.refusal.message).toContain('before you are 18');
    expect(answer.refusal.message).not.toMatch(/doctor’s eye|checks/);
  });

  it.each(Object.entries(DOORS))('gets %s again once it is taken back', (_, door) => {
    expect(door(adult).ok).toBe(true);
  });

  it.each(['Asthma, under 18', 'Under eighteen', 'I am under the age of 18'])('is known by "%s"', (words) => {
    const { care, training } = requestOf(anAthlete({ medicalConditions: words })).constraints;
    expect([care.nutrition, training.modes.includes('stop')]).toEqual(['refuse', true]);
  });

  it.each(['No longer under 18', 'Asthma'])('is not meant by "%s"', (words) => {
    const { care, training } = requestOf(anAthlete({ medicalConditions: words })).constraints;
    expect([care.nutrition, training.modes.includes('stop')]).toEqual(['normal', false]);
  });
});

describe('the checkers', () => {
  it.each(['Under 18 years old', 'Asthma, under eighteen'])('know "%s" without the care rules', (medicalConditions) => {
    const unread = { ...adult, profile: { ...adult.profile, medicalConditions } };
    const failed = [certifyMealPlan(meals, unread), certifyWorkoutPlan(workouts, unread)].map((answer) =>
      answer.ok ? [] : answer.certificate?.checks.filter(({ ok }) => !ok).map(({ id }) => id),
    );
    expect(failed).toEqual([['care'], ['safety-mode']]);
  });

  it('pass both for an adult who says that this is over', () => {
    const unread = { ...adult, profile: { ...adult.profile, medicalConditions: 'No longer under 18' } };
    expect([certifyMealPlan(meals, unread).ok, certifyWorkoutPlan(workouts, unread).ok]).toEqual([true, true]);
  });
});
