import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowance, allowanceText, limitReachedText, periodOf, permissionFor } from './allowance.ts';
import { forEachMeter, METERS, type Meter, type Tier } from './tiers.ts';

const NOON = '2026-05-04T12:00:00.000Z';
const meters = Object.keys(METERS) as Meter[];

describe('what is left of a limit', () => {
  it.each([
    { tier: 'free', meter: 'generations', used: 0, limit: 3, left: 3 },
    { tier: 'free', meter: 'generations', used: 3, limit: 3, left: 0 },
    { tier: 'free', meter: 'swaps', used: 9, limit: 10, left: 1 },
    { tier: 'free', meter: 'swaps', used: 40, limit: 10, left: 0 },
    { tier: 'free', meter: 'chatMessages', used: 2, limit: 5, left: 3 },
    { tier: 'premium', meter: 'generations', used: 500, limit: null, left: null },
  ] as const)('$tier, $used $meter used', ({ limit, left, ...used }) => {
    expect(allowance({ ...used, now: NOON })).toMatchObject({ limit, left, used: used.used });
  });

  it('is told in one sentence with the day it starts anew', () => {
    expect(limitReachedText('generations', allowance({ tier: 'free', meter: 'generations', used: 3, now: NOON }))).toBe(
      'You have used your 3 free new plans for this month. You get 3 more on June 1, and Premium has no such limit.',
    );
    expect(
      limitReachedText('chatMessages', allowance({ tier: 'free', meter: 'chatMessages', used: 5, now: NOON })),
    ).toBe(
      'You have used your 5 free chat messages for today. You get 5 more tomorrow (midnight UTC), and Premium has no such limit.',
    );
  });
});

describe('what is left is told before it is used up', () => {
  it.each([
    { tier: 'free', used: 1, text: '2 of 3 free new plans left this month.' },
    { tier: 'free', used: 3, text: expect.stringContaining('You get 3 more on June 1') },
    { tier: 'premium', used: 90, text: null },
  ] as const)('$tier with $used used', ({ tier, used, text }) => {
    expect(allowanceText('generations', allowance({ tier, meter: 'generations', used, now: NOON }))).toEqual(text);
  });
});

describe('what an operation requires', () => {
  const membership = (tier: Tier, used = 0) => ({
    tier,
    ...forEachMeter((meter) => allowance({ tier, meter, used, now: NOON })),
  });

  it.each([
    { requires: undefined, tier: 'free', used: 99, isAllowed: true, note: null },
    { requires: 'chatMessages', tier: 'free', used: 4, isAllowed: true, note: /^1 of 5 free chat messages left/ },
    { requires: 'chatMessages', tier: 'free', used: 5, isAllowed: false, note: /^You have used your 5 free chat/ },
    { requires: 'chatMessages', tier: 'premium', used: 5, isAllowed: true, note: null },
    {
      requires: 'dataExport',
      tier: 'free',
      used: 0,
      isAllowed: false,
      note: /^Exporting plans and reports comes with Premium/,
    },
    { requires: 'dataExport', tier: 'premium', used: 0, isAllowed: true, note: null },
  ] as const)('$requires on $tier after $used', ({ requires, tier, used, isAllowed, note }) => {
    expect(permissionFor(requires, membership(tier, used))).toEqual({
      isAllowed,
      note: note === null ? null : expect.stringMatching(note),
    });
  });
});

describe('a period', () => {
  it.each([
    { meter: 'generations', now: NOON, start: '2026-05-01', resetsAt: '2026-06-01T00:00:00.000Z' },
    { meter: 'swaps', now: '2026-12-31T23:59:59.999Z', start: '2026-12-01', resetsAt: '2027-01-01T00:00:00.000Z' },
    { meter: 'swaps', now: '2028-02-29T00:00:00.000Z', start: '2028-02-01', resetsAt: '2028-03-01T00:00:00.000Z' },
    {
      meter: 'chatMessages',
      now: '2026-12-31T23:59:59.999Z',
      start: '2026-12-31',
      resetsAt: '2027-01-01T00:00:00.000Z',
    },
    {
      meter: 'chatMessages',
      now: '2027-01-01T00:00:00.000Z',
      start: '2027-01-01',
      resetsAt: '2027-01-02T00:00:00.000Z',
    },
  ] as const)('of $meter at $now begins on $start', ({ meter, now, start, resetsAt }) => {
    expect(periodOf(meter, now)).toEqual({ start, resetsAt });
  });

  it('holds the moment it is asked about, and the next one begins where it ends', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom(...meters), (at, meter) => {
        const { start, resetsAt } = periodOf(meter, at.toISOString());
        expect(Date.parse(start)).toBeLessThanOrEqual(at.getTime());
        expect(Date.parse(resetsAt)).toBeGreaterThan(at.getTime());
        expect(periodOf(meter, resetsAt).start).toBe(resetsAt.slice(0, 10));
      }),
    );
  });
});
