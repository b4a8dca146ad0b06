import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProse, plainText } from './prose-markup.ts';

describe('parseProse', () => {
  it('reads nested elements, links and entities', () => {
    expect(parseProse('<p>Salt &amp; <strong>lime</strong></p><ul><li><a href="/faq">FAQ</a></li></ul>')).toEqual([
      { tag: 'p', href: undefined, children: ['Salt & ', { tag: 'strong', href: undefined, children: ['lime'] }] },
      {
        tag: 'ul',
        href: undefined,
        children: [{ tag: 'li', href: undefined, children: [{ tag: 'a', href: '/faq', children: ['FAQ'] }] }],
      },
    ]);
  });

  it.each([
    ['another element', '<script>alert(1)</script>'],
    ['an image', '<img src="x">'],
    ['an event handler', '<p onclick="x()">a</p>'],
    ['a style', '<p style="color:red">a</p>'],
    ['a link that runs code', '<a href="javascript:alert(1)">a</a>'],
    ['a link to another host by two slashes', '<a href="//evil.example">a</a>'],
    ['a link without a target', '<a>a</a>'],
    ['a target on something else', '<p href="/faq">a</p>'],
    ['an element left open', '<p>a'],
    ['elements that cross', '<p><strong>a</p></strong>'],
    ['a closing tag alone', 'a</p>'],
    ['a bare angle bracket', '<p>2 < 3</p>'],
    ['a comment', '<!-- a -->'],
  ])('refuses %s', (_what, html) => {
    expect(() => parseProse(html)).toThrow();
  });

  it('gives back any text that was escaped', () => {
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(parseProse(escaped(text)).join('')).toBe(text);
      }),
    );
  });
});

describe('plainText', () => {
  it('keeps words of neighbouring blocks apart and words of one block together', () => {
    expect(plainText('<h2>Salt</h2><p>A <em>pin</em>ch.</p><ul><li>One</li><li>Two</li></ul>')).toBe(
      'Salt A pinch. One Two',
    );
  });
});
