import { describe, expect, it } from 'vitest';
import { parseUnits } from './use-units.ts';

describe('the stored choice of units', () => {
  it.each([
    ['metric', 'metric'],
    ['imperial', 'imperial'],
    ['stone', 'imperial'],
    [undefined, 'imperial'],
  ])('%s is %s', (stored, units) => {
    expect(parseUnits(stored)).toBe(units);
  });
});
