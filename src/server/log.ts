import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';

/** Fields that are blanked out wherever a line carries them. Bodies are never logged at all. */
const REDACTED = ['cookie', 'authorization', 'password', 'token', 'secret', 'email', '["set-cookie"]'].flatMap(
  (field) => {
    const inner = field.startsWith('[') ? field : `.${field}`;
    return [field, `*${inner}`, `*.*${inner}`];
  },
);

/** One JSON line for each event, to standard output or to where a test listens. */
export const createLog = (level: string, out?: pino.DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      redact: { paths: REDACTED, censor: '[hidden]' },
      serializers: { err: describeError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    out ?? pino.destination({ fd: 1, sync: true }),
  );

type Described = { type: string; message: string; code?: string; stack?: string; cause?: Described };

/**
 * What the log says of an error. The message of a failed query repeats the values that it was given, and so would its
 * stack; a database's `detail` names the row. None of that is for the log.
 */
function describeError(error: unknown): unknown {
  return error instanceof Error ? described(error, 0) : error;
}

function described(error: Error, depth: number): Described {
  const { code, query } = error as Error & { code?: unknown; query?: unknown };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    ...(typeof code === 'string' && { code }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause instanceof Error && depth < 4 && { cause: described(error.cause, depth + 1) }),
  };
}
