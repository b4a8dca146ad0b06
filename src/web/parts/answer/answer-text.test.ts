import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionFor } from '#core/athlete/questionnaire.ts';
import { readAnswer } from '#core/athlete/read-answer.ts';
import { hasSuggestion, splitChosen, toggleChosen, toggleSuggestion } from './answer-text.ts';

describe('a suggestion', () => {
  it.each([
    ['', 'Milk', 'Milk'],
    ['Milk', 'Eggs', 'Milk, Eggs'],
    ['milk, Eggs', 'Milk', 'Eggs'],
    ['None', 'Milk', 'Milk'],
    ['Milk, Eggs', 'None', 'None'],
    ['None', 'None', ''],
    ['my own words', 'Milk', 'my own words, Milk'],
  ])('to "%s" adds or takes "%s": "%s"', (text, suggestion, after) => {
    expect(toggleSuggestion(text, suggestion)).toBe(after);
  });

  it('is found as a whole part only', () => {
    expect(hasSuggestion('Tree nuts, eggs', 'Eggs')).toBe(true);
    expect(hasSuggestion('Eggplant', 'Eggs')).toBe(false);
  });

  it('tapped twice is gone', () => {
    fc.assert(
      fc.property(fc.subarray(['Milk', 'Eggs', 'Shellfish']), (parts) => {
        const text = parts.join(', ');
        expect(toggleSuggestion(toggleSuggestion(text, 'Peanuts'), 'Peanuts')).toBe(text);
      }),
    );
  });
});

describe('buttons of which several may be pressed', () => {
  it('lets "None" stand alone', () => {
    expect(toggleChosen(['Asthma', 'Diabetes'], 'None')).toEqual(['None']);
    expect(toggleChosen(['None'], 'Asthma')).toEqual(['Asthma']);
    expect(toggleChosen(['Asthma', 'Diabetes'], 'Asthma')).toEqual(['Diabetes']);
  });

  it('are found again in a stored answer', () => {
    const question = questionFor('medicalConditions');
    const values = question.options.map(({ value }) => String(value)).filter((value) => value !== 'None');
    fc.assert(
      fc.property(
        fc.subarray(values, { minLength: 1 }),
        fc.constantFrom('', 'week 20', 'gout, hay fever'),
        (chosen, text) => {
          const read = readAnswer(question, { chosen, text });
          expect(read.ok && splitChosen(question, String(read.value))).toEqual({ chosen, text });
        },
      ),
    );
  });
});
