import { describe, expect, it } from 'vitest';
import { loadLexicons, readConstraints } from '#test/catalogue.ts';
import { anAthlete } from '#test/personas.ts';
import type { CareRules, TrainingMode } from './constraints.ts';
import type { Profile } from './profile.ts';
import { questionFor } from './questionnaire.ts';

const { lexicon } = loadLexicons();

const read = (profile: Partial<Profile>) => readConstraints(anAthlete(profile));
const noticeIds = (profile: Partial<Profile>) => read(profile).care.notices.map(({ id }) => id);

describe('conditions', () => {
  it.each<[string, Partial<CareRules>, TrainingMode[]]>([
    ['Pregnant', { nutrition: 'maintenance', extraKcal: 340 }, ['pregnancy']],
    ['Pregnant, first trimester', { nutrition: 'maintenance', extraKcal: 0 }, ['pregnancy']],
    ['Pregnant, week 8', { nutrition: 'maintenance', extraKcal: 0 }, ['pregnancy']],
    ['Pregnant, second trimester', { nutrition: 'maintenance', extraKcal: 340 }, ['pregnancy']],
    ['20 weeks pregnant', { nutrition: 'maintenance', extraKcal: 340 }, ['pregnancy']],
    ["I'm 32 weeks pregnant", { nutrition: 'maintenance', extraKcal: 452 }, ['pregnancy']],
    ['8 months pregnant', { nutrition: 'maintenance', extraKcal: 452 }, ['pregnancy']],
    ['trying to conceive', { nutrition: 'maintenance' }, []],
    ['Breast-feeding', { nutrition: 'maintenance', minKcal: 1800, extraKcal: 330 }, ['cautious']],
    ['nursing', { nutrition: 'maintenance', minKcal: 1800 }, ['cautious']],
    ['postpartum', { nutrition: 'maintenance' }, ['pregnancy']],
    ['Past or present eating disorder', { nutrition: 'refuse', hideNumbers: true }, ['clear_first']],
    ['recovered from anorexia', { nutrition: 'refuse', hideNumbers: true }, ['clear_first']],
    ['bulimia', { nutrition: 'refuse', hideNumbers: true }, ['clear_first']],
    ['stage 3 CKD', { nutrition: 'refuse', maxProteinPerKg: 0.8 }, ['clear_first']],
    ['on dialysis', { nutrition: 'refuse' }, ['clear_first']],
    ['PKU', { nutrition: 'refuse' }, []],
    ['congestive heart failure', { nutrition: 'refuse' }, ['clear_first']],
    ['gastric bypass', { nutrition: 'refuse' }, ['clear_first']],
    ['gastric bypass 5 years ago', { nutrition: 'maintenance' }, ['cautious']],
    ['type 1 diabetes', { nutrition: 'normal', maxDeficit: 0.1, minCarbsGrams: 130, evenCarbs: true }, ['cautious']],
    ['Diabetes', { nutrition: 'normal' }, ['cautious']],
    ['type 2 diabetic', { nutrition: 'normal', evenCarbs: true, steadyVitaminK: false }, ['cautious']],
    ['High blood pressure', { nutrition: 'normal' }, ['cautious']],
    ['uncontrolled high blood pressure', {}, ['stop']],
    ['Heart condition', { nutrition: 'maintenance' }, ['clear_first']],
    ['had a stroke', { nutrition: 'maintenance' }, ['clear_first']],
    ['chest pain when climbing stairs', {}, ['stop']],
    ['I get dizzy when I exercise', {}, ['stop']],
    ['Asthma', { nutrition: 'normal' }, ['cautious']],
    ['COPD', { nutrition: 'maintenance' }, ['clear_first']],
    ['Recent surgery', { nutrition: 'maintenance' }, ['clear_first']],
    ['chemo for breast cancer', { nutrition: 'maintenance' }, ['clear_first']],
    ['cirrhosis', { nutrition: 'maintenance' }, ['clear_first']],
    ['osteoporosis', { nutrition: 'normal', maxDeficit: 0.15 }, ['cautious', 'low_impact']],
    ['arthritis', { nutrition: 'normal' }, ['cautious', 'low_impact']],
    ['depression', { nutrition: 'normal' }, ['cautious']],
    ['Ehlers-Danlos', { nutrition: 'normal' }, ['cautious']],
  ])('%s', (text, care, modes) => {
    const constraints = read({ medicalConditions: text });
    expect(constraints.care).toMatchObject(care);
    expect(constraints.training.modes).toEqual(modes);
  });

  it.each([
    'None',
    'no',
    'healthy',
    'no medical conditions',
    'not pregnant',
    'no eating disorder',
    'no diabetes or asthma',
    'no history of heart disease',
    'family history of heart disease',
    'seasonal allergies',
    'ADHD',
  ])('%s asks for nothing', (text) => {
    const { care, training, unclear } = read({ medicalConditions: text });
    expect(care).toEqual(read({}).care);
    expect(training).toEqual(read({}).training);
    expect(unclear).toEqual([]);
  });

  it('knows every button of the question', () => {
    for (const { value } of questionFor('medicalConditions').options) {
      const { care, unclear } = read({ medicalConditions: String(value) });
      expect(care.notices.length > 0).toBe(value !== 'None');
      expect(unclear.map(({ treatedAs }) => treatedAs).join()).not.toContain('do not know');
    }
  });

  it('asks how far along a pregnancy is, unless it was said', () => {
    expect(read({ medicalConditions: 'Pregnant' }).unclear).toHaveLength(1);
    expect(read({ medicalConditions: 'Pregnant, week 20' }).unclear).toEqual([]);
  });

  it('leaves out what is unsafe in pregnancy', () => {
    const { forbiddenFlags } = read({ medicalConditions: 'Pregnant' }).food;
    expect(forbiddenFlags).toEqual(expect.arrayContaining(['pregnancy_avoid', 'high_mercury', 'alcohol']));
  });

  it('takes the strictest of several', () => {
    const { care, food } = read({ medicalConditions: 'High blood pressure, pregnant, type 1 diabetes, low salt' });
    expect(care).toMatchObject({ nutrition: 'maintenance', maxDeficit: 0.1, extraKcal: 340 });
    expect(food.sodiumMaxMg).toBe(2300);
    expect(care.notices.map(({ level }) => level)).toEqual(['refer', 'refer', 'constrain']);
  });

  it.each<[Partial<Profile>, string]>([
    [{ dietaryRestrictions: 'I am diabetic' }, 'type2_diabetes'],
    [{ dietaryPrefs: ['500 calories a day'] }, 'eating_disorder'],
    [{ dietaryPrefs: ['I purge after meals'] }, 'eating_disorder'],
    [{ dietaryRestrictions: 'on warfarin' }, 'warfarin'],
    [{ injuries: ['chest pain'] }, 'warning_signs'],
    [{ medications: 'for high blood pressure' }, 'hypertension'],
  ])('reads health from any answer: %j', (profile, id) => {
    expect(noticeIds(profile)).toContain(id);
  });

  it.each<[string, Partial<CareRules>]>([
    ['warfarin', { steadyVitaminK: true, evenCarbs: false, smallMeals: false }],
    ['a blood thinner', { steadyVitaminK: true }],
    ['Eliquis', { steadyVitaminK: false }],
    ['glipizide', { evenCarbs: true, smallMeals: false }],
    ['metformin', { evenCarbs: false }],
    ['Mounjaro', { smallMeals: true, evenCarbs: false, maxDeficit: 0.2 }],
    ['Ozempic and warfarin', { smallMeals: true, steadyVitaminK: true }],
  ])('shapes the meals for %s', (medications, care) => {
    expect(read({ medications }).care).toMatchObject(care);
  });

  it('goes easy from 65 on, and with a high body mass', () => {
    expect(read({ age: 65 })).toMatchObject({ care: { maxDeficit: 0.12 }, training: { modes: ['senior'] } });
    expect(read({ age: 64 }).training.modes).toEqual([]);
    expect(read({ weightLbs: 230, heightIn: 66 }).training.modes).toEqual(['cautious']);
  });

  it('writes kind, short texts', () => {
    const rules = [...lexicon.care.conditions, ...lexicon.care.medicines];
    for (const { text } of rules) expect(text.length).toBeLessThan(420);
    for (const { level, text, terms } of rules)
      expect(level === 'note' || (text !== '' && terms.length > 0)).toBe(true);
  });
});

describe('medicines', () => {
  it.each<[string, string]>([
    ['warfarin', 'grapefruit'],
    ['Coumadin 5 mg daily', 'grapefruit'],
    ["I'm on blood thinners", 'grapefruit'],
    ['Lipitor', 'grapefruit'],
    ['atorvastatin 20mg once daily', 'grapefruit'],
    ['simvastatine', 'grapefruit'],
    ['a statin', 'grapefruit'],
    ['amlodipine', 'grapefruit'],
    ['phenelzine', 'tyramine'],
    ['MAOI', 'tyramine'],
    ['disulfiram', 'alcohol'],
  ])('%s leaves out %s', (text, flag) => {
    expect(read({ medications: text }).food.forbiddenFlags).toContain(flag);
  });

  it.each<[string, Partial<CareRules>]>([
    ['insulin', { nutrition: 'normal', maxDeficit: 0.1, minCarbsGrams: 130 }],
    ['insulin and metformin', { maxDeficit: 0.1 }],
    ['glipizide', { maxDeficit: 0.1 }],
    ['Jardiance', { minCarbsGrams: 130 }],
    ['dapagliflozin', { minCarbsGrams: 130 }],
    ['Ozempic', { maxDeficit: 0.2 }],
    ['lithium', { nutrition: 'maintenance' }],
  ])('%s', (text, care) => {
    expect(read({ medications: text }).care).toMatchObject(care);
  });

  it.each(['None', 'nothing', 'birth control', 'vitamin D and creatine', 'not on insulin', 'no meds', 'Zyrtec'])(
    '%s asks for nothing',
    (text) => {
      const constraints = read({ medications: text });
      expect(constraints.care).toEqual(read({}).care);
      expect(constraints.unclear).toEqual([]);
    },
  );

  it('trains by feel with a beta blocker', () => {
    expect(read({ medications: 'metoprolol' }).training.modes).toEqual(['cautious']);
  });

  it('sends an unknown medicine to the pharmacist', () => {
    const { care, unclear } = read({ medications: 'flurbaxitol' });
    expect(care.notices.map(({ id, level }) => [id, level])).toEqual([['unknown_medicine', 'note']]);
    expect(unclear.map(({ text }) => text)).toEqual(['flurbaxitol']);
  });
});
