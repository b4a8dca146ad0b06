import type { PasswordValidationStatus } from 'firebase/auth';
import { counted } from '#core/language/counted.ts';

/** What a password misses of the project's rules, in a sentence; null where nothing is known to be missing. */
export function missingOf(status: PasswordValidationStatus): string | null {
  const { minPasswordLength = 6, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
  const needs = [
    status.meetsMinPasswordLength === false && `at least ${counted(minPasswordLength, 'character')}`,
    status.meetsMaxPasswordLength === false && `at most ${counted(maxPasswordLength ?? 4096, 'character')}`,
    status.containsLowercaseLetter === false && 'a small letter',
    status.containsUppercaseLetter === false && 'a capital letter',
    status.containsNumericCharacter === false && 'a digit',
    status.containsNonAlphanumericCharacter === false && 'a sign such as - or !',
  ].filter((need) => need !== false);
  return needs.length === 0 ? null : `Your password needs ${needs.join(', ')}.`;
}
