import { describe, expect, it } from 'vitest';
import type { ApiError } from '#web/api/api-error.ts';
import { apiErrorOf } from './firebase-errors.ts';

const thrown = (code: string) => Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });
const wordsFor = (code: string) => (apiErrorOf(thrown(code)) as ApiError).userMessage;
const GENERAL = wordsFor('something-new');

/** Those of section 8, by the names of the provider's library. */
const SECTION_8 = [
  ...['user-disabled', 'user-token-expired', 'password-does-not-meet-requirements', 'multi-factor-auth-required'],
  ...['user-mismatch', 'popup-blocked', 'popup-closed-by-user', 'cancelled-popup-request', 'unauthorized-domain'],
  ...[
    'invalid-api-key',
    'missing-recaptcha-token',
    'web-storage-unsupported',
    'email-already-in-use',
    'wrong-password',
  ],
  ...['invalid-credential', 'user-not-found', 'too-many-requests', 'expired-action-code', 'invalid-action-code'],
  'requires-recent-login',
];

describe('what the provider refuses with', () => {
  it.each(SECTION_8)('has words of its own for %s, which say what to do', (code) => {
    expect(wordsFor(code)).not.toBe(GENERAL);
    expect(wordsFor(code)).toMatch(/(?:Please|Try again|do not match)/);
    expect(wordsFor(code)).not.toMatch(/firebase|auth\/|provider/i);
  });

  it('has general words for what it has never heard of, also where that is the name of something else', () => {
    expect(GENERAL).toBe('We could not sign you in. Please check your details and try again.');
    expect(wordsFor('constructor')).toBe(GENERAL);
  });

  it('does not tell a wrong password from an address that nobody has', () => {
    expect(new Set(['wrong-password', 'user-not-found', 'invalid-credential'].map(wordsFor)).size).toBe(1);
    expect(apiErrorOf(thrown('wrong-password'))).toMatchObject({ status: 401 });
  });

  it('is a matter of the network where there was no answer', () => {
    expect(apiErrorOf(thrown('network-request-failed'))).toMatchObject({ status: 0, code: 'network' });
  });

  it('leaves what is not of the provider as it is', () => {
    const other = new TypeError('no');
    expect(apiErrorOf(other)).toBe(other);
  });
});
