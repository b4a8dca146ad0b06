import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getMembership, type Membership } from '#contract/membership.ts';
import { ApiError } from '#web/api/api-error.ts';
import { callLoosely } from '#web/api/call-operation.ts';
import { streamOperation } from '#web/api/stream-operation.ts';
import type { QueuedWrite } from '#web/offline/outbox.ts';
import { createOutboxStorage } from '#web/offline/outbox-storage.ts';
import { releasedClient } from './client.ts';
import { loadPreviousClient, operationOf, previousAnswers } from './previous-client.ts';

const previous = await loadPreviousClient();
const realFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('a browser of this release on the server of the previous one', () => {
  const told = previousAnswers().flatMap((exchange) => {
    const known = operationOf(releasedClient.operations, exchange);
    return known ? [{ ...exchange, ...known, name: `${exchange.method} ${exchange.path} ${exchange.status}` }] : [];
  });

  it.each(told)('reads $name', async ({ operation, params, query, request, status, answer }) => {
    const isStream = typeof answer === 'string';
    globalThis.fetch = async () => new Response(isStream ? answer : JSON.stringify(answer), { status });
    const parts = { params, query, body: request };
    const choices = { answer: operation.path.endsWith('generate') ? 'plan' : 'done', onEvent: () => {} };
    const asked = isStream ? streamOperation(operation, parts, choices) : callLoosely(operation, parts);
    if (status < 400) return expect(asked).resolves.toBeDefined();
    const refusal = await asked.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({
      status,
      code: expect.not.stringMatching('unknown'),
      userMessage: expect.stringMatching(/\w/),
    });
  });
});

describe('a browser of this release on the server of the next one', () => {
  it('does without what is answered for the release before alone', async () => {
    const answer = previousAnswers().find(({ path, status }) => path === getMembership.path && status === 200)?.answer;
    const { communityPosting: _, dataExport: __, ...needed } = answer as Membership;
    globalThis.fetch = async () => Response.json(needed);
    await expect(callLoosely(getMembership, {})).resolves.toEqual(needed);
  });
});

describe('two tabs of one browser, one of either release', () => {
  const write: QueuedWrite = {
    ...{ id: crypto.randomUUID(), userId: 'ann', name: 'logProgress', createdAt: '2026-05-04T12:00:00.000Z' },
    ...{ body: { logType: 'weight', value: 180, unit: 'lbs' }, failed: 'Failed.', message: null },
    ...{ state: 'waiting', kept: 'device' },
  };

  it.each([
    { from: 'the previous', writer: previous.createOutboxStorage, reader: createOutboxStorage },
    { from: 'this', writer: createOutboxStorage, reader: previous.createOutboxStorage },
  ])('both see and settle what $from one has kept', async ({ writer, reader }) => {
    await writer().add(write);
    expect(await reader().list('ann')).toEqual([write]);
    const refused = { ...write, state: 'refused', message: 'No.' } as const;
    await reader().update(refused);
    expect(await writer().list('ann')).toEqual([refused]);
    await reader().remove(refused);
    expect(await writer().list('ann')).toEqual([]);
  });
});
