import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsEventSchema, countEvent as operation } from '#contract/analytics.ts';

type Browser = {
  analytics?: string;
  readyState?: string;
  onLine?: boolean;
  doNotTrack?: string | null;
  windowDoNotTrack?: string;
  globalPrivacyControl?: boolean;
};

const sent = vi.fn();
let onLoad: (() => void)[];

/** A browser with a page that has loaded; its module is fresh, as on every load. */
async function open(browser: Browser = {}) {
  const { analytics = 'on', readyState = 'complete', onLine = true, doNotTrack = null, windowDoNotTrack } = browser;
  vi.resetModules();
  vi.stubGlobal('document', { readyState, documentElement: { dataset: { analytics } } });
  vi.stubGlobal('navigator', { onLine, doNotTrack, globalPrivacyControl: browser.globalPrivacyControl });
  vi.stubGlobal('window', {
    doNotTrack: windowDoNotTrack,
    addEventListener: (_name: 'load', listener: () => void) => onLoad.push(listener),
  });
  vi.stubGlobal('fetch', sent);
  return import('./count-event.ts');
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  onLoad = [];
  sent.mockReset().mockImplementation(async () => new Response('{"ok":true}'));
});
afterEach(() => vi.unstubAllGlobals());

describe('counting in the browser', () => {
  it('sends an event of the contract, without the session', async () => {
    const { countEvent, COUNTING_ADDRESS } = await open();
    countEvent({ event: 'page_view', page: '/faq' });
    expect(COUNTING_ADDRESS).toBe(operation.path);
    const answer = (await sent.mock.results[0]?.value) as Response;
    await settled();
    expect(answer.bodyUsed, 'an answer that is not read keeps its connection').toBe(true);
    const [address, request] = sent.mock.calls[0] as [string, RequestInit];
    expect([address, request.method]).toEqual([operation.path, operation.method]);
    expect(request).toMatchObject({ credentials: 'omit', keepalive: true });
    expect(analyticsEventSchema.parse(JSON.parse(String(request.body)))).toEqual({ event: 'page_view', page: '/faq' });
  });

  it('waits until the page has loaded', async () => {
    const { countEvent } = await open({ readyState: 'interactive' });
    countEvent({ event: 'chat_sent' });
    expect(sent).not.toHaveBeenCalled();
    for (const listener of onLoad) listener();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Browser]>([
    ['asks with Global Privacy Control', { globalPrivacyControl: true }],
    ['asks with Do Not Track', { doNotTrack: '1' }],
    ['asks with Do Not Track as Safari did', { windowDoNotTrack: '1' }],
    ['has no network', { onLine: false }],
    ['was told that nothing is counted', { analytics: 'off' }],
  ])('sends nothing from a browser that %s', async (_what, browser) => {
    const { countEvent } = await open(browser);
    countEvent({ event: 'chat_sent' });
    expect(sent).not.toHaveBeenCalled();
  });

  it('stops for good when the server knows no counting', async () => {
    const { countEvent } = await open();
    sent.mockResolvedValue(new Response('{}', { status: 404 }));
    countEvent({ event: 'chat_sent' });
    await settled();
    countEvent({ event: 'chat_sent' });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('does not try again, and says nothing, when it fails', async () => {
    const { countEvent } = await open();
    sent.mockRejectedValue(new TypeError('Failed to fetch'));
    countEvent({ event: 'chat_sent' });
    await settled();
    expect(sent).toHaveBeenCalledTimes(1);
    countEvent({ event: 'chat_sent' });
    expect(sent).toHaveBeenCalledTimes(2);
  });
});
