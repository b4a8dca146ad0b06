/** Codes that the browser adds to the contract's own: no answer at all, and an answer that cannot be read. */
export type ClientErrorCode = 'network' | 'unreadable' | 'unknown';

const FRIENDLY: Record<ClientErrorCode, string> = {
  network: 'There is no connection. Check your network and try again.',
  unreadable: 'The answer could not be read. Please load the page again.',
  unknown: 'Something went wrong. Please try again.',
};

type ApiErrorDetails = {
  /** HTTP status; 0 if there was no answer. */
  status: number;
  /** A code of the contract, or one of ours. */
  code: string;
  /** Fit to be shown as it stands. */
  userMessage: string;
  requestId?: string | undefined;
  /** Seconds to wait, if the server said so. */
  retryAfter?: number | undefined;
};

/** A call that did not succeed. `message` is '{status}: {body or status text}', `userMessage` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly userMessage: string;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.status = details.status;
    this.code = details.code;
    this.userMessage = details.userMessage;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

type ErrorBody = { code?: string; message?: string; requestId?: string };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads `{error: {code, message, requestId}}`, and the bare `{code, message}` that identity libraries answer with. */
function readErrorBody(text: string): ErrorBody {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return {};
  }
  if (!isRecord(parsed)) return {};
  const source = isRecord(parsed.error) ? parsed.error : parsed;
  const [code, message, requestId] = [asText(source.code), asText(source.message), asText(source.requestId)];
  return { ...(code && { code }), ...(message && { message }), ...(requestId && { requestId }) };
}

/** The error of an answer that is not a success. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = readErrorBody(text);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(`${response.status}: ${text || response.statusText}`, {
    status: response.status,
    code: body.code ?? 'unknown',
    userMessage: body.message ?? FRIENDLY.unknown,
    requestId: body.requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}

/** The error that a stream of events ended with; its data is the body that the answer would have had by itself. */
export function errorOfEvent(data: string): ApiError {
  const body = readErrorBody(data);
  return new ApiError(data, {
    status: 200,
    code: body.code ?? 'unknown',
    userMessage: body.message ?? FRIENDLY.unknown,
    requestId: body.requestId,
  });
}

/** The error of a call without an answer, or with one that makes no sense. */
export function errorWithoutAnswer(code: 'network' | 'unreadable'): ApiError {
  return new ApiError(FRIENDLY[code], { status: 0, code, userMessage: FRIENDLY[code] });
}

/** What to tell a person: the server's own words where it had any, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.code !== 'unknown' ? error.userMessage : fallback;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the server has something that it cannot read: it is kept, and the person can repair it. */
export function isUnreadableDocument(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unreadable_document';
}

/** Worth another try: no answer, too many requests, or the server's own trouble. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'network' || error.status === 429 || error.status >= 500);
}
