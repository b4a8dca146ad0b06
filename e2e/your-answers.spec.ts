import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, havePlan, haveProfile } from './plans.ts';

/** Lunches and dinners of the cookbook with sesame in them; which of them fits a day's numbers is up to the day. */
const WITH_SESAME = ['turkey-and-hummus-plate', 'korean-turkey-rice-bowl', 'salmon-rice-bowl-with-cucumber'];

/** Puts a dish with sesame into the active meal plan. */
async function haveSesame(page: Page): Promise<void> {
  const { id: userId } = await (await page.request.get('/api/auth/get-session')).json().then(({ user }) => user);
  const plan = await (await page.request.get(`/api/plans/${userId}/meal`)).json();
  const lunch = plan.data.meals.findIndex(({ type }: { type: string }) => type === 'lunch');
  for (const recipeId of WITH_SESAME) {
    const answer = await page.request.post(`/api/plans/${plan.id}/use-meal`, {
      data: { mealIndex: lunch, recipeId },
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    });
    if (answer.ok()) return;
  }
  throw new Error('no dish with sesame fits this day');
}

test.describe('your answers', () => {
  test.beforeEach(async ({ page, person: _ }) => {
    await haveProfile(page);
  });

  test('are changed, and the plan that they rule out is named and fixed', async ({ page, expectAccessible }) => {
    await havePlan(page, 'meal', 'Autumn cut');
    await haveSesame(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Your Answers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your answers' });
    await expect(dialog.getByRole('button', { name: /^Change: / })).toHaveCount(23);
    await expectAccessible('your answers');

    const change = dialog.getByRole('button', { name: 'Change: Are you allergic to any food?' });
    await change.click();
    const text = dialog.getByRole('textbox', { name: 'Are you allergic to any food?' });
    await expect(text).toBeFocused();
    await text.fill('Peanuts, tahini');
    await expect(dialog.getByText(/^Leaves out: .*sesame/)).toBeVisible();
    await expectAccessible('an answer being changed');
    await text.press('Enter');
    await expectToast(page, 'Profile Updated!');
    const outgrown = dialog.getByRole('region', { name: 'One plan no longer fits you' });
    await expect(outgrown).toBeFocused();
    await expect(outgrown.getByText('Autumn cut')).toBeVisible();
    await expect(outgrown.getByText(/sesame/).first()).toBeVisible();
    await expectAccessible('a plan that no longer fits');

    await outgrown.getByRole('button', { name: 'Fix This Plan: Autumn cut' }).click();
    await expect(outgrown).toBeHidden();
    await page.goto('/meal-plans');
    await expect(page.getByRole('heading', { name: 'Autumn cut' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'All Plans 1' })).toBeVisible();
    await expect(page.getByText(/no longer passes every check/)).toBeHidden();
  });

  test('are asked again in plain words, and taken back', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Your Answers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your answers' });
    await dialog.getByRole('button', { name: 'Change: What do you weigh?' }).click();
    const weight = dialog.getByRole('textbox', { name: 'What do you weigh?' });
    await weight.fill('75');
    await weight.press('Enter');
    await expect(dialog.getByText(/Is that pounds or kilos\?/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep It As It Was' }).click();
    await expect(dialog.getByRole('button', { name: 'Change: What do you weigh?' })).toBeFocused();

    await dialog.getByRole('button', { name: 'Change: How many times a day do you like to eat?' }).click();
    await dialog.getByRole('button', { name: /^3 times/ }).click();
    await expectToast(page, 'Profile Updated!');
    await expect(dialog.getByText('3 times')).toBeVisible();
    await dialog.getByRole('button', { name: 'Undo: Meals a day' }).click();
    await expectToast(page, 'Your answer is as it was');
    await expect(dialog.getByText('4 times')).toBeVisible();
  });
});

test('that could not be read are looked over, completed and saved, and nothing is taken for lost', async ({
  page,
  person: _,
  expectAccessible,
}) => {
  await haveProfile(page);
  const { id: userId } = await (await page.request.get('/api/auth/get-session')).json().then(({ user }) => user);
  const stored = await (await page.request.get(`/api/profile/${userId}`)).json();
  const { stressLevel: __, hidesNumbers: ___, createdAt: ____, userId: _____, ...readable } = stored;
  // As the server answers when a stored profile is spoilt; that it does so is tried where its database is at hand.
  const message = 'We could not read your saved answers.';
  const refusal = { status: 409, json: { error: { code: 'unreadable_document', message, requestId: 'e2e' } } };
  let saved: Record<string, unknown> | undefined;
  await page.route(`**/api/profile/${userId}`, (route) =>
    saved ? route.fulfill({ json: stored }) : route.fulfill(refusal),
  );
  await page.route(`**/api/profile/${userId}/repair`, (route) =>
    route.fulfill({ json: { answers: readable, hidesNumbers: true } }),
  );
  await page.route('**/api/profile/repair', (route) => {
    saved = route.request().postDataJSON();
    return route.fulfill({ json: stored });
  });

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'We could not read your saved answers' })).toBeVisible();
  await expect(page.getByText('Nothing is lost')).toBeVisible();
  await expectAccessible('a profile that could not be read');
  await page.getByRole('link', { name: 'Check My Answers' }).click();
  await expect(page.getByRole('heading', { name: 'How stressful is life right now?' })).toBeVisible();
  await page.getByRole('button', { name: /earlier answers/ }).click();
  const answers = page.getByRole('list', { name: 'Your answers so far' });
  await expect(answers.getByRole('listitem')).toHaveCount(20);
  await expect(answers.getByText('Kept, not shown')).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText(/\d lbs/);
  await expectAccessible('the answers that could be read');
  await page.getByRole('button', { name: 'High' }).click();
  await page.getByRole('button', { name: 'Save My Answers' }).click();
  await expectToast(page, 'Your answers are saved');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Your Answers' })).toBeVisible();
  expect(saved).toMatchObject({
    foodAllergies: stored.foodAllergies,
    weightLbs: stored.weightLbs,
    stressLevel: 'high',
  });
});
