import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createServer } from './server.ts';

const FILES: Record<string, string> = {
  'index.html': '<title>home</title>',
  'app.html': '<title>empty</title>',
  'faq/index.html': '<title>faq</title>',
  '404/index.html': '<title>lost</title>',
  'help-center/index.html': '<link rel="canonical" href="%ORIGIN%/help-center">',
  'terms-of-service/index.html': '<html data-analytics="%ANALYTICS%">',
  'privacy-policy/index.html': `<title>privacy</title>${'We keep little. '.repeat(100)}`,
  'assets/packed-Ab12Cd34.js': 'export const answer = 43;',
  'assets/packed-Ab12Cd34.js.br': '(packed)',
  'assets/main-Ab12Cd34.js': 'export const answer = 42;',
  'assets/main-Ab12Cd34.js.map': '{"sources":["secret.ts"]}',
  'manifest.webmanifest': '{}',
  '.env': 'SECRET=1',
};

let folder: string;
let app: FastifyInstance;

const serve = (webFolder: string, publicUrl: string | null = null, countsVisits = false) =>
  createServer({ log: createLog('silent'), publicUrl, trustProxy: false, webFolder, countsVisits }, () => {});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ironleaf-web-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  app = await serve(folder);
});
afterAll(() => app.close());

const get = (url: string, accept = 'text/html') => app.inject({ method: 'GET', url, headers: { accept } });

describe('the web application', () => {
  it.each([
    { url: '/', title: 'home' },
    { url: '/faq', title: 'faq' },
    { url: '/faq/', title: 'faq' },
    { url: '/faq?x=1', title: 'faq' },
    { url: '/dashboard', title: 'empty' },
  ])('answers the page $url', async ({ url, title }) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, `<title>${title}</title>`]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('packs a page for the browser that asks for it so', async () => {
    const url = '/privacy-policy';
    const answer = await app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'gzip, br' } });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(FILES['privacy-policy/index.html']);
    expect((await get(url)).headers['content-encoding']).toBeUndefined();
  });

  it('sends what was packed when it was built to whom can read it', async () => {
    const url = '/assets/packed-Ab12Cd34.js';
    const sent = async (accepted: string) => {
      const answer = await app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } });
      return [answer.headers['content-encoding'], answer.headers['content-type'], answer.body];
    };
    const type = 'application/javascript; charset=utf-8';
    expect(await sent('gzip, br')).toEqual(['br', type, FILES['assets/packed-Ab12Cd34.js.br']]);
    expect(await sent('identity')).toEqual([undefined, type, FILES['assets/packed-Ab12Cd34.js']]);
    expect((await get(`${url}.br`)).statusCode).toBe(404);
  });

  it('answers an unknown page with the page that says so, and 404', async () => {
    const answer = await get('/no-such-page');
    expect([answer.statusCode, answer.body]).toEqual([404, '<title>lost</title>']);
  });

  it('puts the address of the site into a page, if it is known', async () => {
    expect((await get('/help-center')).body).toContain('href="/help-center"');
    const known = await serve(folder, 'https://fit.example.com');
    const answer = await known.inject({ method: 'GET', url: '/help-center' });
    expect(answer.body).toContain('href="https://fit.example.com/help-center"');
    await known.close();
  });

  it('tells a page whether anything is counted', async () => {
    const counting = await serve(folder, null, true);
    for (const [server, word] of [[app, 'off'] as const, [counting, 'on'] as const]) {
      const { body } = await server.inject({ method: 'GET', url: '/terms-of-service' });
      expect(body).toBe(`<html data-analytics="${word}">`);
    }
    await counting.close();
  });

  it('lets a file with its hash in its name be kept for ever, and no other', async () => {
    const script = await get('/assets/main-Ab12Cd34.js', '*/*');
    expect([script.statusCode, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await get('/manifest.webmanifest', '*/*')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/index.html',
    '/faq/index.html',
    '/.env',
    '/.git/HEAD',
    '/.git/config',
    '/assets/main-Ab12Cd34.js.map',
    '/assets/gone-Ab12Cd34.js',
    '/package.json',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/index.html%00.js',
  ])('gives nothing away at %s', async (url) => {
    for (const accept of ['text/html', '*/*']) {
      const answer = await get(url, accept);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toHaveProperty('error.code');
    }
  });

  it('answers HEAD as GET, without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/faq' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('says what to do while it is not built', async () => {
    const bare = await serve('/nowhere');
    const answer = await bare.inject({ method: 'GET', url: '/' });
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      503,
      'The web application is not built yet: run npm start.',
    ]);
    await bare.close();
  });
});
