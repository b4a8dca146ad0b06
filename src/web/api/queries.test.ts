import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '#contract/operation.ts';
import { errorWithoutAnswer } from './api-error.ts';
import { createQueryClient, forgetPersonalAnswers, keyOf, operationQuery, optionalQuery } from './queries.ts';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

/** The server answers every call with this status; returns how often it was asked. */
function answering(status: number, body: unknown = {}) {
  const calls = { count: 0 };
  globalThis.fetch = async () => {
    calls.count += 1;
    return new Response(JSON.stringify(body), { status });
  };
  return calls;
}

const listPrices = operation({
  method: 'GET',
  path: '/api/prices',
  summary: '',
  tag: '',
  access: 'public',
  response: () => z.array(z.string()),
});

const listThings = operation({
  method: 'GET',
  path: '/api/things/:userId',
  summary: '',
  tag: '',
  params: () => z.strictObject({ userId: z.string() }),
  query: () => z.strictObject({ type: z.enum(['meal', 'workout']).optional() }),
  response: () => z.array(z.string()),
});
const input = { params: { userId: 'u1' }, query: { type: 'meal' } } as const;

function client() {
  const unauthorized = { count: 0 };
  const queryClient = createQueryClient({
    onUnauthorized: () => {
      unauthorized.count += 1;
    },
  });
  return { queryClient, unauthorized };
}

describe('keys', () => {
  it('begin with the path, so that one name refreshes every filter', async () => {
    answering(200, ['a']);
    const { queryClient } = client();
    const query = operationQuery(listThings, input);
    expect(query.queryKey).toEqual(['/api/things/u1', { type: 'meal' }]);
    await queryClient.fetchQuery(query);
    await queryClient.invalidateQueries({ queryKey: keyOf(listThings, { userId: 'u1' }) });
    expect(queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
  });
});

describe('createQueryClient', () => {
  it('keeps what it has read', async () => {
    const calls = answering(200, ['a']);
    const { queryClient } = client();
    await queryClient.fetchQuery(operationQuery(listThings, input));
    expect(await queryClient.fetchQuery(operationQuery(listThings, input))).toEqual(['a']);
    expect(calls.count).toBe(1);
  });

  it('asks once where the trouble will not pass, patient or not', async () => {
    const calls = answering(403);
    const { queryClient } = client();
    await expect(queryClient.fetchQuery(operationQuery(listThings, input, { patient: true }))).rejects.toThrow('403');
    expect(calls.count).toBe(1);
  });

  it('tells that the session has ended', async () => {
    answering(401);
    const { queryClient, unauthorized } = client();
    await expect(queryClient.fetchQuery(operationQuery(listThings, input))).rejects.toThrow('401');
    expect(unauthorized.count).toBe(1);
  });

  it('is patient three times, a second apart, where asked to be', () => {
    const { retry, retryDelay } = operationQuery(listThings, input, { patient: true });
    const triesAfter = (failures: number) =>
      typeof retry === 'function' && retry(failures, errorWithoutAnswer('network'));
    expect([0, 1, 2, 3].map(triesAfter)).toEqual([true, true, true, false]);
    expect(retryDelay).toBe(1000);
  });
});

describe('optionalQuery', () => {
  it('answers null where there is nothing', async () => {
    answering(404);
    const { queryClient } = client();
    expect(await queryClient.fetchQuery(optionalQuery(listThings, input))).toBeNull();
  });

  it('still fails for other reasons', async () => {
    answering(500);
    const { queryClient } = client();
    await expect(queryClient.fetchQuery(optionalQuery(listThings, input))).rejects.toThrow('500');
  });
});

describe('forgetPersonalAnswers', () => {
  it('forgets what was answered to a person, and lets what anybody may read arrive', async () => {
    let answer = (_: Response) => {};
    const answering = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    globalThis.fetch = async (address) => (String(address).includes('prices') ? answering : Response.json(['squat']));
    const client = createQueryClient({ onUnauthorized: () => {} });
    const things = operationQuery(listThings, { params: { userId: 'maya' }, query: {} });
    await client.fetchQuery(things);
    const prices = new QueryObserver(client, operationQuery(listPrices, {}));
    const stop = prices.subscribe(() => {});
    forgetPersonalAnswers(client);
    answer(Response.json(['free']));
    await expect.poll(() => prices.getCurrentResult().data).toEqual(['free']);
    expect(client.getQueryData(things.queryKey)).toBeUndefined();
    stop();
  });
});
