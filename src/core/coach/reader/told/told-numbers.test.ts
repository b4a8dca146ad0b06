import { describe, expect, it } from 'vitest';
import { anAthlete } from '#test/personas.ts';
import { toldNumbers } from './told-numbers.ts';

const profile = anAthlete({ age: 34, weightLbs: 182, heightIn: 66, targetWeightLbs: 160 });

/** As clauses are cut: contractions written out, numbers as digits. */
const told = (text: string, earlier = '') =>
  Object.fromEntries(
    toldNumbers({ text, earlier, isForNow: false }, profile).map((each) => [
      each.field,
      'ask' in each ? 'asks' : each.value,
    ]),
  );

describe('numbers that a person tells of themselves', () => {
  it.each([
    ['I weigh 82 kg', { weightLbs: 180.8 }],
    ['11 stone 4 on the scale', { weightLbs: 158 }],
    ['my target weight is 150 lbs', { targetWeightLbs: 150 }],
    ['148 pounds as the target', { targetWeightLbs: 148 }],
    ['weighed in at 80 kilos, aiming for 70', { weightLbs: 176.4, targetWeightLbs: 154.3 }],
    ['I am 5 ft 9', { heightIn: 69 }],
    ['height: 178 cm', { heightIn: 70.1 }],
    ['In bare feet my height is 65 and a half inches', { heightIn: 65.5 }],
    ['I am male, 45, and 6 foot tall', { age: 45, heightIn: 72 }],
    ['I turned 41 yesterday', { age: 41 }],
    ['just had my 71st birthday', { age: 71 }],
    ['I train Monday to Friday', { workoutDaysPerWeek: 5 }],
    ['a 4th training day', {}],
    ['I can do 3 days a week for an hour each', { workoutDaysPerWeek: 3, workoutDuration: 60 }],
    ['hour and a half sessions from now on', { workoutDuration: 90 }],
    ['3 meals a day please', { mealsPerDay: 3 }],
    ['I sleep 8 hours and 15 minutes a night', { sleepHours: 8.25 }],
    ['workouts of 40 minutes please', { workoutDuration: 'asks' }],
    ['I train 9 days a week', { workoutDaysPerWeek: 'asks' }],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it.each([
    'I lost 5 lbs',
    'I benched 185 lbs',
    '3 kettlebells of 34 kilo',
    'my arm came out 38.5cm',
    'I weighed 190 lbs when I was 20',
    'her weight is 140',
    'I feel 80 years old after leg day',
    'I have been a chef for 20 years',
    'half past 7',
    'the gym opens at 6',
  ])('but none of themselves in: %s', (text) => {
    expect(told(text)).toEqual({});
  });

  it.each([
    ['29, not 34', '', { age: 29 }],
    ['make it 4', '6 meals a day is too many', { mealsPerDay: 4 }],
    ['do 30', '45 minute workouts are too long', { workoutDuration: 30 }],
    ['bump it to 145 pounds', 'my goal weight is too low', { targetWeightLbs: 145 }],
  ])('go on with what was spoken of: %s', (text, earlier, expected) => {
    expect(told(text, earlier)).toEqual(expected);
  });

  it('are logged where they were just weighed, and not where an answer is put right', () => {
    const logs = (text: string) =>
      toldNumbers({ text, earlier: '', isForNow: false }, profile).map((each) => 'isLog' in each && each.isLog);
    expect(logs('I am 180 lbs this morning')).toEqual([true]);
    expect(logs('change my weight to 180 lbs')).toEqual([false]);
  });
});
