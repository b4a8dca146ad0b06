import { describe, expect, it } from 'vitest';
import { readText } from '#core/language/read-text.ts';
import { barHere, quickestCpuMs } from '#test/cpu-time.ts';
import { wholeVocabulary } from '#test/reading-food.ts';
import { askedOf, healthFacts, readHealth } from '#test/reading-health.ts';
import { healthPremises } from './health-premises.ts';

const strict = (said: string, field = 'injuries') =>
  readHealth({ [field]: said })
    .movements.filter(({ severity }) => severity === 'strict')
    .map(({ limit }) => limit);

describe('movements that health leaves out', () => {
  it.each<[string, string[], string[]]>([
    ['osteoporosis in my spine', ['spine_flexion', 'twisting', 'forward_bend_loaded'], ['overhead']],
    ['hip replacement 2019', ['hip_past_90', 'wide_legs', 'impact'], ['overhead', 'lifting']],
    ['glaucoma', ['inversion'], ['lifting']],
    ['20 weeks pregnant', ['supine', 'prone', 'valsalva'], ['lifting']],
    ['9 weeks pregnant', [], ['supine']],
    ['wheelchair', ['standing', 'legs', 'floor_transfer'], ['grip']],
    ['bypass 8 months ago', ['valsalva', 'high_intensity'], ['horizontal_press', 'pulling']],
    ['bypass 7 weeks ago', ['horizontal_press', 'pulling', 'overhead'], []],
    ['rotator cuff surgery 8 months ago', [], ['overhead', 'lifting']],
    ['rotator cuff surgery 5 weeks ago', ['overhead', 'lifting'], []],
    ['asthma', [], ['high_intensity']],
    ['ulcerative colitis', [], ['abdominal_strain']],
    ['ulcerative colitis, in a flare', ['abdominal_strain'], []],
    ['lost my right arm', ['needs_two_arms'], ['legs']],
  ])('%s', (said, out, stay) => {
    expect(strict(said)).toEqual(expect.arrayContaining(out));
    for (const limit of stay) expect(strict(said)).not.toContain(limit);
  });

  it.each([
    ['ACL surgery 3 months ago', 'knee', 'strict'],
    ['ankle sprain 2 weeks ago', 'ankle', 'soft'],
    ['broke my wrist, in a cast', 'wrist', 'strict'],
    ['post op rotator cuff repair 8 weeks', 'shoulder', 'strict'],
    ['hip replacement 2015', 'hip', 'soft'],
    ['ACL surgery 8 years ago', 'knee', undefined],
  ])('spare the joint of an injury: %s', (injuries, joint, severity) => {
    expect(readHealth({ injuries }).movements.find(({ limit }) => limit === joint)?.severity).toBe(severity);
  });

  it('tell the side, and the lowest cap of effort', () => {
    expect(readHealth({ injuries: 'broke my left wrist 3 weeks ago' }).movements[0]?.side).toBe('left');
    expect(readHealth({ medicalConditions: 'High blood pressure' }).effortMaxRpe).toBe(6);
    expect(readHealth({ medicalConditions: 'High blood pressure, heart failure' }).effortMaxRpe).toBe(3);
    expect(readHealth({ injuries: 'tennis elbow' }).effortMaxRpe).toBeNull();
  });
});

describe('food that health leaves out', () => {
  it.each<[string, string[], string[]]>([
    ['celiac', ['white-bread', 'soy-sauce', 'rolled-oats-dry'], ['rice-white-cooked']],
    ['lactose intolerant', ['milk-whole'], ['cheddar-cheese', 'butter-unsalted']],
    ['gout', ['anchovies-canned-oil', 'mussels-cooked'], ['chicken-breast-cooked']],
    ['kidney stones', ['spinach-raw', 'almonds'], ['banana']],
    ['alpha gal', ['pork-sausage-cooked'], ['chicken-breast-cooked']],
    ['pregnant', ['smoked-salmon', 'deli-ham', 'blue-cheese'], ['cheddar-cheese', 'coffee-brewed']],
    ['liver transplant 2016', ['grapefruit', 'smoked-salmon'], ['orange']],
    ['IBS', [], ['onion-raw']],
    ['acid reflux', [], ['tomato-raw', 'coffee-brewed']],
    ['type 2 diabetes', [], ['banana']],
  ])('%s', (said, out, stay) => {
    const { food } = readHealth({ medicalConditions: said });
    const left = [...food.foodsOut, ...food.foodsToCheck];
    expect(left).toEqual(expect.arrayContaining(out));
    for (const id of stay) expect(left).not.toContain(id);
  });

  it('follows an illness by the ways of eating that belong to it', () => {
    expect(readHealth({ foodAllergies: 'coeliac' }).food).toMatchObject({
      useDiet: ['celiac'],
      useAllergens: ['gluten'],
    });
    expect(readHealth({ foodAllergies: 'I carry an epipen' }).food.useAllergens).toHaveLength(14);
    expect(readHealth({ foodAllergies: 'peanuts, carry an epipen' }).food.useAllergens).toEqual([]);
  });
});

describe('what an answer says of health', () => {
  it('acts the same in whichever answer it stands', () => {
    for (const field of [
      'medicalConditions',
      'injuries',
      'medications',
      'dietaryRestrictions',
      'dislikedFoods',
      'equipmentAccess',
    ]) {
      const { health } = readHealth({ [field]: 'type 1 diabetes' });
      expect(
        health.map(({ subject }) => subject),
        field,
      ).toEqual(['condition:diabetes_1']);
    }
  });

  it('keeps where each premise comes from', () => {
    const text = 'a bit of asthma, and hay fever';
    const [asthma] = readHealth({ medicalConditions: text }).health;
    expect(asthma?.origins).toEqual([{ how: 'read', field: 'medicalConditions', quote: 'asthma', start: 9, end: 15 }]);
  });

  it('keeps what somebody else has, and what is denied, apart', () => {
    const { health, accounted } = readHealth({ medicalConditions: 'no epilepsy. my dad had a stroke' });
    expect(health).toEqual([]);
    expect(accounted.map(({ as }) => as)).toEqual(['denied', 'someone_else']);
  });

  it('fails closed on words that it does not know', () => {
    for (const field of ['medicalConditions', 'medications', 'injuries']) {
      expect(readHealth({ [field]: 'blorpitis' }).unread).toMatchObject([
        { field, quote: 'blorpitis', failsClosed: true },
      ]);
    }
    expect(readHealth({ dislikedFoods: 'blorpitis' }).unread).toEqual([]);
  });

  it('takes a medicine of one answer as told for the condition of another', () => {
    const { questions } = readHealth({ medicalConditions: 'PCOS', medications: 'metformin' });
    expect(questions).toEqual([]);
    expect(askedOf(readHealth({ medications: 'metformin' }))).toEqual(['medicine:metformin']);
    expect(readHealth({ medicalConditions: 'diabetes', medications: 'metformin' }).questions).toEqual([]);
  });

  it('lets a clinician who agreed in one answer speak for what stands there', () => {
    expect(readHealth({ medicalConditions: 'afib and copd. cardiologist cleared me' }).questions).toEqual([]);
    const notYet = readHealth({ medicalConditions: 'afib, not cleared yet' });
    expect(notYet.rules.modes).toContain('clear_first');
  });
});

const HOSTILE: readonly [string, string][] = [
  ['names', 'asthma, ms, heart attack 3 weeks ago, controlled. '.repeat(80)],
  ['short names', 'ms,ed,cd,ra/'.repeat(333)],
  ['pressures named', 'bp,'.repeat(1333)],
  ['operations', 'op knee '.repeat(500)],
  ['states', 'controlled not cleared in remission '.repeat(111)],
  ['times', 'knee surgery 3 weeks ago 2019 last year '.repeat(100)],
  ['one word', 'a'.repeat(4000)],
  ['unknown words', 'xq zv '.repeat(666)],
  ['pressures', '185/115 over '.repeat(300)],
  ['signs', '((((,,,,////'.repeat(333)],
  ['blanks', ' '.repeat(4000)],
];

describe('bad input', () => {
  it.each(HOSTILE)('of %s is taken in under 20 ms', (_, text) => {
    const reading = readText(text.slice(0, 4000), wholeVocabulary, 'body');
    const answer = { field: 'medicalConditions', text: text.slice(0, 4000), reading };
    const person = { age: 40, weightLbs: 160, heightIn: 68, today: '2026-11-23' };
    const once = () => healthPremises([answer], person, healthFacts);
    const took = quickestCpuMs(once, 20);
    expect(took).toBeLessThan(barHere(20, took));
  });
});
