import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { VEGAN_WITH_A_BAD_KNEE } from '#test/talk.ts';
import { fillIn, press, see, seeText, user } from './hands.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

/** Answers the question that stands on the screen. */
async function answer(question: string, text: string): Promise<void> {
  await see('heading', question);
  const typed = within(screen.getByRole('main')).queryByRole('textbox');
  if (typed) {
    await fillIn(typed, text);
    await user.keyboard('{Enter}');
    return;
  }
  const [option] = within(screen.getByRole('group', { name: question })).getAllByRole('button', {
    name: new RegExp(text, 'i'),
  });
  if (option) await user.click(option);
}

async function talkThrough(talk: readonly (readonly [string, string])[]): Promise<void> {
  for (const [question, text] of talk) await answer(question, text);
}

describe('the talk with Rae', () => {
  beforeEach(async () => {
    await page.signUp();
    await page.open('/onboarding');
  });

  it('asks again for nonsense, and goes on from where it was after a reload', async () => {
    await talkThrough(VEGAN_WITH_A_BAD_KNEE.slice(0, 3));
    for (const nonsense of ['abc', '20 lb']) {
      await answer('What do you weigh?', nonsense);
      await see('heading', 'What do you weigh?');
    }
    await answer('What do you weigh?', '13 stone');
    await answer('How tall are you?', '9 ft');
    await see('heading', 'How tall are you?');
    await page.open();
    await answer('How tall are you?', '178 cm');
    await seeText('QUESTION 6 OF 21');
  });

  it('stops kindly for anyone under 18, and keeps nothing', async () => {
    await talkThrough(VEGAN_WITH_A_BAD_KNEE.slice(0, 1));
    await answer('How old are you?', '16');
    await seeText(/Ironleaf is made for adults/);
    expect(JSON.stringify({ ...localStorage })).not.toContain('weight_loss');
  });

  it('goes back, and lets an earlier answer be changed', async () => {
    await talkThrough(VEGAN_WITH_A_BAD_KNEE.slice(0, 2));
    await see('heading', 'Which sex should the energy formula use?');
    await press('Back');
    await answer('How old are you?', '35');
    await seeText('QUESTION 3 OF 21');
  });

  it('keeps every answer when the plans cannot be made, and goes on where it failed', async () => {
    const allow = page.refuse('POST', /\/api\/plans\/generate$/, { status: 503, code: 'unavailable' });
    await talkThrough(VEGAN_WITH_A_BAD_KNEE);
    await see('button', /try again/i);
    allow();
    await press(/try again/i);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /view plan/i })).toHaveLength(2));
  });
});
