import { describe, expect, it } from 'vitest';
import { readableSentences } from './plain-sentences.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`);
const wordsOf = (sentences: readonly string[]) => new Set(sentences.join(' ').match(/\w+/g));

describe('the sentences that are read of a message', () => {
  it('are those that were said', () => {
    expect(readableSentences('i slept well . my knee hurts')).toEqual(['i slept well', 'my knee hurts']);
  });

  it('leave no word out of one that never ends, and none of them is long', () => {
    const words = numbered(500);
    const read = readableSentences(words.join(' '));
    expect(wordsOf(read)).toEqual(new Set(words));
    expect(Math.max(...read.map(({ length }) => length))).toBeLessThanOrEqual(300);
  });

  it('leave no word out of very many, and there are at most two for every 120 letters', () => {
    const words = numbered(2000);
    const plain = words.join(' . ');
    const read = readableSentences(plain);
    expect(wordsOf(read)).toEqual(new Set(words));
    expect(read.length).toBeLessThanOrEqual((2 * plain.length) / 120 + 1);
  });
});
