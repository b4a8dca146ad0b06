import { expect, holdBack, test } from './fixtures.ts';
import { havePlan, haveProfile } from './plans.ts';

const LISTS = /\/api\/(plans|favorites)\/[^/]+/;

test.describe('while its data is on the way', () => {
  test.beforeEach(async ({ page, person: _ }) => {
    await haveProfile(page);
    await havePlan(page, 'meal', 'Autumn cut');
    await havePlan(page, 'workout', 'Iron autumn');
  });

  for (const { path, label, heading } of [
    { path: '/meal-plans', label: 'Your plan is on its way', heading: 'Autumn cut' },
    { path: '/exercise-plans', label: 'Your plan is on its way', heading: 'IRON AUTUMN' },
    {
      path: '/favorites',
      label: 'Your favorites are on their way',
      heading: 'Tap the heart on a meal you would eat again.',
    },
  ]) {
    test(`${path} shows its frame and says what it waits for`, async ({ page, expectAccessible }) => {
      const letGo = await holdBack(page, LISTS);
      await page.goto(path);
      await expect(page.getByRole('status').getByText(label)).toBeAttached();
      await expectAccessible(`${path} while it loads`);
      letGo();
      await expect(page.getByText(label)).toHaveCount(0);
      await expect(page.getByText(heading).first()).toBeVisible();
    });
  }
});

/** A figure of energy, macros or body weight, as the screens write them. */
const FIGURE = /\d\s*(kcal|calories|g protein|g carbs|g fat|lbs?\b|kg\b)/i;

test('after an eating disorder was disclosed, no stored plan shows a calorie', async ({ page, person: _ }) => {
  await haveProfile(page);
  await havePlan(page, 'meal', 'Autumn cut');
  await havePlan(page, 'workout', 'Iron autumn');
  await page.goto('/meal-plans');
  await expect(page.getByRole('main')).toContainText(FIGURE);
  const answer = await page.request.patch('/api/profile', {
    data: { medicalConditions: 'recovering from anorexia' },
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);

  await page.goto('/meal-plans');
  await expect(page.getByRole('heading', { name: 'Autumn cut' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(FIGURE);
  await page.getByRole('button', { name: 'View Full Details' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText(FIGURE);

  await page.goto('/exercise-plans');
  await expect(page.getByText('IRON AUTUMN')).toBeVisible();
  await expect(page.getByText('Days/Week', { exact: true })).toBeVisible();
  await expect(page.getByText('Calories', { exact: true })).toHaveCount(0);
});
