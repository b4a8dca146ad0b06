import type { ErrorCode } from '#contract/errors.ts';

const STATUS_OF: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  unreadable_document: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  plan_refused: 422,
  limit_reached: 403,
  consent_needed: 403,
  confirm_needed: 403,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

type Extras = {
  /** For the log only; never sent. */
  detail?: unknown;
  /** Seconds until it makes sense to ask again. */
  retryAfter?: number;
  /** Another status than the code's own. */
  status?: number;
};

/** A refusal that is answered as it stands: `message` is fit to be shown to the person. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, { detail, retryAfter, status }: Extras = {}) {
    super(message);
    this.code = code;
    this.status = status ?? STATUS_OF[code];
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}

/** Makes the error that a handler throws to refuse a request. */
export const httpError = (code: ErrorCode, message: string, extras?: Extras): HttpError =>
  new HttpError(code, message, extras);

export const notFound = (what: string): HttpError => httpError('not_found', `We could not find that ${what}.`);

export const unavailable = (detail?: unknown): HttpError =>
  httpError('unavailable', 'We cannot reach our records just now. Please try again in a few seconds.', {
    detail,
    retryAfter: 5,
  });
