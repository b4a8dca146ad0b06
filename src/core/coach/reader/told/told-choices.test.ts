import { describe, expect, it } from 'vitest';
import { anAthlete } from '#test/personas.ts';
import { toldChoices } from './told-choices.ts';

const profile = anAthlete({ sex: 'female', stressLevel: 'moderate', goal: 'fitness', experienceLevel: 'beginner' });

const told = (text: string, earlier = '') =>
  Object.fromEntries(
    toldChoices({ text, earlier, isForNow: false }, profile).map((each) => [
      each.field,
      'ask' in each ? 'asks' : each.value,
    ]),
  );

describe('answers that are chosen from a few', () => {
  it.each([
    ['my stress is high', { stressLevel: 'high' }],
    ['my stress is not moderate, it is low', { stressLevel: 'low' }],
    ['hardly any stress these days', { stressLevel: 'low' }],
    ['I am non-binary', { sex: 'other' }],
    ['put me down as other for sex, not female', { sex: 'other' }],
    ['advanced in the gym and intermediate for cooking', { experienceLevel: 'advanced', cookingLevel: 'intermediate' }],
    ['I have been lifting for 2 years', { experienceLevel: 'intermediate' }],
    ['I am a terrible cook', { cookingLevel: 'beginner' }],
    ['I work as a bricklayer now', { activityLevel: 'very_active' }],
    ['I started a desk job', { activityLevel: 'sedentary' }],
    ['my goal is to build muscle, not to lose weight', { goal: 'muscle_gain' }],
    ['change activity level to light', { activityLevel: 'asks' }],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it.each(['I quit my desk job', 'I turned down the desk job', 'the moderate option', 'she is a trained nurse'])(
    'but not: %s',
    (text) => {
      expect(told(text)).toEqual({});
    },
  );

  it('go on with what was spoken of', () => {
    expect(told('make it high', 'my stress level is wrong')).toEqual({ stressLevel: 'high' });
  });
});
