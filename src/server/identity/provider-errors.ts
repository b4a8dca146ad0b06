import type { ErrorCode } from '#contract/errors.ts';

type Refusal = readonly [ErrorCode, string];

const MISMATCH: Refusal = ['unauthorized', 'That e-mail and password do not match.'];
export const OLD_LINK: Refusal = ['not_found', 'This link is too old, or was used already. Please ask for a new one.'];
const WRONG_CODE: Refusal = ['bad_request', 'That code does not fit. Please take the one that is shown now.'];
const START_AGAIN: Refusal = ['bad_request', 'That took too long. Please sign in again from the start.'];
const TOO_MANY: Refusal = [
  'too_many_requests',
  'Too many wrong codes. Please wait a quarter of an hour, then try again.',
];
const NO_SECOND_STEP: Refusal = ['conflict', 'Your account has no second step just now. Please load the page again.'];
const NO_PASSKEY: Refusal = ['bad_request', 'That passkey did not work. Please try again, or use your password.'];
const PASSKEY_UNKNOWN: Refusal = [
  'bad_request',
  'We do not know that passkey. It may have been removed; please use your password.',
];
const SESSION_OVER: Refusal = ['unauthorized', 'Please sign in first.'];
const NO_GOOGLE: Refusal = ['bad_request', 'Google did not let you in. Please try again, or use your password.'];

/** What is answered where the embedded provider refuses, by its own codes. Each says what to do, and none whom we know. */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  INVALID_EMAIL_OR_PASSWORD: MISMATCH,
  INVALID_PASSWORD: MISMATCH,
  USER_NOT_FOUND: MISMATCH,
  USER_EMAIL_NOT_FOUND: MISMATCH,
  CREDENTIAL_ACCOUNT_NOT_FOUND: MISMATCH,
  INVALID_EMAIL: ['bad_request', 'Please enter a valid e-mail address.'],
  PASSWORD_TOO_SHORT: ['bad_request', 'Your password is too short. Please take a longer one.'],
  PASSWORD_TOO_LONG: ['bad_request', 'Your password is too long. Please take a shorter one.'],
  INVALID_TOKEN: OLD_LINK,
  TOKEN_EXPIRED: OLD_LINK,
  INVALID_USER: ['forbidden', 'This link is for another account. Please sign in to that one, then open it again.'],
  SESSION_EXPIRED: SESSION_OVER,
  SESSION_NOT_FRESH: ['confirm_needed', 'Please enter your password once more.'],
  INVALID_CODE: WRONG_CODE,
  OTP_HAS_EXPIRED: WRONG_CODE,
  INVALID_BACKUP_CODE: ['bad_request', 'That recovery code does not fit. Each of them works once.'],
  INVALID_TWO_FACTOR_COOKIE: START_AGAIN,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: START_AGAIN,
  ACCOUNT_TEMPORARILY_LOCKED: TOO_MANY,
  TOTP_NOT_ENABLED: NO_SECOND_STEP,
  TWO_FACTOR_NOT_ENABLED: NO_SECOND_STEP,
  BACKUP_CODES_NOT_ENABLED: NO_SECOND_STEP,
  TOTP_ALREADY_ENABLED: ['conflict', 'Your account has a second step already. Please load the page again.'],
  CHALLENGE_NOT_FOUND: ['bad_request', 'That took too long. Please try your passkey again.'],
  AUTHENTICATION_FAILED: NO_PASSKEY,
  FAILED_TO_VERIFY_REGISTRATION: NO_PASSKEY,
  PREVIOUSLY_REGISTERED: ['conflict', 'This device has a passkey for your account already.'],
  PASSKEY_NOT_FOUND: PASSKEY_UNKNOWN,
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: NO_PASSKEY,
  SESSION_REQUIRED: SESSION_OVER,
  PROVIDER_NOT_FOUND: NO_GOOGLE,
  FAILED_TO_GET_USER_INFO: NO_GOOGLE,
};

/** For whatever else the provider may refuse with. */
export const GENERAL_REFUSAL: Refusal = [
  'bad_request',
  'We could not sign you in. Please check your details and try again.',
];
