import { describe, expect, it } from 'vitest';
import commonPasswords from '#data/common-passwords.json' with { type: 'json' };
import { passwordFault } from './passwords.ts';

const fault = (password: string) => passwordFault(password, 'ann.smith@example.com');

describe('a password', () => {
  it.each([
    'a quiet river stone',
    'xk7#vv2q',
    'ünïcödé wörds',
    '👟👟🥦🥦🏋️🏋️🥑🥑',
    'ends with a space ',
    'z'.repeat(3) + 'qj8wy'.repeat(25),
  ])('may be %j: length counts, not kinds of characters', (password) => {
    expect(fault(password)).toBeNull();
  });

  it.each(['', 'short', '1234567', '👟👟🥦🥦🏋'])('needs eight characters: %j', (password) => {
    expect(fault(password)).toMatch(/at least 8/);
  });

  it('can have 128 characters and no more', () => {
    const long = 'qj8wy-ab'.repeat(16);
    expect(fault(long)).toBeNull();
    expect(fault(`${long}c`)).toMatch(/at most 128/);
  });

  it.each([
    'password',
    'Password',
    'PASSWORD123!',
    'fitness2025',
    'ironleaf',
    'Ironleaf2026!',
    '12345678',
    'aaaaaaaaaa',
    'abababab',
    'qwertyuiop',
    '1q2w3e4r',
    'iloveyou!',
  ])('is refused when too many use it: %s', (password) => {
    expect(fault(password)).toMatch(/choose another/);
  });

  it.each(['ann.smith@example.com', 'Ann.Smith'])('is not the e-mail: %s', (password) => {
    expect(fault(password)).toMatch(/e-mail/);
  });

  it('is checked against more than a thousand common ones', () => {
    expect(commonPasswords.passwords.length).toBeGreaterThan(1000);
    expect(commonPasswords.passwords.filter((password) => fault(password) === null)).toEqual([]);
  });
});
