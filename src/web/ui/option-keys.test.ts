import { describe, expect, it } from 'vitest';
import { optionAfterKey, optionOfKey } from './option-keys.ts';

describe('the digit that answers', () => {
  it.each([
    ['1', 3, 0],
    ['3', 3, 2],
    ['4', 3, undefined],
    ['0', 3, undefined],
    ['a', 3, undefined],
    ['Enter', 3, undefined],
  ])('%s of %i options is %s', (key, count, option) => {
    expect(optionOfKey(key, count)).toBe(option);
  });
});

describe('the arrow that moves', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, undefined],
  ])('%s leads from option %i to %s', (key, from, to) => {
    expect(optionAfterKey(key, from, 3)).toBe(to);
  });
});
