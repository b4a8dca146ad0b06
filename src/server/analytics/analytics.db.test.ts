import { describe, expect, it } from 'vitest';
import { type AnalyticsEvent, countEvent } from '#contract/analytics.ts';
import { startTestApp, TEST_OPERATOR_TOKEN } from '#test/app.ts';
import { sweep } from '../db/housekeeping.ts';
import { analyticsCounts, analyticsSalts, analyticsVisitors } from '../db/schema/analytics.ts';
import { rateLimits } from '../db/schema/requests.ts';
import { MOST_VISITORS } from './count-event.ts';
import { OPERATOR_PATH } from './operator-page.ts';

const ATTEMPTS = { analytics: 40, operator: 4 };
const app = startTestApp({ trustProxy: true, limits: ATTEMPTS });

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:88.0) Gecko/20100101 Firefox/88.0';
const FAQ: AnalyticsEvent = { event: 'page_view', page: '/faq' };

const send = (body: AnalyticsEvent, { ip = '203.0.113.7', ...headers }: Record<string, string> = {}) =>
  app.anyone.call(countEvent, { body, headers: { 'x-forwarded-for': ip, 'user-agent': AGENT, ...headers } });
const table = <T extends typeof analyticsCounts | typeof analyticsSalts | typeof analyticsVisitors>(of: T) =>
  app.database.db.select().from(of as never) as unknown as Promise<T['$inferSelect'][]>;
const counts = async () =>
  Object.fromEntries(
    (await table(analyticsCounts)).map(({ event, dimension, visitors, times }) => [
      `${event} ${dimension}`.trim(),
      [visitors, times],
    ]),
  );
/** One view from each of so many neighbourhoods. */
async function visits(many: number) {
  for (let place = 0; place < many; place += 1) await send(FAQ, { ip: `198.51.${place}.1` });
}

describe('counting an event', () => {
  it('adds to one row, and tells visitors from times', async () => {
    await send(FAQ);
    await send(FAQ);
    await send({ event: 'page_view', page: 'other' });
    await send(FAQ, { ip: '198.51.100.1' });
    await send({ event: 'plan_generated', type: 'meal' });
    expect(await counts()).toEqual({
      'page_view /faq': [2, 3],
      'page_view other': [1, 1],
      'plan_generated meal': [1, 1],
      visit: [2, 2],
    });
  });

  it('keeps nothing of who sent it', async () => {
    const ann = await app.signUp();
    await ann.call(countEvent, { body: FAQ, headers: { 'x-forwarded-for': '203.0.113.77', 'user-agent': AGENT } });
    const limits = (await app.database.db.select().from(rateLimits)).filter(({ name }) => name === 'analytics');
    const kept = JSON.stringify([
      await table(analyticsCounts),
      await table(analyticsVisitors),
      await table(analyticsSalts),
      limits,
    ]);
    for (const secret of [ann.userId, ann.email, '203.0.113', 'Firefox', 'Linux']) expect(kept).not.toContain(secret);
    expect(limits).toHaveLength(1);
  });

  it('sets no cookie', async () => {
    expect((await send(FAQ)).headers).not.toHaveProperty('set-cookie');
  });

  it.each(['sec-gpc', 'dnt'])('leaves no trace of who objects with %s', async (header) => {
    const answer = await send(FAQ, { [header]: '1' });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect(await table(analyticsCounts)).toEqual([]);
    expect(await table(analyticsVisitors)).toEqual([]);
    expect(await app.database.db.select().from(rateLimits)).toEqual([]);
  });

  it('counts parallel events of one visitor once as a visitor, each as a time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(FAQ)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await counts()).toEqual({ 'page_view /faq': [1, 20], visit: [1, 1] });
  });
});

describe('a flood', () => {
  it('from one connection is refused, and counts no further', async () => {
    for (let attempt = 0; attempt < ATTEMPTS.analytics; attempt += 1) await send(FAQ);
    const refused = await send(FAQ);
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
    expect(await counts()).toEqual({ 'page_view /faq': [1, ATTEMPTS.analytics], visit: [1, 1] });
    expect((await send(FAQ, { ip: '198.51.100.1' })).status).toBe(200);
    app.clock.advance({ minutes: 1 });
    expect((await send(FAQ)).status).toBe(200);
  });

  it('from one neighbourhood is one visitor, whatever it calls itself', async () => {
    for (let host = 0; host < 30; host += 1) {
      await send(FAQ, { ip: `203.0.113.${host}`, 'accept-language': `x-${host}`, 'user-agent': `${AGENT} ${host}` });
    }
    expect(await table(analyticsVisitors)).toHaveLength(2);
  });

  it('of visitors stops at a number: the database does not fill up', async () => {
    const day = app.clock.now().toISOString().slice(0, 10);
    const full = { day, visitors: MOST_VISITORS, times: MOST_VISITORS };
    await app.database.db.insert(analyticsCounts).values([
      { ...full, event: 'page_view', dimension: '/faq' },
      { ...full, event: 'visit', dimension: '' },
    ]);
    await visits(5);
    expect(await table(analyticsVisitors)).toEqual([]);
    expect(await counts()).toEqual({
      'page_view /faq': [MOST_VISITORS, MOST_VISITORS + 5],
      visit: [MOST_VISITORS, MOST_VISITORS],
    });
  });
});

describe('when a day is over', () => {
  it('the next event makes a new secret and ends the old one', async () => {
    await send(FAQ);
    const [monday] = await table(analyticsSalts);
    const [before] = await table(analyticsVisitors);
    app.clock.advance({ days: 1 });
    await send(FAQ);
    const salts = await table(analyticsSalts);
    expect(salts.map(({ day }) => day)).toEqual(['2026-05-05']);
    expect(salts[0]?.salt).not.toBe(monday?.salt);
    const later = (await table(analyticsVisitors)).filter(({ day }) => day === '2026-05-05');
    expect(later).toHaveLength(2);
    expect(later.map(({ visitor }) => visitor)).not.toContain(before?.visitor);
  });

  it('housekeeping removes its secret and its ids, and leaves the counts', async () => {
    await send(FAQ);
    await sweep(app.database.db, app.clock.now());
    expect(await table(analyticsVisitors)).toHaveLength(2);
    app.clock.advance({ hours: 12 });
    await sweep(app.database.db, app.clock.now());
    expect(await table(analyticsSalts)).toEqual([]);
    expect(await table(analyticsVisitors)).toEqual([]);
    expect(await counts()).toEqual({ 'page_view /faq': [1, 1], visit: [1, 1] });
    app.clock.advance({ days: 400 });
    await sweep(app.database.db, app.clock.now());
    expect(await counts()).toEqual({});
  });

  it('the secret of the day is encrypted where it is kept', async () => {
    await send(FAQ);
    const { rows } = (await app.database.db.execute('select salt from analytics_salts')) as unknown as {
      rows: { salt: string }[];
    };
    expect(rows[0]?.salt).toMatch(/^enc:v1:/);
  });
});

const ask = (headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url: OPERATOR_PATH, headers: { accept: 'text/html', ...headers } });
const submit = (payload: string, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: OPERATOR_PATH,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
  });
const withToken = { authorization: `Bearer ${TEST_OPERATOR_TOKEN}` };

describe('the operator', () => {
  it('without the token gets a form and no count', async () => {
    const wrong = [{}, { authorization: 'Bearer wrong' }, { authorization: `Basic ${TEST_OPERATOR_TOKEN}` }];
    for (const headers of wrong) {
      const answer = await ask(headers as Record<string, string>);
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toContain('<form method="post"');
      expect(answer.body).not.toContain('<table');
    }
    expect((await submit('token=wrong')).statusCode).toBe(401);
    expect((await submit('')).statusCode).toBe(401);
    const inAddress = await app.app.inject({ method: 'GET', url: `${OPERATOR_PATH}?token=${TEST_OPERATOR_TOKEN}` });
    expect(inAddress.statusCode).toBe(401);
  });

  it('sees the counts of a day that is over, from twenty visitors on', async () => {
    await visits(20);
    await send({ event: 'chat_sent' });
    expect((await ask(withToken)).body).toContain('Please come back tomorrow.');
    app.clock.advance({ days: 1 });
    for (const answer of [await ask(withToken), await submit(`token=${TEST_OPERATOR_TOKEN}`)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<th scope="row">page view</th><td>/faq</td><td>20</td><td>20</td>');
      expect(answer.body).toContain('<th scope="row">chat sent</th><td>all</td><td>&#60; 20</td><td>&#60; 20</td>');
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('gets the same as JSON', async () => {
    await visits(21);
    app.clock.advance({ days: 1 });
    const answer = await ask({ ...withToken, accept: 'application/json' });
    expect(answer.json().days[0].counts).toContainEqual({ event: 'visit', dimension: '', visitors: 21, times: 21 });
    const refused = await ask({ accept: 'application/json' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'unauthorized']);
  });

  it('cannot be guessed at: attempts are counted, and other sites send none', async () => {
    for (let attempt = 0; attempt < ATTEMPTS.operator; attempt += 1) await submit(`token=guess-${attempt}`);
    expect((await submit(`token=${TEST_OPERATOR_TOKEN}`)).statusCode).toBe(429);
    const elsewhere = await submit(`token=${TEST_OPERATOR_TOKEN}`, { origin: 'https://evil.example' });
    expect(elsewhere.statusCode).toBe(403);
  });
});

describe('a server that', () => {
  const off = startTestApp({ analytics: null });
  const untold = startTestApp({ analytics: { token: null } });

  it('counts nothing has none of the addresses', async () => {
    expect((await off.anyone.call(countEvent, { body: FAQ })).status).toBe(404);
    const headers = { ...withToken, accept: 'application/json' };
    expect((await off.app.inject({ method: 'GET', url: OPERATOR_PATH, headers })).statusCode).toBe(404);
  });

  it('was given no token shows nobody its counts', async () => {
    expect((await untold.anyone.call(countEvent, { body: FAQ })).status).toBe(200);
    const post = await untold.app.inject({ method: 'POST', url: OPERATOR_PATH, payload: {} });
    expect(post.statusCode).toBe(405);
  });
});
