import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAge } from '../athlete/parse-age.ts';
import { parseHeight } from '../athlete/parse-height.ts';
import { parseWeight } from '../athlete/parse-weight.ts';
import { cmFromInches, inchesFromCm, kgFromLbs, lbsFromKg } from './convert.ts';
import { formatCm, formatFeetAndInches, formatKg, formatLbs } from './format.ts';

describe('a weight in words', () => {
  it.each([
    ['180', 180],
    ['180 lbs', 180],
    ['180lb', 180],
    ['180.5 pounds', 180.5],
    ['180,5 lb', 180.5],
    ['about 180', 180],
    ['I weigh 180 pounds.', 180],
    ["I'm around 212 lbs", 212],
    ['82 kg', 180.8],
    ['82kg', 180.8],
    ['82,5 kilos', 181.9],
    ['82 Kilograms', 180.8],
    ['13 stone', 182],
    ['13 st 4', 186],
    ['13st4lb', 186],
    ['13 stone 4 lb', 186],
    ['13 stone and 4 pounds', 186],
    ['12.5 stone', 175],
    ['61 lbs', 61],
    ['95 lbs', 95],
  ])('%s → %d lbs', (text, lbs) => {
    expect(parseWeight(text)).toEqual({ ok: true, lbs });
  });

  it.each(['abc', '', '20 lb', '900 lbs', '13 stone 15', '150-190', '180 cm', '-180', '1e3', 'NaN', 'Infinity'])(
    'asks again for %j',
    (text) => {
      const read = parseWeight(text);
      expect(read.ok ? '' : read.ask).toMatch(/lbs.*kg/);
    },
  );

  it('asks for the unit where pounds and kilos are both likely', () => {
    expect(parseWeight('82')).toEqual({
      ok: false,
      ask: 'Is that pounds or kilos? Write it with the unit: 82 lbs or 82 kg.',
    });
  });
});

describe('a height in words', () => {
  it.each([
    [`5'10"`, 70],
    ['5’10”', 70],
    [`5'10`, 70],
    [`5' 10''`, 70],
    [`5'10.5`, 70.5],
    ['5 ft 10', 70],
    ['5ft10in', 70],
    ['5 feet 10 inches', 70],
    ['5 foot 10', 70],
    ['5-10', 70],
    ['5 10', 70],
    [`6'`, 72],
    ['6 ft', 72],
    ['6 feet tall', 72],
    [`I'm 5'4"`, 64],
    ['70', 70],
    ['70 in', 70],
    ['70"', 70],
    ['70.5 inches', 70.5],
    ['178', 70.1],
    ['178 cm', 70.1],
    ['178cm', 70.1],
    ['1.78', 70.1],
    ['1,78 m', 70.1],
    ['1.78 metres', 70.1],
    ['1m78', 70.1],
    ['1 m 78 cm', 70.1],
    ['230', 90.6],
  ])('%s → %d in', (text, inches) => {
    expect(parseHeight(text)).toEqual({ ok: true, inches });
  });

  it.each(['abc', '', '9 ft', '20 in', '5.10', '5', `5'13"`, '231', '10 cm', '500', '180 lbs', '3 m', '-70'])(
    'asks again for %j',
    (text) => {
      const read = parseHeight(text);
      expect(read.ok ? '' : read.ask).toContain('178 cm');
    },
  );
});

describe('an age in words', () => {
  it.each([
    ['34', 34],
    ['34 years', 34],
    ["I'm 34", 34],
    ['I am 34 years old', 34],
    ['34yo', 34],
    ['34 y/o', 34],
    ['34-years-old', 34],
    ['17', 17],
    ['110', 110],
    ['34.5', 34],
  ])('%s → %d', (text, age) => {
    expect(parseAge(text)).toEqual({ ok: true, age });
  });

  it.each(['abc', '', '0', '111', '1990', 'born 1990', '-34', '34 or 35'])('asks again for %j', (text) => {
    const read = parseAge(text);
    expect(read.ok ? '' : read.ask).toContain('34');
  });
});

describe('conversions and how they are shown', () => {
  it('uses the exact pound and inch', () => {
    expect(kgFromLbs(100)).toBeCloseTo(45.359237, 9);
    expect(cmFromInches(10)).toBeCloseTo(25.4, 9);
  });

  it('comes back to where it started', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1000, noNaN: true }), (value) => {
        expect(lbsFromKg(kgFromLbs(value))).toBeCloseTo(value, 6);
        expect(inchesFromCm(cmFromInches(value))).toBeCloseTo(value, 6);
      }),
    );
  });

  it('reads back every weight and height that it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 800 }), fc.integer({ min: 72, max: 192 }), (lbs, halfInches) => {
        expect(parseWeight(formatLbs(lbs))).toEqual({ ok: true, lbs });
        expect(parseHeight(formatFeetAndInches(halfInches / 2))).toEqual({ ok: true, inches: halfInches / 2 });
      }),
    );
  });

  it('rounds for the eye', () => {
    expect(formatLbs(180.04)).toBe('180 lbs');
    expect(formatKg(180.8)).toBe('82 kg');
    expect(formatFeetAndInches(71.9)).toBe('6 ft');
    expect(formatFeetAndInches(70.1)).toBe('5 ft 10 in');
    expect(formatCm(70.1)).toBe('178 cm');
  });
});
