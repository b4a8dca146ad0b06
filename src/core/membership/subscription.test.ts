import { describe, expect, it } from 'vitest';
import { type Command, command, refundCents } from './commands.ts';
import { ANNUAL_SAVES, moneyText, type Price, sumOf } from './prices.ts';
import { isSchoolAddress } from './school-address.ts';
import {
  addMonths,
  charged,
  ended,
  nextStepAt,
  PAYMENT_GRACE_DAYS,
  RETRY_DAYS,
  type Subscription,
  started,
  stepDue,
} from './subscription.ts';
import { TIERS, tierOf } from './tiers.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-05-04T12:00:00Z');
const at = (iso: string) => Date.parse(iso);
const monthly = started({ price: 'monthly', seats: 1, now: NOON });
const annual = started({ price: 'annual', seats: 1, now: NOON });

describe('the tier', () => {
  const paid: Subscription = { ...monthly, currentPeriodEnd: NOON + DAY };

  it.each([
    { who: 'nobody pays for', subscription: null, tier: 'free' },
    { who: 'is paid for', subscription: paid, tier: 'premium' },
    { who: 'will end, but has not yet', subscription: { ...paid, cancelAtPeriodEnd: true }, tier: 'premium' },
    {
      who: 'was to end at its period’s end',
      subscription: { ...paid, cancelAtPeriodEnd: true, currentPeriodEnd: NOON },
      tier: 'free',
    },
    {
      who: 'has a payment tried again',
      subscription: { ...paid, status: 'past_due', currentPeriodEnd: NOON - DAY },
      tier: 'premium',
    },
    {
      who: 'had its payment tried for ten days',
      subscription: { ...paid, status: 'past_due', currentPeriodEnd: NOON - PAYMENT_GRACE_DAYS * DAY },
      tier: 'free',
    },
    {
      who: 'is to be paused, and is paid',
      subscription: { ...paid, pausedFrom: NOON + DAY, pausedUntil: NOON + 30 * DAY },
      tier: 'premium',
    },
    {
      who: 'is paused',
      subscription: { ...paid, currentPeriodEnd: NOON, pausedFrom: NOON, pausedUntil: NOON + 30 * DAY },
      tier: 'free',
    },
    {
      who: 'is cancelled within a period that is paid',
      subscription: { ...paid, status: 'canceled' },
      tier: 'premium',
    },
    {
      who: 'is cancelled and over',
      subscription: { ...paid, status: 'canceled', currentPeriodEnd: NOON },
      tier: 'free',
    },
    { who: 'was given back', subscription: { ...paid, status: 'canceled', endedAt: NOON }, tier: 'free' },
    {
      who: 'was renewed by nobody for a year',
      subscription: { ...paid, currentPeriodEnd: NOON - 365 * DAY },
      tier: 'free',
    },
  ] as { who: string; subscription: Subscription | null; tier: string }[])(
    'of one that $who is $tier',
    ({ subscription, tier }) => {
      expect(tierOf(subscription, NOON)).toBe(tier);
    },
  );

  it('premium has no limit at all', () => {
    const { generations, swaps, chatMessages } = TIERS.premium;
    expect([generations, swaps, chatMessages]).toEqual([null, null, null]);
  });
});

describe('what it costs', () => {
  it.each([
    { order: { price: 'monthly', seats: 1, isStudent: false }, total: '$29.99' },
    { order: { price: 'monthly', seats: 1, isStudent: true }, total: '$23.99' },
    { order: { price: 'annual', seats: 1, isStudent: true }, total: '$159.99' },
    { order: { price: 'monthly', seats: 3, isStudent: true }, total: '$89.97' },
  ] as const)('$order is $total', ({ order, total }) => {
    expect(moneyText(sumOf(order).totalCents)).toBe(total);
  });

  it('is $160 less for a year than for twelve months', () => {
    expect(ANNUAL_SAVES).toBe(160);
  });

  it.each([
    ['ann@mit.edu', true],
    ['ann@student.ox.ac.uk', true],
    ['ann@uni.edu.au', true],
    ['ann@edu', false],
    ['ann@ac.uk', false],
    ['ann@education.com', false],
    ['ann@mit.edu.evil.com', false],
  ])('%s is of a school: %s', (email, isSchool) => {
    expect(isSchoolAddress(email)).toBe(isSchool);
  });
});

describe('months', () => {
  it.each([
    ['2026-01-31T09:00:00Z', 1, '2026-02-28T09:00:00Z'],
    ['2028-01-31T09:00:00Z', 1, '2028-02-29T09:00:00Z'],
    ['2028-02-29T09:00:00Z', 12, '2029-02-28T09:00:00Z'],
    ['2026-11-14T00:00:00Z', 3, '2027-02-14T00:00:00Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toBe(at(to));
  });

  it('of one that began on the 31st come back to the 31st', () => {
    let subscription = started({ price: 'monthly', seats: 1, now: at('2026-01-31T09:00:00Z') });
    const ends = [1, 2, 3].map(() => {
      const end = subscription.currentPeriodEnd;
      subscription = charged(subscription, { isPaid: true, now: end });
      return new Date(end).toISOString().slice(0, 10);
    });
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  });
});

const does = (subscription: Subscription, asked: Command, now: number): Subscription => {
  const outcome = command(subscription, asked, now);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.next;
};

describe('a payment that fails', () => {
  it('is tried three times more over ten days, then it is Free', () => {
    let subscription = monthly;
    const due = monthly.currentPeriodEnd;
    const tries: number[] = [];
    for (let now = due; subscription.status !== 'canceled'; now = nextStepAt(subscription) ?? now) {
      expect(tierOf(subscription, now - 1)).toBe('premium');
      tries.push((now - due) / DAY);
      subscription = charged(subscription, { isPaid: false, now });
    }
    expect(tries).toEqual([0, ...RETRY_DAYS]);
    expect(tierOf(subscription, due + 10 * DAY)).toBe('free');
  });

  it('and goes through later costs no day: the next period begins where the last one ended', () => {
    const failed = charged(monthly, { isPaid: false, now: monthly.currentPeriodEnd });
    const again = charged(failed, { isPaid: true, now: monthly.currentPeriodEnd + 3 * DAY });
    expect(again).toMatchObject({ status: 'active', failures: 0, currentPeriodStart: monthly.currentPeriodEnd });
  });
});

describe('a command', () => {
  it('to end lasts to the end of the paid time, and can be taken back', () => {
    const ending = does(monthly, { do: 'cancel' }, NOON + DAY);
    expect(tierOf(ending, monthly.currentPeriodEnd - 1)).toBe('premium');
    expect(tierOf(ending, monthly.currentPeriodEnd)).toBe('free');
    expect(stepDue(ending, monthly.currentPeriodEnd)).toBe('end');
    expect(does(ending, { do: 'keep' }, NOON + 2 * DAY)).toEqual(monthly);
  });

  it('to change holds from the next payment on', () => {
    const changing = does(annual, { do: 'change', price: 'monthly' }, NOON + DAY);
    expect(changing).toMatchObject({ price: 'annual', nextPrice: 'monthly' });
    const after = charged(changing, { isPaid: true, now: annual.currentPeriodEnd });
    expect(after).toMatchObject({ price: 'monthly', nextPrice: null });
    expect(after.currentPeriodEnd).toBe(addMonths(annual.currentPeriodEnd, 1));
  });

  it('to pause keeps what is paid, takes nothing meanwhile and goes on by itself', () => {
    const pausing = does(monthly, { do: 'pause', months: 2 }, NOON + DAY);
    const { currentPeriodEnd } = monthly;
    const until = addMonths(currentPeriodEnd, 2);
    expect(tierOf(pausing, currentPeriodEnd - 1)).toBe('premium');
    expect(tierOf(pausing, currentPeriodEnd)).toBe('free');
    expect(stepDue(pausing, until - 1)).toBeNull();
    expect(stepDue(pausing, until)).toBe('charge');
    const after = charged(pausing, { isPaid: true, now: until });
    expect(after).toMatchObject({ currentPeriodStart: until, pausedFrom: null });
    const early = does(pausing, { do: 'resume' }, currentPeriodEnd + DAY);
    expect(stepDue(early, currentPeriodEnd + DAY)).toBe('charge');
  });

  it.each([
    ['to pause what is to end', does(monthly, { do: 'cancel' }, NOON), { do: 'pause', months: 1 }],
    ['to change what is to end', does(monthly, { do: 'cancel' }, NOON), { do: 'change', price: 'annual' }],
    ['to go on with what is not paused', monthly, { do: 'resume' }],
    ['to keep what is over', ended(monthly, NOON), { do: 'keep' }],
  ] as [string, Subscription, Command][])('%s is refused', (_what, subscription, asked) => {
    expect(command(subscription, asked, NOON + DAY)).toHaveProperty('refused');
  });
});

describe('what goes back', () => {
  const paid = (price: Price, totalCents: number, periodEnd: number) => ({
    price,
    totalCents,
    refundedCents: 0,
    periodEnd,
  });
  const year = paid('annual', 19_999, annual.currentPeriodEnd);
  it.each([
    {
      what: 'a month on day 7',
      subscription: monthly,
      of: paid('monthly', 2999, monthly.currentPeriodEnd),
      day: 7,
      cents: 2999,
    },
    { what: 'a year on day 29', subscription: annual, of: year, day: 29, cents: 19_999 },
    { what: 'a year on day 40', subscription: annual, of: year, day: 40, cents: Math.round((19_999 * 10) / 12) },
    { what: 'a year on its last day', subscription: annual, of: year, day: 364, cents: 0 },
    { what: 'what went back', subscription: annual, of: { ...year, refundedCents: 1 }, day: 3, cents: 0 },
    {
      what: 'a later month',
      subscription: charged(monthly, { isPaid: true, now: monthly.currentPeriodEnd }),
      of: paid('monthly', 2999, addMonths(NOON, 2)),
      day: 33,
      cents: 0,
    },
  ])('of $what is $cents cents', ({ subscription, of, day, cents }) => {
    expect(refundCents(subscription, of, NOON + day * DAY)).toBe(cents);
  });
});
