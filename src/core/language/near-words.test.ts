import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneSlipAway, nearWords } from './near-words.ts';

/** What "one slip" says in words, written down without any haste. */
function isOneSlip(a: string, b: string): boolean {
  const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
  const places = (word: string) => Array.from(word, (_, at) => at);
  if (a === b) return false;
  if (a.length === b.length + 1) return places(a).some((at) => without(a, at) === b);
  if (b.length === a.length + 1) return places(b).some((at) => without(b, at) === a);
  if (a.length !== b.length) return false;
  const swapped = (at: number) => a.slice(0, at) + (a[at + 1] ?? '') + a[at] + a.slice(at + 2);
  return places(a).some((at) => without(a, at) === without(b, at) || (at + 1 < a.length && swapped(at) === b));
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 7 });

describe('words that are one slip away', () => {
  it('are told by what a slip is', () => {
    fc.assert(
      fc.property(word, word, (a, b) => isOneSlipAway(a, b) === isOneSlip(a, b)),
      { numRuns: 3000 },
    );
  });

  it('are all found in a list, in its order, and none else', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 200 }), word, word, (list, stem, plain) => {
        const compared = [...new Set(list)].filter((each) => isOneSlip(stem, each) || isOneSlip(plain, each));
        expect(nearWords(list)(stem, plain)).toEqual(compared);
      }),
      { numRuns: 1000 },
    );
  });
});
