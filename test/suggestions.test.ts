import { describe, expect, it } from 'vitest';
import { factsOf } from '#core/athlete/profile-fields.ts';
import { QUESTIONS } from '#core/athlete/questionnaire.ts';
import { readPremises } from '#core/premises/read-premises.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadReadingFacts } from '#server/catalogue/reading-facts.ts';
import { anAthlete } from './personas.ts';

const facts = loadReadingFacts(loadCatalogue());
const WRITTEN = QUESTIONS.filter(({ field }) => ['text', 'list'].includes(factsOf(field).kind));

describe('the usual answers below a question', () => {
  it('stand below every question that is answered in words', () => {
    expect(WRITTEN.filter(({ suggestions, options }) => suggestions.length + options.length < 3)).toEqual([]);
    for (const { suggestions, options } of WRITTEN)
      expect([...suggestions, ...options.map(({ value }) => value)][0]).toBe('None');
  });

  it.each(WRITTEN.flatMap(({ field, suggestions }) => suggestions.map((text) => [field, text] as const)))(
    '%s: “%s” is understood without a question',
    (field, text) => {
      const answer = factsOf(field).kind === 'list' ? [text] : text;
      const profile = anAthlete({ medications: 'None', medicalConditions: 'None', [field]: answer });
      const { questions, unread } = readPremises({ profile, facts, today: null, kept: [] });
      expect([...questions.map((question) => question.text), ...unread.map(({ quote }) => quote)]).toEqual([]);
    },
  );
});
