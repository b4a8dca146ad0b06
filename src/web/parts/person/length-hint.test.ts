import { describe, expect, it } from 'vitest';
import { lengthHint } from './length-hint.ts';

describe('the hint below a new password', () => {
  it.each([
    ['', /^At least 8 characters/],
    ['1234567', /^1 more character to go/],
    ['👟👟🥦', /^5 more characters to go/],
    ['12345678', /^Long enough/],
    ['x'.repeat(20), /^Long enough/],
    ['x'.repeat(22), /^2 characters too many/],
  ])('for %j', (typed, says) => expect(lengthHint(typed, { min: 8, max: 20 })).toMatch(says));
});
