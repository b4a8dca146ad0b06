import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { anAthlete } from '#test/personas.ts';
import { clausesOf } from '../clauses.ts';
import { kindNamed, nameOfKind } from './kinds.ts';
import { changeOf } from './values.ts';

const profile: Profile = anAthlete({
  ...{ age: 34, weightLbs: 182, targetWeightLbs: 160, heightIn: 66, stressLevel: 'moderate', sleepHours: 7.5 },
  ...{ workoutDaysPerWeek: 3, workoutDuration: 45, mealsPerDay: 4, injuries: ['Left knee'], medications: 'None' },
  ...{ foodAllergies: 'Peanuts', dietaryPrefs: ['Vegetarian'], equipmentAccess: 'Dumbbells and a bench' },
});

function valueIn(kind: string, message: string) {
  const text = clausesOf(message)
    .map((clause) => clause.text)
    .join('. ');
  const named = kindNamed(kind);
  if (!named) throw new Error(`no kind is called ${kind}`);
  return changeOf(named, { text, quote: message }, profile)?.after ?? null;
}

describe('the value that a kind of change has in a message', () => {
  it.each([
    ['weightLbs', 'Two more pounds have gone, which makes it 180 now.', 180],
    ['weightLbs', 'You still have my weight from January. Nowadays it is 13 stone 5.', 187],
    ['targetWeightLbs', 'Forget about 160 as my target. I have settled on 150.', 150],
    ['heightIn', 'typo in my height: it is 170.5 cm', 67.1],
    ['heightIn', 'In bare feet my height is 65 and a half inches.', 65.5],
    ['age', 'You have me at 34, but I celebrated my 40th birthday last weekend.', 40],
    ['workoutDaysPerWeek', 'You say I train three times a week; six is correct.', 6],
    ['workoutDaysPerWeek', 'Always on Monday, Tuesday, Thursday and Sunday.', 4],
    ['workoutDuration', 'make my workouts an hr and a half long', 90],
    ['workoutDuration', 'Half an hour is all I get.', 30],
    ['mealsPerDay', 'Four is wrong for my meals. It has been six every day.', 6],
    ['sleepHours', 'Asleep by eleven and up at six, so put me down for seven hours.', 7],
    ['sleepHours', 'normally I get 6 h 30 min', 6.5],
    ['stressLevel=high', 'Moderate stress? No, high would be the truth.', 'high'],
    ['injuries+', 'got tennis elbow now, on top of the knee', ['Left knee', 'tennis elbow']],
    ['injuries-', 'The knee is history', ['None']],
    ['dietaryPrefs+', 'pescatarian would be the right label', ['pescatarian']],
    ['equipmentAccess+', 'a treadmill came today', 'Dumbbells and a bench, treadmill'],
    ['foodAllergies0', 'that is all over', 'None'],
  ])('%s: %s', (kind, message, after) => {
    expect(valueIn(kind, message)).toEqual(after);
  });

  it.each([
    ['weightLbs', 'I still weigh 182'],
    ['weightLbs', 'I weigh a lot'],
    ['age', 'I am 12'],
    ['workoutDuration', '40 minutes'],
    ['stressLevel=moderate', 'moderately stressed'],
    ['injuries+', 'the left knee'],
    ['injuries-', 'the shoulder'],
    ['medications0', 'none'],
  ])('is none where nothing new is said that could be kept: %s, %s', (kind, message) => {
    expect(valueIn(kind, message)).toBeNull();
  });

  it.each(['goal=muscle_gain', 'age', 'injuries+', 'injuries-', 'injuries0'])('knows %s by its name', (name) => {
    const kind = kindNamed(name);
    expect(kind && nameOfKind(kind)).toBe(name);
  });

  it.each(['goal', 'shoes+', 'age=3x!', 'injuries'])('knows no kind called %s', (name) => {
    expect(kindNamed(name)).toBeUndefined();
  });
});
