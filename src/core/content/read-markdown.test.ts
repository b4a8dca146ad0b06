import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './prose.ts';
import { readMarkdown } from './read-markdown.ts';

describe('readMarkdown', () => {
  it('reads paragraphs, whose lines flow together, with bold, italics and links', () => {
    expect(readMarkdown('Salt & **lime**,\n*then* [more](/faq).\n\nThe end.')).toEqual([
      {
        tag: 'p',
        children: [
          'Salt & ',
          { tag: 'strong', children: ['lime'] },
          ', ',
          { tag: 'em', children: ['then'] },
          ' ',
          { tag: 'a', href: '/faq', children: ['more'] },
          '.',
        ],
      },
      { tag: 'p', children: ['The end.'] },
    ]);
  });

  it('reads headings, lists and notes', () => {
    expect(readMarkdown('## One\n\n### Two\n\n- a\n- **b** c\n\n1. first\n2. second\n\n> Take care.')).toEqual([
      { tag: 'h2', children: ['One'] },
      { tag: 'h3', children: ['Two'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: [{ tag: 'strong', children: ['b'] }, ' c'] },
        ],
      },
      {
        tag: 'ol',
        children: [
          { tag: 'li', children: ['first'] },
          { tag: 'li', children: ['second'] },
        ],
      },
      { tag: 'aside', children: [{ tag: 'p', children: ['Take care.'] }] },
    ]);
  });

  it.each([
    ['a block of HTML', '<script>alert(1)</script>', 'html'],
    ['HTML in a line', 'a <b onclick="x()">b</b>', 'html'],
    ['a comment', 'a\n\n<!-- b -->', 'html'],
    ['an image', '![a](/b.png)', 'image'],
    ['a link that runs code', '[a](javascript:alert(1))', 'pages of ours'],
    ['a link to another host by two slashes', '[a](//evil.example)', 'pages of ours'],
    ['a link without encryption', '[a](http://example.com)', 'pages of ours'],
    ['a link with a title', '[a](/faq "b")', 'without a title'],
    ['code', '`a`', 'codespan'],
    ['a block of code', '    a', 'code'],
    ['a rule', 'a\n\n---', 'hr'],
    ['a forced line break', 'a  \nb', 'br'],
    ['a heading of the first level', '# a', 'second and third level'],
    ['a list that starts in the middle', '3. a', 'starts with 1'],
    ['a character named by its code', 'a &amp; b', 'by its code'],
  ])('refuses %s, and says so', (_what, source, message) => {
    expect(() => readMarkdown(source)).toThrow(message);
  });

  it('gives back any words that were escaped', () => {
    const escaped = (text: string) => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');
    const word = fc.string({ minLength: 1, unit: 'binary-ascii' }).map((text) => text.replaceAll(/[\s\p{Cc}]/gu, ''));
    fc.assert(
      fc.property(word, (text) => {
        expect(plainText(readMarkdown(`a${escaped(text)}`))).toBe(`a${text}`);
      }),
    );
  });
});

describe('plainText', () => {
  it('keeps words of neighbouring blocks apart and words of one block together', () => {
    expect(plainText(readMarkdown('## Salt\n\nA *pin*ch.\n\n- One\n- Two'))).toBe('Salt A pinch. One Two');
  });
});
