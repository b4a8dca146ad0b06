import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openMenu, test } from './fixtures.ts';
import { MOVED_PORT, type MovedServer, startMovedServer } from './moved-server.ts';
import { coachButton, expectToast, havePlan, haveProfile } from './plans.ts';

// Its server is its own: the clock of one goes for everybody on it.
test.use({ baseURL: `http://localhost:${MOVED_PORT}` });

const EMAIL = 'maya.leaves@example.com';
const PASSWORD = 'squat-and-spinach-42';
let server: MovedServer;
test.beforeAll(async () => {
  server = await startMovedServer();
});
test.afterAll(() => server.stop());

test('from a stranger to Premium, back to Free with everything there, and gone', async ({ page }) => {
  await signUp(page);
  await haveProfile(page);
  await havePlan(page, 'meal', 'Autumn cut');
  await reachTheLimit(page);
  await pay(page);
  await say(page, 'how many calories a day?');
  await expect(
    page
      .getByRole('log')
      .getByText(/calories/i)
      .last(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await writeAPost(page);
  await exportAPdf(page);
  await cancel(page);

  // Each day on which it is used keeps the sign-in.
  server.passDays(20);
  await page.goto('/membership');
  await expect(page.getByText(/It ends on .*, then you are on Free/)).toBeVisible();
  server.passDays(12);
  await page.goto('/membership');
  await expect(page.getByRole('button', { name: 'Go On to Payment' })).toBeVisible();
  await page.goto('/community');
  await expect(page.getByText('Sixth week in a row.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write' })).toHaveCount(0);
  await page.goto('/meal-plans');
  await expect(page.getByRole('heading', { name: 'Autumn cut' })).toBeVisible();
  await page.goto('/membership');
  await expect(page.getByRole('button', { name: /^Open receipt T-/ })).toBeVisible();

  await deleteAccount(page);
  await findNothing(page);
});

async function signUp(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start My Plan' }).first().click();
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/onboarding');
}

async function say(page: Page, text: string): Promise<void> {
  if (!(await page.getByRole('textbox', { name: 'Message' }).isVisible())) await coachButton(page).click();
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

async function reachTheLimit(page: Page): Promise<void> {
  await page.goto('/favorites');
  for (let left = 4; left >= 1; left--) {
    await say(page, 'hello');
    await expect(page.getByText(new RegExp(`^${left} .*today`))).toBeVisible();
  }
  await say(page, 'hello');
  await expect(page.getByText(/^Nothing is left for today/)).toBeVisible();
  await page.getByRole('link', { name: 'See Membership' }).click();
  await page.waitForURL('**/membership');
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Monthly/ }).click();
  await page.getByRole('button', { name: 'Go On to Payment' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Valid until').fill('12 / 49');
  await page.getByLabel('Code').fill('123');
  await page.getByRole('button', { name: /^Pay \$29\.99/ }).click();
  await expect(page.getByText(/^Premium, monthly\. \$29\.99, next on/)).toBeVisible();
}

async function writeAPost(page: Page): Promise<void> {
  await page.goto('/community');
  await page.getByLabel('Name').fill('mayalifts');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Write' }).click();
  await page.getByLabel('Your post').fill('Sixth week in a row.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Sixth week in a row.')).toBeVisible();
}

async function exportAPdf(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const pdf = await readFile(await (await downloading).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');
}

async function cancel(page: Page): Promise<void> {
  await page.goto('/membership');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel Membership' }).click();
  await expect(page.getByText(/It ends on .*, then you are on Free\.$/)).toBeVisible();
}

async function deleteAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByLabel('Your password, once more').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expectToast(page, 'Your account is to be deleted');
  server.passDays(7.01);
  // The sessions end first; a minute later, by the server's clock, the rest goes.
  await expect.poll(async () => (await page.request.get('/api/account')).status()).toBe(401);
  server.passDays(0.01);
  const mailFolder = join(server.dataFolder, 'mail');
  await expect
    .poll(async () => {
      const mails = await Promise.all(
        (await readdir(mailFolder)).map((name) => readFile(join(mailFolder, name), 'utf8')),
      );
      return mails.some((mail) => mail.includes('account is deleted'));
    })
    .toBe(true);
}

/** The same address is a stranger's again. */
async function findNothing(page: Page): Promise<void> {
  await page.goto('/');
  await openMenu(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/do not match|incorrect|wrong/i)).toBeVisible();
  await page.context().clearCookies();
  await signUp(page);
  await expect(page.getByText('QUESTION 1 OF 21', { exact: true })).toBeVisible();
  await page.goto('/membership');
  await expect(page.getByRole('button', { name: 'Go On to Payment' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open receipt/ })).toHaveCount(0);
  await page.goto('/community');
  await expect(page.getByText('Sixth week in a row.')).toHaveCount(0);
}
