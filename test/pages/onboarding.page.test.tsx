import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { VEGAN_WITH_A_BAD_KNEE } from '#test/talk.ts';
import { press, see, seeText, user } from './hands.ts';
import { startTestPage } from './start-page.tsx';
import { answer, talkThrough } from './talk-through.ts';

const page = startTestPage();

const WITH_AN_UNKNOWN_WORD = VEGAN_WITH_A_BAD_KNEE.map(
  ([question, text]) => [question, text === 'peanuts' ? 'peanuts, zorbleberries' : text] as const,
);

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

  it('shows what it goes by where a word is open, keeps taps over a reload, and makes the plans by them', async () => {
    await talkThrough(WITH_AN_UNKNOWN_WORD);
    await see('heading', 'What I’ll go by');
    await user.click(await screen.findByRole('radio', { name: 'Nothing about food' }));
    await press('Overhead');
    await press(/^Show .* earlier answers$/);
    await press('Change: How stressful is life right now?');
    await answer('How stressful is life right now?', 'Low');
    await see('heading', 'What I’ll go by');
    await page.open();
    await see('heading', 'What I’ll go by');
    expect((await see('button', /^Overhead/)).getAttribute('aria-pressed')).toBe('true');
    await press('That’s right, make my plans');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    const created = page.sent.find(({ method, path }) => method === 'POST' && path === '/api/profile');
    expect(JSON.parse(created?.body ?? '{}').decisions).toEqual([
      expect.objectContaining({ about: 'question' }),
      { about: 'movement', limit: 'overhead', stance: 'leave_out' },
    ]);
  });

  it('lets a tap fall with the words that it was made on', async () => {
    await talkThrough(WITH_AN_UNKNOWN_WORD);
    await see('heading', 'What I’ll go by');
    await press(/^Move Peanut/);
    await press('Fine to use');
    await press(/^Show .* earlier answers$/);
    await press('Change: Are you allergic to any food?');
    await answer('Are you allergic to any food?', 'a severe peanut allergy and zorbleberries');
    await see('heading', 'What I’ll go by');
    await press(/^Move Peanut/);
    const never = await see('button', 'Never', await see('group', /^Peanut/));
    expect(never.getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps every answer where they cannot be read, plans nothing, and reads them when it can', async () => {
    const allow = page.refuse('POST', /\/api\/premises\/read$/, { status: 503, code: 'unavailable' });
    await talkThrough(VEGAN_WITH_A_BAD_KNEE);
    await see('heading', 'I could not read that back yet');
    await page.open();
    await see('heading', 'I could not read that back yet');
    expect(page.sent.some(({ path }) => path === '/api/profile')).toBe(false);
    allow();
    await waitFor(() => {
      // The page may listen a moment after the text stands there.
      window.dispatchEvent(new Event('online'));
      screen.getByRole('heading', { name: 'What I’ll go by' });
    });
  });

  it('goes on at a tap on “None”', async () => {
    await talkThrough(VEGAN_WITH_A_BAD_KNEE.slice(0, 10));
    await see('heading', 'Any injuries or sore joints?');
    await press('None');
    await see('heading', 'Do you follow a way of eating?');
  });
});
