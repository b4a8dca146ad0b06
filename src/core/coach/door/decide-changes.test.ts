import { describe, expect, it } from 'vitest';
import { anAthlete } from '../../../../test/personas.ts';
import type { ProposedChange } from '../turn.ts';
import { decideChanges } from './decide-changes.ts';

const profile = anAthlete({ weightLbs: 182, heightIn: 70, foodAllergies: 'None', injuries: [] });
const allergy = (after: string): ProposedChange => ({ field: 'foodAllergies', after, quote: after });
const injury = (after: string): ProposedChange => ({ field: 'injuries', after: [after], quote: after });
const decide = (message: string, change: ProposedChange) => {
  const { passed, asked, refusals } = decideChanges(message, [change], { profile, hidesNumbers: false });
  return passed.length > 0 ? 'passed' : asked.length > 0 ? 'asked' : refusals.length > 0 ? 'refused' : 'dropped';
};

describe('the door, whoever proposed the change', () => {
  it.each([
    ['allergist says sesame, lips swelled up last week', allergy('sesame'), 'passed'],
    ['im allergic to cashews', allergy('cashews'), 'passed'],
    ['add an apple to my snack', allergy('apple'), 'dropped'],
    ['allergic to mondays', allergy('mondays'), 'dropped'],
    ['add sesame to my allergies please', allergy('sesame'), 'passed'],
    ['i found out at work: allergic to shrimp', allergy('shrimp'), 'passed'],
    ['theres 4 of us on sunday', { field: 'workoutDaysPerWeek', after: 4, quote: '' }, 'dropped'],
    ['four teeth coming', { field: 'workoutDaysPerWeek', after: 4, quote: '' }, 'dropped'],
    ['i will lie down for an hour', { field: 'workoutDuration', after: 60, quote: '' }, 'dropped'],
    ['wrokouts of an hour from now on', { field: 'workoutDuration', after: 60, quote: '' }, 'passed'],
    ['i weigh 34 kilo', { field: 'weightLbs', after: 75, quote: '' }, 'asked'],
    ['i weigh 180 now', { field: 'weightLbs', after: 180, quote: '' }, 'passed'],
    ['45 is not right, its 60', { field: 'workoutDuration', after: 60, quote: '' }, 'passed'],
    ['its writing 26 lb everywhere now', { field: 'age', after: 26, quote: '' }, 'dropped'],
    ['im 40 minutes in', { field: 'age', after: 40, quote: '' }, 'dropped'],
    ['im 54 by the way', { field: 'age', after: 54, quote: '' }, 'passed'],
    ['something without tomato on friday', { field: 'dislikedFoods', after: 'tomato', quote: '' }, 'dropped'],
    ['him sleeping next door, so half past seven', { field: 'sleepHours', after: 7, quote: '' }, 'dropped'],
    ['half past seven suits me', { field: 'sleepHours', after: 7, quote: '' }, 'dropped'],
    ['instead of the cod id have salmon', { field: 'dislikedFoods', after: 'salmon', quote: '' }, 'dropped'],
    ['i just want to get fitter, where do i start', { field: 'goal', after: 'fitness', quote: '' }, 'asked'],
    ['change my goal to get fitter', { field: 'goal', after: 'fitness', quote: '' }, 'passed'],
    ['nursing a hangover', { field: 'medicalConditions', after: 'nursing', quote: '' }, 'dropped'],
    ['nursing my 3 month old', { field: 'medicalConditions', after: 'nursing', quote: '' }, 'passed'],
    ['im nursing', { field: 'medicalConditions', after: 'nursing', quote: '' }, 'passed'],
    ['can i have a kiwi with breakfast', allergy('kiwi'), 'dropped'],
    ['my shoulder hurts when i press', injury('shoulder'), 'passed'],
    ["shoulder's good for 2 weeks now, physio says go", injury('shoulder'), 'dropped'],
    ['mon wed fri instead', injury('wed'), 'dropped'],
    ['It was a banana, not an apple.', { field: 'dietaryRestrictions', after: 'apple', quote: 'apple' }, 'dropped'],
    ['I have just got back from the gym.', { field: 'equipmentAccess', after: 'gym', quote: 'gym' }, 'dropped'],
  ] as const)('%s', (message, change, decided) => {
    expect(decide(message, change)).toBe(decided);
  });

  it.each([
    ['also only 30 mins for tmrws session', { field: 'workoutDuration', after: 30, quote: '' }, 'asked'],
    ['only 2 days this week', { field: 'workoutDaysPerWeek', after: 2, quote: '' }, 'asked'],
    ['switch me to 4 days a week', { field: 'workoutDaysPerWeek', after: 4, quote: '' }, 'passed'],
    ['no gym this week, only bands at my mums', { field: 'equipmentAccess', after: 'bands', quote: '' }, 'asked'],
    ['from next week on 4 days', { field: 'workoutDaysPerWeek', after: 4, quote: '' }, 'passed'],
    ['make dinner vegetarian', { field: 'dietaryPrefs', after: ['Vegetarian'], quote: '' }, 'asked'],
    ['vegetarian tomorrow', { field: 'dietaryPrefs', after: ['Vegetarian'], quote: '' }, 'asked'],
  ] as const)('what is said of a day or a week changes nothing for good: %s', (message, change, decided) => {
    expect(decide(message, change as unknown as ProposedChange)).toBe(decided);
  });

  it('plans for no weight under a healthy one, and says the lowest', () => {
    const change = { field: 'targetWeightLbs', after: 120, quote: '120' } as const;
    const { refusals } = decideChanges('make my target 120 then', [change], { profile, hidesNumbers: false });
    expect(refusals.join()).toContain('the lowest I plan for is 129 lbs');
    expect(decideChanges('make it 120', [change], { profile, hidesNumbers: true }).refusals.join()).not.toMatch(/\d/);
    expect(decide('make my target 150', { ...change, after: 150 })).toBe('passed');
    expect(decide('lower the targets to 500', { ...change, after: 500, quote: '500' })).toBe('asked');
  });
});
