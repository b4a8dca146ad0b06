import type { APIRequestContext } from '@playwright/test';
import { expect, holdBack, test } from './fixtures.ts';

const PAGES = ['/', '/faq', '/help-center', '/terms-of-service', '/privacy-policy', '/consumer-health-data'];
/** Sites of others: a test must not depend on them. */
const ELSEWHERE = ['https://www.atg.wa.gov/file-complaint'];

const attributesOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));

/** Everything that a page links to or loads, and that is not there. */
async function brokenLinks(request: APIRequestContext, path: string, seen: Map<string, string>): Promise<string[]> {
  const html = await htmlOf(request, path, seen);
  const broken: string[] = [];
  for (const address of new Set([...attributesOf(html, 'href'), ...attributesOf(html, 'src')])) {
    if (ELSEWHERE.includes(address)) continue;
    const { pathname, hash, origin } = new URL(address, `http://site${path}`);
    const found = origin === 'http://site' ? await htmlOf(request, pathname, seen) : '';
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

test('no link of the public pages is broken', async ({ request }) => {
  const seen = new Map<string, string>();
  const broken: string[] = [];
  for (const path of [...PAGES, '/no-such-page']) {
    if (path === '/no-such-page') seen.set(path, await (await request.get(path)).text());
    broken.push(...(await brokenLinks(request, path, seen)));
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(PAGES.length + 10);
});

test('each page says what it is to search engines and link previews', async ({ request }) => {
  const titles = new Set<string>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    expect(html.match(/<meta name="description" content="[^"]{50,200}"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${path}" />`);
    expect(html).toContain('property="og:image" content="/open-graph.png"');
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

  for (const path of PAGES) {
    test(`${path} reads completely`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Not medical advice');
      await expect(page.getByText('needs JavaScript')).toHaveCount(0);
    });
  }

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

test('three taps on the landing page write a day that passed every check', async ({ page, expectAccessible }) => {
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
});

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
  test(`a reader who was brought to #${place} is left alone when the app takes the page over`, async ({ page }) => {
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
  });
}

test('asking for news says the same to everyone', async ({ page }) => {
  await page.goto('/faq');
  const field = page.getByLabel('News from time to time');
  const press = () => page.getByRole('button', { name: 'SUBSCRIBE' }).click();
  await field.fill('nobody');
  await press();
  await expect(page.getByText('Please enter an e-mail address such as')).toBeVisible();
  await field.fill(`ann.${crypto.randomUUID()}@example.com`);
  await press();
  await expect(page.getByText('Please open the link in the mail')).toBeVisible();
});

test('a link from a mail asks before it does anything', async ({ page, expectAccessible }) => {
  const token = 'x'.repeat(43);
  await page.goto(`/#newsletter-confirm=${token}`);
  const dialog = page.getByRole('dialog', { name: 'News by e-mail' });
  await expect(dialog).toBeVisible();
  await expectAccessible('the question');
  await dialog.getByRole('button', { name: 'Yes, Write to Me' }).click();
  await expect(dialog.getByText('This link is too old.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Not Now' }).click();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
});

test('a letter to support is kept, and says under which name', async ({ page, expectAccessible }) => {
  await page.goto('/help-center#contact');
  await page.getByRole('button', { name: 'Email Support Team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Please say a little more')).toBeVisible();
  await expectAccessible('the form with its errors');
  await dialog.getByLabel('Your e-mail').fill('ann@example.com');
  await dialog.getByLabel('Your message').fill('My plan has mushrooms, and I said no mushrooms.');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('dialog', { name: 'Your message is kept' })).toContainText(/reference is [0-9A-F]{8}/);
});

for (const path of ['/', '/help-center', '/privacy-policy']) {
  test(`nothing jumps while ${path} loads`, async ({ page }) => {
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
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}
