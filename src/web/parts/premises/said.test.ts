import { expect, it } from 'vitest';
import { fromWords, saidOf } from './said.ts';

it.each([
  [[], ''],
  [['no jumping'], 'From “no jumping”.'],
  [['no jumping', 'bad knee', 'no jumping'], 'From “no jumping” and “bad knee”.'],
  [['a', 'b', 'c'], 'From “a”, “b” and “c”.'],
])('words %j stand in one sentence', (quotes, sentence) => {
  expect(fromWords(quotes.map((quote) => ({ how: 'read', quotes: [quote] })))).toBe(sentence);
});

it.each([
  [null, ''],
  [{ how: 'read', quotes: ['olives'] }, '“olives”'],
  [{ how: 'guessed', quotes: ['home gym'] }, '“home gym”. My guess.'],
  [{ how: 'tapped', quotes: [] }, 'Set by you.'],
] as const)('%j is told as “%s”', (origin, said) => {
  expect(saidOf(origin && { ...origin, quotes: [...origin.quotes] })).toBe(said);
});
