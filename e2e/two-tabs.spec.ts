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
