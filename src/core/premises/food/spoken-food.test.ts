import { describe, expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { constraintsOfPremises } from '#core/premises/constraints-of-premises.ts';
import { facts, goBy } from '#test/go-by.ts';
import { inSentence } from './spoken-food.ts';

const rulesFor = (answers: Partial<Profile>) =>
  constraintsOfPremises(goBy({ ...INVENTED_PERSON, ...answers }, []).premises, facts).food;

describe('what somebody does not eat, in a sentence', () => {
  it.each<[Partial<Profile>, string[], string[]]>([
    [{ dislikedFoods: 'okra', foodAllergies: 'sesame' }, [], ['sesame', 'okra']],
    [{ dietaryRestrictions: 'halal', dislikedFoods: 'liver' }, ['halal'], ['liver']],
    [{ dietaryRestrictions: 'low fodmap' }, ['low FODMAP'], []],
    [{ medicalConditions: 'coeliac disease' }, ['strictly gluten free'], []],
    [{ dietaryRestrictions: 'low salt' }, ['low sodium'], []],
    [{ foodAllergies: 'shellfish. penicillin' }, [], ['shellfish']],
    [{}, [], []],
  ])('%o', (answers, ways, foods) => {
    expect(rulesFor(answers).spoken).toEqual({ ways, foods });
  });

  it('names no word that was not understood', () => {
    const { spoken, dislikedTerms } = rulesFor({ dislikedFoods: 'blorps, okra', medicalConditions: 'zorbitis' });
    expect(dislikedTerms).toContain('blorps');
    expect(spoken?.foods).toEqual(['okra']);
  });

  it.each([
    ['Halal (style)', 'halal'],
    ['AIP (autoimmune protocol)', 'AIP'],
    ['MSG and glutamate', 'MSG and glutamate'],
  ])('%s is written %s', (label, written) => expect(inSentence(label)).toBe(written));
});

describe('salt and honey', () => {
  it('hold no gluten', () => {
    const { forbiddenFoodIds } = rulesFor({ medicalConditions: 'coeliac disease' });
    expect(forbiddenFoodIds.filter((id) => id === 'salt' || id === 'honey')).toEqual([]);
  });
});
