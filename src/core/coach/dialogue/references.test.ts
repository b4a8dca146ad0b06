import { describe, expect, it } from 'vitest';
import { againIn, choiceMeant } from './references.ts';

const DISHES = ['Tuna and white bean pasta', 'Tomato chickpea pasta', 'Keep the stew'].map((label) => ({
  label,
  say: `Take ${label}`,
}));
const meant = (message: string, taken: string | null = null) => choiceMeant(message, DISHES, taken)?.label ?? null;

describe('which of the buttons is meant', () => {
  it.each([
    ['the first one please', 'Tuna and white bean pasta'],
    ['2', 'Tomato chickpea pasta'],
    ['the second', 'Tomato chickpea pasta'],
    ['tuna', 'Tuna and white bean pasta'],
    ['ok lets do the chickpea', 'Tomato chickpea pasta'],
    ['last one', 'Keep the stew'],
    ['keep the stew', 'Keep the stew'],
  ])('%s', (message, label) => {
    expect(meant(message)).toBe(label);
  });

  it.each([
    'pasta',
    'the other one',
    'what is in the tuna one?!',
    'salmon',
    'log 2 eggs',
    'i had tuna for lunch and it was fine',
  ])('none, or more than one: %s', (message) => {
    expect(meant(message)).toBeNull();
  });

  it('the other one, of two, is the one that was not taken', () => {
    const two = DISHES.slice(0, 2);
    expect(choiceMeant('no wait the other one', two, two[0]?.say)?.label).toBe('Tomato chickpea pasta');
  });
});

describe('the same again', () => {
  it.each([
    ['another one', ''],
    ['something else please', ''],
    ['nah i dont like that one', ''],
    ['another, without egg', 'without egg'],
    ['something different but quicker', 'but quicker'],
  ])('%s', (message, wish) => {
    expect(againIn(message)).toEqual({ wish });
  });

  it.each(['can i have another day off', 'what else can you do', 'is there something else to know about creatine'])(
    'not: %s',
    (message) => {
      expect(againIn(message)).toBeNull();
    },
  );
});
