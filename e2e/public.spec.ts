import type { APIRequestContext } from '@playwright/test';
import { EVERY_WINDOW, expect, holdBack, test } from './fixtures.ts';

const PAGES = ['/', '/faq', '/help-center', '/terms-of-service', '/privacy-policy', '/consumer-health-data'];
/** Sites of others: a test must not depend on them. */
const ELSEWHERE = ['https://www.atg.wa.gov/file-complaint'];

/** Where the server was told its public address, as behind the slow line, it writes that address out. */
const isOwn = (origin: string, baseURL = '') => origin === 'http://site' || origin === new URL(baseURL).origin;

const attributesOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));

/** Everything that a page links to or loads, and that is not there. */
async function brokenLinks(
  { request, baseURL }: { request: APIRequestContext; baseURL: string | undefined },
  path: string,
  seen: Map<string, string>,
): Promise<string[]> {
  const html = await htmlOf(request, path, seen);
  const broken: string[] = [];
  for (const address of new Set([...attributesOf(html, 'href'), ...attributesOf(html, 'src')])) {
    if (ELSEWHERE.includes(address)) continue;
    const { pathname, hash, origin } = new URL(address, `http://site${path}`);
    const found = isOwn(origin, baseURL) ? await htmlOf(request, pathname, seen) : '';
    const place = hash.slice(1);
    const isThere = found !== '' && (place === '' || attributesOf(found, 'id').includes(place));
    if (!isThere) broken.push(`${path} → ${address}`);
  }
  return broken;
}

/** The page or file at a path; empty if there is none. */
async function htmlOf(request: APIRequestContext, path: string, seen: Map<string, string>): Promise<string> {
  const known = seen.get(path);
  if (known !== undefined) return known;
  const answer = await request.get(path);
  const html = answer.ok() ? (await answer.text()) || 'an empty file' : '';
  seen.set(path, html);
  return html;
}

test('no link of the public pages is broken', async ({ request, baseURL }) => {
  const seen = new Map<string, string>();
  const broken: string[] = [];
  for (const path of [...PAGES, '/no-such-page']) {
    if (path === '/no-such-page') seen.set(path, await (await request.get(path)).text());
    broken.push(...(await brokenLinks({ request, baseURL }, path, seen)));
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(PAGES.length + 10);
});

test('each page says what it is to search engines and link previews', async ({ request, baseURL }) => {
  const titles = new Set<string>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    expect(html.match(/<meta name="description" content="[^"]{50,200}"/g)).toHaveLength(1);
    const [canonical] = html.match(/(?<=<link rel="canonical" href=")[^"]*/) ?? [];
    expect([path, `${baseURL}${path}`]).toContain(canonical);
    const [image] = html.match(/(?<=property="og:image" content=")[^"]*/) ?? [];
    expect(['/open-graph.png', `${baseURL}/open-graph.png`]).toContain(image);
    for (const [, data] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(data ?? '')).toHaveProperty('@context', 'https://schema.org');
    }
  }
  expect(titles.size).toBe(PAGES.length);
  const image = await request.get('/open-graph.png');
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads completely', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toContainText('Not medical advice');
      await expect(page.getByText('needs JavaScript'), path).toHaveCount(0);
    }
  });

  test('answers unfold', async ({ page }) => {
    await page.goto('/faq');
    const answer = page.getByText('You answer 21 questions, and Rae');
    await expect(answer).toBeHidden();
    await page.getByText('What is Ironleaf?').click();
    await expect(answer).toBeVisible();
  });

  test('a link to an article leads to its text', async ({ page }) => {
    await page.goto('/help-center');
    await page.getByRole('link', { name: 'Meal prep that lasts' }).first().click();
    // Not by its text alone: Playwright finds none inside of a noscript.
    const article = page.locator('#meal-prep-tips');
    await expect(article).toBeInViewport();
    await expect(article).toContainText('Cooked food keeps about three to four days');
  });
});

test(
  'three taps on the landing page write a day that passed every check',
  EVERY_WINDOW,
  async ({ page, expectAccessible }) => {
    await page.goto('/');
    await expect(page.getByText('Example, not a real person').first()).toBeVisible();
    const taps = page.getByRole('group');
    await taps.getByRole('button', { name: 'Build muscle' }).click();
    await taps.getByRole('button', { name: '190 lbs' }).click();
    await taps.getByRole('button', { name: 'Vegan' }).click();
    const certificates = page.getByRole('heading', { name: /^(\d+) of \1 checks passed$/ });
    await expect(certificates).toHaveCount(2, { timeout: 30_000 });
    const first = page.getByRole('button', { name: /^Open / }).first();
    const dish = await first.getAttribute('aria-label');
    await first.click();
    await expect(page.getByText('Ingredients').first()).toBeVisible();
    await page.getByRole('button', { name: 'Write Another Day' }).click();
    await expect(page.getByRole('button', { name: dish ?? '' })).toHaveCount(0, { timeout: 30_000 });
    await expect(certificates).toHaveCount(2, { timeout: 30_000 });
    await expectAccessible('the live sample');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  },
);

test('what is pressed before the app has come is answered when it comes', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/index-[\w-]+\.js$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Start My Plan' }).first().click();
  release();
  await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible();
});

test('who joins before it is known who is there, over a slow line, gets the form when it can be shown', async ({
  page,
}) => {
  const tellWhoIsThere = await holdBack(page, /\/api\/auth\/get-session$/);
  const tellSettings = await holdBack(page, /\/api\/settings$/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start My Plan' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'JOIN FREE TODAY' });
  await expect(dialog).toBeVisible();
  tellWhoIsThere();
  await expect(page.locator('header').getByText('GET STARTED')).toBeAttached();
  tellSettings();
  await expect(dialog.getByLabel('Email')).toBeFocused();
});

test('what is pressed while only the frame of the page can answer is answered at once, and once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdBack(page, /\/assets\/landing-screen-[\w-]+\.js$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const close = page.getByRole('button', { name: 'Close menu' });
  await expect(close).toBeVisible();
  release();
  await expect(page.locator('#root')).not.toHaveAttribute('data-written');
  await expect(close).toBeVisible();
});

for (const place of ['contact', 'tutorials']) {
  test(
    `a reader who was brought to #${place} is left alone when the app takes the page over`,
    EVERY_WINDOW,
    async ({ page }) => {
      const release = await holdBack(page, /\/assets\/index-[\w-]+\.js$/);
      await page.goto(`/help-center#${place}`, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const top = () => page.locator(`#${place}`).evaluate((part) => part.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(page.viewportSize()?.height ?? 0);
      const opened = await top();
      // Somebody reads on, meanwhile.
      await page.mouse.wheel(0, -40);
      await expect.poll(top).toBe(opened + 40);
      release();
      await expect(page.locator('#root')).not.toHaveAttribute('data-written');
      await expect(page.locator(`#${place}`)).toBeFocused();
      expect(await top()).toBe(opened + 40);
    },
  );
}

test('nothing jumps while a page loads', EVERY_WINDOW, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/', '/help-center', '/privacy-policy']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift, path).toBeLessThanOrEqual(0.02);
  }
});
