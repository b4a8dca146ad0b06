import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { coachButton, expectToast, havePlan, haveProfile } from './plans.ts';

test.beforeEach(async ({ page, person: _ }) => {
  await haveProfile(page);
  await havePlan(page, 'workout', 'Iron autumn');
  await page.goto('/favorites');
  await coachButton(page).click();
});

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Whether a press in its middle would be on it, and not on what lies over it. */
const isInFront = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });

async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await message(page).press('Enter');
}

test('the coach greets, answers, changes what is told, and takes it back', async ({ page, expectAccessible }) => {
  const panel = page.getByRole('dialog', { name: 'Rae' });
  const talk = panel.getByRole('log');
  await expect(panel.getByText('AI Fitness Coach')).toBeVisible();
  await expect(talk.getByText(/^Hi, I'm Rae/)).toBeVisible();
  await expect(message(page)).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await message(page).fill('   ');
  await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expectAccessible('the greeting');

  await say(page, 'I sleep 6 hours a night now');
  await expectToast(page, 'Profile Updated!');
  // The message must not cover what is typed next.
  expect(await isInFront(message(page))).toBe(true);
  await expect(talk.getByText('Profile changed')).toBeVisible();
  await expect(panel.getByText(/^4 of 5 free chat messages left today/)).toBeVisible();
  await talk.getByRole('button', { name: 'Undo' }).click();
  await expect(talk.getByText('Taken back')).toBeVisible();

  await say(page, 'I am not allergic to peanuts any more');
  await expect(talk.getByText('Shall I?')).toBeVisible();
  await expectAccessible('a question that waits');
  await talk.getByRole('button', { name: 'Leave It' }).click();
  await expect(talk.getByText('Left as it was')).toBeVisible();

  await panel.getByRole('button', { name: 'History' }).click();
  await expectAccessible('the history');

  await page.reload();
  await coachButton(page).click();
  await expect(talk.getByText('I sleep 6 hours a night now')).toBeVisible();
  await expect(talk.getByText('Taken back')).toBeVisible();
});
