import { describe, expect, it } from 'vitest';
import { unitsTyped } from './typed-units.ts';

describe('the units that somebody tells their weight in', () => {
  it.each([
    ['75 kg', 165.3, 'metric'],
    ['75kilos', 165.3, 'metric'],
    ['75,5', 166.4, 'metric'],
    ['171 lbs', 171, 'imperial'],
    ['171', 171, 'imperial'],
    ['13 stone 4', 186, 'imperial'],
    ['212 on a good day', 212, 'imperial'],
    ['82 kg (180 lbs)', 180.8, null],
  ])('are heard in “%s”', (text, lbs, units) => {
    expect(unitsTyped(text, lbs)).toBe(units);
  });
});
