import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity } from '../identity/identity.ts';
import { queueRequestsOfSession } from './session-turns.ts';

const identity = {
  sessionMark: async ({ cookie }: { cookie?: string }) => cookie ?? null,
} as Pick<Identity, 'sessionMark'> as Identity;

let app = Fastify();
/** Ends each request that is worked on, in the order in which they came, by whom it is of. */
let underWay: { of: string; end: () => void }[] = [];

beforeEach(() => {
  underWay = [];
  app = Fastify();
  queueRequestsOfSession(app, { identity });
  const handler = async ({ headers }: { headers: Record<string, unknown> }) => {
    await new Promise<void>((resolve) => underWay.push({ of: String(headers.cookie), end: resolve }));
    return {};
  };
  app.get('/api/work', handler);
  app.get('/api/health', { config: { throttle: null } }, handler);
});
afterEach(async () => {
  const closing = app.close();
  for (const { end } of underWay) end();
  await closing;
});

const send = (cookie: string | null, { url = '/api/work', accept = '*/*' } = {}) =>
  app.inject({ url, headers: { accept, ...(cookie !== null && { cookie }) } }).then(({ statusCode }) => statusCode);
const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const started = () => underWay.map(({ of }) => of);
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the requests of one session', () => {
  it('are worked on two at a time, in their order, and hold nobody else up', async () => {
    const answers = times(8).map(() => send('mallory'));
    await vi.waitFor(() => expect(started()).toEqual(['mallory', 'mallory']));
    const ann = send('ann');
    await vi.waitFor(() => expect(started()).toEqual(['mallory', 'mallory', 'ann']));
    underWay[2]?.end();
    expect(await ann).toBe(200);
    await settle();
    expect(started()).toHaveLength(3);
    for (let at = 0; at < 9; at++) {
      await vi.waitFor(() => expect(underWay.length).toBeGreaterThan(at));
      underWay[at]?.end();
    }
    expect(await Promise.all(answers)).toEqual(Array(8).fill(200));
  });

  it('do not wait where nobody is signed in, for a stream, or to see whether the server is alive', async () => {
    const waiting = times(4).map(() => send('mallory'));
    const others = [
      ...times(3).map(() => send(null)),
      ...times(3).map(() => send('mallory', { accept: 'text/event-stream' })),
      ...times(3).map(() => send('mallory', { url: '/api/health' })),
    ];
    await vi.waitFor(() => expect(underWay).toHaveLength(2 + 9));
    for (const at of times(13)) {
      await vi.waitFor(() => expect(underWay.length).toBeGreaterThan(at));
      underWay[at]?.end();
    }
    expect(await Promise.all([...waiting, ...others])).toEqual(Array(13).fill(200));
  });
});
