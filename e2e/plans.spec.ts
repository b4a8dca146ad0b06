import { expect, test } from './fixtures.ts';
import { expectToast, havePlan, haveProfile, refuse, rewritePlans } from './plans.ts';

const PLAN = /\/api\/plans\/[0-9a-f-]{36}/;

test.describe('someone who is signed out', () => {
  for (const { path, title, sentence } of [
    { path: '/meal-plans', title: 'ACCESS REQUIRED', sentence: 'Please sign in to access your meal plans.' },
    { path: '/exercise-plans', title: 'PLEASE SIGN IN', sentence: 'Sign in to access your workout plans' },
    { path: '/favorites', title: 'ACCESS REQUIRED', sentence: 'Please sign in to view your favorites.' },
  ]) {
    test(`is asked to sign in at ${path}`, async ({ page, expectAccessible }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expectAccessible(path);
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('heading', { name: 'WELCOME BACK' })).toBeVisible();
    });
  }
});

test.describe('meal plans', () => {
  test.beforeEach(async ({ page, person: _ }) => {
    await haveProfile(page);
    await havePlan(page, 'meal', 'Autumn cut');
    await havePlan(page, 'meal', 'Spring bulk');
    await page.goto('/meal-plans');
  });

  test('are renamed, kept, activated and deleted', async ({ page, expectAccessible }) => {
    await expect(page.getByRole('heading', { name: 'Spring bulk' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete Spring bulk' })).toBeHidden();
    await expectAccessible('the current plan');
    await page.getByRole('button', { name: 'Edit Spring bulk' }).click();
    await page.getByLabel('Plan name').fill(' ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Please give the plan a name.')).toBeVisible();
    await page.getByLabel('Plan name').fill('Summer');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Plan updated!');
    await expect(page.getByRole('heading', { name: 'Summer' })).toBeVisible();

    await page.getByRole('button', { name: 'Add Summer to favorites' }).click();
    await expectToast(page, 'Added to favorites');
    await expect(page.getByRole('tab', { name: 'Favorites 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Summer from favorites' }).click();
    await expectToast(page, 'Removed from favorites');

    await page.getByRole('tab', { name: 'All Plans 2' }).click();
    await expectAccessible('all plans');
    await page.getByRole('button', { name: 'Activate Autumn cut' }).click();
    await expectToast(page, 'Plan activated!');
    await page.getByRole('button', { name: 'Delete Autumn cut' }).click();
    await expectToast(page, 'Plan deleted');
    await page.getByRole('tab', { name: 'Current Plan' }).click();
    await expect(page.getByRole('heading', { name: 'Summer' })).toBeVisible();
  });

  test('go back to what they were when the server says no', async ({ page }) => {
    await refuse(page, 'PUT', PLAN);
    await page.getByRole('button', { name: 'Add Spring bulk to favorites' }).click();
    await expectToast(page, 'Error', 'Failed to update favorite status.');
    await expect(page.getByRole('button', { name: 'Add Spring bulk to favorites' })).toBeVisible();
    await refuse(page, 'DELETE', PLAN);
    await page.getByRole('tab', { name: 'All Plans 2' }).click();
    await page.getByRole('button', { name: 'Delete Autumn cut' }).click();
    await expectToast(page, 'Error', 'Failed to delete plan. Please try again.');
    await expect(page.getByRole('tab', { name: 'All Plans 2' })).toBeVisible();
  });

  test('are written anew, but never against an allergy', async ({ page, expectAccessible }) => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'New Plan' }).click();
    await page.getByLabel('Plan name').fill('n'.repeat(300));
    await dialog.getByRole('button', { name: 'Generate Plan' }).click();
    await expect(page.getByText('A name has at most 120 characters. This one has 300.')).toBeVisible();
    await page.getByLabel('Plan name').fill('Winter');
    await page.getByLabel('Custom preferences').fill('peanut butter in everything');
    await dialog.getByRole('button', { name: 'Generate Plan' }).click();
    await expect(dialog.getByRole('alert')).toContainText('peanuts');
    await expect(page.getByLabel('Custom preferences')).toHaveValue('peanut butter in everything');
    await expectAccessible('a refused plan');

    await page.getByLabel('Custom preferences').fill('');
    const allow = await refuse(page, 'POST', /generate$/);
    await dialog.getByRole('button', { name: 'Generate Plan' }).click();
    await expectToast(page, 'Error', 'Failed to generate meal plan. Please try again.');
    await allow();
    await dialog.getByRole('button', { name: 'Generate Plan' }).click();
    await expectToast(page, 'New meal plan generated!');
    await expect(page.getByRole('heading', { name: 'Winter' })).toBeVisible();
  });

  test('open to every meal, which can be replaced, kept and judged', async ({ page, expectAccessible }) => {
    await page.getByRole('button', { name: 'View Full Details' }).click();
    await expect(page.getByRole('dialog', { name: 'YOUR PERSONALIZED MEAL PLAN' })).toBeVisible();
    await expectAccessible('the details');
    await page.getByRole('button', { name: /^Replace / }).click();
    const replace = page.getByRole('dialog', { name: 'Replace Meal' });
    const allow = await refuse(page, 'POST', /replace-meal$/);
    await replace.getByRole('button', { name: 'Replace Meal' }).click();
    await expectToast(page, 'Error', 'Failed to replace meal. Please try again.');
    await allow();
    await page.getByLabel('What would you like instead?').fill('add peanuts');
    await replace.getByRole('button', { name: 'Replace Meal' }).click();
    await expect(replace.getByRole('alert')).toContainText('peanuts');
    await page.getByLabel('What would you like instead?').fill('');
    await replace.getByRole('button', { name: 'Replace Meal' }).click();
    await expect(replace.getByText('After', { exact: true })).toBeVisible();
    await expectAccessible('before and after');
    await replace.getByRole('button', { name: 'Keep It' }).click();

    const refuseFavorite = await refuse(page, 'POST', /\/api\/favorites$/);
    await page.getByRole('button', { name: /^Favorite / }).click();
    await expectToast(page, 'Error', 'Failed to update favorites.');
    await refuseFavorite();
    await page.getByRole('button', { name: /^Favorite / }).click();
    await expectToast(page, 'Added to favorites');

    await page.getByRole('button', { name: 'Love It!' }).click();
    const submit = page.getByRole('button', { name: 'Submit Feedback' });
    await page.getByLabel('Reason').fill('  ');
    await expect(submit).toBeDisabled();
    await page.getByLabel('Reason').fill('Quick and warm');
    const allowFeedback = await refuse(page, 'POST', /feedback$/);
    await submit.click();
    await expectToast(page, 'Error', 'Failed to submit feedback. Please try again.');
    await allowFeedback();
    await submit.click();
    await expectToast(page, 'Feedback submitted!', 'Thanks for helping us improve your recommendations.');
    await expect(page.getByLabel('Reason')).toBeHidden();
    await page.getByRole('button', { name: 'Love It!' }).click();
    await page.getByRole('button', { name: 'Love It!' }).click();
    await expect(page.getByLabel('Reason')).toBeHidden();
  });

  test('that cannot be read say so, and are written anew', async ({ page }) => {
    const stop = await rewritePlans(page, (plan) => ({ ...plan, data: null }));
    await page.reload();
    await expect(page.getByText('Plan data is missing for: Spring bulk')).toBeVisible();
    await stop();
    await rewritePlans(page, (plan) => ({ ...plan, data: { ...plan.data, meals: [] } }));
    await page.reload();
    await expect(page.getByText('Invalid meal plan data')).toBeVisible();
  });

  test('that do not come say so, and come at the next try', async ({ page, expectAccessible }) => {
    const allow = await refuse(page, 'GET', /\/api\/plans\//);
    await page.reload();
    await expect(page.getByText('Error loading plans: Not today.')).toBeVisible();
    await expectAccessible('no plans');
    await allow();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Spring bulk' })).toBeVisible();
  });
});

test.describe('workout plans', () => {
  test.beforeEach(async ({ page, person: _ }) => {
    await haveProfile(page);
    await havePlan(page, 'workout', 'Iron autumn');
    await page.goto('/exercise-plans');
  });

  test('are marked as done, exercise by exercise', async ({ page, expectAccessible }) => {
    await expect(page.getByRole('heading', { name: 'IRON AUTUMN' })).toBeVisible();
    await expectAccessible('the card');
    await page.getByRole('button', { name: 'View Details' }).click();
    await expectAccessible('every exercise');
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Mark Complete' }) })
      .first();
    const name = await first.getByRole('heading').innerText();
    const allow = await refuse(page, 'POST', /exercises\/complete$/);
    await first.getByRole('button', { name: 'Mark Complete' }).click();
    await expectToast(page, 'Error', 'Failed to mark exercise as complete.');
    await allow();
    await first.getByRole('button', { name: 'Mark Complete' }).click();
    await expectToast(page, 'Exercise completed!');
    await expect(page.locator('li[data-state="open"]')).toContainText(new RegExp(`Great job completing ${name}!`, 'i'));
    await page.reload();
    await page.getByRole('button', { name: 'View Details' }).click();
    await expect(page.getByText('Completed', { exact: true })).toBeVisible();

    const allowDay = await refuse(page, 'POST', /workouts\/complete$/);
    await page
      .getByRole('button', { name: /^Mark .+ Complete$/ })
      .last()
      .click();
    await expectToast(page, 'Error', 'Failed to mark workout plan as complete.');
    await allowDay();
    await page
      .getByRole('button', { name: /^Mark .+ Complete$/ })
      .last()
      .click();
    await expectToast(page, 'Workout plan completed!');
  });

  test('have exercises that can be replaced, kept and judged', async ({ page }) => {
    await page.getByRole('button', { name: 'View Details' }).click();
    const fourth = page.getByRole('button', { name: /^Replace / }).nth(3);
    const name = ((await fourth.getAttribute('aria-label')) ?? '').replace('Replace ', '');
    await fourth.click();
    const replace = page.getByRole('dialog', { name: 'Replace Exercise' });
    const allow = await refuse(page, 'POST', /replace-exercise$/);
    await replace.getByRole('button', { name: 'Replace Exercise' }).click();
    await expectToast(page, 'Error', 'Failed to replace exercise. Please try again.');
    await allow();
    await replace.getByRole('button', { name: 'Replace Exercise' }).click();
    await expectToast(page, 'Exercise replaced successfully!');
    await replace.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Put back', 'Your plan is as it was before.');
    await expect(page.getByRole('button', { name: `Replace ${name}` }).first()).toBeVisible();

    const refuseFavorite = await refuse(page, 'POST', /\/api\/favorites$/);
    await page
      .getByRole('button', { name: /^Favorite / })
      .first()
      .click();
    await expectToast(page, 'Error', 'Failed to favorite exercise.');
    await page.getByRole('tab', { name: 'All Plans 1' }).click();
    await page.getByRole('button', { name: 'View Full Details of Iron autumn' }).click();
    await page
      .getByRole('button', { name: /^Favorite / })
      .first()
      .click();
    await expectToast(page, 'Error', 'Failed to add exercise to favorites.');
    await refuseFavorite();
    await page
      .getByRole('button', { name: /^Favorite / })
      .first()
      .click();
    await expectToast(page, 'Added to favorites');

    await page.getByRole('button', { name: 'Not For Me' }).first().click();
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    await expectToast(page, 'Feedback submitted!', 'Thanks for helping us improve your workout recommendations.');
  });

  test('are deleted only after a question, where one is due', async ({ page, expectAccessible }) => {
    await page.getByRole('tab', { name: 'All Plans 1' }).click();
    await page.getByRole('button', { name: 'Delete Iron autumn' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'This is your only workout plan. Deleting it will leave you without an active plan. Continue?',
    );
    await page.getByRole('button', { name: 'Cancel' }).click();

    const allow = await refuse(page, 'POST', /generate$/);
    await page.getByRole('button', { name: 'New Plan' }).click();
    const generate = page.getByRole('dialog').getByRole('button', { name: 'Generate Plan' });
    await expect(page.getByRole('button', { name: 'Intermediate' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: '3', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await generate.click();
    await expectToast(page, 'Error', 'Failed to generate workout plan. Please try again.');
    await allow();
    await page.getByRole('button', { name: 'Beginner' }).click();
    await generate.click();
    await expectToast(page, 'New workout plan generated!');

    await page.getByRole('tab', { name: 'All Plans 2' }).click();
    await page.getByRole('button', { name: /^Delete Workout Plan V/ }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'This is your active plan. Deleting it will activate another plan. Continue?',
    );
    await page.getByRole('button', { name: 'Delete Plan' }).click();
    await expectToast(page, 'Plan deleted');
    await expect(page.getByText('Current plan', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Delete Iron autumn' }).click();
    await page.getByRole('button', { name: 'Delete Plan' }).click();
    await expect(page.getByText(/^No workout plan yet/)).toBeVisible();
    await expectAccessible('no plan');
  });

  test('without exercises are deleted and written anew', async ({ page }) => {
    const stop = await rewritePlans(page, (plan) => ({ ...plan, data: { ...plan.data, days: [] } }));
    await page.reload();
    await expect(page.getByText(/exists but has no exercise data$/)).toBeVisible();
    await stop();
    await page.getByRole('button', { name: 'Delete & Regenerate' }).click();
    await expectToast(page, 'Plan deleted');
    await expect(page.getByRole('button', { name: 'View Details' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'All Plans 1' })).toBeVisible();
  });
});

test.describe('favorites', () => {
  test.beforeEach(async ({ page, person: _ }) => {
    await haveProfile(page);
    await havePlan(page, 'meal', 'Autumn cut');
    await page.goto('/meal-plans');
    await page.getByRole('button', { name: 'Add Autumn cut to favorites' }).click();
    await expectToast(page, 'Added to favorites');
    await page.getByRole('button', { name: 'View Full Details' }).click();
    // The toast of the plan says the same words: the meal's own answer is waited for.
    const mealKept = page.waitForResponse(
      (answer) => /\/api\/favorites$/.test(answer.url()) && answer.request().method() === 'POST',
    );
    await page.getByRole('button', { name: /^Favorite / }).click();
    await mealKept;
    await page.goto('/favorites');
  });

  test('are searched, opened and let go', async ({ page, expectAccessible }) => {
    await expect(page.getByRole('tab', { name: '1 Meals' })).toBeVisible();
    await expectAccessible('favorite meals');
    const name = (await page.getByRole('tabpanel').getByRole('heading').innerText()).toLowerCase();
    await page.getByLabel('Search favorites').fill('no such thing');
    await expect(page.getByRole('tab', { name: '0 Meals' })).toBeVisible();
    await page.getByLabel('Search favorites').fill(name.slice(0, 6).toUpperCase());
    await expect(page.getByRole('tab', { name: '1 Meals' })).toBeVisible();
    await page.getByRole('button', { name: /^View Full Details/ }).click();
    await expect(page.getByRole('dialog').getByText('Ingredients')).toBeVisible();
    await expectAccessible('a favorite meal');
    await page.getByRole('button', { name: 'Close', exact: true }).click();

    const allow = await refuse(page, 'DELETE', /\/api\/favorites\//);
    await page.getByRole('button', { name: /^Remove / }).click();
    await expectToast(page, 'Error', 'Failed to remove from favorites. Please try again.');
    await expect(page.getByRole('tab', { name: '1 Meals' })).toBeVisible();
    await allow();
    await page.getByRole('button', { name: /^Remove / }).click();
    await expectToast(page, 'Removed from favorites');
    await expect(page.getByRole('tab', { name: '0 Meals' })).toBeVisible();
  });

  test('may be whole plans', async ({ page }) => {
    await page.getByRole('tab', { name: '1 Meal Plans' }).click();
    await page.getByRole('button', { name: 'View Full Details of Autumn cut' }).click();
    await expect(page.getByRole('dialog', { name: 'YOUR PERSONALIZED MEAL PLAN' })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const allow = await refuse(page, 'PUT', PLAN);
    await page.getByRole('button', { name: 'Remove Autumn cut from favorites' }).click();
    await expectToast(page, 'Error', 'Failed to update favorite status. Please try again.');
    await allow();
    await page.getByRole('button', { name: 'Remove Autumn cut from favorites' }).click();
    await expect(page.getByRole('tab', { name: '0 Meal Plans' })).toBeVisible();
  });
});
