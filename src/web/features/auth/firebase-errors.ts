import { ApiError, errorWithoutAnswer } from '#web/api/api-error.ts';

type Fault = { status: number; says: string };

const fault = (status: number, says: string): Fault => ({ status, says });

// Which of the two is wrong is not said: it would tell whether there is such an account.
const MISMATCH = fault(401, 'That e-mail and password do not match.');
const OLD_LINK = fault(404, 'This link is too old, or was used already. Please ask for a new one.');
const SIGN_IN_AGAIN = fault(401, 'Your sign-in is over. Please sign in again.');
const GOOGLE_ENDED = fault(400, 'The sign-in with Google was not finished. Try again, or use your password.');
const NOT_SET_UP = fault(400, 'Signing in is not set up right for this address. Please tell our support.');
const ASK_AGAIN = fault(400, 'We could not check that you are a person. Please load the page and try again.');

/** What the provider's library refuses with, by its own codes without `auth/`. Each says what to do. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'invalid-credential': MISMATCH,
  'invalid-login-credentials': MISMATCH,
  'wrong-password': MISMATCH,
  'user-not-found': MISMATCH,
  'user-disabled': fault(403, 'This account is switched off. Please write to our support.'),
  'user-token-expired': SIGN_IN_AGAIN,
  'invalid-user-token': SIGN_IN_AGAIN,
  'null-user': SIGN_IN_AGAIN,
  'user-mismatch': fault(403, 'That is another account than the one that is signed in. Please sign out first.'),
  'invalid-email': fault(400, 'Please enter a valid e-mail address.'),
  'missing-email': fault(400, 'Please enter your e-mail address.'),
  'missing-password': fault(400, 'Please enter your password.'),
  'weak-password': fault(400, 'Your password is too short or too easy. Please take a longer one.'),
  'password-does-not-meet-requirements': fault(
    400,
    'Your password does not have all that it needs. Please take another one.',
  ),
  'email-already-in-use': fault(409, 'That address cannot be used here. Please sign in, or take another one.'),
  'account-exists-with-different-credential': fault(
    409,
    'You signed up in another way. Please sign in with your password.',
  ),
  'credential-already-in-use': fault(409, 'That sign-in belongs to another account already.'),
  'requires-recent-login': fault(403, 'Please enter your password again, then do this once more.'),
  'multi-factor-auth-required': fault(
    403,
    'Your account asks for a second step that we cannot ask for here. Please write to our support.',
  ),
  'too-many-requests': fault(429, 'That was tried too often. Please wait a few minutes, then try again.'),
  'quota-exceeded': fault(429, 'That was tried too often. Please wait a few minutes, then try again.'),
  'expired-action-code': OLD_LINK,
  'invalid-action-code': OLD_LINK,
  'popup-blocked': fault(400, 'Your browser blocked the window. Please allow windows of this page, then try again.'),
  'popup-closed-by-user': GOOGLE_ENDED,
  'cancelled-popup-request': GOOGLE_ENDED,
  'redirect-cancelled-by-user': GOOGLE_ENDED,
  'web-storage-unsupported': fault(
    400,
    'Your browser keeps nothing for this page. Please allow cookies and site data, then try again.',
  ),
  'unauthorized-domain': NOT_SET_UP,
  'invalid-api-key': NOT_SET_UP,
  'api-key-not-valid.-please-pass-a-valid-api-key.': NOT_SET_UP,
  'configuration-not-found': NOT_SET_UP,
  'operation-not-allowed': NOT_SET_UP,
  // The library asks again with one by itself; it comes here when that failed, too.
  'missing-recaptcha-token': ASK_AGAIN,
  'invalid-recaptcha-token': ASK_AGAIN,
};

const GENERAL = fault(400, 'We could not sign you in. Please check your details and try again.');

/** The provider's own code of an error, without `auth/`; null for an error of anybody else. */
export function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && code.startsWith('auth/') ? code.slice('auth/'.length) : null;
}

/** What the provider's library threw, as an error that can be shown; anything else as it is. */
export function apiErrorOf(error: unknown): unknown {
  const code = codeOf(error);
  if (code === null) return error;
  if (code === 'network-request-failed' || code === 'timeout') return errorWithoutAnswer('network');
  const { status, says } = (Object.hasOwn(FAULTS, code) ? FAULTS[code] : undefined) ?? GENERAL;
  return new ApiError(`${status}: ${code}`, { status, code, userMessage: says });
}

/** Runs a call of the provider's library; it rejects with an `ApiError`. */
export async function told<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw apiErrorOf(error);
  }
}

/** For what this provider does not do. */
export const notHere = (): Promise<never> =>
  Promise.reject(
    new ApiError('400: not here', { status: 400, code: 'not-here', userMessage: 'That cannot be done here.' }),
  );
