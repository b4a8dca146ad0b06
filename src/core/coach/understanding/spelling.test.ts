import { describe, expect, it } from 'vitest';
import { spelt } from './spelling.ts';

describe('a long name with one slip', () => {
  it.each([
    ['high blood presure', 'high blood pressure'],
    ['got migranes again', 'got migraines again'],
    ['lactose intolerent', 'lactose intolerant'],
    ['two kettlebels', 'two kettlebells'],
    ['put me down as intermediete', 'put me down as intermediate'],
    ['two kettelbells', 'two kettlebells'],
  ])('%s → %s', (typed, meant) => {
    expect(spelt(typed)).toBe(meant);
  });

  it.each([
    ['weighed in today, thanks in advance'],
    ['my allergies and my migraines'],
    // A medicine that is not known is never taken for another.
    ['atorvastatn and metforman'],
    ['Pressured at work'],
  ])('leaves %s alone', (typed) => {
    expect(spelt(typed)).toBe(typed);
  });
});
