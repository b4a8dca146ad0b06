import { describe, expect, it } from 'vitest';
import { checkReading } from '#core/premises-check/check-reading.ts';
import { EASY_PEOPLE } from '../../../test/fixtures/premises-check/easy-people.ts';
import { HARD_PEOPLE } from '../../../test/fixtures/premises-check/hard-people.ts';
import { mutantsOf } from '../../../test/premises-mutants.ts';
import { loadCheckFacts, premisesOf } from '../../../test/written-premises.ts';

const facts = loadCheckFacts();

describe('the check of a reading', () => {
  it.each([...EASY_PEOPLE, ...HARD_PEOPLE].map((person) => [JSON.stringify(person.answers), person] as const))(
    'holds nothing against the right premises of %s',
    (_, { answers, parts }) => {
      expect(checkReading(answers, premisesOf(parts), facts)).toEqual([]);
    },
  );

  it('finds nearly every premise that is taken away or turned round', () => {
    const mutants = [...EASY_PEOPLE, ...HARD_PEOPLE].flatMap(mutantsOf);
    const missed = mutants.filter(({ answers, parts }) => checkReading(answers, premisesOf(parts), facts).length === 0);
    const told = missed.map(({ change, answers, what }) => `${change}: ${JSON.stringify(answers)} ${what}`);
    expect(mutants.length).toBeGreaterThan(600);
    expect(missed.length / mutants.length, told.join('\n')).toBeLessThan(0.035);
  });
});
