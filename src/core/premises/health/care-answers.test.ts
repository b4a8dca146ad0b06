import { describe, expect, it } from 'vitest';
import type { CareRules, TrainingMode } from '#core/athlete/constraints.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { readConstraints } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';

const read = (profile: Partial<Profile>) => readConstraints(anAthlete(profile));
const noticeIds = (profile: Partial<Profile>) => read(profile).care.notices.map(({ id }) => id);
const plain = read({});

/** What the planners are handed of an answer, after the whole reading and its check. */
describe('conditions', () => {
  it.each<[string, Partial<CareRules>, TrainingMode[]]>([
    ['Pregnant, second trimester', { nutrition: 'maintenance', extraKcal: 340 }, ['clear_first', 'pregnancy']],
    ['postpartum', { nutrition: 'maintenance', minKcal: 1800 }, ['clear_first', 'postpartum']],
    ['Diabetes', { nutrition: 'normal', evenCarbs: true }, ['cautious']],
    ['had a stroke', { nutrition: 'maintenance' }, ['clear_first']],
    ['I get dizzy when I exercise', {}, ['stop']],
    ['I get dizzy during workouts', {}, ['stop']],
    ['cirrhosis', { nutrition: 'refuse' }, ['clear_first']],
    ['Ehlers-Danlos', { nutrition: 'normal' }, []],
  ])('%s', (text, care, modes) => {
    const constraints = read({ medicalConditions: text });
    expect(constraints.care).toMatchObject(care);
    expect(constraints.training.modes.toSorted()).toEqual(modes);
  });

  it.each([
    'no',
    'healthy',
    'no medical conditions',
    'not pregnant',
    'no eating disorder',
    'no history of heart disease',
    'family history of heart disease',
    'seasonal allergies',
    'ADHD',
  ])('%s asks for nothing', (text) => {
    const { care, training, unclear } = read({ medicalConditions: text });
    expect(care).toEqual(plain.care);
    expect(training).toEqual(plain.training);
    expect(unclear).toEqual([]);
  });

  it('takes hypermobile joints out of their end range', () => {
    const { forbiddenExercises } = read({ medicalConditions: 'Ehlers-Danlos' }).training;
    expect(Object.keys(forbiddenExercises).length).toBeGreaterThan(
      Object.keys(plain.training.forbiddenExercises).length,
    );
  });

  it('asks how far along a pregnancy is, unless it was said', () => {
    const asked = (text: string) => read({ medicalConditions: text }).unclear.map(({ treatedAs }) => treatedAs);
    expect(asked('Pregnant')).toContain('Until you tell me, I plan for the second trimester.');
    expect(asked('Pregnant, week 20')).toEqual(['Until you tell me, I plan gently.']);
  });

  it('keeps salt as low as the lower of an illness and a wish', () => {
    expect(read({ medicalConditions: 'High blood pressure, low salt' }).food.sodiumMaxMg).toBe(1500);
  });

  it.each<[Partial<Profile>, string]>([
    [{ foodAllergies: 'diabetic' }, 'diabetes_2'],
    [{ dietaryPrefs: ['500 calories a day'] }, 'eating_disorder'],
    [{ dietaryPrefs: ['I purge after meals'] }, 'eating_disorder'],
    [{ dietaryRestrictions: 'on warfarin' }, 'warfarin'],
    [{ injuries: ['chest pain'] }, 'warning_signs'],
    [{ medications: 'for high blood pressure' }, 'hypertension'],
  ])('reads health from any answer: %j', (profile, id) => {
    expect(noticeIds(profile)).toContain(id);
  });
});

describe('medicines', () => {
  it.each(['None', 'nothing', 'birth control', 'vitamin D and creatine', 'not on insulin', 'no meds', 'Zyrtec'])(
    '%s asks for nothing',
    (text) => {
      const constraints = read({ medications: text });
      expect(constraints.care).toEqual(plain.care);
      expect(constraints.unclear).toEqual([]);
    },
  );

  it('trains by feel with a beta blocker', () => {
    expect(read({ medications: 'metoprolol' }).training.modes).toEqual(['cautious']);
  });

  it('sends an unknown medicine to the pharmacist', () => {
    const { care, training, unclear } = read({ medications: 'flurbaxitol' });
    const [notice] = care.notices;
    expect(notice).toMatchObject({ id: 'unknown_medicine', level: 'note', about: 'everything' });
    expect(notice?.text).toContain('pharmacist');
    expect(unclear.map(({ text }) => text)).toEqual(['flurbaxitol']);
    expect(training.modes).toEqual(['cautious']);
  });
});
