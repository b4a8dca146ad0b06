import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energyShares, slicePath } from './plate-geometry.ts';

const grams = fc.double({ min: 0, max: 300, noNaN: true });

describe('energyShares', () => {
  it('weighs a gram of fat with 9 kcal, protein and carbs with 4', () => {
    expect(energyShares({ protein: 9, carbs: 9, fat: 4 }).map(({ share }) => share)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('adds up to the whole plate, or to nothing for an empty one', () => {
    fc.assert(
      fc.property(grams, grams, grams, (protein, carbs, fat) => {
        const sum = energyShares({ protein, carbs, fat }).reduce((total, { share }) => total + share, 0);
        expect(sum).toBeCloseTo(protein + carbs + fat > 0 ? 1 : 0, 6);
      }),
    );
  });
});

describe('slicePath', () => {
  it('starts at twelve and runs clockwise', () => {
    expect(slicePath(0, 0.25, { centre: 48, radius: 30 })).toBe('M48 48L48 18A30 30 0 0 1 78 48Z');
  });

  it('takes the long way round for more than a half', () => {
    expect(slicePath(0, 0.75, { centre: 48, radius: 30 })).toContain('A30 30 0 1 1 18 48');
  });

  it('draws a whole disc where there is one macro only', () => {
    expect(slicePath(0, 1, { centre: 48, radius: 30 })).toBe('M48 18A30 30 0 1 1 47.9 18Z');
  });
});
