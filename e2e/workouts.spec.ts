import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, havePlan, haveProfile, refuse } from './plans.ts';

test.beforeEach(async ({ page, person: _ }) => {
  await haveProfile(page);
  await havePlan(page, 'workout', 'Iron autumn');
  await page.goto('/exercise-plans');
});

const nextSession = (page: Page) => page.getByRole('region', { name: 'Next session' });

test('a single exercise is looked for, refused in words, and kept', async ({ page, expectAccessible }) => {
  await page.getByRole('button', { name: 'Generate Single Exercise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate Single Exercise' });
  await dialog.getByLabel('Target muscle').fill('xylophone');
  await dialog.getByRole('button', { name: 'Generate Exercise' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Glutes' }).click();
  await dialog.getByRole('button', { name: 'Generate Exercise' }).click();
  await expect(dialog.getByText(/^(\d+) of \1 checks passed$/)).toBeVisible();
  await expectAccessible('a single exercise');
  await dialog.getByRole('button', { name: 'Add to favorites' }).click();
  await expectToast(page, 'Added to favorites');
  await expect(dialog.getByRole('button', { name: 'In your favorites' })).toBeVisible();
});

test('the next session says what to aim for and why, also in 15 minutes', async ({ page, expectAccessible }) => {
  const session = nextSession(page);
  const why = session.getByRole('button', { name: /^Why this (weight|target)\?/ }).first();
  await why.click();
  await expect(why).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible('the next session');
  const exercises = session.getByRole('listitem');
  const inFull = await exercises.count();
  await session.getByRole('button', { name: '15 minutes' }).click();
  await expect(session.getByText(/about 1[3-6] minutes/)).toBeVisible();
  expect(await exercises.count()).toBeLessThan(inFull);
});

test('what was really lifted is logged and becomes a record', async ({ page, expectAccessible }) => {
  await page.getByRole('button', { name: 'View Details' }).click();
  const enter = page.getByRole('button', { name: /^Enter sets of / }).first();
  const row = page.getByRole('listitem').filter({ has: page.getByLabel('Set 1') });
  await enter.click();
  await row.getByLabel('Set 1').fill('lots');
  await row.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(row.getByText('Like 100x8.')).toBeVisible();
  await expectAccessible('sets');
  await row.getByLabel('Set 1').fill('105x8');
  await row.getByRole('button', { name: 'Mark Complete' }).click();
  await expectToast(page, 'Exercise completed!');
  await expect(page.getByRole('region', { name: 'Your records' }).getByText('105 lbs × 8')).toBeVisible();
});

test('an exercise that hurts is replaced, for today alone', async ({ page, expectAccessible }) => {
  await page.getByRole('button', { name: 'View Details' }).click();
  const replaced = page.getByRole('button', { name: /^Replace / }).nth(3);
  const label = await replaced.getAttribute('aria-label');
  await replaced.click();
  const dialog = page.getByRole('dialog', { name: 'Replace Exercise' });
  await dialog.getByRole('button', { name: 'It hurts' }).click();
  await dialog.getByRole('button', { name: 'Today only' }).click();
  await dialog.getByRole('button', { name: 'Replace Exercise' }).click();
  await expectToast(page, 'Exercise replaced successfully!', 'For today only. Your plan stays as it is.');
  await expect(dialog.getByText('After', { exact: true })).toBeVisible();
  await expectAccessible('an exercise for today');
  await dialog.getByRole('button', { name: 'Keep It' }).click();
  const note = page.getByText(/^For today, instead of /);
  await expect(note).toBeVisible();
  await expect(replaced).not.toHaveAttribute('aria-label', label ?? '');
  const added = (await replaced.getAttribute('aria-label'))?.replace(/^Replace /, '') ?? '';
  await page.reload();
  await expect(nextSession(page).getByText(added, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(note).toBeVisible();
  await replaced.click();
  await dialog.getByRole('button', { name: 'Today only' }).click();
  await dialog.getByRole('button', { name: 'Replace Exercise' }).click();
  await dialog.getByRole('button', { name: 'Try Another' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Put back');
  await expect(replaced).toHaveAttribute('aria-label', `Replace ${added}`);
});

test('a next session that does not come says so, and comes at the next try', async ({ page }) => {
  const allow = await refuse(page, 'GET', /\/api\/training\/next/);
  await page.reload();
  await expect(page.getByText('Your next session is not here yet')).toBeVisible();
  await allow();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(nextSession(page)).toBeVisible();
});
