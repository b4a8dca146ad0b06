import { z } from 'zod';
import { PRODUCT } from '#core/product.ts';
import commonPasswords from '#data/common-passwords.json' with { type: 'json' };
import { httpError } from '../http/http-error.ts';

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** A longer password than any that is accepted cannot be the right one, and is not worth hashing. */
export const newPassword = z.string().max(4 * PASSWORD_LENGTH.max);

const COMMON = new Set(commonPasswords.passwords);
/** Words that digits and signs before or after do not make harder to guess. */
const WORDS = new Set([...commonPasswords.words, PRODUCT.name.toLowerCase()]);

/**
 * Why a password is refused, or null. Length and how often it is guessed are what matters; there are no rules on which
 * characters it must have (NIST SP 800-63B).
 */
export function passwordFault(password: string, email: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return `Your password needs at least ${PASSWORD_LENGTH.min} characters.`;
  if (length > PASSWORD_LENGTH.max) return `Your password can have at most ${PASSWORD_LENGTH.max} characters.`;
  const lower = password.toLowerCase();
  // No more than 128 are left of it here.
  const core = lower.replace(/^[^a-z]{1,128}|[^a-z]{1,128}$/g, '');
  const isEasy = COMMON.has(lower) || WORDS.has(core) || new Set(lower).size < 3;
  if (isEasy) return 'Too many people use that password. Please choose another one.';
  const [local] = email.toLowerCase().split('@');
  if (lower === email.toLowerCase() || lower === local) return 'Your password must not be your e-mail address.';
  return null;
}

/** Throws what `passwordFault` says, as the answer to who chose it; without an address where none is known yet. */
export function checkNewPassword(password: string, email = ''): void {
  const fault = passwordFault(password, email);
  if (fault !== null) throw httpError('bad_request', fault);
}
