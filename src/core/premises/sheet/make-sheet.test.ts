import { describe, expect, it } from 'vitest';
import type { GoBy } from '#core/athlete/go-by.ts';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { constraintsOfPremises } from '#core/premises/constraints-of-premises.ts';
import { facts, goBy, kept } from '#test/go-by.ts';
import { confirmedPremises } from './confirmed-premises.ts';
import { makeSheet } from './make-sheet.ts';
import { premisesSheetSchema } from './premises-sheet.ts';
import { labelOfMovement } from './sheet-words.ts';

const person = (answers: Partial<Profile>): Profile => ({ ...INVENTED_PERSON, ...answers });

function sheetOf(answers: Partial<Profile>, taps: ReturnType<typeof kept> = [], confirmed: GoBy['confirmed'] = null) {
  const { premises, findings } = goBy(person(answers), taps);
  const constraints = constraintsOfPremises(premises, facts);
  return makeSheet({ premises, kept: taps, confirmed, facts, findings, constraints });
}

const HARD: Partial<Profile> = {
  ...{ foodAllergies: 'peanuts', dislikedFoods: 'mushrooms', injuries: ['left knee, no kneeling'] },
  ...{ medicalConditions: 'high blood pressure', equipmentAccess: 'dumbbells up to 40 lb, a bench' },
};

describe('the sheet', () => {
  it('has the form that is promised', () => {
    expect(() => premisesSheetSchema.parse(sheetOf(HARD))).not.toThrow();
  });

  it('shows foods with the words that they come from', () => {
    expect(sheetOf(HARD).foods).toMatchObject([
      {
        label: 'Peanut',
        stance: 'never',
        because: 'allergy',
        origin: { how: 'read', quotes: ['peanuts'] },
        canChange: true,
      },
      { label: 'Mushroom', stance: 'disliked', origin: { quotes: ['mushrooms'] } },
    ]);
    expect(sheetOf(HARD).foods[0]?.note).toMatch(/^Also .*mixed nuts/);
  });

  it('tells a food by its whole name where others of its short name stay', () => {
    expect(sheetOf({ foodAllergies: 'dairy' }).foods[0]?.note).toMatch(/^Also scrambled egg, /);
  });

  it('shows all equipment once, with what is there ticked', () => {
    const tools = sheetOf(HARD).toolGroups.flatMap((group) => group.tools);
    expect(tools.map(({ token }) => token).toSorted()).toEqual(Object.keys(facts.training.equipment.tokens).toSorted());
    expect(tools.find(({ token }) => token === 'dumbbell')).toMatchObject({
      has: true,
      loadable: true,
      heaviestLbs: 40,
    });
    expect(tools.find(({ token }) => token === 'barbell')).toMatchObject({ has: false, origin: null });
  });

  it('has twelve usual movements and those that were read', () => {
    expect(sheetOf({}).movements).toHaveLength(12);
    const { movements } = sheetOf(HARD);
    expect(movements.find(({ limit }) => limit === 'kneeling')?.out).toBe('leave_out');
    expect(movements.find(({ limit }) => limit === 'knee')?.label).toBe('Load on the knee');
  });

  it('has plain words for every limit that can be read', () => {
    const { limits, joints } = facts.training.movement;
    const all = [...limits.map(({ id }) => id), ...joints.flatMap((each) => each.joints)];
    expect(all.filter((id) => labelOfMovement(id) === id.replaceAll('_', ' '))).toEqual([]);
  });

  it('says of an illness what it changes', () => {
    const [pressure] = sheetOf(HARD).health;
    expect(pressure?.changes).toContain('Under 2,300 mg of sodium a day.');
  });

  it('sums up what plans are made for, the weightiest first', () => {
    expect(sheetOf(HARD).madeFor).toBe(
      'no peanut, high blood pressure, left knee spared, kneeling left out, head down left out',
    );
    expect(sheetOf({}).madeFor).toBe('');
  });

  it.each<[Partial<Profile>, string]>([
    [{ medicalConditions: 'heart attack 7 weeks ago' }, 'heart attack, gentle training'],
    [{ foodAllergies: 'sesame', medications: 'warfarin' }, 'no sesame, warfarin and similar'],
    [{ medicalConditions: 'coeliac disease', dietaryRestrictions: 'halal' }, 'coeliac disease, halal'],
  ])('names illnesses before what is merely spared: %o', (answers, begins) => {
    expect(sheetOf(answers).madeFor.startsWith(begins)).toBe(true);
  });

  it.each<[Partial<Profile>, string[]]>([
    [{ medications: 'creatine' }, ['Creatine']],
    [{ medicalConditions: 'osteoporosis' }, ['Osteoporosis']],
    [{ injuries: ['use a wheelchair'] }, ['Wheelchair user']],
  ])('calls health by plain names: %o', (answers, labels) => {
    expect(sheetOf(answers).health.map(({ label }) => label)).toEqual(labels);
  });

  it('leaves out what only a coach would understand', () => {
    const { notices } = sheetOf({ medicalConditions: 'osteoporosis, glaucoma', medications: 'baclofen' });
    expect(notices).toEqual([expect.stringMatching(/^For your bones/)]);
  });

  it('plans no very low-carb way of eating with a medicine that forbids it', () => {
    const answers = { dietaryRestrictions: 'keto' };
    expect(goBy(person(answers)).premises.foodLimits.netCarbsMaxGrams).toBe(50);
    expect(goBy(person({ ...answers, medications: 'jardiance' })).premises.foodLimits.netCarbsMaxGrams).toBeNull();
  });

  it('tells under each answer what it led to', () => {
    const lines = Object.fromEntries(
      sheetOf(HARD).heard.map(({ field, line }) => [`${field} ${line.split(':')[0]}`, line]),
    );
    expect(Object.values(lines)).toEqual(
      expect.arrayContaining([
        'Never: peanut.',
        'Not liked: mushroom.',
        'You have: dumbbells up to 40 lb and bench.',
        'Spares your left knee.',
      ]),
    );
  });
});

describe('the sheet is open', () => {
  it.each<[string, Partial<Profile>, 'open' | 'certain']>([
    ['not, where all was read with certainty', HARD, 'certain'],
    ['not, where nothing was said', {}, 'certain'],
    ['where something is asked', { foodAllergies: 'nuts' }, 'open'],
    ['where answers contradict each other', { dietaryPrefs: ['vegan'], dislikedFoods: 'none, love eggs' }, 'open'],
    ['where a word was not understood', { medicalConditions: 'blorpitis' }, 'open'],
    ['where tools are guessed from a place', { equipmentAccess: 'home gym' }, 'open'],
  ])('%s', (_, answers, state) => {
    expect(sheetOf(answers).state).toBe(state);
  });

  it('no more, once the question is answered', () => {
    const profile = person({ foodAllergies: 'nuts' });
    const [question] = sheetOf(profile).questions;
    const taps = kept(profile, [{ about: 'question', question: question?.id ?? '', choice: 'tree' }]);
    expect(sheetOf(profile, taps)).toMatchObject({ state: 'certain', questions: [{ chosen: 'tree' }] });
  });

  it('no more, once guessed tools are confirmed', () => {
    const profile = person({ equipmentAccess: 'home gym' });
    const premises = confirmedPremises(goBy(profile).premises);
    expect(sheetOf(profile, [], { at: '2026-11-23T09:00:00.000Z', premises }).state).toBe('certain');
  });
});

describe('what changed since it was confirmed', () => {
  const confirmed = (answers: Partial<Profile>): GoBy['confirmed'] => ({
    at: '2026-11-23T09:00:00.000Z',
    premises: confirmedPremises(goBy(person(answers)).premises),
  });

  it.each<[string, Partial<Profile>, Partial<Profile>, string[]]>([
    ['nothing', { foodAllergies: 'peanuts' }, { foodAllergies: 'peanuts' }, []],
    ['something new', {}, { foodAllergies: 'peanuts' }, ['Peanut: never.']],
    ['something gone', { foodAllergies: 'peanuts' }, {}, ['Peanut: no longer never.']],
    [
      'a tool that was sold',
      { equipmentAccess: 'dumbbells and a bench' },
      { equipmentAccess: 'dumbbells, no bench' },
      ['Bench: not there; it was there.'],
    ],
  ])('%s', (_, before, now, lines) => {
    expect(sheetOf(now, [], confirmed(before)).changedSince).toEqual(lines);
  });
});

describe('an illness that was tapped away', () => {
  it('stands there to be taken back', () => {
    const profile = person({ medicalConditions: 'asthma' });
    const taps = kept(profile, [{ about: 'health', subject: 'condition:asthma', stance: 'not_mine' }]);
    expect(sheetOf(profile, taps).health).toMatchObject([{ subject: 'condition:asthma', holds: false, changes: [] }]);
  });
});
