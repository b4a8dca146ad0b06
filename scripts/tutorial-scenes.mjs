// What each walk-through does in the product; `shot` takes the picture of its next step and rings what is pressed then.
import { randomUUID } from 'node:crypto';
import { anAthlete } from '#test/personas.ts';
import { answerQuestions } from '../e2e/onboarding.ts';
import { VEGAN_WITH_A_BAD_KNEE } from '../test/talk.ts';

const PASSWORD = 'squat-and-spinach-42';
const EMAIL = 'maya@example.com';
/** A toast that was read is in the way of the next picture. */
const TOAST_MS = 6000;

const button = (scope, name) => scope.getByRole('button', { name });

async function post(page, path, data) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const reply = await page.request.post(path, { data, headers });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
}

/** A person who has answered everything and has both plans. */
async function signUp(page) {
  const email = `maya.${randomUUID()}@example.com`;
  await post(page, '/api/auth/sign-up/email', { email, password: PASSWORD, name: 'Maya' });
  await post(page, '/api/profile', anAthlete({ foodAllergies: 'Peanuts' }));
  await post(page, '/api/plans/generate', { type: 'meal', name: 'Autumn plates' });
  await post(page, '/api/plans/generate', { type: 'workout', name: 'Iron autumn' });
}

/** Scrolls whatever scrolls there, until the thing stands so far below the top of the window. */
const placeAt = (thing, top) =>
  thing.evaluate((element, wanted) => {
    let scroller = element.parentElement;
    while (
      scroller &&
      (scroller.scrollHeight <= scroller.clientHeight || getComputedStyle(scroller).overflowY === 'visible')
    ) {
      scroller = scroller.parentElement;
    }
    (scroller ?? document.scrollingElement).scrollTop += element.getBoundingClientRect().top - wanted;
  }, top);

async function firstPlans({ page, shot }) {
  await page.goto('/');
  const start = button(page, 'Start My Plan').first();
  await shot(start);
  await start.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(EMAIL);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await shot(dialog.locator('button[type="submit"]'));
  await dialog.getByLabel('Password').press('Enter');
  await page.waitForURL('**/onboarding');
  await page.waitForTimeout(TOAST_MS);
  await shot(page.getByRole('group').getByRole('button').first());
  await answerQuestions(page, VEGAN_WITH_A_BAD_KNEE.slice(0, 9));
  await page.getByRole('main').getByRole('textbox').fill('home gym');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Any injuries or sore joints?' }).waitFor();
  await page.getByRole('main').getByRole('textbox').fill('bad knee');
  await shot(button(page, 'Next'));
  await answerQuestions(page, VEGAN_WITH_A_BAD_KNEE.slice(10));
  const make = button(page, 'That’s right, make my plans');
  await make.waitFor();
  await placeAt(page.getByRole('heading', { name: 'What I’ll go by' }), 110);
  await shot();
  let isHeld = true;
  await page.route('**/api/plans/generate*', async (route) => {
    while (isHeld) await page.waitForTimeout(100);
    await route.continue();
  });
  await make.click();
  await page.waitForTimeout(1500);
  await page.evaluate(() => window.scrollTo(0, 0));
  await shot();
  isHeld = false;
  await page.waitForURL('**/dashboard');
  await page.waitForTimeout(TOAST_MS);
  await shot();
}

async function guidedPlayer({ page, shot }) {
  await page.clock.install();
  await signUp(page);
  await page.goto('/exercise-plans');
  const start = button(page, 'START WORKOUT');
  await start.waitFor();
  await shot(start);
  await start.click();
  const player = page.getByRole('dialog', { name: /^Workout / });
  const complete = button(player, 'Complete Set');
  await complete.waitFor();
  await shot(button(player, '15 min'));
  await button(player, '15 min').click();
  const load = button(player, 'Type this set');
  const skip = button(player, 'Skip Rest');
  for (let step = 0; step < 30 && !(await load.isVisible()); step += 1) {
    await complete.or(skip).first().click();
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(TOAST_MS);
  await shot(load);
  await load.click();
  await player.getByLabel('Or in short').fill('30 x 10');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  await shot(complete);
  await complete.click();
  await skip.waitFor();
  await page.waitForTimeout(TOAST_MS);
  await shot(skip);
  await page.clock.fastForward('14:20');
  const finish = button(player, 'Finish for today');
  for (let step = 0; step < 60 && !(await finish.isVisible()); step += 1) {
    await complete.or(skip).first().click();
    await page.waitForTimeout(300);
  }
  await finish.click();
  await button(player, 'Back to Dashboard').waitFor();
  await page.waitForTimeout(TOAST_MS);
  await shot();
}

async function swapMeal({ page, shot }) {
  await signUp(page);
  await page.goto('/meal-plans');
  const details = button(page, 'View Full Details').first();
  await details.waitFor();
  await shot(details);
  await details.click();
  const plan = page.getByRole('dialog', { name: 'YOUR PERSONALIZED MEAL PLAN' });
  const replace = button(plan, /^Replace /).first();
  await replace.waitFor();
  await placeAt(replace, 240);
  await shot(replace);
  await replace.click();
  const dialog = page.getByRole('dialog', { name: 'Replace Meal' });
  await dialog.getByRole('textbox').fill('Something with eggs, 20 minutes or less');
  const swap = button(dialog, 'Search');
  await shot(swap);
  await swap.click();
  const keep = dialog.getByRole('button', { name: /^Keep / });
  await keep.waitFor();
  await page.waitForTimeout(TOAST_MS);
  await shot(keep);
  await keep.click();
  await page.waitForTimeout(TOAST_MS);
  const portion = button(plan, /\d g\)\s*: why\?$/).first();
  await portion.click();
  await placeAt(portion, 260);
  await shot();
  await button(plan, 'Show checks').click();
  await placeAt(plan.getByRole('heading', { name: /checks passed/ }), 130);
  await shot();
}

async function talkToRae({ page, shot }) {
  await signUp(page);
  await page.goto('/dashboard');
  const open = page.getByRole('button', { name: /^(?:Chat with )?Rae$/ });
  await open.waitFor();
  await shot(open);
  await open.click();
  const panel = page.getByRole('dialog', { name: 'Rae' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Why is my protein that high?');
  await shot(button(panel, 'Send'));
  await message.press('Enter');
  await panel.getByText(/^4 of 5 free/).waitFor();
  await shot();
  await message.fill('I sleep 6 hours a night now');
  await message.press('Enter');
  await panel.getByText('Profile changed').waitFor();
  await page.waitForTimeout(TOAST_MS);
  await shot(button(panel, 'Undo').last());
  await message.fill('I am not allergic to peanuts any more');
  await message.press('Enter');
  await panel.getByText('Shall I?').waitFor();
  await page.waitForTimeout(TOAST_MS);
  await shot(button(panel, 'Leave It'));
  await button(panel, 'Leave It').click();
  await button(panel, 'History').click();
  await page.waitForTimeout(500);
  await shot();
}

/** By the ids of data/tutorials.json; each takes as many pictures as its walk-through has steps. */
export const SCENES = {
  'first-plans': firstPlans,
  'guided-player': guidedPlayer,
  'swap-meal': swapMeal,
  'talk-to-rae': talkToRae,
};
