import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import { LIMITS, type LimitName, type LimitValues, type ThrottleName } from '../limits.ts';
import { httpError } from './http-error.ts';

/** A body counts for one more with each of these, up to so many: what is larger takes longer to read. */
const BYTES_A_POINT = 1024;
const MOST_POINTS = 30;

type Throttling = { identity: Identity; limits: LimitValues; now: () => Date };

/**
 * Counts every request before anything else is done for it, in memory: who sends too many is refused without a look into the
 * database. Each server counts for itself. A route may name another limit, or none, in its configuration.
 */
export function throttleRequests(app: FastifyInstance, { identity, limits, now }: Throttling): void {
  const counters = {
    address: createCounter('address', limits),
    request: createCounter('request', limits),
    message: createCounter('message', limits),
  };
  app.addHook('onRequest', async (request) => {
    const { throttle = 'request' } = request.routeOptions.config;
    if (throttle === null) return;
    const at = now();
    counters.address({ subject: request.ip, points: 1, at, name: throttle });
    if (!request.url.startsWith('/api/')) return;
    const mark = await identity.sessionMark(request.headers);
    counters[throttle]({ subject: mark ?? `from ${request.ip}`, points: pointsOf(request), at, name: throttle });
  });
}

function pointsOf({ headers, method }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 1;
  const bytes = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
  return Math.min(1 + Math.floor(bytes / BYTES_A_POINT), MOST_POINTS);
}

type Counted = { subject: string; points: number; at: Date; name: ThrottleName };

/** Who is counted in vain is told when to come again; whoever is in danger must not be left with that. */
const REFUSALS: Record<ThrottleName, string> = {
  request: 'That was a lot at once. Please wait a few seconds and try again.',
  message:
    'That was a lot at once. Please wait a minute, then write to me again. If you are in danger, do not wait for me: call your local emergency number now.',
};

/** Counts by fixed windows, and forgets all of them when the next one begins. */
function createCounter(limit: LimitName, limits: LimitValues): (counted: Counted) => void {
  const windowMs = LIMITS[limit].windowSeconds * 1000;
  const counts = new Map<string, number>();
  let current = 0;
  return ({ subject, points, at, name }) => {
    const window = Math.floor(at.getTime() / windowMs);
    if (window !== current) counts.clear();
    current = window;
    const count = (counts.get(subject) ?? 0) + points;
    counts.set(subject, count);
    if (count <= limits[limit]) return;
    throw httpError('too_many_requests', REFUSALS[name], {
      retryAfter: ((window + 1) * windowMs - at.getTime()) / 1000,
      detail: { limit },
    });
  };
}
