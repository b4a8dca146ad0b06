import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '#contract/operation.ts';
import { captureLog } from '#test/capture-log.ts';
import { startTestDatabase } from '#test/database.ts';
import { anIdentity } from '#test/identities.ts';
import { newsletterSubscribers } from '../db/schema/contact.ts';
import { favorites } from '../db/schema/plans.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { httpError } from './http-error.ts';
import { createRouter, type Router } from './router.ts';
import { createServer } from './server.ts';

const PLAIN = z.strictObject({ id: z.string(), name: z.string() });
const add = operation({
  method: 'POST',
  path: '/api/things',
  summary: 'Adds a thing',
  tag: 'test',
  body: () =>
    z.strictObject({
      userId: z.string().optional(),
      name: z.string(),
      fails: z.enum(['refusal', 'misfit', 'bug']).optional(),
    }),
  response: () => PLAIN,
});
const put = operation({ ...withoutBody(), method: 'PUT', path: '/api/things' });
const list = operation({
  method: 'GET',
  path: '/api/things/:userId',
  summary: 'Lists things',
  tag: 'test',
  params: () => z.strictObject({ userId: z.string() }),
  query: () => z.strictObject({ limit: z.coerce.number().int().min(1).optional() }),
  response: () => z.array(PLAIN),
});
const subscribe = operation({ ...withoutBody(), access: 'public', method: 'POST', path: '/api/subscribe' });
const limited = operation({ ...withoutBody(), method: 'GET', path: '/api/limited' });

function withoutBody() {
  return { summary: 'Does something', tag: 'test', response: () => z.strictObject({ ok: z.literal(true) }) };
}

/** A feature as small as can be: it keeps named things in the table of favourites. */
function thingRoutes({ route, publicRoute }: Router): void {
  route(add, async ({ db, session, body, now, newId }) => {
    const id = newId();
    await db.insert(favorites).values({
      id,
      userId: session.userId,
      type: 'meal',
      name: body.name,
      data: {},
      sourceType: 'plan',
      createdAt: now,
    });
    if (body.fails === 'refusal') throw httpError('conflict', 'Not now.');
    if (body.fails === 'bug') throw new Error(`insert into secrets (${body.name})`);
    const extra = body.fails === 'misfit' ? { passwordHash: 'x' } : {};
    return { id, name: body.name, ...extra };
  });
  route(put, async () => ({ ok: true }));
  route(list, async ({ db, session }) => {
    const rows = await db.select().from(favorites).where(eq(favorites.userId, session.userId));
    return rows.map(({ id, name }) => ({ id, name }));
  });
  route(limited, async () => ({ ok: true }), { limit: 'feedback' });
  publicRoute(subscribe, async ({ db, now, newId }) => {
    await db.insert(newsletterSubscribers).values({ email: `${newId()}@example.com`, createdAt: now });
    return { ok: true };
  });
}

const store = startTestDatabase();
const log = captureLog();
let app: FastifyInstance;

beforeAll(async () => {
  const dependencies = {
    database: store.database,
    identity: anIdentity(
      ({ authorization }) => authorization ?? null,
      async ({ authorization }) => authorization ?? null,
    ),
    limits: { ...DEFAULT_LIMITS, feedback: 3 },
    now: () => new Date('2026-05-04T12:00:00.000Z'),
    newId: () => randomUUID(),
  };
  const options = { log: log.logger, publicUrl: null, trustProxy: false, webFolder: '/nowhere', countsVisits: false };
  app = await createServer(options, (server) => thingRoutes(createRouter(server, dependencies)));
  await app.ready();
});
beforeEach(() => log.start());
afterAll(() => app.close());

type Post = { body: object; user?: string; key?: string; url?: string };
const post = ({ body, user = 'ann', key, url = add.path }: Post) =>
  app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { authorization: user, ...(key !== undefined && { 'idempotency-key': key }) },
  });
const names = async (user = 'ann') => {
  const answer = await app.inject({ method: 'GET', url: `/api/things/${user}`, headers: { authorization: user } });
  return answer.json<{ name: string }[]>().map(({ name }) => name);
};

describe('a write', () => {
  it('is kept when it is answered', async () => {
    const answer = await post({ body: { name: 'oats' } });
    expect([answer.statusCode, answer.json().name]).toEqual([200, 'oats']);
    expect(await names()).toEqual(['oats']);
  });

  it.each([
    { fails: 'refusal', status: 409, code: 'conflict' },
    { fails: 'misfit', status: 500, code: 'internal' },
    { fails: 'bug', status: 500, code: 'internal' },
  ])('is undone by a $fails', async ({ fails, status, code }) => {
    const answer = await post({ body: { name: 'oats', fails } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(answer.body).not.toMatch(/insert|secrets|stack|passwordHash/);
    expect(await names()).toEqual([]);
  });

  it('says in the log, and only there, what went wrong', async () => {
    const answer = await post({ body: { name: 'oats', fails: 'bug' } });
    const { requestId } = answer.json().error;
    const line = log.lines.find(({ level }) => level >= 50);
    expect(line).toMatchObject({ reqId: requestId, err: { message: 'insert into secrets (oats)' } });
  });

  it('of a stranger to the database makes their record first', async () => {
    expect((await post({ body: { name: 'oats' }, user: 'new-here' })).statusCode).toBe(200);
  });

  it('that anyone may make needs no session', async () => {
    const answer = await app.inject({ method: 'POST', url: subscribe.path });
    expect(answer.json()).toEqual({ ok: true });
  });
});

describe('a write with an Idempotency-Key', () => {
  it('has one effect and one answer, twenty times at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post({ body: { name: 'oats' }, key })));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await names()).toEqual(['oats']);
  });

  it('gives the first answer again later', async () => {
    const key = randomUUID();
    const first = await post({ body: { name: 'oats' }, key });
    const again = await post({ body: { name: 'oats' }, key: key.toUpperCase() });
    expect(again.body).toBe(first.body);
  });

  it('is refused for another body', async () => {
    const key = randomUUID();
    await post({ body: { name: 'oats' }, key });
    const other = await post({ body: { name: 'rice' }, key });
    expect([other.statusCode, other.json().error.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await names()).toEqual(['oats']);
  });

  it('is refused for another operation', async () => {
    const key = randomUUID();
    await post({ body: { name: 'oats' }, key });
    const other = await app.inject({
      method: 'PUT',
      url: put.path,
      headers: { authorization: 'ann', 'idempotency-key': key },
    });
    expect(other.statusCode).toBe(422);
  });

  it('is another one for another person', async () => {
    const key = randomUUID();
    await post({ body: { name: 'oats' }, key });
    expect((await post({ body: { name: 'rice' }, key, user: 'bob' })).statusCode).toBe(200);
  });

  it('can be tried again after a failure', async () => {
    const key = randomUUID();
    expect((await post({ body: { name: 'oats', fails: 'refusal' }, key })).statusCode).toBe(409);
    expect((await post({ body: { name: 'oats' }, key })).statusCode).toBe(200);
    expect(await names()).toEqual(['oats']);
  });

  it.each(['', 'abc', '123', `${randomUUID()} `.repeat(2)])('is refused for a malformed key: %j', async (key) => {
    expect((await post({ body: { name: 'oats' }, key })).statusCode).toBe(400);
    expect(await names()).toEqual([]);
  });
});

describe('who may call', () => {
  it('nobody without a session, whatever they send', async () => {
    for (const payload of [{ name: 'oats' }, { userId: 'ann' }, { bad: true }]) {
      const answer = await app.inject({ method: 'POST', url: add.path, payload });
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthorized']);
    }
  });

  it('only for themselves, in the address and in the body', async () => {
    const reading = await app.inject({ method: 'GET', url: '/api/things/bob', headers: { authorization: 'ann' } });
    const writing = await post({ body: { userId: 'bob', name: 'oats', unknown: 1 } });
    expect([reading.statusCode, writing.statusCode]).toEqual([403, 403]);
    expect(await names('bob')).toEqual([]);
  });

  it('only as often as the limit allows, each person by themselves', async () => {
    const call = (user: string) => app.inject({ method: 'GET', url: limited.path, headers: { authorization: user } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('ann')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().error.code).toBe('too_many_requests');
    expect(Number(refused?.headers['retry-after'])).toBe(3600);
    expect((await call('bob')).statusCode).toBe(200);
  });
});

describe('what is sent', () => {
  it.each([
    { what: 'a missing field', body: {}, message: '“name” is missing.' },
    { what: 'an unknown field', body: { name: 'oats', tier: 'premium' }, message: 'Unknown field “tier”.' },
    { what: 'a wrong type', body: { name: ['oats'] }, message: '“name” must be a string.' },
  ])('is refused for $what, in one sentence', async ({ body, message }) => {
    const answer = await post({ body });
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, message]);
  });

  it.each(['?limit=1&limit=2', '?limit=0', '?limit=x', '?nonsense=1'])('is refused for the query %s', async (query) => {
    const answer = await app.inject({
      method: 'GET',
      url: `/api/things/ann${query}`,
      headers: { authorization: 'ann' },
    });
    expect(answer.statusCode).toBe(400);
  });

  it.each([undefined, {}])('may be nothing or {} where nothing is asked for', async (payload) => {
    const headers = { authorization: 'ann', 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'PUT', url: put.path, headers, ...(payload && { payload }) });
    expect(answer.statusCode).toBe(200);
  });

  it('is refused where nothing is asked for', async () => {
    const answer = await app.inject({
      method: 'PUT',
      url: put.path,
      headers: { authorization: 'ann' },
      payload: { x: 1 },
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the contract of a route', () => {
  it('decides who may call it: a handler cannot be bound the wrong way', async () => {
    const bind = (wrongly: (router: Router) => void) =>
      createServer(
        { log: log.logger, publicUrl: null, trustProxy: false, webFolder: '/nowhere', countsVisits: false },
        (server) =>
          wrongly(
            createRouter(server, {
              database: store.database,
              identity: anIdentity(() => null),
              limits: DEFAULT_LIMITS,
              now: () => new Date(),
              newId: () => randomUUID(),
            }),
          ),
      );
    await expect(bind(({ publicRoute }) => publicRoute(put, async () => ({ ok: true })))).rejects.toThrow(/session/);
    await expect(bind(({ route }) => route(subscribe, async () => ({ ok: true })))).rejects.toThrow(/public/);
  });
});
