import { describe, expect, it } from 'vitest';
import { INVENTED_PERSON } from '#core/athlete/invented-person.ts';
import type { Doubt } from '#core/premises/closed/doubt.ts';
import { constraintsOfPremises } from '#core/premises/constraints-of-premises.ts';
import { keepDecisions } from '#core/premises/decisions/keep-decisions.ts';
import type { NamedInDoubt, Premises } from '#core/premises/premises.ts';
import { premisesToGoBy } from '#core/premises/premises-to-go-by.ts';
import { readPremises } from '#core/premises/read-premises.ts';
import { facts } from '#test/go-by.ts';

const nothing: NamedInDoubt = { label: '', groups: [], foods: [], tokens: [], limits: [] };

/** A second look that doubts one word of an answer until it is settled. */
function doubting(field: string, quote: string, names: Partial<NamedInDoubt>) {
  return ({ accounted }: Premises): Doubt[] => {
    const place = { field, start: 0, end: quote.length };
    if (accounted.some(({ as, start }) => as === 'decided' && start === 0)) return [];
    const named = { ...nothing, ...names };
    return [{ ...place, quote, fault: 'dropped', means: named.label, severity: 'ask', names: named }];
  };
}

const input = { profile: { ...INVENTED_PERSON, equipmentAccess: 'a treadmill and dumbbells' }, facts, today: null };

function goByWith(check: (premises: Premises) => Doubt[], choice?: string) {
  const open = premisesToGoBy({ ...input, kept: [], check });
  const question = open.premises.questions[0]?.id ?? '';
  const kept = choice
    ? keepDecisions({
        kept: [],
        decisions: [{ about: 'question', question, choice }],
        at: '2026-11-23T09:00:00.000Z',
        asRead: readPremises(input),
        facts,
      })
    : [];
  const { premises, findings } = premisesToGoBy({ ...input, kept, check });
  return { premises, findings, constraints: constraintsOfPremises(premises, facts) };
}

const OATS = doubting('foodAllergies', 'pure gf oats', {
  ...{ label: 'Oats', groups: ['food'], foods: ['oats-rolled-dry', 'granola-homemade'] },
});
const TREADMILL = doubting('equipmentAccess', 'treadmill', {
  ...{ label: 'treadmill', groups: ['tool'], tokens: ['treadmill'] },
});
const KNEE = doubting('injuries', 'knee', { label: 'Knee', groups: ['joint'], limits: ['knee'] });
const ILLNESS = doubting('medicalConditions', 'sarcoid', { label: 'Sarcoidosis', groups: ['condition'] });

describe('what a second look doubts', () => {
  it('is asked in the person’s words', () => {
    const { premises, findings } = goByWith(OATS);
    expect(premises.questions).toMatchObject([
      { text: 'You wrote “pure gf oats”. What about oats?', about: 'food', meanwhile: 'No oats.' },
    ]);
    expect(findings).toHaveLength(1);
  });

  it.each([
    ['foods', OATS, (made: ReturnType<typeof goByWith>) => made.constraints.food.forbiddenFoodIds, 'granola-homemade'],
    [
      'movements',
      KNEE,
      ({ premises }: ReturnType<typeof goByWith>) => premises.movements.map(({ limit }) => limit),
      'knee',
    ],
    ['care', ILLNESS, (made: ReturnType<typeof goByWith>) => made.constraints.training.modes, 'cautious'],
  ])('stays on the safe side while it is open: %s', (_, check, of, safe) => {
    expect(of(goByWith(check))).toContain(safe);
    expect(of(goByWith(check, 'leave_out'))).toContain(safe);
    expect(of(goByWith(check, 'fine'))).not.toContain(safe);
  });

  it('takes a tool in doubt for one that is not there', () => {
    expect(goByWith(TREADMILL).constraints.training.equipment).not.toContain('treadmill');
    expect(goByWith(TREADMILL, 'fine').constraints.training.equipment).toContain('treadmill');
  });

  it('is closed by every choice', () => {
    for (const choice of ['leave_out', 'fine', 'else'])
      expect(goByWith(OATS, choice)).toMatchObject({ findings: [], premises: { questions: [] } });
  });

  it('claims to be free of nothing that was not understood', () => {
    const { food } = goByWith(OATS).constraints;
    expect(food.forbiddenTerms).not.toContain('oats');
    expect(food.allergens).toEqual([]);
  });
});

describe('a word that nobody understood', () => {
  const read = (answers: Partial<typeof INVENTED_PERSON>) =>
    constraintsOfPremises(readPremises({ profile: { ...INVENTED_PERSON, ...answers }, facts, today: null }), facts);

  it('leaves all fourteen allergens out of meals where it stands among allergies', () => {
    const { forbiddenFoodIds } = read({ foodAllergies: 'blorps' }).food;
    const { fourteen, allergens } = facts.food.allergens;
    const held = allergens.filter(({ id }) => fourteen.includes(id)).flatMap(({ holds }) => holds);
    expect(forbiddenFoodIds).toEqual(expect.arrayContaining(held));
  });

  it.each([
    ['injuries', ['cautious', 'low_impact']],
    ['medicalConditions', ['cautious']],
    ['medications', ['cautious']],
  ])('asks for care where it stands among %s', (field, modes) => {
    const answer = field === 'injuries' ? ['blorpitis'] : 'blorpitis';
    expect(read({ [field]: answer }).training.modes).toEqual(modes);
  });
});
