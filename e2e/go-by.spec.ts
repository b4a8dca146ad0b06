import type { Locator, Page } from '@playwright/test';
import { VEGAN_WITH_A_BAD_KNEE } from '#test/talk.ts';
import { EVERY_WINDOW, expect, test } from './fixtures.ts';
import { answerQuestions } from './onboarding.ts';
import { expectToast } from './plans.ts';

/** More stops than this between two things of one section would be a fault by themselves. */
const MOST_STOPS = 250;

/** Somebody whose allergy is told in a word that nobody knows, so that something is open after the last question. */
const UNKNOWN_WORD = VEGAN_WITH_A_BAD_KNEE.map(
  ([question, answer]) =>
    [question, question === 'Are you allergic to any food?' ? 'peanuts and zorbleberries' : answer] as const,
);

/** Goes on with the Tab key until a thing has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there.');
}

/** What has the focus stands in the window, and nothing lies over it. */
const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

test('the sheet of premises, by keyboard, from the last question to the plans and back', async ({
  page,
  person: _,
  expectAccessible,
}) => {
  test.setTimeout(300_000);
  await page.goto('/onboarding');
  await answerQuestions(page, UNKNOWN_WORD);

  await expect(page.getByRole('heading', { level: 1, name: 'What I’ll go by' })).toBeVisible();
  await expect(page.getByText(/“[^”]*zorbleberries[^”]*”/).first()).toBeVisible();
  await expect(page.getByText(/I stay on the safe side\.$/)).toBeVisible();
  // At its end the foot lies over nothing, so that no button is half covered by it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible('the sheet');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const mushrooms = page.getByRole('button', { name: /^Move mushroom/i });
  await tabTo(page, mushrooms);
  await page.keyboard.press('Enter');
  const never = page.getByRole('group', { name: /^mushroom/i }).getByRole('button', { name: 'Never' });
  await tabTo(page, never);
  await page.keyboard.press('Enter');
  await expect(never).toHaveAttribute('aria-pressed', 'true');
  const overhead = page
    .getByRole('region', { name: 'Movements to leave out' })
    .getByRole('button', { name: 'Overhead' });
  await tabTo(page, overhead);
  expect(await isInSight(overhead)).toBe(true);
  const read = page.waitForResponse(/\/api\/premises\/read$/);
  await page.keyboard.press('Space');
  await expect(overhead).toHaveAttribute('aria-pressed', 'true');
  expect((await read).status()).toBe(200);
  await expect(overhead).toBeFocused();
  await expect(overhead).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(overhead).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByRole('button', { name: 'That’s right, make my plans' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Plans generated successfully!', { exact: true })).toBeVisible();
  await page.waitForURL('**/dashboard');

  await page.goto('/meal-plans');
  await expect(page.getByText(/^Made for: .*peanut/i)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Change what I go by' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What I’ll go by' });
  const again = dialog.getByRole('button', { name: 'Overhead' });
  await expect(again).toHaveAttribute('aria-pressed', 'true');
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expectAccessible('the sheet in its window');
  await tabTo(page, again);
  await page.keyboard.press('Space');
  await expect(dialog.getByText(/1 change, not saved yet\.$/)).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'That’s right, fit my plans' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'I go by this now');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change what I go by' })).toBeFocused();
});

/** A server with a language model that knows one word, as far as the browser sees of it. */
async function serveGuesses(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const settings = {
    aiConsent: false,
    readingConsent: false,
    model: { provider: 'acme', name: 'Acme 1' },
    keptDays: 365,
  };
  await page.route(/\/api\/coach-settings$/, (route) =>
    route.fulfill({ json: { ...settings, ...(route.request().method() === 'PUT' && { readingConsent: true }) } }),
  );
  const guess = {
    question: 'unread:foodAllergies:zorbleberries',
    choice: { id: 'model:cashew', label: 'It is cashew' },
  };
  await page.route(/\/api\/premises\/suggest$/, async (route) => {
    await held;
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `event: suggestions\ndata: ${JSON.stringify({ suggestions: [guess] })}\n\n`,
    });
  });
  return letGo;
}

test(
  'a guess by AI, by keyboard: its place is kept for it, and it counts once it is tapped',
  EVERY_WINDOW,
  async ({ page, person: _, expectAccessible }) => {
    test.setTimeout(300_000);
    const letGo = await serveGuesses(page);
    await page.goto('/onboarding');
    await answerQuestions(page, UNKNOWN_WORD);
    await expect(page.getByRole('heading', { level: 1, name: 'What I’ll go by' })).toBeVisible();
    await expect(page.getByText(/A guess counts only if you tap it\.$/)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible('the question whether a model may guess');

    await tabTo(page, page.getByRole('button', { name: 'Let Acme 1 Guess' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('An AI model is having a guess …')).toBeVisible();
    const stop = page.getByRole('button', { name: 'Stop the Guessing' });
    await expect(stop).toBeVisible();
    const before = await stop.boundingBox();
    letGo();
    const guessed = page.getByRole('radio', { name: 'It is cashew' });
    await expect(guessed).toBeVisible();
    expect(await stop.boundingBox()).toEqual(before);
    const { height } = (await page.locator('label').filter({ has: guessed }).boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible('the sheet with a guess');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    // Shift and Tab lead back to the first choice of the question; the arrow up from there goes round to the last, which is the guess.
    await page.getByRole('radio', { name: 'A food that I leave out' }).focus();
    const read = page.waitForResponse(/\/api\/premises\/read$/);
    await page.keyboard.press('ArrowUp');
    await expect(guessed).toBeChecked();
    expect((await read).status()).toBe(200);
    await expect(page.getByText('Answered, thank you')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Move cashew/i })).toBeVisible();
    await expect(guessed).toBeChecked();
    await expect(guessed).toBeFocused();
  },
);
