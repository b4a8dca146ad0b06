import { generatePlan } from '#contract/plans.ts';
import { createProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import type { Caller } from '#test/app.ts';
import { anAthlete } from '#test/personas.ts';
import type { TestPage } from './start-page.tsx';

/** Somebody who is signed in on the page and has answered the questionnaire: Maya, who must not eat peanuts. */
export async function maya(page: TestPage, answers: Partial<Profile> = {}): Promise<Caller> {
  const person = await page.signUp();
  const { body } = await person.call(createProfile, { body: anAthlete({ foodAllergies: 'Peanuts', ...answers }) });
  if (!body) throw new Error('no profile');
  return person;
}

/** Has a plan written for a person, as their active one. */
export async function havePlan(person: Caller, type: 'meal' | 'workout', name: string): Promise<void> {
  const { body } = await person.call(generatePlan, { body: { type, name } });
  if (body.name !== name) throw new Error('no plan');
}
