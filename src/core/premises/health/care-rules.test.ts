import { describe, expect, it } from 'vitest';
import type { CareRules, TrainingMode } from '#core/athlete/constraints.ts';
import { questionFor } from '#core/athlete/questionnaire.ts';
import { readHealth } from '#test/reading-health.ts';

const rulesOf = (said: string, field = 'medicalConditions') => readHealth({ [field]: said }).rules;
const plain = rulesOf('None');

describe('rules of care that planners of today go by', () => {
  it.each<[string, Partial<CareRules>, TrainingMode[]]>([
    ['Pregnant', { nutrition: 'maintenance', extraKcal: 340 }, ['clear_first', 'pregnancy']],
    ['Pregnant, first trimester', { nutrition: 'maintenance', extraKcal: 0 }, ['clear_first', 'pregnancy']],
    ['Pregnant, week 8', { nutrition: 'maintenance', extraKcal: 0 }, ['clear_first', 'pregnancy']],
    ['20 weeks pregnant', { nutrition: 'maintenance', extraKcal: 340 }, ['clear_first', 'pregnancy']],
    ["I'm 32 weeks pregnant", { nutrition: 'maintenance', extraKcal: 452 }, ['clear_first', 'pregnancy']],
    ['8 months pregnant', { nutrition: 'maintenance', extraKcal: 452 }, ['clear_first', 'pregnancy']],
    ['trying to conceive', { nutrition: 'maintenance' }, []],
    ['Breast-feeding', { nutrition: 'maintenance', minKcal: 1800, extraKcal: 330 }, ['cautious']],
    ['nursing', { nutrition: 'maintenance', minKcal: 1800 }, ['cautious']],
    ['Past or present eating disorder', { nutrition: 'refuse', hideNumbers: true }, ['clear_first']],
    ['recovered from anorexia', { nutrition: 'refuse', hideNumbers: true }, ['clear_first']],
    ['bulimia', { nutrition: 'refuse', hideNumbers: true }, ['stop']],
    ['stage 3 CKD', { nutrition: 'refuse', maxProteinPerKg: 0.8 }, ['clear_first']],
    ['on dialysis', { nutrition: 'refuse' }, ['clear_first']],
    ['PKU', { nutrition: 'refuse' }, []],
    ['congestive heart failure', { nutrition: 'refuse' }, ['clear_first']],
    ['gastric bypass', { nutrition: 'refuse' }, ['clear_first']],
    ['gastric bypass 5 years ago', { nutrition: 'maintenance', smallMeals: true }, ['cautious']],
    ['type 1 diabetes', { maxDeficit: 0.1, minCarbsGrams: 130, evenCarbs: true }, ['cautious']],
    ['type 2 diabetic', { nutrition: 'normal', evenCarbs: true, steadyVitaminK: false }, ['cautious']],
    ['High blood pressure', { nutrition: 'normal' }, ['cautious']],
    ['uncontrolled high blood pressure', {}, ['stop']],
    ['Heart condition', { nutrition: 'maintenance' }, ['clear_first']],
    ['chest pain when climbing stairs', {}, ['stop']],
    ['Asthma', { nutrition: 'normal' }, []],
    ['COPD', { nutrition: 'maintenance' }, ['clear_first']],
    ['Recent surgery', { nutrition: 'maintenance' }, ['stop']],
    ['chemo for breast cancer', { nutrition: 'maintenance' }, ['clear_first']],
    ['osteoporosis', { nutrition: 'normal', maxDeficit: 0.15 }, ['cautious', 'low_impact']],
    ['arthritis', { nutrition: 'normal' }, ['cautious', 'low_impact']],
    ['depression', { nutrition: 'normal' }, []],
    ['gout', { nutrition: 'normal', maxDeficit: 0.15 }, []],
  ])('%s', (text, care, modes) => {
    const rules = rulesOf(text);
    expect(rules.care).toMatchObject(care);
    expect(rules.modes.toSorted()).toEqual(modes);
  });

  it.each<[string, Partial<CareRules>]>([
    ['warfarin', { steadyVitaminK: true, evenCarbs: false, smallMeals: false }],
    ['a blood thinner', { steadyVitaminK: true }],
    ['Eliquis', { steadyVitaminK: false }],
    ['insulin', { nutrition: 'normal', maxDeficit: 0.1, minCarbsGrams: 130, evenCarbs: true }],
    ['insulin and metformin', { maxDeficit: 0.1 }],
    ['glipizide', { maxDeficit: 0.1, evenCarbs: true, smallMeals: false }],
    ['metformin', { evenCarbs: false, maxDeficit: null }],
    ['Jardiance', { minCarbsGrams: 130 }],
    ['dapagliflozin', { minCarbsGrams: 130 }],
    ['Ozempic', { maxDeficit: 0.2, smallMeals: true }],
    ['Mounjaro', { smallMeals: true, evenCarbs: false, maxDeficit: 0.2 }],
    ['Ozempic and warfarin', { smallMeals: true, steadyVitaminK: true }],
    ['lithium', { nutrition: 'maintenance' }],
    ['levodopa', { nutrition: 'maintenance' }],
  ])('%s', (text, care) => {
    expect(rulesOf(text, 'medications').care).toMatchObject(care);
  });

  it.each<[string, RegExp]>([
    ['Stent in 2017, cardiologist says exercise all you like', /as your doctor has agreed/],
    ['AF, well controlled, my cardiologist is happy for me to train', /as your doctor has agreed/],
    ['natural birth 9 weeks ago, the midwife signed me off for the gym', /as agreed at your check/],
    ['hysterectomy 8 weeks ago, my surgeon has cleared me for exercise', /has agreed/],
    ['heart attack 2 years ago, done with rehab, consultant is fine with me lifting', /as your doctor has agreed/],
  ])('%s: no notice waits for what was agreed', (text, said) => {
    const told = rulesOf(text)
      .care.notices.map((notice) => notice.text)
      .join(' ');
    expect(told).toMatch(said);
    expect(told).not.toMatch(/until your|once your|before you (?:start|train)|first\b|agrees/i);
  });

  it.each(['stent in 2017', 'gave birth 9 weeks ago, my check is next week', 'my cardiologist has not cleared me, AF'])(
    '%s: the notice still asks for an agreement',
    (text) => {
      const told = rulesOf(text)
        .care.notices.map((notice) => notice.text)
        .join(' ');
      expect(told).toMatch(/until your|once your|before you train/i);
    },
  );

  it.each<[string, TrainingMode[]]>([
    ['gave birth 9 weeks ago, cleared at my check', ['cautious', 'postpartum']],
    ['c-section 10 weeks ago, surgeon cleared me', ['cautious', 'postpartum']],
    ['had a baby 4 weeks ago', ['postpartum']],
    ['vaginal birth 20 weeks ago', ['cautious']],
    ['vaginal birth 9 months ago', []],
  ])('%s is no pregnancy', (text, modes) => {
    const { modes: found } = rulesOf(text);
    expect(found).toEqual(expect.arrayContaining(modes));
    expect(found).not.toContain('pregnancy');
  });

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
    expect(rulesOf(text, 'medications').food.forbiddenFlags).toContain(flag);
  });

  it('leaves out what is unsafe in pregnancy, and takes the strictest of several', () => {
    const { care, food } = rulesOf('High blood pressure, pregnant, type 1 diabetes');
    expect(food.forbiddenFlags).toEqual(expect.arrayContaining(['pregnancy_avoid', 'high_mercury', 'alcohol']));
    expect(food.forbiddenFoodIds).toEqual(expect.arrayContaining(['smoked-salmon', 'bean-sprouts-raw']));
    expect(care).toMatchObject({ nutrition: 'maintenance', maxDeficit: 0.1, extraKcal: 340 });
    expect(food.sodiumMaxMg).toBe(2300);
    expect(care.notices.map(({ level }) => level)).toEqual(
      [...care.notices].map(({ level }) => level).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    );
  });

  it.each([
    ['type 1 diabetes', 'keto'],
    ['pregnant', 'low-carb'],
    ['anorexia', 'keto'],
    ['gout', 'keto'],
  ])('%s rules out %s', (text, diet) => {
    expect(rulesOf(text).unsafeDiets).toContain(diet);
  });

  it('goes easy from 65 on, and with a high body mass, and plans nothing under 18', () => {
    expect(readHealth({}, { age: 65 }).rules).toMatchObject({ care: { maxDeficit: 0.12 }, modes: ['senior'] });
    expect(readHealth({}, { age: 64 }).rules.modes).toEqual([]);
    expect(readHealth({}, { weightLbs: 230, heightIn: 66 }).rules.modes).toEqual(['cautious']);
    expect(readHealth({}, { age: 17 }).rules).toMatchObject({ care: { nutrition: 'refuse' }, modes: ['stop'] });
  });

  it('knows every button of the question', () => {
    for (const { value } of questionFor('medicalConditions').options) {
      const { rules, unread } = readHealth({ medicalConditions: String(value) });
      expect(rules.care.notices.length > 0).toBe(value !== 'None');
      expect(unread).toEqual([]);
    }
  });

  it('says what a hold waits for, and for whom', () => {
    const [notice] = rulesOf('pacemaker 4 years ago').care.notices.filter(({ about }) => about === 'training');
    expect(notice).toMatchObject({ level: 'refer' });
    expect(notice?.text).toContain('Until then I keep it gentle');
  });

  it.each(['None', 'nah', 'fit as a fiddle', 'just tired', 'wear glasses', 'hay fever', 'no diabetes or asthma'])(
    '%s changes nothing',
    (text) => {
      const { rules, questions, unread } = readHealth({ medicalConditions: text, injuries: text, medications: 'None' });
      expect({ ...rules, care: { ...rules.care, notices: [] } }).toEqual(plain);
      expect(questions).toEqual([]);
      expect(unread).toEqual([]);
    },
  );
});

const ORDER = ['refuse', 'refer', 'constrain', 'note'];
