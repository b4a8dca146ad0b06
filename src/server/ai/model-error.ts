import type { ModelFault } from './coach-model.ts';

/** Why a call of a model failed. `isTransient`: the same call may succeed in a moment. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly fault: ModelFault;
  readonly isTransient: boolean;
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs: number | null;

  constructor(
    fault: ModelFault,
    { isTransient = false, retryAfterMs = null as number | null, cause = undefined as unknown } = {},
  ) {
    super(`the model failed: ${fault}`, { cause });
    this.fault = fault;
    this.isTransient = isTransient;
    this.retryAfterMs = retryAfterMs;
  }
}

type ApiFailure = { statusCode?: number; isRetryable: boolean; responseHeaders?: Record<string, string> };
export type IsApiFailure = (error: unknown) => error is ApiFailure & Error;

const TRANSIENT_STATUS = new Set([408, 409, 429]);

/** What went wrong, by what the SDK or the network threw. */
export function readModelError(error: unknown, isApiFailure: IsApiFailure): ModelError {
  if (error instanceof ModelError) return error;
  if (!isApiFailure(error)) {
    const isNetwork = error instanceof TypeError || codeOf(error) !== null;
    return new ModelError(isNetwork ? 'away' : 'nonsense', { isTransient: isNetwork, cause: error });
  }
  const { statusCode, isRetryable, responseHeaders = {} } = error;
  // An answer that came and cannot be read has the status of success.
  if (statusCode !== undefined && statusCode < 300) return new ModelError('nonsense', { cause: error });
  const isTransient = statusCode === undefined ? isRetryable : TRANSIENT_STATUS.has(statusCode) || statusCode >= 500;
  const retryAfterMs = readRetryAfter(responseHeaders['retry-after']);
  return new ModelError(statusCode === 429 ? 'busy' : 'away', { isTransient, retryAfterMs, cause: error });
}

/** The code of a failed connection, such as ECONNRESET. */
function codeOf(error: unknown): string | null {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return typeof cause === 'object' && cause !== null ? codeOf(cause) : null;
}

function readRetryAfter(header: string | undefined): number | null {
  const seconds = Number(header);
  return header === undefined || !Number.isFinite(seconds) || seconds < 0 ? null : seconds * 1000;
}
