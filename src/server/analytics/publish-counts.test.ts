import { describe, expect, it } from 'vitest';
import { analyticsEventSchema } from '#contract/analytics.ts';
import { countsPage, signInPage } from './operator-page.ts';
import { publishCounts, shownDays, TOO_FEW } from './publish-counts.ts';

const NOW = new Date('2026-05-06T12:00:00.000Z');
const aRow = (visitors: number, more = {}) => ({
  ...{ day: '2026-05-05', event: 'page_view', dimension: '/faq', visitors, times: visitors * 3 },
  ...more,
});
const shownOf = (rows: ReturnType<typeof aRow>[], event = 'page_view', dimension = '/faq') =>
  publishCounts(rows, NOW)[0]?.counts.find((count) => count.event === event && count.dimension === dimension);

describe('what is counted', () => {
  it.each([
    ['an unknown event', { event: 'weight_logged' }],
    ['an unknown page', { event: 'page_view', page: '/profile?name=ann' }],
    ['a field more', { event: 'chat_sent', message: 'my knee hurts' }],
    ['a person', { event: 'chat_sent', userId: 'ann' }],
    ['another type', { event: 'plan_generated', type: 'keto' }],
    ['no type', { event: 'plan_generated' }],
  ])('is refused with %s', (_what, event) => {
    expect(analyticsEventSchema.safeParse(event).success).toBe(false);
  });

  it('has fields of listed words only', () => {
    const fields = analyticsEventSchema.options.flatMap(({ shape }) => Object.values(shape));
    expect(fields.map(({ type }) => type).filter((type) => type !== 'literal' && type !== 'enum')).toEqual([]);
  });
});

describe('published counts', () => {
  it('hide what fewer than twenty visitors did, however often', () => {
    expect(shownOf([aRow(19, { times: 5000 })])).toMatchObject({ visitors: TOO_FEW, times: TOO_FEW });
    expect(shownOf([aRow(20)])).toMatchObject({ visitors: 20, times: 60 });
  });

  it('let nobody tell few from none', () => {
    const few = publishCounts([aRow(1)], NOW);
    const none = publishCounts([aRow(1, { dimension: '/' })], NOW);
    expect(few).toEqual(none);
    expect(few[0]?.counts).toHaveLength(25);
  });

  it('do not add days up: twenty days of one visitor stay hidden', () => {
    const rows = Array.from({ length: 5 }, (_, index) => aRow(10, { day: `2026-05-0${index + 1}` }));
    const shown = publishCounts(rows, NOW).flatMap(({ counts }) => counts.map(({ visitors }) => visitors));
    expect(new Set(shown)).toEqual(new Set([TOO_FEW]));
  });

  it('are of days that are over, from the first with counts on, newest first', () => {
    expect(shownDays(NOW)).toEqual({ from: '2026-04-05', before: '2026-05-06' });
    expect(publishCounts([aRow(30, { day: '2026-05-03' })], NOW).map(({ day }) => day)).toEqual([
      '2026-05-05',
      '2026-05-04',
      '2026-05-03',
    ]);
    expect(publishCounts([], NOW)).toEqual([]);
  });
});

describe('the operator’s page', () => {
  it('shows a count, escapes what it shows, and is kept out of search engines', () => {
    const html = countsPage(publishCounts([aRow(42)], NOW));
    expect(html).toContain('<tr><th scope="row">page view</th><td>/faq</td><td>42</td><td>126</td></tr>');
    expect(html).toContain('&#60; 20');
    expect(html).toContain('content="noindex, nofollow"');
    expect(html).not.toMatch(/<script|<style|style=/);
  });

  it('says when there is nothing yet, and when the token is wrong', () => {
    expect(countsPage([])).toContain('Please come back tomorrow.');
    expect(signInPage({ isRefused: true })).toContain('role="alert"');
    expect(signInPage({ isRefused: false })).not.toContain('role="alert"');
  });
});
