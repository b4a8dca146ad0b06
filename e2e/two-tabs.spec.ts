import { expect, test } from './fixtures.ts';
import { expectToast, havePlan, haveProfile } from './plans.ts';

test.beforeEach(async ({ page, person: _ }) => {
  await haveProfile(page);
  await havePlan(page, 'meal', 'Autumn cut');
  await havePlan(page, 'meal', 'Spring bulk');
  await page.goto('/meal-plans');
  await expect(page.getByRole('heading', { name: 'Spring bulk' })).toBeVisible();
});

test('what another tab did to a plan is said, and shown, at the next touch', async ({ page, context }) => {
  await page.getByRole('tab', { name: 'All Plans 2' }).click();
  const other = await context.newPage();
  await other.goto('/meal-plans');
  await other.getByRole('tab', { name: 'All Plans 2' }).click();
  await other.getByRole('button', { name: 'Delete Autumn cut' }).click();
  await expectToast(other, 'Plan deleted');

  await page.getByRole('button', { name: 'Activate Autumn cut' }).click();
  await expectToast(page, 'Error', 'We could not find that plan.');
  await expect(page.getByRole('tab', { name: 'All Plans 1' })).toBeVisible();
  await expect(page.getByText('Current plan', { exact: true })).toHaveCount(1);

  await other.getByRole('button', { name: 'Edit Spring bulk' }).click();
  await other.getByLabel('Plan name').fill('Summer');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(other, 'Plan updated!');
  await page.getByRole('button', { name: 'Add Spring bulk to favorites' }).click();
  await expectToast(page, 'Added to favorites');
  await expect(page.getByRole('button', { name: 'Remove Summer from favorites' })).toBeVisible();
});

test('a meal of a plan that is gone cannot be replaced, and nothing else is lost', async ({ page, context }) => {
  await page.getByRole('button', { name: 'View Full Details' }).click();
  await page.getByRole('button', { name: /^Replace / }).click();
  const other = await context.newPage();
  await other.goto('/meal-plans');
  await other.getByRole('tab', { name: 'All Plans 2' }).click();
  await other.getByRole('button', { name: 'Delete Spring bulk' }).click();
  await expect(other.getByRole('tab', { name: 'All Plans 1' })).toBeVisible();
  await other.waitForLoadState('networkidle');

  await page.getByRole('dialog', { name: 'Replace Meal' }).getByRole('button', { name: 'Replace Meal' }).click();
  await expectToast(page, 'Error', 'We could not find that plan. It may have been deleted in another tab.');
  await expect(page.getByRole('heading', { name: 'Autumn cut' })).toBeVisible();
});

test('a plan that is being written says how far it is, and can be stopped', async ({ page, expectAccessible }) => {
  await page.getByRole('button', { name: 'New Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Plan' });
  await expect(dialog.getByText(/^[12] of 3 free new plans left this month\.$/)).toBeVisible();
  await dialog.getByLabel('Custom preferences').fill('quick lunches');
  // The request is held back, as a slow connection would.
  await page.route(/\/api\/plans\/generate$/, () => {});
  await dialog.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(dialog.getByText('Choosing recipes that fit')).toBeVisible();
  await expectAccessible('a plan in the making');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'Cancelled', 'No new plan was kept.');
  await expect(dialog.getByLabel('Custom preferences')).toHaveValue('quick lunches');
  await page.unroute(/\/api\/plans\/generate$/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('tab', { name: 'All Plans 2' })).toBeVisible();
});
