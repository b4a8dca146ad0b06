import { describe, expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { constraintsOfPremises } from '#core/premises/constraints-of-premises.ts';
import { facts, goBy, kept } from '#test/go-by.ts';

const person = (answers: Partial<Profile>): Profile => ({ ...INVENTED_PERSON, ...answers });

/** What plans go by after the choices are tapped one after the other, each of the first question that offers it. */
function answered(answers: Partial<Profile>, ...choices: string[]) {
  const profile = person(answers);
  let taps: ReturnType<typeof kept> = [];
  for (const choice of choices) {
    const question = goBy(profile, taps).premises.questions.find((each) =>
      each.choices.some(({ id }) => id === choice),
    );
    if (!question) throw new Error(`nobody asks for ${choice}`);
    taps = kept(profile, [{ about: 'question', question: question.id, choice }], taps);
  }
  const { premises } = goBy(profile, taps);
  return { premises, constraints: constraintsOfPremises(premises, facts), taps };
}

describe('an answer about food', () => {
  it.each([
    ['nuts', 'all', ['almonds', 'peanut-butter'], []],
    ['nuts', 'tree', ['almonds'], ['peanut-butter']],
    ['nuts', 'peanut', ['peanut-butter'], ['almonds']],
    ['nuts', 'some', ['almonds', 'peanut-butter'], []],
    ['seafood', 'fish', ['cod-cooked'], ['mussels-cooked']],
    ['seafood', 'crustaceans', ['shrimp-cooked'], ['mussels-cooked', 'cod-cooked']],
    ['latex', 'none', [], ['banana', 'kiwi']],
    ['latex', 'kiwi', ['kiwi'], ['banana']],
    ['alpha gal', 'both_fine', ['sirloin-steak-cooked'], ['milk-whole', 'greek-yogurt-nonfat']],
    ['alpha gal', 'dairy_fine', ['sirloin-steak-cooked', 'greek-yogurt-nonfat'], ['milk-whole']],
    ['blorps', 'food', [], ['milk-whole', 'egg-whole']],
    ['blorps', 'nothing', [], ['milk-whole']],
  ])('%s: %s', (foodAllergies, choice, out, left) => {
    const { constraints, premises } = answered({ foodAllergies }, choice);
    expect(premises.questions).toEqual([]);
    expect(constraints.food.forbiddenFoodIds).toEqual(expect.arrayContaining(out));
    expect(left.filter((id) => constraints.food.forbiddenFoodIds.includes(id))).toEqual([]);
  });

  it('settles a contradiction either way', () => {
    const vegan = { dietaryPrefs: ['vegan'], dislikedFoods: 'none, love eggs' };
    expect(answered(vegan, 'leave_out').constraints.food.forbiddenFoodIds).toContain('egg-whole');
    const { constraints } = answered(vegan, 'keep');
    expect(constraints.food.forbiddenFoodIds).not.toContain('egg-whole');
    expect(constraints.food.forbiddenFoodIds).toContain('milk-whole');
  });

  it('holds a rule of some days on all or on none', () => {
    const orthodox = { dietaryPrefs: ['vegan on wednesdays'] };
    expect(answered(orthodox, 'all_days').constraints.food.forbiddenFoodIds).toContain('milk-whole');
    expect(answered(orthodox, 'no_day').constraints.food.forbiddenFoodIds).not.toContain('milk-whole');
  });

  it('makes a line of its own of each nut, so that each can be tapped', () => {
    const { premises } = answered({ foodAllergies: 'nuts' }, 'some');
    expect(premises.foods.map(({ subject }) => subject)).toContain('allergen:cashew');
    expect(premises.foods.every(({ stance }) => stance === 'never')).toBe(true);
  });
});

describe('an answer about health', () => {
  it.each<[string, Partial<Profile>, string[], string[]]>([
    ['a type of diabetes', { medicalConditions: 'diabetes' }, ['diabetes_1'], ['condition:diabetes_1']],
    ['what a medicine is for', { medications: 'metformin' }, ['pcos'], ['condition:pcos', 'medicine:metformin']],
    ['which blood thinner', { medications: 'blood thinners' }, ['warfarin'], ['medicine:warfarin']],
    ['how far along', { medicalConditions: 'pregnant' }, ['third'], ['condition:pregnant_t3']],
  ])('%s', (_, answers, choices, subjects) => {
    const { premises } = answered(answers, ...choices);
    expect([...new Set(premises.health.map(({ subject }) => subject))].sort()).toEqual(subjects);
  });

  it('lets train who has the agreement, and keeps it gentle for who has not', () => {
    const read = { medicalConditions: 'afib' };
    expect(answered(read).constraints.training.modes).toContain('clear_first');
    expect(answered(read, 'yes').constraints.training.modes).not.toContain('clear_first');
    expect(answered(read, 'not_yet').constraints.training.modes).toContain('clear_first');
  });

  it('gives no agreement for what is told later', () => {
    const { taps } = answered({ medicalConditions: 'afib' }, 'yes');
    const { premises } = goBy(person({ medicalConditions: 'afib and a pacemaker' }), taps);
    expect(premises.questions.map(({ id }) => id.split('@')[0])).toContain('clinician_agrees');
    expect(constraintsOfPremises(premises, facts).training.modes).toContain('clear_first');
  });

  it('knows how long ago an operation was', () => {
    const weeks = (choice: string) => answered({ injuries: ['acl surgery'] }, choice).premises.health[0]?.weeksSince;
    expect(['under_6_weeks', '6_to_12_weeks', '3_to_6_months', 'longer'].map(weeks)).toEqual([0, 6, 13, 26]);
  });

  it.each([
    ['careful', ['cautious']],
    ['nothing', []],
  ])('plans around a word that nobody knows: %s', (choice, modes) => {
    const { premises, constraints } = answered({ medicalConditions: 'blorpitis' }, choice);
    expect(premises.questions).toEqual([]);
    expect(constraints.training.modes).toEqual(modes);
  });

  it('leaves out the one food that sets off a severe reaction, in place of all fourteen', () => {
    const { constraints } = answered({ medicalConditions: 'anaphylaxis' }, 'fish');
    expect(constraints.food.forbiddenFoodIds).toContain('cod-cooked');
    expect(constraints.food.forbiddenFoodIds).not.toContain('milk-whole');
  });
});

describe('an answer about equipment', () => {
  it('has what the maker’s name stood for', () => {
    const { constraints } = answered({ equipmentAccess: 'bowflex' }, 'selecttech_552');
    expect(constraints.training.equipment).toContain('dumbbell');
    expect(constraints.training.maxLoadLbs).toMatchObject({ dumbbell: 52.5 });
  });
});

describe('the id of a question', () => {
  it('stays while other words of the answer change', () => {
    const ids = (foodAllergies: string) => goBy(person({ foodAllergies })).premises.questions.map(({ id }) => id);
    expect(ids('mustard, latex')).toEqual(ids('latex'));
    expect(ids('latex')).not.toEqual(ids('seafood'));
  });
});
