import { describe, expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

/** Asks for the value of each key, one of which weighs `weight`; answers the keys that had to be made. */
function madeOf(mostWeight: number, asked: readonly string[], weight = 1): string[] {
  const cache = createBoundedCache<string>({ mostWeight });
  const made: string[] = [];
  for (const key of asked) {
    const value = cache.get(key, { weight, make: () => `${made.push(key)} ${key}` });
    expect(value.endsWith(key)).toBe(true);
  }
  return made;
}

describe('a bounded cache', () => {
  it('makes each value once', () => {
    expect(madeOf(10, ['a', 'b', 'a', 'b', 'a'])).toEqual(['a', 'b']);
  });

  it('lets go of what was not asked for longest once all weigh too much', () => {
    expect(madeOf(2, ['a', 'b', 'a', 'c', 'a', 'b'])).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps nothing that weighs too much by itself, and makes it all the same', () => {
    expect(madeOf(2, ['a', 'a'], 3)).toEqual(['a', 'a']);
  });
});
