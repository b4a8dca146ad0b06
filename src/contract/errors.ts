import { z } from 'zod';

/** Every code that an answer can carry; each message is fit to be shown as it stands. */
export const ERROR_CODES = [
  'bad_request', // the input is not what the operation takes
  'unauthorized', // nobody is signed in
  'forbidden', // the person asked for is not the one who is signed in, or the page that asks is not ours
  'not_found', // no such thing, or not yours
  'method_not_allowed',
  'conflict', // the thing is in another state than the request expects
  'unreadable_document', // what is stored cannot be read by this release; it is kept
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_mismatch', // the same Idempotency-Key came with another body
  'plan_refused', // no plan is made, for a reason that concerns the person's safety or rules
  'limit_reached', // a limit of the tier
  'consent_needed', // the person took back their yes to what this would do with their data
  'confirm_needed', // the sign-in is too old for this: the password has to be given again
  'too_many_requests',
  'internal', // our mistake; the request id finds it in the log
  'unavailable', // the database or another part is away for the moment
] as const;

export const errorCodeSchema = z.enum(ERROR_CODES);

export const errorSchema = z.strictObject({
  error: z.strictObject({ code: errorCodeSchema, message: z.string(), requestId: z.string() }),
});

export type ErrorCode = z.infer<typeof errorCodeSchema>;
