import { describe, expect, it } from 'vitest';
import { readArticle, readFaq, readLegalDocument } from './read-documents.ts';

const HEAD = 'title: Meal prep\ncategory: Technical Support\norder: 10';

describe('readArticle', () => {
  it('takes its facts from the head and its reading time from the words, 220 a minute', () => {
    expect(readArticle('prep', `---\n${HEAD}\n---\n\n${'word '.repeat(221)}\n`)).toMatchObject({
      ...{ id: 'prep', title: 'Meal prep', category: 'Technical Support', order: 10, popular: false },
      readTime: '2 min',
    });
    expect(readArticle('prep', `---\n${HEAD}\npopular: true\n---\n\nA few words.\n`)).toMatchObject({
      ...{ popular: true, readTime: '1 min' },
      content: [{ tag: 'p', children: ['A few words.'] }],
    });
  });

  it.each([
    ['no head', 'Words.', 'does not begin with front matter'],
    ['an unknown topic', `---\n${HEAD.replace('Technical Support', 'Gossip')}\n---\n\nWords.`, 'category'],
    ['no title', '---\ncategory: Technical Support\norder: 1\n---\n\nWords.', 'title'],
    ['a fact that nobody knows', `---\n${HEAD}\nauthor: me\n---\n\nWords.`, 'author'],
    ['what may not stand in a text', `---\n${HEAD}\n---\n\n<b>Words</b>`, 'html'],
  ])('refuses %s, and says so', (_what, source, message) => {
    expect(() => readArticle('a', source)).toThrow(message);
  });
});

describe('readLegalDocument', () => {
  it('cuts the text at its headings, each with its place on the page', () => {
    const source =
      '---\ntitle: Terms\nupdated: January 26, 2025\n---\n\n## What we provide {#provided}\n\nPlans.\n\n### More\n\n## Contact {#contact}\n';
    expect(readLegalDocument(source)).toEqual({
      ...{ title: 'Terms', updated: 'January 26, 2025' },
      sections: [
        {
          ...{ id: 'provided', title: 'What we provide' },
          content: [
            { tag: 'p', children: ['Plans.'] },
            { tag: 'h3', children: ['More'] },
          ],
        },
        { id: 'contact', title: 'Contact', content: [] },
      ],
    });
  });

  it('refuses a section without a place, and words before the first section', () => {
    const head = '---\ntitle: Terms\nupdated: today\n---\n';
    expect(() => readLegalDocument(`${head}## Contact\n\nUs.`)).toThrow('no {#place} in its heading: Contact');
    expect(() => readLegalDocument(`${head}Words.`)).toThrow('begins with a heading, not with "Words."');
  });
});

describe('readFaq', () => {
  it('reads each heading as a question', () => {
    expect(readFaq('## Is it free?\n\nYes.\n\n## Really?\n\nYes, *really*.')).toEqual([
      { question: 'Is it free?', answer: [{ tag: 'p', children: ['Yes.'] }] },
      { question: 'Really?', answer: [{ tag: 'p', children: ['Yes, ', { tag: 'em', children: ['really'] }, '.'] }] },
    ]);
  });
});
