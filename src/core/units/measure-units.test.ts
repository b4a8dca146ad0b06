import { describe, expect, it } from 'vitest';
import { inchesOf, lengthText, poundsOf, shownLength, shownWeight, weightText } from './measure-units.ts';

describe('measures in the chosen unit', () => {
  it.each([
    [164.64, 'imperial', '164.6 lbs'],
    [164.64, 'metric', '74.7 kg'],
    [150, 'imperial', '150 lbs'],
  ] as const)('%d pounds, %s: %s', (lbs, units, text) => {
    expect(weightText(lbs, units)).toBe(text);
  });

  it.each([
    [33.5, 'imperial', '33.5 in'],
    [33.5, 'metric', '85.1 cm'],
  ] as const)('%d inches, %s: %s', (inches, units, text) => {
    expect(lengthText(inches, units)).toBe(text);
  });

  it('survive the way to the server and back, to the tenth that was typed', () => {
    for (let tenths = 300; tenths <= 3000; tenths++) {
      const value = tenths / 10;
      expect(shownWeight(poundsOf(value, 'metric'), 'metric')).toBe(value);
      expect(shownLength(inchesOf(value, 'metric'), 'metric')).toBe(value);
      expect(shownWeight(poundsOf(value, 'imperial'), 'imperial')).toBe(value);
    }
  });
});
