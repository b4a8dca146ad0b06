import { beforeEach, describe, expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { getLive } from '#contract/health.ts';
import { listLogs, logProgress } from '#contract/logs.ts';
import { getSettings } from '#contract/settings.ts';
import { type Caller, startTestApp } from '#test/app.ts';

const app = startTestApp({ limits: { address: 40, request: 5, message: 3 } });

let days = 0;
/** Counts go with their window, and each test begins at the same moment. */
beforeEach(() => app.clock.advance({ days: ++days }));

/** Somebody whose way in does not count any more. */
async function somebody(): Promise<Caller> {
  const person = await app.signUp();
  app.clock.advance({ seconds: 10 });
  return person;
}

const read = (person: Caller) => person.call(listLogs, { params: { userId: person.userId } });
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('the limit of every route', () => {
  it('is one for all that one session asks for, reads too, until the window is over', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    for (const _ of times(5)) expect((await read(ann)).status).toBe(200);
    const refused = await read(ann);
    expect([refused.status, refused.error.code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '10',
    ]);
    expect(refused.error.message).toMatch(/wait a few seconds/);
    expect((await read(bob)).status).toBe(200);
    app.clock.advance({ seconds: 10 });
    expect((await read(ann)).status).toBe(200);
  });

  it('counts a large body for more', async () => {
    const ann = await somebody();
    const log = { logType: 'weight', value: 150, unit: 'lbs' } as const;
    expect((await ann.call(logProgress, { body: { ...log, notes: 'x'.repeat(1000) } })).status).toBe(200);
    expect((await ann.call(logProgress, { body: { ...log, notes: 'x'.repeat(1000) } })).status).toBe(200);
    expect((await ann.call(logProgress, { body: { ...log, notes: 'x'.repeat(1000) } })).status).toBe(429);
  });

  it('is one for all sessions and none of an address', async () => {
    const people: Caller[] = [];
    for (const _ of times(8)) people.push(await somebody());
    for (const person of people) for (const _ of times(5)) expect((await read(person)).status).toBe(200);
    expect((await app.anyone.call(getSettings)).status).toBe(429);
    app.clock.advance({ seconds: 10 });
    expect((await app.anyone.call(getSettings)).status).toBe(200);
  });

  it('is none for who watches the server', async () => {
    for (const _ of times(60)) expect((await app.anyone.call(getLive)).status).toBe(200);
  });

  it('is one of its own for messages to the coach, and leaves nobody in danger with a refusal alone', async () => {
    const ann = await somebody();
    const say = () => ann.call(sendChatMessage, { body: { message: 'I want to end my life' } });
    for (const _ of times(3)) expect((await say()).status).toBe(200);
    expect((await say()).error.message).toMatch(/call your local emergency number now/);
    expect((await read(ann)).status).toBe(200);
  });
});

describe('every route under /api', () => {
  it('is counted, but for those that say the server is alive', async () => {
    const paths = app.app.swagger().paths as Record<string, Record<string, unknown>>;
    const routes = Object.entries(paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => ({
        url: url.replace(/\{\w+\}/g, 'x'),
        method: method.toUpperCase() as 'GET',
      })),
    );
    const uncounted: string[] = [];
    for (const { url, method } of routes) {
      app.clock.advance({ minutes: 2 });
      const statuses = [];
      for (const _ of times(6)) statuses.push((await app.app.inject({ url, method })).statusCode);
      if (statuses.at(-1) !== 429) uncounted.push(`${method} ${url}`);
    }
    expect(uncounted.sort()).toEqual(['GET /api/health/live', 'GET /api/health/ready']);
  });
});
