import { expect, type Page } from '@playwright/test';

/** What a person says to each question, in Rae's order: the label of a button, or a typed text. */
export type Talk = readonly (readonly [question: string, answer: string])[];

/** A vegan with a peanut allergy, a bad knee and only dumbbells. */
export const VEGAN_WITH_A_BAD_KNEE: Talk = [
  ['What brings you here?', 'Lose weight'],
  ['How old are you?', "I'm 34"],
  ['Which sex should the energy formula use?', 'Female'],
  ['What do you weigh?', '82 kg'],
  ['How tall are you?', `5'6"`],
  ['How active are your days?', 'Moderate'],
  ['How long have you been lifting?', 'Intermediate'],
  ['How many days a week can you train?', '3 days'],
  ['How long should a workout be?', '45 minutes'],
  ['What can you train with?', 'only dumbbells'],
  ['Any injuries or sore joints?', 'bad knee'],
  ['Do you follow a way of eating?', 'vegan'],
  ['Is there anything you must not eat?', 'none'],
  ['Are you allergic to any food?', 'peanuts'],
  ['Which foods do you not like?', 'mushrooms'],
  ['How many times a day do you like to eat?', '4 times'],
  ['How do you feel about cooking?', 'I can cook'],
  ['Is there anything about your health I should know?', 'None'],
  ['Do you take any medicines?', 'None'],
  ['How much do you sleep on most nights?', '7 to 8 hours'],
  ['How stressful is life right now?', 'Moderate'],
];

/** Answers the question that stands on the screen. */
export async function answer(page: Page, question: string, text: string): Promise<void> {
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  const option = page.getByRole('group', { name: question }).getByRole('button', { name: text });
  if ((await page.getByRole('main').getByRole('textbox').count()) > 0) {
    await page.getByRole('main').getByRole('textbox').fill(text);
    await page.keyboard.press('Enter');
  } else {
    await option.first().click();
  }
}

/** Walks through the questions one after the other. */
export async function answerQuestions(page: Page, talk: Talk): Promise<void> {
  for (const [question, text] of talk) await answer(page, question, text);
}
