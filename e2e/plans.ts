import { expect, type Locator, type Page } from '@playwright/test';
import { anAthlete } from '#test/personas.ts';

export async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, {
    data,
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Answers the questionnaire for whoever is signed in: Maya, who must not eat peanuts. */
export const haveProfile = (page: Page): Promise<void> =>
  post(page, '/api/profile', anAthlete({ foodAllergies: 'Peanuts' }));

export const havePlan = (page: Page, type: 'meal' | 'workout', name: string): Promise<void> =>
  post(page, '/api/plans/generate', { type, name });

/** Has the server refuse what is sent to such an address, until it is told to stop. */
export async function refuse(page: Page, method: string, address: RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) => {
    if (route.request().method() !== method) return route.fallback();
    const error = { code: 'bad_request', message: 'Not today.', requestId: 'r-1' };
    return route.fulfill({ status: 400, json: { error } });
  });
  return () => page.unroute(address);
}

/** A short message, word for word. */
export async function expectToast(page: Page, ...words: string[]): Promise<void> {
  const toast = page.locator('li[data-state="open"]');
  for (const text of words) await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

export async function openProgress(page: Page): Promise<void> {
  await page.goto('/progress');
  await page.getByRole('button', { name: 'LOG PROGRESS' }).waitFor();
}

/** The button that opens the coach: in the bar of a phone, round in the corner of a wide window. */
export const coachButton = (page: Page): Locator => page.getByRole('button', { name: /^(?:Chat with )?Rae$/ });
