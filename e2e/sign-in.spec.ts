import type { Page } from '@playwright/test';
import { expect, openMenu, test } from './fixtures.ts';

test('a person signs out, and in again', async ({ page, person }) => {
  await page.goto('/onboarding');
  await signOut(page);
  await page.waitForURL('/');
  await openSignIn(page);
  await expect(page.getByRole('heading', { name: 'WELCOME BACK' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  await expect(page.getByText("You've been signed in successfully.", { exact: true })).toBeVisible();
  await page.waitForURL('**/onboarding');
});

test('a wrong password and an unknown account get the same words', async ({ page, person }) => {
  await page.goto('/onboarding');
  await signOut(page);
  await page.waitForURL('/');
  await openSignIn(page);
  const answers: { status: number; code: string; message: string }[] = [];
  for (const email of [person.email, 'nobody@example.com']) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('not the password');
    const answering = page.waitForResponse('**/api/auth/sign-in/email');
    await page.keyboard.press('Enter');
    const answer = await answering;
    const { code, message } = (await answer.json()).error;
    answers.push({ status: answer.status(), code, message });
    await expect(page.getByText('Authentication failed', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
  }
  expect(answers[0]).toEqual(answers[1]);
});

async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

async function openSignIn(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Login' }).click();
}
