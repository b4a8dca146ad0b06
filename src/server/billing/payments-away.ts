import { httpError } from '../http/http-error.ts';

/** The membership was ended at the provider, and giving the money back did not work: it can be asked for again. */
export const moneyStillHere = (detail: unknown) =>
  httpError(
    'unavailable',
    'You are not charged again, but the money could not be given back just now. Please ask for it once more in a few minutes.',
    { detail, retryAfter: 60 },
  );

/** Where the payment provider does not answer, or is not set up any more. Nothing was changed. */
export const paymentsAway = (detail?: unknown) =>
  httpError(
    'unavailable',
    'We cannot reach who takes the payments just now. Nothing was changed. Please try again later.',
    {
      detail,
      retryAfter: 5,
    },
  );
