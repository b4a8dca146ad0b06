import type { Page } from '@playwright/test';
import { expect, openMenu, test } from './fixtures.ts';
import { havePlan, haveProfile } from './plans.ts';

const PUBLIC = ['/', '/faq', '/help-center', '/terms-of-service', '/privacy-policy', '/consumer-health-data'];
const SIGNED_IN = ['/dashboard', '/meal-plans', '/exercise-plans', '/favorites', '/progress', '/account'];
const NOWHERE = '/no-such-page';
const SITE = 'http://site';

const linksOn = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** What leads away from here is only looked at: a test must not depend on the sites of others. */
function isWellFormed(address: string): boolean {
  if (address.startsWith('mailto:')) return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(address);
  return address.startsWith('https://') && URL.canParse(address);
}

/** Opens an address of ours; answers why it is broken, or nothing. */
async function faultOf(page: Page, address: string): Promise<string> {
  const { pathname, hash } = new URL(address, SITE);
  const status = (await page.request.get(pathname)).status();
  if (status !== 200 && pathname !== NOWHERE) return `answers ${status}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /^(?!Loading$)/ }).first()).toBeVisible();
  if (pathname !== NOWHERE && (await page.getByText('404 Page Not Found').count()) > 0) return 'is no page';
  const place = decodeURIComponent(hash.slice(1));
  if (place === '') return '';
  // For a moment the page changes hands, from the written one to the app's.
  return expect(page.locator(`[id="${place}"]`))
    .toHaveCount(1)
    .then(
      () => '',
      () => 'has no such place',
    );
}

/** Follows every link from these pages on, each address once. Answers what was seen and what is broken. */
async function walk(page: Page, starts: readonly string[]): Promise<{ seen: string[]; broken: string[] }> {
  const found = new Map(starts.map((address) => [address, 'the start']));
  const broken: string[] = [];
  // A map is walked on while it grows.
  for (const [address, from] of found) {
    const isOurs = new URL(address, SITE).origin === SITE;
    const fault = isOurs ? await faultOf(page, address) : isWellFormed(address) ? '' : 'is malformed';
    if (fault !== '') broken.push(`${from} → ${address}: ${fault}`);
    if (!isOurs) continue;
    await openMenu(page);
    for (const link of await linksOn(page)) {
      if (link.startsWith('#')) {
        if ((await page.locator(`[id="${link.slice(1)}"]`).count()) !== 1) broken.push(`${address} → ${link}`);
        continue;
      }
      const { origin, pathname, hash } = new URL(link, `${SITE}${address}`);
      const next = origin === SITE ? pathname + hash : link;
      if (!found.has(next)) found.set(next, address);
    }
  }
  return { seen: [...found.keys()], broken };
}

test('every link that a visitor can follow leads somewhere', async ({ page }) => {
  test.setTimeout(240_000);
  const { seen, broken } = await walk(page, [...PUBLIC, NOWHERE]);
  expect(broken).toEqual([]);
  const articles = seen.filter((address) => address.startsWith('/help-center#'));
  // Fifteen articles, the contact panel, the tutorials.
  expect(articles.length).toBeGreaterThanOrEqual(17);
  for (const path of ['/dashboard', '/meal-plans', '/exercise-plans']) expect(seen).toContain(path);
});

test('every link of the signed-in screens and their menus leads somewhere', async ({ page, person: _ }) => {
  test.setTimeout(240_000);
  await haveProfile(page);
  await havePlan(page, 'meal', 'Autumn cut');
  await havePlan(page, 'workout', 'Iron autumn');
  await page.goto('/dashboard');
  await openMenu(page);
  for (const name of ['Dashboard', 'Meal Plans', 'Workout Plans', 'Favorites']) {
    await expect(
      page.getByRole('banner').or(page.getByRole('dialog')).getByRole('link', { name }).first(),
    ).toBeVisible();
  }
  const { seen, broken } = await walk(page, SIGNED_IN);
  expect(broken).toEqual([]);
  for (const path of [...SIGNED_IN, ...PUBLIC]) expect(seen).toContain(path);
});
