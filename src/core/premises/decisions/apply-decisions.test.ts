import { describe, expect, it } from 'vitest';
import type { Decision } from '#core/athlete/go-by.ts';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { constraintsOfPremises } from '#core/premises/constraints-of-premises.ts';
import type { Premises } from '#core/premises/premises.ts';
import { facts, goBy, kept } from '#test/go-by.ts';
import { foodsLike } from '#test/reading-food.ts';

const person = (answers: Partial<Profile>): Profile => ({ ...INVENTED_PERSON, ...answers });
const withTaps = (answers: Partial<Profile>, ...taps: Decision[]): Premises =>
  goBy(person(answers), kept(person(answers), taps)).premises;
const outOf = (premises: Premises): Set<string> =>
  new Set(constraintsOfPremises(premises, facts).food.forbiddenFoodIds);
const modesOf = (premises: Premises) => constraintsOfPremises(premises, facts).training.modes;
const tool = (token: string, stance: 'has' | 'has_not', heaviestLbs: number | null = null): Decision => ({
  ...{ about: 'tool', token, stance, heaviestLbs, count: null },
});

describe('a tap on a food', () => {
  it.each([
    ['never, where nothing was read', {}, 'food:kale', 'never', 'kale-raw', true],
    ['never, of an allergen with all that holds it', {}, 'allergen:peanut', 'never', 'mixed-nuts', true],
    ['never, of a way of eating', {}, 'diet:vegan', 'never', 'egg-whole', true],
    [
      'fine, where it was read as an allergy',
      { foodAllergies: 'peanuts' },
      'allergen:peanut',
      'fine',
      'peanut-butter',
      false,
    ],
    ['fine, of one among many', { foodAllergies: 'tree nuts' }, 'allergen:almond', 'fine', 'almonds', false],
    ['and the others stay out', { foodAllergies: 'tree nuts' }, 'allergen:almond', 'fine', 'walnuts', true],
    [
      'fine lifts nothing of an illness',
      { medicalConditions: 'celiac disease' },
      'food:bread',
      'fine',
      'white-bread',
      true,
    ],
  ] as const)('%s', (_, answers, subject, stance, food, isOut) => {
    expect(foodsLike(food)).toEqual([food]);
    expect(outOf(withTaps(answers, { about: 'food', subject, stance })).has(food)).toBe(isOut);
  });

  it('says that it was tapped, and when', () => {
    const { foods } = withTaps({}, { about: 'food', subject: 'food:kale', stance: 'disliked' });
    expect(foods).toMatchObject([
      { subject: 'food:kale', stance: 'disliked', origins: [{ how: 'tapped', at: '2026-11-23T09:00:00.000Z' }] },
    ]);
  });

  it('sets the limits of a way of eating that it adds, and lifts those of one that it takes away', () => {
    expect(withTaps({}, { about: 'food', subject: 'diet:keto', stance: 'never' }).foodLimits.netCarbsMaxGrams).toBe(50);
    const keto = { dietaryPrefs: ['keto'] };
    expect(withTaps(keto).foodLimits.netCarbsMaxGrams).toBe(50);
    expect(withTaps(keto, { about: 'food', subject: 'diet:keto', stance: 'fine' }).foodLimits.netCarbsMaxGrams).toBe(
      null,
    );
  });

  it('is taken back by "as written"', () => {
    const written = person({ foodAllergies: 'peanuts' });
    const fine = kept(written, [{ about: 'food', subject: 'allergen:peanut', stance: 'fine' }]);
    expect(kept(written, [{ about: 'food', subject: 'allergen:peanut', stance: 'as_written' }], fine)).toEqual([]);
  });
});

describe('newer words on what was tapped', () => {
  const fine: Decision = { about: 'food', subject: 'allergen:peanut', stance: 'fine' };
  const taps = kept(person({ foodAllergies: 'peanuts' }), [fine]);
  const newer = person({ foodAllergies: 'peanut butter swells my throat' });

  it('stand against it in a question, and the stricter holds meanwhile', () => {
    const { premises } = goBy(newer, taps);
    expect(premises.questions.map(({ text }) => text)).toEqual([expect.stringContaining('You tapped “peanut: fine”')]);
    expect(outOf(premises)).toContain('peanut-butter');
  });

  it.each([
    ['tapped', false],
    ['written', true],
  ])('are settled by choosing what was %s', (choice, isOut) => {
    const question = goBy(newer, taps).premises.questions[0]?.id ?? '';
    const { premises } = goBy(newer, kept(newer, [{ about: 'question', question, choice }], taps));
    expect(premises.questions).toEqual([]);
    expect(outOf(premises).has('peanut-butter')).toBe(isOut);
  });

  it('leave a tap alone that they do not speak of', () => {
    const other = person({ foodAllergies: 'peanuts', dislikedFoods: 'mushrooms' });
    expect(outOf(goBy(other, taps).premises)).not.toContain('peanut-butter');
  });

  it('do not undo what was tapped to be left out before they are asked about', () => {
    const never = kept(person({}), [{ about: 'food', subject: 'allergen:peanut', stance: 'never' }]);
    const { premises } = goBy(person({ dietaryPrefs: ['love peanuts'] }), never);
    expect(outOf(premises)).toContain('peanut-butter');
    expect(premises.questions).toHaveLength(1);
  });
});

describe('a tap on equipment', () => {
  const equipmentOf = (premises: Premises) => constraintsOfPremises(premises, facts).training;

  it('adds what is there, with its load', () => {
    const { equipment, maxLoadLbs } = equipmentOf(withTaps({ equipmentAccess: 'None' }, tool('kettlebell', 'has', 35)));
    expect(equipment).toContain('kettlebell');
    expect(maxLoadLbs).toMatchObject({ kettlebell: 35 });
  });

  it('takes away what is not there, things of every home included', () => {
    const read = { equipmentAccess: 'dumbbells and a bench' };
    const { equipment } = equipmentOf(withTaps(read, tool('bench', 'has_not'), tool('chair', 'has_not')));
    expect(equipment).toContain('dumbbell');
    expect(equipment).not.toContain('bench');
    expect(equipment).not.toContain('chair');
  });
});

describe('a tap on a movement', () => {
  const out = (premises: Premises) => Object.values(constraintsOfPremises(premises, facts).training.forbiddenExercises);
  const kneeling = 'kneeling';

  it('leaves it out where nothing was read', () => {
    expect(out(withTaps({}))).not.toContain(kneeling);
    expect(out(withTaps({}, { about: 'movement', limit: 'kneeling', stance: 'leave_out' }))).toContain(kneeling);
  });

  it('takes it back where it was read', () => {
    const read = { injuries: ['no kneeling'] };
    expect(out(withTaps(read))).toContain(kneeling);
    expect(out(withTaps(read, { about: 'movement', limit: 'kneeling', stance: 'fine' }))).not.toContain(kneeling);
  });
});

describe('an illness that is tapped to be not mine', () => {
  const notMine = (subject: string): Decision => ({ about: 'health', subject, stance: 'not_mine' });

  it('takes its movements, its foods, its effort and its questions along', () => {
    const read = { medicalConditions: 'pregnant' };
    const before = withTaps(read);
    expect(before.movements.map(({ limit }) => limit)).toContain('supine');
    const premises = withTaps(read, notMine('condition:pregnant'));
    expect(premises).toMatchObject({ health: [], movements: [], foods: [], questions: [], effortMaxRpe: null });
    expect(premises.notMine.map(({ subject }) => subject)).toContain('condition:pregnant');
    expect(modesOf(premises)).toEqual([]);
  });

  it('holds again for newer words', () => {
    const taps = kept(person({ medicalConditions: 'asthma' }), [notMine('condition:asthma')]);
    expect(goBy(person({ medicalConditions: 'asthma' }), taps).premises.health).toEqual([]);
    const again = goBy(person({ medicalConditions: 'exercise induced asthma' }), taps).premises;
    expect(again.health.map(({ subject }) => subject)).toContain('condition:asthma');
  });

  it('cannot make anybody younger', () => {
    const old = { age: 71 };
    expect(withTaps(old, notMine('condition:older_65')).health).toMatchObject([{ subject: 'condition:older_65' }]);
  });
});
