import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Caller, startTestApp } from '#test/app.ts';
import { FIELDS, NASTY_TEXTS, NASTY_VALUES, NASTY_WORDS, RAW_BODIES, valueAt } from '#test/hostile-corpus.ts';
import { makePremium } from '#test/membership.ts';
import { sampled } from '#test/sample.ts';
import { type Schema, sampleOf } from '#test/sample-schema.ts';

const app = startTestApp();

type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  isPublic: boolean;
  body: Schema | undefined;
};
type Described = Record<
  string,
  Record<string, { security?: unknown; requestBody?: { content: Record<string, { schema: Schema }> } }>
>;

/** Every route that the server describes: a route that is added later is tested without a change here. */
function routes(): Route[] {
  const paths = app.app.swagger().paths as Described;
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, { security, requestBody }]) => ({
      method: method.toUpperCase() as Route['method'],
      url,
      isPublic: security === undefined,
      body: requestBody?.content['application/json']?.schema,
    })),
  );
}

const PUBLIC = [
  'GET /api/auth/get-session',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/settings',
  'POST /api/analytics',
  'POST /api/auth/confirm-email',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'POST /api/auth/second-step/prove',
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-in/passkey',
  'POST /api/auth/sign-in/passkey/begin',
  'POST /api/auth/sign-out',
  'POST /api/auth/sign-up/email',
  'POST /api/newsletter',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/unsubscribe',
  'POST /api/support',
];

const fill = (url: string, word: string) => url.replace(/\{\w+\}/g, word);

let ann: Caller;

/** Sends a request as Ann; it must be answered, in the shape of a refusal if it is one, and never with a 5xx. */
async function survives(
  { method, url }: Pick<Route, 'method' | 'url'>,
  payload?: string | Buffer | object,
  headers: Record<string, string> = {},
) {
  const cookie = url.endsWith('sign-out') ? '' : ann.cookie;
  const answer = await app.app.inject({
    method,
    url,
    ...(payload !== undefined && method !== 'GET' && { payload }),
    headers: {
      cookie,
      ...(payload !== undefined && method !== 'GET' && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const said = `${method} ${url.slice(0, 100)} ← ${String(typeof payload === 'object' ? JSON.stringify(payload) : payload).slice(0, 100)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
  expect(answer.statusCode, said).toBeLessThan(500);
  if (answer.statusCode >= 400) expect(answer.json(), said).toHaveProperty('error.requestId');
  return answer.statusCode;
}

describe('every route', () => {
  it('asks for a session, unless it is one of the few that anyone may call', async () => {
    expect(
      routes()
        .filter(({ isPublic }) => isPublic)
        .map(({ method, url }) => `${method} ${url}`)
        .sort(),
    ).toEqual(PUBLIC);
    for (const { method, url } of routes().filter(({ isPublic }) => !isPublic)) {
      const answer = await app.app.inject({
        method,
        url: fill(url, randomUUID()),
        ...(method !== 'GET' && { payload: {} }),
      });
      expect([`${method} ${url}`, answer.statusCode, answer.json().error.code]).toEqual([
        `${method} ${url}`,
        401,
        'unauthorized',
      ]);
    }
  });

  it("refuses another person's id, before anything but what the tier allows", async () => {
    ann = await app.signUp();
    await makePremium(app, ann);
    const bob = await app.signUp();
    for (const { method, url, isPublic } of routes()) {
      if (isPublic) continue;
      const inAddress = url.includes('{userId}');
      if (method === 'GET' && !inAddress) continue;
      const answer = await app.app.inject({
        method,
        url: url.replace('{userId}', bob.userId).replace(/\{\w+\}/g, randomUUID()),
        headers: { cookie: ann.cookie },
        ...(method !== 'GET' && { payload: { userId: bob.userId } }),
      });
      expect([`${method} ${url}`, answer.statusCode, answer.json().error.code]).toEqual([
        `${method} ${url}`,
        403,
        'forbidden',
      ]);
    }
  });

  it('answers nonsense in its address', async () => {
    ann = await app.signUp();
    for (const route of routes()) {
      for (const word of sampled(NASTY_WORDS, 6)) {
        await survives({ ...route, url: fill(route.url, word) }, {});
        await survives(
          { ...route, url: `${fill(route.url, ann.userId)}?type=${word}&type=${word}&limit=${word}&${word}` },
          {},
        );
      }
      await survives({ ...route, url: `${fill(route.url, ann.userId)}?${'x=1&'.repeat(1000)}` }, {});
    }
  });

  it('answers nonsense in its body', async () => {
    ann = await app.signUp();
    for (const route of routes()) {
      for (const id of [ann.userId, randomUUID()]) {
        const url = fill(route.url, id);
        for (const body of sampled(RAW_BODIES, 8)) await survives({ ...route, url }, body);
        await survives({ ...route, url }, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
      }
    }
  });

  it('answers fields with every kind of value', async () => {
    ann = await app.signUp();
    for (const route of routes().filter(({ method }) => method !== 'GET')) {
      const url = fill(route.url, randomUUID());
      for (const value of sampled(NASTY_VALUES, 6)) {
        await survives(
          { ...route, url },
          { ...Object.fromEntries(FIELDS.map((field) => [field, value])), userId: ann.userId },
        );
      }
      for (const [place, field] of FIELDS.entries()) {
        for (const step of sampled([0, 7, 12], 1))
          await survives({ ...route, url }, { [field]: valueAt(place + step) });
      }
    }
  });

  it('answers a request that is right in form, whatever its texts say', async () => {
    ann = await app.signUp();
    const kept = new Set<string>();
    for (const [choice, text] of sampled([...NASTY_TEXTS.entries()], 5)) {
      for (const route of routes().filter(({ body }) => body !== undefined)) {
        const body = sampleOf(route.body ?? {}, { text, id: randomUUID(), choice }) as Record<string, unknown>;
        if ('userId' in body) body.userId = ann.userId;
        const status = await survives({ ...route, url: fill(route.url, randomUUID()) }, body);
        if (status === 200) kept.add(`${route.method} ${route.url}`);
      }
    }
    expect([...kept]).toEqual(
      expect.arrayContaining(['POST /api/profile', 'POST /api/favorites', 'POST /api/logs/progress']),
    );
  });

  it('answers nonsense in its headers', async () => {
    ann = await app.signUp();
    for (const route of routes()) {
      const url = fill(route.url, ann.userId);
      for (const key of ['', 'x', '0'.repeat(4000), "' or 1=1 --"])
        await survives({ ...route, url }, {}, { 'idempotency-key': key });
      await survives({ ...route, url }, '{}', { 'content-type': 'application/json; charset=utf-16' });
      await survives({ ...route, url }, '{}', { 'content-encoding': 'gzip' });
      await survives({ ...route, url }, '{}', { 'x-forwarded-for': '<script>', 'x-user-id': 'someone', host: '' });
    }
  });
});
