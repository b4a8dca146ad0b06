import type { BrowserContext, Page } from '@playwright/test';

const SLOWER = 4;
/** Long enough for the frame after a press, and for what it brings, at that speed. */
const SETTLE_MS = 700;
const PLAIN_PRESSES = 7;
/** A browser tells of no press that took less. */
const SHORTEST_MS = 16;

type Seen = { presses: number[]; shifts: number[] };

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/** Notes how long each press took until its frame was painted, and every shift that no press explains. */
function watch(): void {
  window.benchSeen = { presses: [], shifts: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) window.benchSeen.presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.benchSeen.shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const dialogOpens = (page: Page) => page.getByRole('dialog').first().waitFor();

type Action = {
  name: string;
  run: (page: Page) => Promise<void>;
  /** What the next one needs; it is not part of the wait. */
  then?: (page: Page) => Promise<void>;
};

/** What a day is made of, in its order: each goes on where the one before ended. */
const ACTIONS: readonly Action[] = [
  { name: 'tick a plate', run: (page) => press(page, /^Breakfast/) },
  { name: 'step the weight', run: (page) => press(page, /lbs less$/) },
  { name: 'log the weight', run: (page) => press(page, 'Log weight') },
  {
    name: 'open what to log',
    run: (page) => page.getByRole('button', { name: 'Log', exact: true }).first().click(),
    then: dialogOpens,
  },
  { name: 'close it', run: (page) => page.keyboard.press('Escape') },
  { name: 'ask Rae', run: (page) => press(page, 'Rae'), then: dialogOpens },
  { name: 'leave Rae', run: (page) => page.keyboard.press('Escape') },
  {
    name: 'start the workout',
    run: (page) => press(page, 'START WORKOUT'),
    // After the splash.
    then: (page) => page.getByRole('button', { name: 'Complete Set' }).waitFor(),
  },
  { name: 'complete a set', run: (page) => press(page, 'Complete Set') },
  { name: 'skip the rest', run: (page) => press(page, 'Skip Rest') },
];

async function openSlow(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

async function waitAfter(page: Page, run: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.benchSeen.presses = [];
  });
  await run();
  await page.waitForTimeout(SETTLE_MS);
  return Math.max(0, ...(await page.evaluate(() => window.benchSeen.presses)));
}

/** The wait after a press that changes one word of an empty page: what this machine takes for nothing (ms). */
async function plainPress(context: BrowserContext, emptyAddress: string): Promise<number> {
  const page = await openSlow(context, emptyAddress);
  await page.setContent('<button onclick="this.textContent += 1">Press</button>');
  // The document is another one now.
  await page.evaluate(watch);
  const waits: number[] = [];
  for (let time = 0; time < PLAIN_PRESSES; time += 1) waits.push(await waitAfter(page, () => press(page, 'Press')));
  await page.close();
  return Math.max(SHORTEST_MS, waits.sort((a, b) => a - b)[Math.floor(PLAIN_PRESSES / 2)] ?? 0);
}

export type Day = { plain: number; actions: { name: string; ms: number }[]; shift: number };

/** The longest wait after each action in a phone's window, at a quarter of this machine's speed (ms), and all shifts of the day. */
export async function pressThroughTheDay(context: BrowserContext, dashboard: string, empty: string): Promise<Day> {
  const plain = await plainPress(context, empty);
  const page = await openSlow(context, dashboard);
  await page.getByRole('button', { name: 'START WORKOUT' }).waitFor();
  const actions: Day['actions'] = [];
  for (const { name, run, then } of ACTIONS) {
    actions.push({ name, ms: await waitAfter(page, () => run(page)) });
    await then?.(page);
  }
  const shift = await page.evaluate(() => window.benchSeen.shifts.reduce((sum, value) => sum + value, 0));
  await page.close();
  return { plain, actions, shift };
}
