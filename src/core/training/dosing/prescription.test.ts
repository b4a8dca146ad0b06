import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dose, doseText, durationText, middleReps, parseDose, parseRest, restText } from './prescription.ts';

const TEXTS: [Dose, string][] = [
  [{ kind: 'reps', low: 8, high: 12, eachSide: false }, '8-12'],
  [{ kind: 'reps', low: 10, high: 10, eachSide: true }, '10 each side'],
  [{ kind: 'reps', low: 8, high: 12, eachSide: true }, '8-12 each side'],
  [{ kind: 'seconds', seconds: 30, eachSide: false }, '30 seconds'],
  [{ kind: 'seconds', seconds: 20, eachSide: true }, '20 seconds each side'],
  [{ kind: 'minutes', minutes: 5 }, '5 minutes'],
  [{ kind: 'minutes', minutes: 1 }, '1 minute'],
];

describe('the texts of a prescription', () => {
  it.each(TEXTS)('writes %o as "%s" and reads it back', (dose, text) => {
    expect(doseText(dose)).toBe(text);
    expect(parseDose(text)).toEqual(dose);
  });

  it('gives a duration to timed work only', () => {
    expect(durationText({ kind: 'reps', low: 8, high: 12, eachSide: false })).toBeNull();
    expect(durationText({ kind: 'minutes', minutes: 4 })).toBe('4 minutes');
  });

  it.each(['', 'AMRAP', 'as many as you can', '8 to 12', '-5'])('does not guess at "%s"', (text) => {
    expect(parseDose(text)).toBeNull();
  });

  it('reads any repetition range back, with its middle', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 20 }),
        fc.boolean(),
        (low, span, eachSide) => {
          const dose: Dose = { kind: 'reps', low, high: low + span, eachSide };
          expect(parseDose(doseText(dose))).toEqual(dose);
          expect(middleReps(dose)).toBe(low + span / 2);
        },
      ),
    );
  });

  it('writes rests whose first number is seconds, as the player reads them', () => {
    expect(restText(90)).toBe('90 seconds');
    expect(parseRest('90 seconds')).toBe(90);
    expect(parseRest('rest as needed')).toBeNull();
  });
});
