import { TINY_PHOTO } from '#test/photos.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, haveProfile, openProgress } from './plans.ts';

const DAY_MS = 86_400_000;
/** What one drawing of the chart may cost in script, milliseconds. */
const SCRIPT_MAX_MS = 100;
const ENTRIES = 1000;

test.beforeEach(async ({ person: _ }) => {});

test('the chart shows 1,000 entries within 100 ms of script time', async ({ page, expectAccessible }) => {
  await haveProfile(page);
  const session = await (await page.request.get('/api/auth/get-session')).json();
  const userId: string = session.user.id;
  const logs = Array.from({ length: ENTRIES }, (_, index) => ({
    id: crypto.randomUUID(),
    userId,
    logType: 'weight',
    value: Math.round((190 - index / 50 + 2 * Math.sin(index * 1.7)) * 10) / 10,
    unit: 'lbs',
    notes: null,
    loggedAt: new Date(Date.now() - (ENTRIES - index) * 0.36 * DAY_MS).toISOString(),
  })).reverse();
  await page.route(/\/api\/logs\/[^/]+\?type=weight/, (route) => route.fulfill({ json: logs }));
  await openProgress(page);
  const period = page.getByLabel('Period');
  await expect(period).toHaveValue('30');
  const dots = page.locator('figure svg path[class*="dot"]');
  await expect(dots).toHaveAttribute('d', /M/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const scriptMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
  const costs: number[] = [];
  for (let round = 0; round < 3; round++) {
    await period.selectOption('7');
    await expect.poll(async () => (await dots.getAttribute('d'))?.match(/M/g)?.length).toBeLessThan(40);
    const before = await scriptMs();
    await period.selectOption('365');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    costs.push((await scriptMs()) - before);
    expect((await dots.getAttribute('d'))?.match(/M/g)?.length).toBeGreaterThan(990);
  }
  test.info().annotations.push({ type: 'script ms', description: costs.map((cost) => cost.toFixed(1)).join(', ') });
  expect(Math.min(...costs)).toBeLessThan(SCRIPT_MAX_MS);
  await expectAccessible('the chart');
});

test('photos are kept, compared side by side and deleted', async ({ page, expectAccessible }) => {
  await haveProfile(page);
  await openProgress(page);
  const photos = page.getByRole('region', { name: 'PROGRESS PHOTOS' });
  const input = photos.locator('input[type="file"]');
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'image/png', buffer: Buffer.from('no photo') });
  await expectToast(page, 'Please choose a photo: a JPEG, PNG or WebP file.');
  for (const kept of ['1 kept', '2 kept']) {
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: TINY_PHOTO });
    await expect(photos.getByText(kept)).toBeVisible();
  }
  await photos.getByRole('img').first().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      photos.getByRole('img').evaluateAll((list) => list.map((one) => (one as HTMLImageElement).naturalWidth)),
    )
    .toEqual([1, 1]);
  await photos.getByRole('button', { name: 'Compare' }).click();
  const pair = page.getByRole('dialog', { name: 'SIDE BY SIDE' });
  await expect(pair.getByRole('img')).toHaveCount(2);
  await expectAccessible('two photos side by side');
  await page.keyboard.press('Escape');
  await photos
    .getByRole('button', { name: /^Delete the photo/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Photo deleted');
  await expect(photos.getByRole('img')).toHaveCount(1);
});
