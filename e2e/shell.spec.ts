import { expect, holdBack, openMenu, test } from './fixtures.ts';
import { haveProfile } from './plans.ts';

test('the dashboard greets before any script has come', async ({ request }) => {
  const html = await (await request.get('/dashboard')).text();
  expect(html).toMatch(/<h1[^>]*>WELCOME<\/h1>/);
});

test('a press on the dashboard before any script has come is answered', async ({ page, person: _ }) => {
  await haveProfile(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdBack(page, /\/assets\/index-[\w-]+\.js$/);
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  release();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('an unknown page says so in the words of the specification', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?', { exact: true })).toBeVisible();
});

test('the theme that was chosen stays', async ({ page }) => {
  await page.goto('/faq');
  await openMenu(page);
  await page
    .getByRole('button', { name: /light theme/i })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a browser that is too old is told so in one sentence, and no other browser is', async ({ page }) => {
  const sentence = page.getByText(/^This browser is too old for Ironleaf\./);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'any'));
  await page.reload();
  await expect(sentence).toBeVisible();
});
