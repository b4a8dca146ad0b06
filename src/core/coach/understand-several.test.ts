import { describe, expect, it } from 'vitest';
import { anAthlete } from '#test/personas.ts';
import { understand } from './understand.ts';

/** Has two things on most lists, so that they must be told apart. */
const profile = anAthlete({
  ...{ age: 34, weightLbs: 182, heightIn: 66, targetWeightLbs: 160, workoutDaysPerWeek: 3, workoutDuration: 60 },
  ...{ mealsPerDay: 4, sleepHours: 7.5, stressLevel: 'moderate', experienceLevel: 'beginner' },
  ...{ injuries: ['Left knee', 'Right wrist'], dislikedFoods: 'Mushrooms, Olives', foodAllergies: 'Peanuts, Kiwi' },
  ...{ medications: 'Atorvastatin', medicalConditions: 'Asthma', equipmentAccess: 'Dumbbells, Bench' },
  ...{ dietaryPrefs: ['Vegetarian'], dietaryRestrictions: 'None', sex: 'female' },
});

const heard = (message: string) => understand(message, { profile, history: [], hasPending: false, exercises: [] });

const changed = (message: string): Record<string, unknown> =>
  Object.fromEntries(heard(message).changes.map(({ field, after }) => [field, after]));

describe('several facts in one message', () => {
  it.each([
    ['5 days a week and 3 meals a day', { workoutDaysPerWeek: 5, mealsPerDay: 3 }],
    ['sleep 6, weight 179', { sleepHours: 6, weightLbs: 179 }],
    ['I weigh 178 lbs now and my stress is high', { weightLbs: 178, stressLevel: 'high' }],
    [
      'allergic to sesame, hate liver',
      { foodAllergies: 'Peanuts, Kiwi, sesame', dislikedFoods: 'Mushrooms, Olives, liver' },
    ],
    ['Sesame: allergic. I sleep 6 hours a night now.', { foodAllergies: 'Peanuts, Kiwi, Sesame', sleepHours: 6 }],
    ['turned 35 today, and please 45 minute sessions from now on', { age: 35, workoutDuration: 45 }],
  ])('%s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });

  it.each([
    ['My target is 155 lbs now, not 160', { targetWeightLbs: 155 }],
    ['5 sessions a week, and my brother does 6 of them with me', { workoutDaysPerWeek: 5 }],
  ])('hears one fact once: %s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });

  it.each([
    "I'm not allergic to eggs or nuts, before you ask",
    'Down another set, 100 kg',
    'My sister turned 40 and weighs 140 lbs',
    "Can't decide between 4 days and 5 days a week",
  ])('hears none in: %s', (message) => {
    expect(changed(message)).toEqual({});
  });
});

describe('what is counted from what stands there', () => {
  it.each([
    ['two more training days a week from now on', { workoutDaysPerWeek: 5 }],
    ['one meal fewer a day please', { mealsPerDay: 3 }],
    ['cut 15 minutes off my sessions', { workoutDuration: 45 }],
    ['half an hour longer per session', { workoutDuration: 90 }],
    ['I sleep an hour and a half less than you have me down for', { sleepHours: 6 }],
    ["I'm 3 lbs heavier than the weight on file", { weightLbs: 185 }],
    ["I'm a year older than my profile says", { age: 35 }],
    ["I'm an inch shorter than I told you", { heightIn: 65 }],
    ['raise my target weight by 5 pounds', { targetWeightLbs: 165 }],
    ['twice as many training days a week', { workoutDaysPerWeek: 6 }],
    ['my stress is one level higher these days', { stressLevel: 'high' }],
  ])('%s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });

  it.each([
    "I've lost 10 lbs since May",
    'add two more reps to each set',
    'should I do two more sessions a week?',
    'one day less of cardio would be nice',
    'five more training days a week',
    'I went up 5 lbs on the bench',
  ])('but not: %s', (message) => {
    expect(changed(message)).toEqual({});
  });
});

describe('two things of one list', () => {
  it.each([
    ["The wrist is fine again, the knee isn't", { injuries: ['Left knee'] }],
    ['Kiwi is off the list, the allergist says. Peanuts stay.', { foodAllergies: 'Peanuts' }],
    ['I love olives now. Mushrooms? Still awful.', { dislikedFoods: 'Mushrooms' }],
    ['Sold the bench but kept the dumbbells', { equipmentAccess: 'Dumbbells' }],
  ])('tells what goes from what stays: %s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });

  it.each([
    'My knee still hurts and so does my wrist',
    'Mushrooms are awful, olives too',
    'Who says I hate mushrooms? Only the olives are right.',
  ])('keeps both: %s', (message) => {
    expect(changed(message)).toEqual({});
  });

  it.each([
    ["It isn't asthma, it's COPD", { medicalConditions: 'COPD' }],
    ['sesame instead of kiwi in my allergies', { foodAllergies: 'Peanuts, sesame' }],
    ['Replace mushrooms with liver in my dislikes', { dislikedFoods: 'liver, Olives' }],
    ['the statin I take is rosuvastatin, never atorvastatin', { medications: 'rosuvastatin' }],
    ['I eat pescatarian now, no longer just vegetarian', { dietaryPrefs: ['pescatarian'] }],
    ["It's my right knee that's injured, not the left", { injuries: ['Right knee', 'Right wrist'] }],
  ])('puts one in the place of another: %s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });

  it('does not put on a list what it is asked to take off', () => {
    expect(changed('please remove the hip from my injuries')).toEqual({});
  });
});

describe('how it is written', () => {
  it.each([
    ["I'd be grateful if you removed kiwi from my allergies", { foodAllergies: 'Peanuts' }],
    ['Might I ask you to raise my meals to five a day?', { mealsPerDay: 5 }],
    ["If you don't mind, my height should be 65 inches", { heightIn: 65 }],
    ['traget weigth 150 lbs', { targetWeightLbs: 150 }],
    ['trainig experiance: intermediat', { experienceLevel: 'intermediate' }],
    ["sex isn't female, it's other", { sex: 'other' }],
    ['change weight to 81.5 kg', { weightLbs: 179.7 }],
    ['I only have a yoga mat now', { equipmentAccess: 'yoga mat' }],
  ])('%s', (message, expected) => {
    expect(changed(message)).toEqual(expected);
  });
});
