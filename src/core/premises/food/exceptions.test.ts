import { expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { facts } from '#test/go-by.ts';
import { readPremises } from '../read-premises.ts';

function stances(answers: Partial<Profile>): string[] {
  const { foods } = readPremises({ profile: { ...INVENTED_PERSON, ...answers }, facts, today: null });
  return [...new Set(foods.map(({ subject, stance }) => `${subject.split(':')[1]} ${stance}`))];
}

it.each<[Partial<Profile>, string[]]>([
  [{ foodAllergies: 'nuts except almonds, sesame' }, ['almond fine', 'sesame never']],
  [{ foodAllergies: 'shellfish but prawns are fine, sesame' }, ['shrimp fine', 'sesame never']],
  [{ foodAllergies: 'allergic to fish except tuna, kiwi and sesame' }, ['tuna fine', 'kiwi never', 'sesame never']],
  [{ dislikedFoods: 'cheese except feta, olives' }, ['feta fine', 'olives disliked']],
  [{ dislikedFoods: 'cheese except parmesan, anything too spicy' }, ['parmesan fine', 'spicy disliked']],
])('an exception ends where the list goes on with something else: %o', (answers, expected) => {
  expect(stances(answers)).toEqual(expect.arrayContaining(expected));
});

it.each<[Partial<Profile>, string[]]>([
  [{ foodAllergies: 'nuts except almonds, pecans' }, ['almond fine', 'pecan fine']],
  [{ foodAllergies: 'shellfish but prawns are fine, sesame is ok' }, ['shrimp fine', 'sesame fine']],
  [{ dislikedFoods: 'meat except chicken and fish' }, ['chicken fine', 'fish fine']],
])('and holds for its own kind, and for what is called fine: %o', (answers, expected) => {
  expect(stances(answers)).toEqual(expect.arrayContaining(expected));
});
