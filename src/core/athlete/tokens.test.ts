import { describe, expect, it } from 'vitest';
import { tokenise } from './tokens.ts';

const plain = (text: string) => tokenise(text).map((token) => token.plain);

describe('the words of an answer', () => {
  it.each([
    ['Crohn’s, n/a', ['crohn', ',', 'na']],
    ['I don’t eat Jalapeños', ['i', 'dont', 'eat', 'jalapenos']],
    ['milk & eggs w/o nuts', ['milk', 'and', 'eggs', 'without', 'nuts']],
    ['constructor toString __proto__', ['constructor', 'tostring', 'proto']],
  ])('of %j', (text, words) => {
    expect(plain(text)).toEqual(words);
  });
});
