import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Operation, operation } from '#contract/operation.ts';
import { captureLog } from '#test/capture-log.ts';
import { startTestDatabase } from '#test/database.ts';
import { anIdentity } from '#test/identities.ts';
import { subscriptions, usageCounters } from '../db/schema/membership.ts';
import { users } from '../db/schema/people.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { httpError } from './http-error.ts';
import { createRouter, type Router } from './router.ts';
import { createServer } from './server.ts';
import { transactionForPerson } from './transaction.ts';

const about = { summary: 'Does something', tag: 'test', response: () => z.strictObject({ ok: z.literal(true) }) };
const read = operation({ ...about, method: 'GET', path: '/api/export', requires: 'dataExport' });
const post = operation({ ...about, method: 'POST', path: '/api/community', requires: 'communityPosting' });
const WAYS = ['spend', 'waive', 'neither', 'spend_and_fail'] as const;
const wayed = { ...about, method: 'POST', body: () => z.strictObject({ way: z.enum(WAYS) }) } as const;
const swap = operation({ ...wayed, path: '/api/swap', requires: 'swaps' });
const job = operation({ ...wayed, path: '/api/job', requires: 'swaps' });
const stream = operation({ ...wayed, path: '/api/stream', requires: 'swaps' });

const OK = { ok: true } as const;

function tieredRoutes({ route, jobRoute, streamRoute }: Router): void {
  route(read, async () => OK);
  route(post, async () => OK);
  route(swap, async ({ db, body, allowance }) => {
    if (body.way.startsWith('spend')) await allowance.spend(db);
    if (body.way === 'waive') allowance.waive();
    if (body.way === 'spend_and_fail') throw httpError('conflict', 'Not now.');
    return OK;
  });
  jobRoute(
    job,
    async ({ body, allowance }) =>
      async (tx) => {
        if (body.way === 'waive') allowance.waive();
        if (body.way === 'spend') await allowance.spend(tx);
        return OK;
      },
    { event: 'thing' },
  );
  streamRoute(
    stream,
    async ({ db, session, now, body, allowance }) => {
      if (body.way === 'waive') allowance.waive();
      if (body.way === 'spend') await transactionForPerson(db, { session, now }, (tx) => allowance.spend(tx));
      return OK;
    },
    { event: 'thing' },
  );
}

const store = startTestDatabase();
const log = captureLog();
const NOW = new Date('2026-05-04T12:00:00.000Z');
const dependencies = () => ({
  database: store.database,
  identity: anIdentity(({ authorization }) => authorization ?? null),
  limits: DEFAULT_LIMITS,
  now: () => NOW,
  newId: () => randomUUID(),
});
const serve = (routes: (router: Router) => void) =>
  createServer(
    { log: log.logger, publicUrl: null, trustProxy: false, webFolder: '/nowhere', countsVisits: false },
    (server) => routes(createRouter(server, dependencies())),
  );

let app: FastifyInstance;
beforeAll(async () => {
  app = await serve(tieredRoutes);
  await app.ready();
});
beforeEach(() => log.start());
afterAll(() => app.close());

async function makePremium(userId: string): Promise<void> {
  await store.database.db.insert(users).values({ id: userId, email: `${userId}@example.com`, createdAt: NOW });
  await store.database.db.insert(subscriptions).values({
    ...{ userId, provider: 'embedded', price: 'monthly', status: 'active', createdAt: NOW, updatedAt: NOW },
    currentPeriodEnd: new Date('2026-06-04T12:00:00.000Z'),
  });
}

type Ask = { user?: string | null; body?: object };
async function ask({ method, path }: Operation, { user = 'ann', body }: Ask = {}) {
  const headers = user === null ? {} : { authorization: user };
  const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
  return { status: answer.statusCode, error: answer.json().error };
}
const used = async () => (await store.database.db.select().from(usageCounters)).map(({ name, count }) => [name, count]);

describe('what a tier allows or not', () => {
  it.each([
    { what: 'a read', operation: read, says: 'Exporting plans and reports comes with Premium.' },
    { what: 'a write', operation: post, says: 'Posting in the community comes with Premium.' },
  ])('is enforced by what the contract says of $what, and explained', async ({ operation, says }) => {
    const refused = await ask(operation);
    expect(refused).toMatchObject({ status: 403, error: { code: 'limit_reached', message: says } });
    expect((await ask(operation, { user: null })).status).toBe(401);
    await makePremium('bob');
    expect((await ask(operation, { user: 'bob' })).status).toBe(200);
    expect((await ask(operation)).status).toBe(403);
  });

  it('is refused before the body is looked at', async () => {
    expect((await ask(post, { body: { junk: true } })).status).toBe(403);
  });
});

describe.each([
  ['a write', swap],
  ['a job', job],
  ['a stream', stream],
])('%s that the contract calls counted', (_what, counted) => {
  it('counts a use, and refuses the one after the last', async () => {
    for (let n = 0; n < 10; n++) expect((await ask(counted, { body: { way: 'spend' } })).status).toBe(200);
    const refused = await ask(counted, { body: { way: 'spend' } });
    expect([refused.status, refused.error.code]).toEqual([403, 'limit_reached']);
    expect(refused.error.message).toContain('You get 10 more on June 1');
    expect(await used()).toEqual([['swaps', 10]]);
  });

  it('can say that a use is not counted', async () => {
    expect((await ask(counted, { body: { way: 'waive' } })).status).toBe(200);
    expect(await used()).toEqual([]);
  });

  it('answers nothing when it does neither: that is our mistake', async () => {
    log.allow();
    const answer = await ask(counted, { body: { way: 'neither' } });
    expect([answer.status, answer.error.code]).toEqual([500, 'internal']);
  });
});

describe('a use', () => {
  it('is kept only with what it is for', async () => {
    expect((await ask(swap, { body: { way: 'spend_and_fail' } })).status).toBe(409);
    expect(await used()).toEqual([]);
  });

  it('is counted exactly among twenty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(swap, { body: { way: 'spend' } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await used()).toEqual([['swaps', 10]]);
  });
});

describe('what cannot be enforced', () => {
  const registering = (routes: (router: Router) => void) => serve(routes);

  it('is refused when it is registered: nobody has a tier, and a read counts nothing', async () => {
    const open = operation({ ...about, access: 'public', method: 'POST', path: '/api/open', requires: 'dataExport' });
    const counting = operation({ ...about, method: 'GET', path: '/api/counting', requires: 'swaps' });
    await expect(registering(({ publicRoute }) => publicRoute(open, async () => OK))).rejects.toThrow(
      /nobody is signed/,
    );
    await expect(registering(({ route }) => route(counting, async () => OK))).rejects.toThrow(/writes nothing/);
  });
});
