import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nextTurn } from '../turns.ts';
import { errorBody, refusalOf } from './error-handler.ts';

const EVENT_STREAM = 'text/event-stream';

/** Whether the caller would rather hear how far the work is than wait for one answer. */
export const wantsProgress = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(EVENT_STREAM) ?? false;

/** A step goes out in one turn of the event loop, and a connection that is closed on it takes three: to be read, ended, closed. */
const TURNS_TO_HEAR = 4;

/** One event of the stream. `data` is JSON, which has no line breaks of its own. */
const eventOf = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;

/** Ends work that nobody waits for any more. */
class CallerGone extends Error {
  override name = 'CallerGone';
}

/** Sends a piece of the answer, as an event of its own. To who has gone it says nothing, and the work goes on. */
export type Say = (event: string, data: object) => void;

type Streamed = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** What the event with the answer is called. */
  name: string;
  /** Does the work and tells each step as it begins it, or says pieces of the answer; answers JSON. `signal`: the caller has gone. */
  work: (tell: (step: string) => Promise<void>, caller: { say: Say; signal: AbortSignal }) => Promise<string>;
};

/**
 * Answers with server-sent events: `step` for each step, then the answer or `error`, whose data is the body that the error
 * would have had by itself. Once the caller has gone, the next step is not begun.
 */
export function streamProgress({ request, reply, name, work }: Streamed): FastifyReply {
  const stream = new Readable({ read: () => {} });
  const leaving = new AbortController();
  const { signal } = leaving;
  reply.raw.once('close', () => {
    leaving.abort(new CallerGone());
    stream.destroy();
  });
  const say = (event: string, data: string) => signal.aborted || stream.push(eventOf(event, data));
  const tell = async (step: string) => {
    say('step', JSON.stringify({ step }));
    for (let turn = 0; turn < TURNS_TO_HEAR; turn++) await nextTurn();
    signal.throwIfAborted();
  };
  const run = async () => {
    try {
      say(name, await work(tell, { say: (event, data) => say(event, JSON.stringify(data)), signal }));
    } catch (error) {
      if (error instanceof CallerGone) request.log.info('the caller left before the work was done');
      else say('error', errorBody(refusalOf(error, request.log), request.id));
    }
    if (!signal.aborted) stream.push(null);
  };
  void run();
  return reply.type(`${EVENT_STREAM}; charset=utf-8`).header('cache-control', 'no-store').send(stream);
}
