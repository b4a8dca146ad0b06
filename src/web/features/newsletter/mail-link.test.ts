import { describe, expect, it } from 'vitest';
import { parseMailLink } from './mail-link.ts';

const token = 'Zk-9_'.repeat(8);

describe('parseMailLink', () => {
  it.each([
    { hash: `#newsletter-confirm=${token}`, purpose: 'confirm' },
    { hash: `#newsletter-leave=${token}`, purpose: 'leave' },
  ])('reads $purpose', ({ hash, purpose }) => {
    expect(parseMailLink(hash)).toEqual({ purpose, token });
  });

  it.each(['', '#main', '#newsletter-confirm=', '#newsletter-join=abc', `#newsletter-confirm=${token}&x=1`])(
    'finds nothing in %j',
    (hash) => {
      expect(parseMailLink(hash)).toBeUndefined();
    },
  );
});
