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

async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

async function openSignIn(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Login' }).click();
}
