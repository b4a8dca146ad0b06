import { httpError } from '../http/http-error.ts';

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
