import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const TITLE = 'Train with the guided player';
const SLOWEST_STEP = '00:15';

const player = (page: Page) => page.getByRole('dialog', { name: TITLE });
const control = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const open = (page: Page) =>
  page
    .getByRole('button', { name: new RegExp(TITLE) })
    .first()
    .click();

/** Every picture of a tutorial that the page asks for from now on. */
function picturesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/tutorials/')) asked.push(pathname);
  });
  return asked;
}

test('a tutorial plays by itself to its end, and no picture is fetched before it is wanted', async ({ page }) => {
  const asked = picturesAskedFor(page);
  await page.clock.install();
  await page.goto('/');
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const kept = await (await page.request.get('/service-worker.js')).text();
  expect(kept).toContain('assets/');
  expect(kept).not.toContain('tutorials/');
  await page.goto('/help-center');
  await page.getByRole('link', { name: 'Watch a Tutorial' }).click();
  await expect(page.getByRole('heading', { name: 'Tutorials', exact: true })).toBeInViewport();
  await expect.poll(() => asked.length).toBe(4);
  await open(page);
  await expect(control(page, 'Pause')).toBeFocused();
  await expect(player(page).getByText('1 of 6')).toBeVisible();
  for (let step = 2; step <= 6; step += 1) {
    await page.clock.fastForward(SLOWEST_STEP);
    await expect(player(page).getByText(`${step} of 6`)).toBeVisible();
  }
  await expect(player(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await page.clock.fastForward(SLOWEST_STEP);
  await expect(control(page, 'Play Again')).toBeVisible();
  await control(page, 'Play Again').click();
  await expect(player(page).getByText('1 of 6')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('by keyboard: pausing, going on and back, leaving', async ({ page }) => {
  await page.clock.install();
  await page.goto('/help-center#tracking-progress');
  // Until the article stands there, the page shows the front of the help center, which has this tutorial too.
  await expect(page.getByRole('link', { name: 'Back to Help Center' })).toBeVisible();
  await open(page);
  await expect(control(page, 'Pause')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(control(page, 'Play')).toBeFocused();
  await page.clock.fastForward('01:00');
  await expect(player(page).getByText('1 of 6')).toBeVisible();
  const first = await player(page).getByRole('img').getAttribute('alt');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(player(page).getByText('3 of 6')).toBeVisible();
  const picture = player(page).getByRole('img');
  expect(await picture.getAttribute('alt')).not.toBe(first);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('ArrowLeft');
  await expect(player(page).getByText('2 of 6')).toBeVisible();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowRight');
  await expect(player(page).getByText('6 of 6')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player(page)).toBeHidden();
  await expect(page.getByRole('button', { name: new RegExp(TITLE) }).first()).toBeFocused();
});

test('where less motion is wanted, nothing moves unasked', async ({ page, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('ironleaf.theme', 'light'));
  await page.clock.install();
  await page.goto('/help-center#tutorials');
  await open(page);
  await expect(control(page, 'Play')).toBeFocused();
  await page.clock.fastForward('01:00');
  await expect(player(page).getByText('1 of 6')).toBeVisible();
  await expectAccessible('the player');
  await control(page, 'Next').click();
  await expect(player(page).getByText('2 of 6')).toBeVisible();
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every step is there to read', async ({ page, request }) => {
    await page.goto('/help-center');
    const html = await (await request.get('/help-center')).text();
    const pictures = new Set([...html.matchAll(/src="(\/tutorials\/[\w-]+\.webp)"/g)].map(([, path]) => path ?? ''));
    expect(pictures.size).toBe(25);
    // Not by the whole part: Playwright finds no text of a noscript from outside.
    await expect(page.locator('#tutorials ol').nth(1)).toContainText('The rest timer starts by itself.');
  });
});
