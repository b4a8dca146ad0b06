import type { Operation, RequestOf, ResponseOf } from '#contract/operation.ts';
import { errorOfResponse, errorWithoutAnswer } from './api-error.ts';
import { withIdToken } from './id-token.ts';
import { randomUuid } from './random-uuid.ts';
import { readTolerantly } from './read-tolerantly.ts';

type Part = 'params' | 'query' | 'body';
type NeededPart<O extends Operation> = {
  [P in Part]: object extends RequestOf<O>[P] ? never : undefined extends RequestOf<O>[P] ? never : P;
}[Part];

type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Give the same key again to repeat a write that may have arrived; a fresh one is made otherwise. */
  idempotencyKey?: string | undefined;
  /** Whose session the call is meant for: the server refuses it from anybody else's. */
  expectedUser?: string | undefined;
};

/** What a caller passes: the parts that the operation needs, and those that it allows. */
export type CallInput<O extends Operation> = {
  [P in NeededPart<O>]: RequestOf<O>[P];
} & {
  [P in Exclude<Part, NeededPart<O>>]?: RequestOf<O>[P] | undefined;
} & CallOptions;

/** The same parts, for code that works with any operation. */
export type LooseParts = { params?: unknown; query?: unknown; body?: unknown } & CallOptions;

const entriesOf = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null ? Object.entries(part) : [];

/** Path with its parameters filled in, e.g. `/api/plans/u1/meal`. */
export function pathOf(operation: Pick<Operation, 'path'>, params?: unknown): string {
  return entriesOf(params).reduce(
    (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(String(value))),
    operation.path as string,
  );
}

function addressOf(operation: Operation, { params, query }: LooseParts): string {
  const search = new URLSearchParams(
    entriesOf(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return pathOf(operation, params) + (search && `?${search}`);
}

function requestOf(
  operation: Operation,
  { body, signal, idempotencyKey, expectedUser }: LooseParts,
  accept: string,
): RequestInit {
  const headers: Record<string, string> = { Accept: accept };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (operation.method !== 'GET') headers['Idempotency-Key'] = idempotencyKey ?? randomUuid();
  if (expectedUser !== undefined) headers['Expected-User'] = expectedUser;
  return {
    method: operation.method,
    credentials: 'include',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

/** A write whose connection broke is sent once more: its key makes sure that it counts once. */
async function send(address: string, request: RequestInit, isPublic: boolean): Promise<Response> {
  const tries = request.method === 'GET' ? 1 : 2;
  for (let attempt = 1; ; attempt += 1) {
    const sent = isPublic ? request : await withIdToken(request);
    try {
      return await fetch(address, sent);
    } catch (error) {
      if (request.signal?.aborted) throw error;
      if (attempt >= tries) throw errorWithoutAnswer('network');
    }
  }
}

/** The answer of a success, whatever its form. */
export async function fetchOperation(
  operation: Operation,
  parts: LooseParts,
  accept = 'application/json',
): Promise<Response> {
  const request = requestOf(operation, parts, accept);
  const response = await send(addressOf(operation, parts), request, operation.access === 'public');
  if (!response.ok) throw await errorOfResponse(response);
  return response;
}

/** What the operation answered, if it is what the contract says; a newer server may say more. */
export function answerOf<O extends Operation>(operation: O, json: unknown): ResponseOf<O> {
  const answer = readTolerantly(operation.response, json);
  if (!answer.success) throw errorWithoutAnswer('unreadable');
  return answer.data as ResponseOf<O>;
}

/** `callOperation` for code that works with any operation. */
export async function callLoosely<O extends Operation>(operation: O, parts: LooseParts): Promise<ResponseOf<O>> {
  const response = await fetchOperation(operation, parts);
  return answerOf(operation, await response.json().catch(() => undefined));
}

/**
 * Calls an operation of the contract.
 * @throws ApiError for every answer that is not a success, and for none at all
 */
export function callOperation<O extends Operation>(
  operation: O,
  ...[input]: object extends CallInput<O> ? [input?: CallInput<O>] : [input: CallInput<O>]
): Promise<ResponseOf<O>> {
  return callLoosely(operation, (input ?? {}) as LooseParts);
}
