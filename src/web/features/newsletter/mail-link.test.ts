import { describe, expect, it } from 'vitest';
import { parseMailLink } from './mail-link.ts';

const token = 'Zk-9_'.repeat(8);

describe('parseMailLink', () => {
  it.each([
    { place: `newsletter-confirm=${token}`, purpose: 'confirm' },
    { place: `newsletter-leave=${token}`, purpose: 'leave' },
  ])('reads $purpose', ({ place, purpose }) => {
    expect(parseMailLink(place)).toEqual({ purpose, token });
  });

  it.each(['', 'main', 'newsletter-confirm=', 'newsletter-join=abc', `newsletter-confirm=${token}&x=1`])(
    'finds nothing in %j',
    (place) => {
      expect(parseMailLink(place)).toBeUndefined();
    },
  );
});
