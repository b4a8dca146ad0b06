import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '#contract/operation.ts';
import { serveToFetch } from '#test/served-fetch.ts';
import { streamOperation } from './stream-operation.ts';

const make = operation({
  method: 'POST',
  path: '/api/make',
  summary: '',
  tag: '',
  body: () => z.strictObject({ name: z.string() }),
  response: () => z.strictObject({ made: z.string() }),
});

type Reply = { chunks: string[]; type?: string; status?: number; end?: 'broken' | 'never' };

/** A real server whose answers come in pieces; answers the keys and wishes of the requests. */
async function serving(replies: Reply[]) {
  const seen: { key: string; accept: string }[] = [];
  await serveToFetch(async (request, response) => {
    const { headers } = request;
    seen.push({ key: String(headers['idempotency-key']), accept: String(headers.accept) });
    const { chunks, type = 'text/event-stream', status = 200, end } = replies[seen.length - 1] ?? { chunks: [] };
    response.writeHead(status, { 'content-type': type });
    for (const chunk of chunks) await new Promise((written) => response.write(chunk, written));
    if (end === 'broken') request.socket.destroy();
    else if (end !== 'never') response.end();
  });
  return seen;
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

async function stream(signal?: AbortSignal, onStep?: () => void) {
  const told: unknown[] = [];
  const onEvent = (name: string, data: unknown) => {
    told.push([name, data]);
    onStep?.();
  };
  const answer = await streamOperation(make, { body: { name: 'x' }, signal }, { answer: 'thing', onEvent });
  return { told, answer };
}

describe('streamOperation', () => {
  it('hands over each event as it comes, wherever the pieces are cut, and answers the last', async () => {
    const whole = event('step', { step: 'Crème' }) + event('thing', { made: 'ok' });
    const seen = await serving([{ chunks: [whole.slice(0, 19), whole.slice(19)] }]);
    expect(await stream()).toEqual({ told: [['step', { step: 'Crème' }]], answer: { made: 'ok' } });
    expect(seen).toMatchObject([{ accept: 'text/event-stream' }]);
  });

  it('raises the error that the stream ends with, in the words of the server', async () => {
    const body = { error: { code: 'plan_refused', message: 'Not with a peanut allergy.', requestId: 'r' } };
    await serving([{ chunks: [event('step', { step: 'a' }), event('error', body)] }]);
    await expect(stream()).rejects.toMatchObject({ code: 'plan_refused', userMessage: 'Not with a peanut allergy.' });
  });

  it('raises a refusal that comes before any event', async () => {
    await serving([
      { chunks: ['{"error":{"code":"limit_reached","message":"Enough."}}'], status: 429, type: 'application/json' },
    ]);
    await expect(stream()).rejects.toMatchObject({ code: 'limit_reached', status: 429 });
  });

  it('asks once more, plainly and with the same key, where the connection breaks in the middle', async () => {
    const seen = await serving([
      { chunks: [event('step', { step: 'a' })], end: 'broken' },
      { chunks: ['{"made":"once"}'], type: 'application/json' },
    ]);
    expect((await stream()).answer).toEqual({ made: 'once' });
    expect(seen.map(({ accept }) => accept)).toEqual(['text/event-stream', 'application/json']);
    expect(seen[1]?.key).toBe(seen[0]?.key);
  });

  it('ends when the caller ends it, and asks no more', async () => {
    const seen = await serving([{ chunks: [event('step', { step: 'a' })], end: 'never' }]);
    const caller = new AbortController();
    await expect(stream(caller.signal, () => caller.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toHaveLength(1);
  });

  it('does not take nonsense for an answer', async () => {
    await serving([{ chunks: ['event: thing\ndata: {oops\n\n'] }]);
    await expect(stream()).rejects.toMatchObject({ code: 'unreadable' });
  });
});
