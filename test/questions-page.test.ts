import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SUBJECTS } from '#core/coach/queries/query.ts';
import { readQueries } from '#core/coach/queries/read-queries.ts';
import exercises from '#data/exercises.json' with { type: 'json' };
import prices from '#data/prices.json' with { type: 'json' };

const textOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const rows = textOf('docs/questions.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Subject') && !line.startsWith('| ---'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('names every subject that can be asked', () => {
  expect(rows.map(([, subject]) => subject)).toEqual([...SUBJECTS]);
});

it.each(rows.map(([, subject, example]) => [subject, example]))('%s: %s', (subject, example) => {
  expect(readQueries(example ?? '', { last: null, exercises })[0]?.query.what).toBe(subject);
});

it('tells the prices that the pages tell', () => {
  for (const page of ['data/faq.md', 'data/articles/subscription-plans.md', 'data/legal/terms.md']) {
    expect(textOf(page)).toContain(`$${prices.monthly} a month`);
    expect(textOf(page)).toContain(`$${prices.annual} a year`);
  }
});
