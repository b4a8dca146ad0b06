import type { Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { expect, openMenu, test } from './fixtures.ts';

const PROVIDER = process.env.FIREBASE_AUTH_URL ?? '';
const PROJECT = process.env.FIREBASE_PROJECT_ID ?? '';
const PASSWORD = 'squat-and-spinach-42';
const anAddress = () => `maya.${crypto.randomUUID()}@example.com`;

/** What only the provider's administrator may do. */
const administer = (page: Page, call: string, data: object) =>
  page.request.post(`${PROVIDER}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts${call}`, {
    data,
    headers: { authorization: 'Bearer owner' },
  });

async function submit(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

async function join(page: Page, email: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start My Plan' }).first().click();
  await submit(page, email);
  await page.waitForURL('**/onboarding');
  await expect(page.getByText('QUESTION 1 OF 21', { exact: true })).toBeVisible();
  return (await (await page.request.get('/api/auth/get-session')).json()).user.id;
}

test('a sign-in outlives the page, each call brings its token, and the same account comes back', async ({ page }) => {
  const email = anAddress();
  const id = await join(page, email);
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/user');
  await page.reload();
  const token = (await (await call).headerValue('authorization'))?.replace('Bearer ', '') ?? '';
  expect(decodeJwt(token).sub).toBe(id);
  await expect(page.getByText('QUESTION 1 OF 21', { exact: true })).toBeVisible();

  await openMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await (await page.request.get('/api/auth/get-session')).json()).toBeNull();

  await page.getByRole('button', { name: 'Start My Plan' }).first().click();
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await submit(page, email, 'not my password');
  await expect(page.getByText('That e-mail and password do not match.').first()).toBeVisible();
  await submit(page, email);
  await page.waitForURL('**/onboarding');
  expect((await (await page.request.get('/api/auth/get-session')).json()).user.id).toBe(id);
});

test('an account that was moved there keeps its id', async ({ page }) => {
  const [localId, email] = [`moved-${crypto.randomUUID()}`, anAddress()];
  // As `firebase auth:import` sends what `export-accounts` wrote. The emulator knows no scrypt: a new password stands for the old one.
  const account = { localId, email, emailVerified: true, createdAt: '1767225600000', providerUserInfo: [] };
  const hashes = { passwordHash: 'bm90IGEgaGFzaA', salt: 'c2FsdA' };
  const words = { hashAlgorithm: 'STANDARD_SCRYPT', cpuMemCost: 16384, parallelization: 1, blockSize: 16, dkLen: 64 };
  const imported = await administer(page, ':batchCreate', { users: [{ ...account, ...hashes }], ...words });
  expect((await imported.json()).error).toEqual([]);
  await administer(page, ':update', { localId, password: PASSWORD });

  await page.goto('/');
  await page.getByRole('button', { name: 'Start My Plan' }).first().click();
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await submit(page, email);
  await page.waitForURL('**/onboarding');
  expect((await (await page.request.get('/api/auth/get-session')).json()).user).toMatchObject({ id: localId, email });
});
