import { describe, expect, it } from 'vitest';
import { ApiError, errorWithoutAnswer } from '#web/api/api-error.ts';
import { pauseBefore } from './outbox.ts';
import { outcomeOf } from './send-write.ts';
import { partsOfWrite, stamped } from './writes.ts';

const answer = (status: number, details: { code?: string; retryAfter?: number } = {}) =>
  new ApiError('', { status, code: 'unknown', userMessage: 'Not like this.', ...details });

describe('what an attempt means', () => {
  it.each([
    ['no network', errorWithoutAnswer('network'), { kind: 'later' }],
    ['the page of a hotel’s Wi-Fi', errorWithoutAnswer('unreadable'), { kind: 'later' }],
    ['an attempt that took too long', new DOMException('', 'AbortError'), { kind: 'later' }],
    ['a server in trouble', answer(500), { kind: 'later' }],
    ['a database away', answer(503, { retryAfter: 5 }), { kind: 'later', retryAfterMs: 5000 }],
    ['too many', answer(429, { retryAfter: 60 }), { kind: 'later', retryAfterMs: 60_000 }],
    ['a first attempt still under way', answer(409, { retryAfter: 1 }), { kind: 'later', retryAfterMs: 1000 }],
    ['nobody signed in', answer(401), { kind: 'signed-out' }],
    ['somebody else signed in', answer(403), { kind: 'signed-out' }],
    ['a key that is known', answer(422, { code: 'idempotency_mismatch' }), { kind: 'delivered' }],
    ['a plan that is gone', answer(404), { kind: 'refused', message: 'Not like this.' }],
    ['no active plan', answer(409), { kind: 'refused', message: 'Not like this.' }],
    ['a bad value', answer(400), { kind: 'refused', message: 'Not like this.' }],
  ])('%s', (_what, error, outcome) => {
    expect(outcomeOf(error)).toEqual(outcome);
  });
});

describe('the pause before another attempt', () => {
  it('doubles up to a minute, at random below', () => {
    expect([0, 1, 2, 10, 100].map((attempt) => pauseBefore(attempt, 1))).toEqual([1000, 2000, 4000, 60_000, 60_000]);
    expect(pauseBefore(3, 0.25)).toBe(2000);
  });

  it('is at least what the server asks for', () => {
    expect(pauseBefore(0, 0.1, 5000)).toBe(5000);
  });
});

describe('a write', () => {
  const now = new Date('2026-05-04T12:00:00.000Z');

  it('says whose it is and when it happened, unless it was said already', () => {
    expect(stamped('logProgress', { value: 180 }, now, 'u1')).toMatchObject({
      ...{ userId: 'u1', loggedAt: now.toISOString(), value: 180 },
    });
    expect(stamped('logProgress', { loggedAt: 'then' }, now, 'u1')).toMatchObject({ loggedAt: 'then' });
    expect(stamped('updateLog', { logId: '7', value: 1 }, now, 'u1')).toEqual({ logId: '7', value: 1 });
    expect(stamped('restoreLog', { logId: '7' }, now, 'u1')).toEqual({ logId: '7' });
  });

  it('is parted into path and body', () => {
    expect(partsOfWrite('updateLog', { logId: '7', value: 1 })).toEqual({ params: { logId: '7' }, body: { value: 1 } });
    expect(partsOfWrite('deleteLog', { logId: '7' })).toEqual({ params: { logId: '7' } });
    expect(partsOfWrite('logProgress', { value: 1 })).toEqual({ params: {}, body: { value: 1 } });
  });
});
