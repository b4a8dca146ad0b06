import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';

/** So many requests of one session are worked on at once: a page asks for more, and has them one after the other. */
const AT_ONCE = 2;
/** No page asks for so much that more than this waits: a longer line is of somebody who sends many at once, and goes on one by one. */
const SHORT_LINE = 4;

type Line = { underWay: number; waiting: (() => void)[] };

const hasRoom = ({ underWay, waiting }: Line): boolean => underWay < (waiting.length > SHORT_LINE ? 1 : AT_ONCE);

/**
 * Lets the requests of one session wait for each other, once their bodies are there: whoever sends many at once has one or two of
 * them between those of everybody else, and not all. A stream waits for nothing, as it may last; it has its own limit.
 */
export function queueRequestsOfSession(app: FastifyInstance, { identity }: { identity: Identity }): void {
  const lines = new Map<string, Line>();
  /** Whoever waits longest goes on in the place of who leaves, as soon as there is room. */
  const leave = (subject: string, line: Line) => {
    line.underWay--;
    while (line.waiting.length > 0 && hasRoom(line)) {
      line.underWay++;
      line.waiting.shift()?.();
    }
    if (line.underWay === 0) lines.delete(subject);
  };
  app.addHook('preValidation', async (request, reply) => {
    const subject = waits(request) ? await identity.sessionMark(request.headers) : null;
    if (subject === null) return;
    const line = lines.get(subject) ?? { underWay: 0, waiting: [] };
    lines.set(subject, line);
    if (hasRoom(line)) line.underWay++;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    let isOver = false;
    const end = () => {
      if (!isOver) leave(subject, line);
      isOver = true;
    };
    reply.raw.once('finish', end).once('close', end);
    if (!reply.raw.closed) return;
    // Nobody waits for the answer any more.
    end();
    return reply.hijack();
  });
}

const waits = ({ url, headers, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api/') &&
  routeOptions.config.throttle !== null &&
  headers.accept?.includes('text/event-stream') !== true;
