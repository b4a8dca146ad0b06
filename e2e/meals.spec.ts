import { expect, test } from './fixtures.ts';
import { expectToast, havePlan, haveProfile, refuse } from './plans.ts';

test.describe('meals', () => {
  test.beforeEach(async ({ page, person: _ }) => {
    await haveProfile(page);
    await havePlan(page, 'meal', 'Autumn cut');
    await page.goto('/meal-plans');
    await expect(page.getByRole('heading', { name: 'Autumn cut' })).toBeVisible();
  });

  test('come one at a time, checked, and go into the plan', async ({ page, expectAccessible }) => {
    await page.getByRole('button', { name: 'Generate Single Meal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generate Single Meal' });
    await dialog.getByLabel('Meal', { exact: true }).selectOption('Dinner');
    await dialog.getByLabel('Calories').fill('20');
    await dialog.getByRole('button', { name: 'Generate Meal' }).click();
    await expect(dialog.getByText('Please give a whole number from 100 to 1,500.')).toBeVisible();
    await dialog.getByLabel('Calories').fill('600');
    await dialog.getByLabel('Custom preferences').fill('peanut butter');
    await dialog.getByRole('button', { name: 'Generate Meal' }).click();
    await expect(dialog.getByRole('alert')).toContainText('peanuts');
    await dialog.getByLabel('Custom preferences').fill('');
    await dialog.getByRole('button', { name: 'Generate Meal' }).click();
    await expect(dialog.getByText('checks passed')).toBeVisible();
    await expectAccessible('a single meal');

    await dialog.getByRole('button', { name: /^Favorite / }).click();
    await expectToast(page, 'Added to favorites');
    const name = await dialog.getByRole('article').getByRole('heading', { level: 3 }).innerText();
    const put = dialog.getByRole('button', { name: 'Put Into Plan' });
    const allow = await refuse(page, 'POST', /use-meal$/);
    await put.click();
    await expect(dialog.getByRole('alert')).toContainText('Not today.');
    await allow();
    await put.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText(name, { ignoreCase: true });

    await page.goto('/favorites');
    await page.getByRole('button', { name: /^View Full Details of/ }).click();
    await expect(page.getByText('It is in your current plan.')).toBeVisible();
  });

  test('are replaced, and the old one comes back on request', async ({ page }) => {
    await page.getByRole('button', { name: 'View Full Details' }).click();
    const details = page.getByRole('dialog', { name: 'YOUR PERSONALIZED MEAL PLAN' });
    const before = await details
      .getByRole('heading', { level: 3 })
      .filter({ hasNotText: 'checks' })
      .first()
      .innerText();
    await details.getByRole('button', { name: /^Replace / }).click();
    const replace = page.getByRole('dialog', { name: 'Replace Meal' });
    await replace.getByRole('button', { name: 'Replace Meal' }).click();
    await replace.getByRole('button', { name: 'Undo' }).click();
    await expect(replace).toBeHidden();
    await expect(details.getByRole('heading', { level: 3, name: before })).toBeVisible();
  });

  test('that were kept go back into the plan, unless something speaks against it', async ({ page }) => {
    await page.getByRole('button', { name: 'View Full Details' }).click();
    const favorite = page.getByRole('button', { name: /^Favorite / });
    const name = ((await favorite.getAttribute('aria-label')) ?? '').replace('Favorite ', '');
    await favorite.click();
    await expectToast(page, 'Added to favorites');
    await page.getByRole('button', { name: `Replace ${name}` }).click();
    const replace = page.getByRole('dialog', { name: 'Replace Meal' });
    await replace.getByRole('button', { name: 'Replace Meal' }).click();
    await replace.getByRole('button', { name: 'Keep It' }).click();

    await page.goto('/favorites');
    await page.getByRole('button', { name: `View Full Details of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'YOUR FAVORITE MEAL' });
    const put = dialog.getByRole('button', { name: 'Put Into Plan' });
    const allow = await refuse(page, 'POST', /use-favorite$/);
    await put.click();
    await expect(dialog.getByRole('alert')).toContainText('Not today.');
    await allow();
    await put.click();
    await expectToast(page, `${name} is in your plan`);
    await expect(dialog).toBeHidden();
  });

  test('give the reason for each of their numbers', async ({ page, expectAccessible }) => {
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^\d+\s*: why\?$/ })
      .first()
      .click();
    await expect(main.getByText(/^Target [\d,]+ g\. /)).toBeVisible();
    await main
      .getByRole('button', { name: /kcal.*why/ })
      .first()
      .click();
    await expect(main.getByText(/^4 × \d+ \+ 4 × \d+ \+ 9 × \d+ = \d+ kcal$/).first()).toBeVisible();
    await expect(main.getByText(/^USDA \d+$/).first()).toBeVisible();
    await main
      .getByRole('button', { name: /^\d+ min/ })
      .first()
      .click();
    await expect(main.getByText(/^From the first cut to the plate/).first()).toBeVisible();
    await expectAccessible('reasons');

    await page
      .getByRole('button', { name: /^View Full Details/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const portion = dialog.getByRole('button', { name: /\d g\)\s*: why\?$/ }).first();
    await portion.click();
    await expect(dialog.getByText(/^Counted as .+ \(USDA \d+\)/).first()).toBeVisible();
    await expectAccessible('the reason of a portion');
  });

  test('make a week, and the week a list for the shop', async ({ page, expectAccessible }) => {
    await page.getByRole('button', { name: 'Dinner again for lunch' }).click();
    await page.getByRole('button', { name: 'Plan the Whole Week' }).click();
    await expectToast(page, 'Your week is planned');
    const days = page.getByRole('tablist', { name: 'Days of the week' }).getByRole('tab');
    await expect(days).toHaveCount(7);
    await days.nth(1).click();
    await expect(days.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expectAccessible('a day of the week');
    await page.getByRole('button', { name: 'View Full Details' }).click();
    await expect(page.getByRole('dialog', { name: 'YOUR PERSONALIZED MEAL PLAN' })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();

    await page.getByRole('button', { name: 'Groceries' }).click();
    const shop = page.getByRole('dialog', { name: 'Groceries' });
    const first = shop.getByRole('checkbox').first();
    await first.check();
    await expect(shop.getByText(/^1 of \d+ in the cart$/)).toBeVisible();
    await expectAccessible('groceries');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const allow = await refuse(page, 'GET', /\/groceries/);
    await page.getByRole('button', { name: 'Groceries' }).click();
    await expect(first).toBeChecked();
    await expect(shop.getByText(/^The list could not be loaded anew/)).toBeVisible();
    await allow();
    await shop.getByRole('button', { name: 'Today' }).click();
    await expect(shop.getByText(/^0 of \d+ in the cart$/)).toBeVisible();
  });

  test('that no longer suit the person are marked, and written anew', async ({ page, expectAccessible }) => {
    const detail = 'Lunch: yogurt is not vegan.';
    const checks = /\/api\/plans\/[^/]+\/checks$/;
    await page.route(checks, async (route) => {
      const answer = await route.fetch();
      const fits: object[] = await answer.json();
      const failed = [{ id: 'diet', ok: false, detail }];
      await route.fulfill({ response: answer, json: fits.map((fit) => ({ ...fit, fits: false, failed })) });
    });
    await page.reload();
    await expect(page.getByText(/no longer passes every check/)).toBeVisible();
    await expect(page.getByText(detail)).toBeVisible();
    await expectAccessible('a plan that does not suit');
    await page.unroute(checks);
    await page.getByRole('button', { name: 'Fix This Plan' }).click();
    await expect(page.getByText(/no longer passes every check/)).toBeHidden();
    await expect(page.getByRole('tab', { name: 'All Plans 1' })).toBeVisible();
  });
});
