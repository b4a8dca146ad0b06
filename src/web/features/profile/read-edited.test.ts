import { describe, expect, it } from 'vitest';
import { profileSchema } from '#core/athlete/profile.ts';
import type { ProfileField } from '#core/athlete/profile-fields.ts';
import { ANSWER_GROUPS, questionFor } from '#core/athlete/questionnaire.ts';
import type { AnswerInput } from '#core/athlete/read-answer.ts';
import { givenAnswer, listedAnswer } from '#core/athlete/show-answer.ts';
import { anAthlete } from '#test/personas.ts';
import { readEdited } from './read-edited.ts';

describe('the answers of a profile', () => {
  it('are all there, each once', () => {
    const shown = ANSWER_GROUPS.flatMap(({ fields }) => fields);
    expect([...shown].sort()).toEqual([...profileSchema.keyof().options].sort());
    expect(shown.every((field) => questionFor(field).prompt !== '')).toBe(true);
  });

  it.each<[ProfileField, string]>([
    ['firstName', 'Maya'],
    ['targetWeightLbs', 'Not set'],
    ['goal', 'Lose weight'],
    ['weightLbs', '165 lbs'],
    ['heightIn', '5 ft 6 in'],
    ['injuries', 'Bad knee, Sore wrist'],
    ['dislikedFoods', 'None'],
    ['sleepHours', '7 to 8 hours'],
    ['workoutDuration', '45 minutes'],
  ])('%s reads “%s”', (field, shown) => {
    const profile = anAthlete({ injuries: ['Bad knee', 'Sore wrist'], dislikedFoods: '' });
    expect(listedAnswer(field, profile[field])).toBe(shown);
  });

  it('show what lies between the options', () => {
    expect(listedAnswer('sleepHours', 6.2)).toBe('6.2 hours');
  });

  it('come back unchanged when they are given again', () => {
    const profile = anAthlete({ targetWeightLbs: 150, injuries: ['Bad knee'] });
    for (const { fields } of ANSWER_GROUPS) {
      for (const field of fields) {
        expect(readEdited(field, givenAnswer(field, profile[field])), field).toEqual({
          ok: true,
          change: { [field]: profile[field] ?? null },
        });
      }
    }
  });
});

describe('an edited answer', () => {
  it.each<[ProfileField, AnswerInput, object]>([
    ['firstName', '  Ann ', { firstName: 'Ann' }],
    ['firstName', '', { firstName: null }],
    ['targetWeightLbs', '', { targetWeightLbs: null }],
    ['targetWeightLbs', '70 kg', { targetWeightLbs: 154.3 }],
    ['weightLbs', '180', { weightLbs: 180 }],
    ['injuries', 'left knee', { injuries: ['left knee'] }],
    ['medicalConditions', { chosen: ['Diabetes'], text: 'gout' }, { medicalConditions: 'Diabetes, gout' }],
    ['mealsPerDay', 5, { mealsPerDay: 5 }],
  ])('%s: %j is understood', (field, input, change) => {
    expect(readEdited(field, input)).toEqual({ ok: true, change });
  });

  it.each<[ProfileField, AnswerInput, RegExp]>([
    ['firstName', 'x'.repeat(81), /under 80/],
    ['targetWeightLbs', '75', /pounds or kilos/],
    ['weightLbs', 'heavy', /could not read/],
    ['age', '12', /made for adults/],
    ['foodAllergies', ' ', /None/],
    ['goal', 'fly', /pick one/],
  ])('%s: %j is asked again', (field, input, ask) => {
    expect(readEdited(field, input)).toEqual({ ok: false, ask: expect.stringMatching(ask) });
  });
});
