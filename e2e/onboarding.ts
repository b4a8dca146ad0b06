import { expect, type Page } from '@playwright/test';
import type { Talk } from '#test/talk.ts';

/** Answers the question that stands on the screen. */
export async function answer(page: Page, question: string, text: string): Promise<void> {
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  const option = page.getByRole('group', { name: question }).getByRole('button', { name: text });
  // The name at the greeting is no answer.
  const typed = page.getByRole('main').getByRole('textbox', { name: /^(?!First name)/ });
  if ((await typed.count()) > 0) {
    await typed.fill(text);
    await page.keyboard.press('Enter');
  } else {
    await option.first().click();
  }
}

/** Walks through the questions one after the other. */
export async function answerQuestions(page: Page, talk: Talk): Promise<void> {
  for (const [question, text] of talk) await answer(page, question, text);
}
