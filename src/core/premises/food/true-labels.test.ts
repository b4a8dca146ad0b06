import { expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { facts } from '#test/go-by.ts';
import { readPremises } from '../read-premises.ts';
import { foodRulesOf } from './food-rules-of.ts';

function rulesFor(answers: Partial<Profile>) {
  const premises = readPremises({ profile: { ...INVENTED_PERSON, ...answers }, facts, today: null });
  return foodRulesOf(premises, facts.food, facts.foods);
}

it.each<[string, string[]]>([
  ['Bee stings, egg', ['egg']],
  ['penicillin', []],
  ['kiwi, and dust and pollen in spring', ['kiwi']],
  ['cats, dogs, sesame', ['sesame']],
  ['tree nuts EXCEPT almonds, I eat almonds every day', ['tree nuts other than almonds']],
  ['tree nuts but pecans and walnuts are fine', ['tree nuts other than pecans and walnuts']],
  ['histamine', ['foods high in histamine']],
  ['raw carrot makes my mouth itch', ['raw carrot']],
])('claims of an allergy only what is true and about food: %s', (foodAllergies, named) => {
  expect(rulesFor({ foodAllergies }).named).toEqual(named);
});

it('says a way of eating with what stays of it', () => {
  expect(rulesFor({ dietaryPrefs: ['vegetarian but I eat fish'] }).spoken?.ways).toEqual([
    'vegetarian except for fish',
  ]);
});

it.each([
  ['rice pudding', ['rice pudding']],
  ['kheer', ['kheer']],
  ['raw tomato (sauce ok)', ['raw tomato']],
  ['mushrooms', ['mushroom']],
])('calls a food what the person calls it: %s', (dislikedFoods, spoken) => {
  expect(rulesFor({ dislikedFoods }).spoken?.foods).toEqual(spoken);
});

it('names in a refusal what is out, not what stays', () => {
  const labels = rulesFor({ foodAllergies: 'tree nuts except almonds' }).labelled?.map(({ label }) => label);
  expect(labels).toEqual(['no tree nuts other than almonds']);
});
