import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getPremises } from '#contract/premises.ts';
import type { CoachModel } from '#server/ai/coach-model.ts';
import type { WordGuesser, WordToGuess } from '#server/ai/word-guesser.ts';
import type { Caller } from '#test/app.ts';
import { VEGAN_WITH_A_BAD_KNEE } from '#test/talk.ts';
import { press, see, seeText, user } from './hands.ts';
import { startTestPage } from './start-page.tsx';
import { talkThrough } from './talk-through.ts';

const coachModel: CoachModel = {
  provider: 'acme',
  name: 'Acme 1',
  answer: async () => ({ ok: false, fault: 'away' }),
};

let asked: (readonly WordToGuess[])[] = [];
let guess: () => Promise<unknown> = async () => null;
const wordGuesser: WordGuesser = {
  timeoutMs: 60_000,
  guess: (words) => {
    asked.push(words);
    return guess();
  },
};

const page = startTestPage({ coachModel, wordGuesser });

const WITH_AN_UNKNOWN_WORD = VEGAN_WITH_A_BAD_KNEE.map(
  ([question, text]) => [question, text === 'peanuts' ? 'peanuts, zorbleberries' : text] as const,
);

let ann: Caller;
beforeEach(async () => {
  asked = [];
  ann = await page.signUp();
  await page.open('/onboarding');
  await talkThrough(WITH_AN_UNKNOWN_WORD);
  await see('heading', 'What I’ll go by');
});

const GUESS = { guesses: [{ field: 'foodAllergies', quote: 'zorbleberries', means: 'cashew' }] };

const radio = (name: string) => screen.findByRole('radio', { name });
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('a model is asked only after a yes; its guess is marked as one, and counts once it is tapped', async () => {
  guess = async () => GUESS;
  await seeText(/A guess counts only if you tap it\.$/);
  expect(asked).toEqual([]);
  await press('Let Acme 1 Guess');
  const guessed = await radio('It is cashew');
  expect(asked).toEqual([
    [{ field: 'foodAllergies', quote: 'zorbleberries', text: expect.stringContaining('zorbleberries') }],
  ]);
  await seeText('A guess by AI');
  await seeText('One guess by AI has come.');
  expect(guessed).toHaveProperty('checked', false);
  expect(status().join()).toContain('1 question open. I stay on the safe side.');

  await user.click(guessed);
  await seeText('Answered, thank you');
  await see('button', /^Move cashew/i);
  expect(await radio('It is cashew')).toHaveProperty('checked', true);
  await seeText('A guess by AI');
  await press('That’s right, make my plans');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  const { body: sheet } = await ann.call(getPremises, { params: { userId: ann.userId } });
  expect(sheet.questions).toContainEqual(expect.objectContaining({ chosen: 'model:cashew' }));
  expect(sheet.madeFor).toMatch(/cashew/i);
});

it('a guess that is long in coming holds up nothing, and its place is kept for it', async () => {
  let letGo = (_answer: unknown) => {};
  guess = () =>
    new Promise((resolve) => {
      letGo = resolve;
    });
  await press('Let Acme 1 Guess');
  await seeText('An AI model is having a guess …');
  await press('Overhead');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Overhead/, pressed: true })).toBeTruthy());
  letGo(GUESS);
  await radio('It is cashew');
  await press('Stop the Guessing');
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'It is cashew' })).toBeNull());
});

it('a model that fails leaves the question as it was', async () => {
  guess = () => Promise.reject(new Error('no'));
  await press('Let Acme 1 Guess');
  await seeText('The AI model has no guess that I could use.');
  await user.click(await radio('Nothing about food'));
  await seeText('Answered, thank you');
  expect(screen.queryByRole('alert')).toBeNull();
});
