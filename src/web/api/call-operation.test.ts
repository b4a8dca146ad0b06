import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '#contract/operation.ts';
import { serveToFetch } from '#test/served-fetch.ts';
import { ApiError } from './api-error.ts';
import { callOperation, pathOf } from './call-operation.ts';

type Seen = { method: string; url: string; key: string | undefined; type: string | undefined; body: string };
type Reply = { status?: number; body?: string; drop?: boolean };

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** A real server that answers with the given replies in order; the browser's origin is put before each path. */
async function serving(replies: Reply[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  await serveToFetch(async (request, response) => {
    const body = await read(request);
    const key = request.headers['idempotency-key'];
    seen.push({
      method: request.method ?? '',
      url: request.url ?? '',
      key: typeof key === 'string' ? key : undefined,
      type: request.headers['content-type'],
      body,
    });
    const reply = replies[seen.length - 1] ?? {};
    if (reply.drop) request.socket.destroy();
    else response.writeHead(reply.status ?? 200).end(reply.body ?? '{"ok":true}');
  });
  return seen;
}

const response = () => z.strictObject({ ok: z.literal(true) });
const common = { summary: '', tag: '', response };
const readThings = operation({
  ...common,
  method: 'GET',
  path: '/api/things/:userId',
  params: () => z.strictObject({ userId: z.string() }),
  query: () => z.strictObject({ type: z.string().optional() }),
});
const rename = operation({
  ...common,
  method: 'PATCH',
  path: '/api/things/:id',
  params: () => z.strictObject({ id: z.string() }),
  body: () => z.strictObject({ name: z.string() }),
});
const touch = operation({ ...common, method: 'PUT', path: '/api/touch' });

describe('pathOf', () => {
  it('fills in and escapes parameters', () => {
    expect(pathOf(readThings, { userId: 'a/b c' })).toBe('/api/things/a%2Fb%20c');
  });
});

describe('callOperation', () => {
  it('reads without a body, a content type or a key', async () => {
    const seen = await serving([{}]);
    await callOperation(readThings, { params: { userId: 'u1' }, query: { type: 'meal' } });
    expect(seen).toEqual([
      { method: 'GET', url: '/api/things/u1?type=meal', key: undefined, type: undefined, body: '' },
    ]);
  });

  it('reads what a newer server says besides', async () => {
    await serving([{ body: '{"ok":true,"since":2027}' }]);
    expect(await callOperation(readThings, { params: { userId: 'a' } })).toEqual({ ok: true });
  });

  it('writes JSON with a key', async () => {
    const seen = await serving([{}]);
    await callOperation(rename, { params: { id: '7' }, body: { name: 'Spring' } });
    expect(seen[0]).toMatchObject({ method: 'PATCH', type: 'application/json', body: '{"name":"Spring"}' });
    expect(z.uuid().safeParse(seen[0]?.key).success).toBe(true);
  });

  it('sends no content type where there is no payload', async () => {
    const seen = await serving([{}]);
    await callOperation(touch);
    expect(seen[0]).toMatchObject({ type: undefined, body: '' });
  });

  it('repeats a write whose connection broke, with the same key', async () => {
    const seen = await serving([{ drop: true }, {}]);
    await expect(callOperation(touch)).resolves.toEqual({ ok: true });
    expect(seen).toHaveLength(2);
    expect(seen[1]?.key).toBe(seen[0]?.key);
  });

  it('does not repeat a write that was answered', async () => {
    const seen = await serving([{ status: 500, body: 'oops' }, {}]);
    await expect(callOperation(touch)).rejects.toThrow('500: oops');
    expect(seen).toHaveLength(1);
  });

  it.each([
    { why: 'no connection', replies: [{ drop: true }], code: 'network' },
    { why: 'an answer of another shape', replies: [{ body: '{"ok":1}' }], code: 'unreadable' },
    { why: 'an answer that is not JSON', replies: [{ body: '<html>' }], code: 'unreadable' },
  ])('says so on $why', async ({ replies, code }) => {
    await serving(replies);
    const error = await callOperation(readThings, { params: { userId: 'u1' } }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code });
  });
});
