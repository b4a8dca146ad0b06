import type { Page, Request } from '@playwright/test';
import { VEGAN_WITH_A_BAD_KNEE } from '#test/talk.ts';
import { expect, test } from './fixtures.ts';
import { answerQuestions } from './onboarding.ts';
import { OPERATOR_TOKEN } from './operator-token.ts';
import { coachButton, expectToast } from './plans.ts';

const isCount = (request: Request) => new URL(request.url()).pathname === '/api/analytics';

/** Every event that the page sends from now on. */
function watchCounts(page: Page): unknown[] {
  const events: unknown[] = [];
  page.on('request', (request) => isCount(request) && events.push(request.postDataJSON()));
  return events;
}

test('a page that is looked at is counted, without a cookie', async ({ page, context }) => {
  const events = watchCounts(page);
  const answered = page.waitForResponse((response) => isCount(response.request()));
  await page.goto('/faq?from=ann@example.com');
  const response = await answered;
  expect(response.status()).toBe(200);
  expect(await response.allHeaders()).not.toHaveProperty('set-cookie');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
  await page.goto('/plans-of-ann');
  await expect
    .poll(() => events)
    .toEqual([
      { event: 'page_view', page: '/faq' },
      { event: 'page_view', page: '/privacy-policy' },
      { event: 'page_view', page: 'other' },
    ]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('what a signed-in person does is counted without their session', async ({ page, person }) => {
  expect(person.email).toContain('@');
  const counted = page.waitForRequest(isCount);
  await page.goto('/terms-of-service');
  expect(await (await counted).allHeaders()).not.toHaveProperty('cookie');
  expect((await page.context().cookies()).length).toBeGreaterThan(0);
});

test('the way from the sample to the first workout is counted, and no answer on it', async ({ page }) => {
  const events = watchCounts(page);
  await page.goto('/');
  for (const name of ['Build muscle', '190 lbs', 'Vegan']) {
    await page.getByRole('group').getByRole('button', { name }).click();
  }
  await expect(page.getByRole('heading', { name: /^(\d+) of \1 checks passed$/ })).toHaveCount(2, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Start My Plan' }).first().click();
  await page.getByLabel('Email').fill(`maya.${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password').fill('squat-and-spinach-42');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/onboarding');
  await answerQuestions(page, VEGAN_WITH_A_BAD_KNEE);
  await page.waitForURL('**/dashboard');

  await coachButton(page).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('I sleep 6 hours a night now');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Profile Updated!');
  await page.goto('/exercise-plans');
  await page.getByRole('button', { name: 'View Details' }).click();
  await page
    .getByRole('button', { name: /^Mark .+ Complete$/ })
    .first()
    .click();
  await expectToast(page, 'Workout plan completed!');

  const use = events.map((sent) => JSON.stringify(sent)).filter((sent) => !sent.includes('page_view'));
  expect(use.sort()).toEqual(
    [
      { event: 'sample_tried' },
      { event: 'sign_up_opened' },
      { event: 'onboarding_finished' },
      { event: 'plan_generated', type: 'meal' },
      { event: 'plan_generated', type: 'workout' },
      { event: 'chat_sent' },
      { event: 'workout_finished' },
    ]
      .map((sent) => JSON.stringify(sent))
      .sort(),
  );
});

test('nothing is sent when the page says that counting is off', async ({ page }) => {
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('data-analytics="on"');
    await route.fulfill({ response, body: html.replace('data-analytics="on"', 'data-analytics="off"') });
  });
  const events = watchCounts(page);
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(events).toEqual([]);
});

test('the operator opens the counts with the token', async ({ page, expectAccessible }) => {
  expect((await page.goto('/operator/analytics'))?.status()).toBe(401);
  await expectAccessible('the form');
  const submit = async (token: string) => {
    await page.getByLabel('Token').fill(token);
    await page.getByRole('button', { name: 'Show the counts' }).click();
  };
  await submit('wrong');
  await expect(page.getByRole('alert')).toContainText('That is not the token');
  await submit(OPERATOR_TOKEN);
  await expect(page.getByText('is shown as “< 20”')).toBeVisible();
  await expectAccessible('the counts');
  expect(page.url()).not.toContain(OPERATOR_TOKEN);
});
