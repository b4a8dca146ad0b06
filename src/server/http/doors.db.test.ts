import { describe, expect, it } from 'vitest';
import { startTestApp, TEST_PASSWORD } from '#test/app.ts';
import { authUsers } from '../db/schema/auth.ts';

const app = startTestApp({ publicUrl: 'https://fit.example.com' });

const signUp = (
  headers: Record<string, string>,
  payload: string | object = { email: 'ann@example.com', password: TEST_PASSWORD },
) =>
  app.app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    headers: { host: 'inside.local:3000', ...headers },
    payload,
  });
const accounts = async () => (await app.database.db.select().from(authUsers)).length;

type Page = { page: string; headers: Record<string, string> };

describe('a write from a page', () => {
  it.each<Page>([
    { page: 'no browser at all', headers: {} },
    { page: 'the public address', headers: { origin: 'https://fit.example.com', 'sec-fetch-site': 'same-origin' } },
    { page: 'the address it is sent to', headers: { origin: 'http://inside.local:3000' } },
    { page: 'the address bar', headers: { 'sec-fetch-site': 'none' } },
  ])('is taken from $page', async ({ headers }) => {
    expect((await signUp(headers)).statusCode).toBe(200);
  });

  it.each<Page>([
    { page: 'another site', headers: { origin: 'https://evil.example' } },
    { page: 'a site with our name in front', headers: { origin: 'https://fit.example.com.evil.example' } },
    { page: 'another port', headers: { origin: 'http://inside.local:3001' } },
    { page: 'a sandbox', headers: { origin: 'null' } },
    { page: 'no address', headers: { origin: 'x' } },
    { page: 'another site that hides', headers: { 'sec-fetch-site': 'cross-site' } },
    { page: 'a neighbour', headers: { 'sec-fetch-site': 'same-site' } },
    { page: 'a mixed message', headers: { origin: 'https://fit.example.com', 'sec-fetch-site': 'cross-site' } },
  ])('is refused from $page', async ({ headers }) => {
    const answer = await signUp(headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden']);
    expect(await accounts()).toBe(0);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', 'x', ''])(
    'is refused as %j',
    async (type) => {
      const answer = await signUp(
        { 'content-type': type },
        JSON.stringify({ email: 'a@example.com', password: TEST_PASSWORD }),
      );
      expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'unsupported_media_type']);
      expect(await accounts()).toBe(0);
    },
  );

  it('is refused over 100 KB', async () => {
    const answer = await signUp({}, { email: 'a@example.com', password: 'x'.repeat(101 * 1024) });
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'payload_too_large']);
  });
});

describe('every answer', () => {
  const places = ['/api/settings', '/api/nothing', '/nothing', '/api/user', '/%E0%A4%A', '/.env'];

  it.each(places)('of %s carries the headers that protect a browser', async (url) => {
    const { headers } = await app.app.inject({ method: 'GET', url, headers: { accept: 'application/json' } });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('of the API is kept by no cache', async () => {
    for (const url of ['/api/settings', '/api/nothing', '/api/user']) {
      expect((await app.app.inject({ method: 'GET', url })).headers['cache-control']).toBe('no-store');
    }
  });

  it('of a refusal has one shape, and names the request', async () => {
    for (const url of ['/api/nothing', '/%E0%A4%A', '/.env', '/x.map']) {
      const answer = await app.app.inject({ method: 'GET', url });
      expect(answer.json()).toEqual({
        error: {
          code: expect.any(String),
          message: expect.stringMatching(/^[A-Z].*\.$/),
          requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      });
    }
  });

  it('to a wrong method says which are right', async () => {
    const answer = await app.app.inject({ method: 'DELETE', url: '/api/settings' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await app.app.inject({ method: 'POST', url: '/dashboard', payload: {} })).statusCode).toBe(405);
  });

  it('sets cookies that only https carries, when the public address is https', async () => {
    const cookies = [(await signUp({})).headers['set-cookie']].flat();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__(?:Secure|Host)-/);
      expect(cookie).toMatch(/; Secure/);
    }
  });
});
