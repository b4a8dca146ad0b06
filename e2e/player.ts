import { expect, type Locator, type Page } from '@playwright/test';

export const player = (page: Page) => page.getByRole('dialog', { name: /^Workout Iron autumn/ });
export const completeSet = (page: Page) => player(page).getByRole('button', { name: 'Complete Set' });
export const skipRest = (page: Page) => player(page).getByRole('button', { name: 'Skip Rest' });

/** Goes on from whatever is on the screen, until that is there. */
export async function goOnUntil(page: Page, end: Locator): Promise<void> {
  const next = completeSet(page).or(skipRest(page));
  for (let step = 0; step < 80; step += 1) {
    // Switched off while a set is being kept.
    await expect(next.or(end).first()).toBeEnabled();
    if (await end.isVisible()) return;
    await next.click();
  }
}

/** The name of the exercise as it is written, not as it is set; the title of the player itself comes before it. */
export const exerciseHeading = (page: Page) => player(page).getByRole('heading', { level: 2 }).last();
export const exerciseName = async (page: Page) => (await exerciseHeading(page).textContent()) ?? '';
