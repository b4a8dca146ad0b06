import { describe, expect, it } from 'vitest';
import { moveInList } from './move-in-list.ts';

describe('moveInList', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', null, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from row %s of three marks row %s', (key, from, expected) => {
    expect(moveInList({ key, from, count: 3 })).toBe(expected);
  });

  it.each(['Home', 'End'])('leaves %s to the text field while no row is marked', (key) => {
    expect(moveInList({ key, from: null, count: 3 })).toBeUndefined();
  });

  it('leaves other keys and empty lists alone', () => {
    expect(moveInList({ key: 'a', from: 1, count: 3 })).toBeUndefined();
    expect(moveInList({ key: 'ArrowDown', from: null, count: 0 })).toBeUndefined();
  });
});
