import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Command, command } from './commands.ts';
import { type ProviderState, subscriptionOf } from './from-provider.ts';
import { charged, ended, givesPremium, PAYMENT_GRACE_DAYS, started, stepDue } from './subscription.ts';
import { tierOf } from './tiers.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-05-04T12:00:00Z');
const monthly = started({ price: 'monthly', seats: 1, now: NOON });

/** What can happen in a life, and how long after what came before it. */
type Event = { after: number } & ({ do: 'charge'; isPaid: boolean } | { do: 'refund' } | Command);
const event: fc.Arbitrary<Event> = fc
  .tuple(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 8 }))
  .map(([after, kind]) => {
    const asked: (Command | { do: 'charge'; isPaid: boolean } | { do: 'refund' })[] = [
      { do: 'charge', isPaid: true },
      { do: 'charge', isPaid: true },
      { do: 'charge', isPaid: false },
      { do: 'cancel' },
      { do: 'keep' },
      { do: 'pause', months: 2 },
      { do: 'resume' },
      { do: 'change', price: 'annual' },
      { do: 'refund' },
    ];
    return { after: after * DAY, ...(asked[kind] ?? { do: 'keep' }) };
  });

describe('whatever happens', () => {
  it('nothing that is paid is cut short, and nothing is kept after a refund', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let [subscription, now, paidUntil, isBack] = [monthly, NOON, monthly.currentPeriodEnd, false];
        for (const each of events) {
          now += each.after;
          if (each.do === 'refund') {
            subscription = ended(subscription, now);
            isBack = true;
          } else if (each.do === 'charge') {
            if (stepDue(subscription, now) !== 'charge') continue;
            subscription = charged(subscription, { isPaid: each.isPaid, now });
            if (each.isPaid) paidUntil = subscription.currentPeriodEnd;
          } else {
            const outcome = command(subscription, each, now);
            if ('next' in outcome) subscription = outcome.next;
          }
          if (isBack) {
            expect(givesPremium(subscription, now)).toBe(false);
            return;
          }
          if (now < paidUntil) expect(givesPremium(subscription, now)).toBe(true);
          // Nor is much given that nobody paid for.
          const late = Math.max(paidUntil, subscription.pausedUntil ?? 0) + PAYMENT_GRACE_DAYS * DAY;
          expect(givesPremium(subscription, late)).toBe(false);
        }
      }),
    );
  });
});

describe('what the provider knows', () => {
  const payment = {
    id: 'in_1',
    periodStart: NOON,
    periodEnd: NOON + 30 * DAY,
    paidAt: NOON,
    totalCents: 2999,
    refundedCents: 0,
  };
  const state: ProviderState = {
    status: 'active',
    price: 'monthly',
    nextPrice: null,
    seats: 1,
    startedAt: NOON,
    cancelAtPeriodEnd: false,
    endedAt: null,
    pausedFrom: null,
    pausedUntil: null,
    failures: 0,
    payments: [payment],
  };
  const back = { ...payment, refundedCents: 2999 };
  const soon = NOON + DAY;
  it.each([
    { what: 'nothing was paid', known: { ...state, payments: [] }, tier: 'free' },
    { what: 'all is well', known: state, tier: 'premium' },
    { what: 'it was ended there, and paid', known: { ...state, status: 'canceled', endedAt: NOON }, tier: 'premium' },
    { what: 'all went back', known: { ...state, payments: [back] }, tier: 'free' },
    {
      what: 'a part went back and it was ended',
      known: { ...state, status: 'canceled', endedAt: NOON, payments: [{ ...payment, refundedCents: 100 }] },
      tier: 'free',
    },
    {
      what: 'a part went back as a favour',
      known: { ...state, payments: [{ ...payment, refundedCents: 100 }] },
      tier: 'premium',
    },
    { what: 'it is a word that we do not know', known: { ...state, status: 'new_word' }, tier: 'premium' },
  ] as { what: string; known: ProviderState; tier: string }[])('is $tier where $what', ({ known, tier }) => {
    expect(tierOf(subscriptionOf(known), soon)).toBe(tier);
  });

  it('comes to the same in whatever order its payments are told', () => {
    const payments = [payment, { ...payment, id: 'in_2', periodStart: NOON + 30 * DAY, periodEnd: NOON + 60 * DAY }];
    fc.assert(
      fc.property(fc.shuffledSubarray(payments, { minLength: 2 }), (told) => {
        expect(subscriptionOf({ ...state, payments: told })).toEqual(subscriptionOf({ ...state, payments: payments }));
      }),
    );
  });
});
