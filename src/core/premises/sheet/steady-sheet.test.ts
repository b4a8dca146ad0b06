import { expect, it } from 'vitest';
import { aSheet } from '#test/premises-sheet.ts';
import { steadySheet } from './steady-sheet.ts';

const sheet = aSheet();

it('keeps lines where they stood, whatever order a new reading has', () => {
  const turned = aSheet({
    foods: sheet.foods.toReversed(),
    movements: sheet.movements.toReversed(),
    health: sheet.health.toReversed(),
  });
  expect(steadySheet(sheet, turned)).toEqual(sheet);
});

it('puts what is new at the end, and lets go of what is not there any more', () => {
  const [question] = sheet.questions;
  if (!question) throw new Error('no question');
  const [first, second, third] = ['a', 'b', 'c'].map((id) => ({ ...question, id }));
  if (!first || !second || !third) throw new Error('no questions');
  const before = aSheet({ questions: [first, second] });
  const now = aSheet({ questions: [third, second] });
  expect(steadySheet(before, now).questions.map(({ id }) => id)).toEqual(['b', 'c']);
});
