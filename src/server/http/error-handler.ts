import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { isDatabaseAway } from '../db/faults.ts';
import { HttpError, httpError, unavailable } from './http-error.ts';

const BY_STATUS: Record<number, { code: ErrorCode; message: string }> = {
  400: { code: 'bad_request', message: 'The request is not valid.' },
  404: { code: 'not_found', message: 'There is nothing at this address.' },
  413: { code: 'payload_too_large', message: 'That is too much to send at once.' },
  414: { code: 'bad_request', message: 'The address is too long.' },
  415: { code: 'unsupported_media_type', message: 'Only JSON can be sent here.' },
};

/** Answers every failure in one shape; what was not foreseen is logged and answered without particulars. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Whoever went away in the middle of a request hears nothing of it, and no part of the server is at fault.
  const isBrokenOff = (request.raw.destroyed && !request.raw.complete) || (reply.raw.destroyed && isCutOff(error));
  const refusal = refusalOf(isBrokenOff ? brokenOff() : error, request.log);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfter)));
  return reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(refusal, request.id));
}

/** What a stream that was being answered says when nobody takes it any more. */
const isCutOff = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

const brokenOff = () => httpError('bad_request', 'The request broke off before all of it had arrived.');

/** What a failure is answered with; what is of use to whoever runs the server goes to the log. */
export function refusalOf(error: unknown, log: FastifyBaseLogger): HttpError {
  const refusal = toHttpError(error);
  if (refusal.status >= 500) log.error({ err: refusal.detail ?? error }, refusal.message);
  else if (refusal.detail !== undefined) log.info({ detail: refusal.detail }, refusal.message);
  return refusal;
}

/** The body of every failure. */
export const errorBody = ({ code, message }: { code: ErrorCode; message: string }, requestId: string): string =>
  JSON.stringify({ error: { code, message, requestId } });

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isDatabaseAway(error)) return unavailable(error);
  const status = statusOf(error);
  const known = BY_STATUS[status];
  if (known) return httpError(known.code, known.message, { status });
  return httpError('internal', 'Something went wrong on our side. Please try again.', { detail: error });
}

/** The status that Fastify itself gave an error of the request; errors of other makers do not count. */
function statusOf(error: unknown): number {
  const { code, statusCode } = error as Partial<FastifyError>;
  return typeof code === 'string' && code.startsWith('FST_') && typeof statusCode === 'number' ? statusCode : 500;
}
