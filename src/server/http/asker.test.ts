import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { currentAsker } from '../db/askers.ts';
import type { Identity } from '../identity/identity.ts';
import { nameAskers } from './asker.ts';

const identity = {
  sessionMark: async ({ cookie }: { cookie?: string }) => cookie ?? null,
} as Pick<Identity, 'sessionMark'> as Identity;

const app = Fastify();
afterEach(() => app.close());

it('a request asks the database in the line of its session, before its body has arrived and after', async () => {
  nameAskers(app, { identity });
  const before: string[] = [];
  app.route({
    method: ['GET', 'POST'],
    url: '/',
    onRequest: async () => void before.push(currentAsker().line),
    handler: async ({ asker }) => ({ line: currentAsker().line, isItself: currentAsker() === asker }),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const body = JSON.stringify({ text: 'x'.repeat(500_000) });
  const asked = await Promise.all(
    ['ann', 'bob', undefined].map(async (cookie) => {
      const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
      return (await fetch(address, { method: 'POST', headers, body })).json();
    }),
  );
  expect(asked).toEqual(['ann', 'bob', 'from 127.0.0.1'].map((line) => ({ line, isItself: true })));
  expect(before.toSorted()).toEqual(['ann', 'bob', 'from 127.0.0.1']);
  expect(currentAsker().line).toBe('server');
});
