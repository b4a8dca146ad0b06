import type { Page } from '@playwright/test';
import { anAthlete } from '#test/personas.ts';
import { VEGAN_WITH_A_BAD_KNEE } from '#test/talk.ts';
import { EVERY_WINDOW, expect, holdBack, test } from './fixtures.ts';
import { answer } from './onboarding.ts';
import { expectToast, havePlan, haveProfile, openProgress, post, refuse } from './plans.ts';

// What axe finds on every screen and in every state of it, in both themes. What each screen does is tried elsewhere.

const PAGES = [
  '/',
  '/terms-of-service',
  '/privacy-policy',
  '/consumer-health-data',
  '/faq',
  '/help-center',
  '/no/such/page',
  '/meal-plans',
  '/exercise-plans',
  '/favorites',
];
const LISTS = /\/api\/(plans|favorites)\/[^/]+/;

test.beforeEach(() => test.setTimeout(300_000));

test('what a stranger sees, in its window', EVERY_WINDOW, async ({ page, expectAccessible }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /^(?!Loading$)/ })).toBeVisible();
    await expectAccessible(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('what a stranger is asked', async ({ page, expectAccessible }) => {
  await page.goto(`/#newsletter-confirm=${'x'.repeat(43)}`);
  await expect(page.getByRole('dialog', { name: 'News by e-mail' })).toBeVisible();
  await expectAccessible('the question of a mail');
  await page.goto('/help-center#contact');
  await page.getByRole('button', { name: 'Email Support Team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(dialog.getByText('Please say a little more')).toBeVisible();
  await expectAccessible('the letter to support with its errors');
});

test('the stop for anyone under 18', async ({ page, person: _, expectAccessible }) => {
  await page.goto('/onboarding');
  for (const [question, text] of VEGAN_WITH_A_BAD_KNEE.slice(0, 1)) await answer(page, question, text);
  await answer(page, 'How old are you?', '16');
  await expect(page.getByText('Ironleaf is made for adults', { exact: false })).toBeVisible();
  await expectAccessible('the stop');
});

test('meal plans', async ({ page, person: _, expectAccessible }) => {
  await haveProfile(page);
  await havePlan(page, 'meal', 'Autumn cut');
  await havePlan(page, 'meal', 'Spring bulk');
  const letGo = await holdBack(page, LISTS);
  await page.goto('/meal-plans');
  await expect(page.getByRole('status').getByText('Your plan is on its way')).toBeAttached();
  await expectAccessible('plans on their way');
  letGo();
  await expect(page.getByRole('heading', { name: 'Spring bulk' })).toBeVisible();
  await expectAccessible('the current plan');
  await page.getByRole('tab', { name: 'All Plans 2' }).click();
  await expectAccessible('all plans');
  await page.getByRole('tab', { name: 'Current Plan' }).click();

  await page.getByRole('button', { name: 'New Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Plan' });
  await dialog.getByLabel('Custom preferences').fill('peanut butter in everything');
  await dialog.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(dialog.getByRole('alert')).toContainText('peanuts');
  await expectAccessible('a refused plan');
  await dialog.getByLabel('Custom preferences').fill('');
  await page.route(/\/api\/plans\/generate$/, () => {});
  await dialog.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(dialog.getByText('Choosing recipes that fit')).toBeVisible();
  await expectAccessible('a plan in the making');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectToast(page, 'Cancelled', 'No new plan was kept.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'View Full Details' }).click();
  await expect(page.getByRole('dialog', { name: 'YOUR PERSONALIZED MEAL PLAN' })).toBeVisible();
  await expectAccessible('the details');
  await page.getByRole('button', { name: /^Replace / }).click();
  const replace = page.getByRole('dialog', { name: 'Replace Meal' });
  await expect(replace.getByRole('button', { name: /^Keep / })).toBeVisible();
  await expectAccessible('three to choose from');
  await refuse(page, 'GET', /\/api\/plans\//);
  await page.reload();
  await expect(page.getByText('Error loading plans: Not today.')).toBeVisible();
  await expectAccessible('no plans');
});

test('meals', async ({ page, person: _, expectAccessible }) => {
  await haveProfile(page);
  await havePlan(page, 'meal', 'Autumn cut');
  await page.goto('/meal-plans');
  const main = page.getByRole('main');
  const open = (name: RegExp) => main.getByRole('button', { name }).first().click();
  await open(/^\d+\s*: why\?$/);
  await open(/kcal.*why/);
  await open(/^\d+ min/);
  await expect(main.getByText(/^From the first cut to the plate/).first()).toBeVisible();
  await expectAccessible('reasons');
  await page.getByRole('button', { name: 'View Full Details' }).first().click();
  const details = page.getByRole('dialog');
  await details
    .getByRole('button', { name: /\d g\)\s*: why\?$/ })
    .first()
    .click();
  await expect(details.getByText(/^Counted as .+ \(USDA \d+\)/).first()).toBeVisible();
  await expectAccessible('the reason of a portion');
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'Generate Single Meal' }).click();
  const single = page.getByRole('dialog', { name: 'Generate Single Meal' });
  await single.getByRole('button', { name: 'Generate Meal' }).click();
  await expect(single.getByText('checks passed')).toBeVisible();
  await expectAccessible('a single meal');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Plan the Whole Week' }).click();
  await expectToast(page, 'Your week is planned');
  await page.getByRole('tablist', { name: 'Days of the week' }).getByRole('tab').nth(1).click();
  await expectAccessible('a day of the week');
  await page.getByRole('button', { name: 'Groceries' }).click();
  await page.getByRole('dialog', { name: 'Groceries' }).getByRole('checkbox').first().check();
  await expectAccessible('groceries');

  await page.route(/\/api\/plans\/[^/]+\/checks$/, async (route) => {
    const response = await route.fetch();
    const fits: object[] = await response.json();
    const failed = [{ id: 'diet', ok: false, detail: 'Lunch: yogurt is not vegan.' }];
    await route.fulfill({ response, json: fits.map((fit) => ({ ...fit, fits: false, failed })) });
  });
  await page.reload();
  await expect(page.getByText(/no longer passes every check/)).toBeVisible();
  await expectAccessible('a plan that does not suit');
});

test('workout plans', async ({ page, person: _, expectAccessible }) => {
  await haveProfile(page);
  await havePlan(page, 'workout', 'Iron autumn');
  const letGo = await holdBack(page, LISTS);
  await page.goto('/exercise-plans');
  await expect(page.getByRole('status').getByText('Your plan is on its way')).toBeAttached();
  await expectAccessible('plans on their way');
  letGo();
  await expect(page.getByRole('heading', { name: 'IRON AUTUMN' })).toBeVisible();
  const why = page.getByRole('button', { name: /^Why this (weight|target)\?/ }).first();
  await why.click();
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible('the card and the next session');
  await page.getByRole('button', { name: 'View Details' }).click();
  await page
    .getByRole('button', { name: /^Enter sets of / })
    .first()
    .click();
  const row = page.getByRole('listitem').filter({ has: page.getByLabel('Set 1') });
  await row.getByLabel('Set 1').fill('lots');
  await row.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(row.getByText('Like 100x8.')).toBeVisible();
  await expectAccessible('every exercise, and sets that were not understood');

  await page
    .getByRole('button', { name: /^Replace / })
    .nth(3)
    .click();
  const replace = page.getByRole('dialog', { name: 'Replace Exercise' });
  await replace.getByRole('button', { name: 'Today only' }).click();
  const keep = replace.getByRole('button', { name: /^Keep / });
  await expect(keep).toBeVisible();
  await expectAccessible('an exercise for today');
  await keep.click();
  await expect(replace).toBeHidden();
  await expect(page.getByText('For today only. Your plan stays as it is.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Generate Single Exercise' }).click();
  const single = page.getByRole('dialog', { name: 'Generate Single Exercise' });
  await single.getByRole('button', { name: 'Glutes' }).click();
  await single.getByRole('button', { name: 'Generate Exercise' }).click();
  await expect(single.getByText(/^(\d+) of \1 checks passed$/)).toBeVisible();
  await expectAccessible('a single exercise');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'All Plans 1' }).click();
  await page.getByRole('button', { name: 'Delete Iron autumn' }).click();
  await page.getByRole('button', { name: 'Delete Plan' }).click();
  await expect(page.getByText(/^No workout plan yet/)).toBeVisible();
  await expectAccessible('no plan');
});

test('favorites', async ({ page, person: _, expectAccessible }) => {
  await haveProfile(page);
  await havePlan(page, 'meal', 'Autumn cut');
  await page.goto('/meal-plans');
  await page.getByRole('button', { name: 'View Full Details' }).click();
  await page.getByRole('button', { name: /^Favorite / }).click();
  await expectToast(page, 'Added to favorites');
  const letGo = await holdBack(page, LISTS);
  await page.goto('/favorites');
  await expect(page.getByRole('status').getByText('Your favorites are on their way')).toBeAttached();
  await expectAccessible('favorites on their way');
  letGo();
  await expect(page.getByRole('tab', { name: '1 Meals' })).toBeVisible();
  await expectAccessible('favorite meals');
  await page.getByRole('button', { name: /^View Full Details/ }).click();
  await expect(page.getByRole('dialog').getByText('Ingredients')).toBeVisible();
  await expectAccessible('a favorite meal');
});

/** Lunches and dinners of the cookbook with sesame in them; which of them fits a day's numbers is up to the day. */
const WITH_SESAME = ['turkey-and-hummus-plate', 'korean-turkey-rice-bowl', 'salmon-rice-bowl-with-cucumber'];

async function haveSesame(page: Page): Promise<void> {
  const { user } = await (await page.request.get('/api/auth/get-session')).json();
  const plan = await (await page.request.get(`/api/plans/${user.id}/meal`)).json();
  const mealIndex = plan.data.meals.findIndex(({ type }: { type: string }) => type === 'lunch');
  for (const recipeId of WITH_SESAME) {
    const isIn = await post(page, `/api/plans/${plan.id}/use-meal`, { mealIndex, recipeId }).then(
      () => true,
      () => false,
    );
    if (isIn) return;
  }
  throw new Error('no dish with sesame fits this day');
}

test('your answers', async ({ page, person: _, expectAccessible }) => {
  await haveProfile(page);
  await havePlan(page, 'meal', 'Autumn cut');
  await haveSesame(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Your Answers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your answers' });
  await expect(dialog.getByRole('button', { name: /^Change: / })).toHaveCount(23);
  await expectAccessible('your answers');
  await dialog.getByRole('button', { name: 'Change: Are you allergic to any food?' }).click();
  const text = dialog.getByRole('textbox', { name: 'Are you allergic to any food?' });
  await text.fill('Peanuts, tahini');
  await expect(dialog.getByText(/^Never: .*sesame/i)).toBeVisible();
  await expectAccessible('an answer being changed');
  await text.press('Enter');
  await expect(dialog.getByRole('region', { name: 'One plan no longer fits you' })).toBeFocused();
  await expectAccessible('a plan that no longer fits');
});

test('progress', async ({ page, person: _, expectAccessible }) => {
  await haveProfile(page);
  await openProgress(page);
  await page.getByRole('button', { name: 'LOG PROGRESS' }).click();
  await page.getByRole('dialog').getByLabel('Weight, lbs').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Log Progress' }).click();
  await expectToast(page, 'Invalid input', 'Please enter a valid number.');
  await expectAccessible('the dialog with a mistake');
});

test('progress of who must not see numbers of the body', async ({ page, person: _, expectAccessible }) => {
  await post(page, '/api/profile', anAthlete({ medicalConditions: 'I have an eating disorder' }));
  await openProgress(page);
  await page.getByRole('button', { name: 'LOG PROGRESS' }).click();
  await expect(page.getByRole('dialog').getByLabel('Energy, 1 to 10')).toBeVisible();
  await expectAccessible('the dialog without a weight');
});
