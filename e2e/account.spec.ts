import { EVERY_WINDOW, expect, openMenu, test } from './fixtures.ts';
import { expectToast, havePlan, haveProfile } from './plans.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the account, in its window', EVERY_WINDOW, async ({ page, person: _, expectAccessible }) => {
  await haveProfile(page);
  await havePlan(page, 'meal', 'Autumn cut');
  await page.goto('/favorites');
  await openMenu(page);
  await page.getByRole('link', { name: 'Account' }).click();
  const answers = page.getByRole('region', { name: 'Your answers' });
  await expect(page.getByText('This one')).toBeVisible();
  await answers.getByText('About you').click();
  await expectAccessible('the account');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await answers.getByRole('button', { name: 'Change: What brings you here?' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answers.getByText(/“Autumn cut” would no longer fit you/)).toBeVisible();
  await expectAccessible('what an answer changes');
});

test('everything is downloaded, and the account deleted and kept, by keyboard alone', async ({
  page,
  person: _,
  expectAccessible,
}) => {
  await haveProfile(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Download', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Download my data' })).toBeVisible();
  await expectAccessible('the download');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the Zip' }).focus();
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^ironleaf-\d{4}-\d\d-\d\d\.zip$/);
  expect(await (await download).failure()).toBeNull();

  await page.getByRole('button', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectAccessible('the question before a deletion');
  await page.getByRole('button', { name: 'Delete My Account' }).focus();
  await page.keyboard.press('Enter');
  const banner = page.getByRole('complementary', { name: 'Your account is to be deleted' });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible('an account that is to be deleted');
  await page.goto('/faq');
  await banner.getByRole('button', { name: 'Keep my account' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Your account stays');
  await expect(banner).toHaveCount(0);
});
