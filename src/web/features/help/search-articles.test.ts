import { describe, expect, it } from 'vitest';
import type { Article } from './articles.ts';
import { previewOf, searchArticles } from './search-articles.ts';

function anArticle(overrides: Partial<Article> = {}): Article {
  return {
    id: 'a',
    title: 'Meal prep that lasts',
    category: 'Meal Plans & Nutrition',
    readTime: '3 min',
    content: '<p>Cook twice a week.</p>',
    ...overrides,
  };
}

const PREP = anArticle({ id: 'prep' });
const MACROS = anArticle({
  id: 'macros',
  title: 'Macro targets',
  content: '<p>After meal <strong>prep</strong>, weigh.</p>',
});
const BILLING = anArticle({ id: 'billing', title: 'Prices', category: 'Billing & Subscriptions' });
const ALL = [MACROS, BILLING, PREP];

const idsFor = (query: string) => searchArticles(ALL, query).map(({ id }) => id);

describe('searchArticles', () => {
  it.each(['', '  ', 'me', ' me ', '\tme\n'])('finds nothing for %j: fewer than three characters', (query) => {
    expect(idsFor(query)).toEqual([]);
  });

  it('starts with the third character', () => {
    expect(idsFor('mea')).toEqual(['prep', 'macros']);
  });

  it('looks at title, topic and content, in any case, and puts titles first', () => {
    expect(idsFor('MEAL PREP')).toEqual(['prep', 'macros']);
    expect(idsFor('billing')).toEqual(['billing']);
    expect(idsFor('twice a week')).toEqual(['billing', 'prep']);
  });

  it('looks at the words, not at the markup', () => {
    expect(idsFor('strong')).toEqual([]);
  });
});

describe('previewOf', () => {
  it('keeps a short text whole', () => {
    expect(previewOf(PREP)).toBe('Cook twice a week.');
  });

  it('ends a long text after the last word that fits in 120 characters', () => {
    const preview = previewOf(anArticle({ content: `<p>${'abcde fghi '.repeat(30)}</p>` }));
    expect(preview).toBe(`${'abcde fghi '.repeat(11).slice(0, -1)}…`);
    expect(preview.length).toBeLessThanOrEqual(121);
  });
});
