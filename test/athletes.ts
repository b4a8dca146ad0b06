import { generatePlan, type MealPlan, type WorkoutPlan } from '#contract/plans.ts';
import { createProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Caller, TestApp } from './app.ts';
import { anAthlete } from './personas.ts';

/** Signs somebody up who has answered the questionnaire. */
export async function signUpAthlete(app: TestApp, answers: Partial<Profile> = {}): Promise<Caller> {
  const person = await app.signUp();
  await person.call(createProfile, { body: anAthlete(answers) });
  return person;
}

/** Has a meal plan made for them. */
export async function generateMealPlan(person: Caller, wanted: object = {}): Promise<MealPlan> {
  const { body: plan } = await person.call(generatePlan, { body: { type: 'meal', ...wanted } });
  if (plan.type !== 'meal') throw new Error('asked for meals');
  return plan;
}

/** Has a workout plan made for them. */
export async function generateWorkoutPlan(person: Caller, wanted: object = {}): Promise<WorkoutPlan> {
  const { body: plan } = await person.call(generatePlan, { body: { type: 'workout', ...wanted } });
  if (plan.type !== 'workout') throw new Error('asked for workouts');
  return plan;
}
