import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#contract/profile.ts';
import type { Caller } from '#test/app.ts';
import { press, see, seeDialog, seeText, textGone } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const LISTS = /\/api\/(plans|favorites)\/[^/]+/;

const page = startTestPage();
let person: Caller;

beforeEach(async () => {
  person = await maya(page);
  await havePlan(person, 'meal', 'Autumn cut');
  await havePlan(person, 'workout', 'Iron autumn');
});

describe('while its data is on the way', () => {
  it.each([
    { path: '/meal-plans', label: 'Your plan is on its way', shown: /^autumn cut$/i },
    { path: '/exercise-plans', label: 'Your plan is on its way', shown: /^iron autumn$/i },
    {
      path: '/favorites',
      label: 'Your favorites are on their way',
      shown: /^Tap the heart on a meal you would eat again\./,
    },
  ])('$path shows its frame and says what it waits for', async ({ path, label, shown }) => {
    const letGo = page.holdBack(LISTS);
    await page.open(path);
    await waitFor(() =>
      expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes(label))).toBe(true),
    );
    letGo();
    await textGone(label);
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  });
});

/** A figure of energy, macros or body weight, as the screens write them. */
const FIGURE = /\d\s*(kcal|calories|g protein|g carbs|g fat|lbs?\b|kg\b)/i;

describe('after an eating disorder was disclosed', () => {
  it('no stored plan shows a calorie', async () => {
    await page.open('/meal-plans');
    await see('heading', 'Autumn cut');
    await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(FIGURE));
    const { body } = await person.call(updateProfile, { body: { medicalConditions: 'recovering from anorexia' } });
    expect(body).toBeTruthy();

    await page.open('/meal-plans');
    await see('heading', 'Autumn cut');
    expect(screen.getByRole('main').textContent).not.toMatch(FIGURE);
    await press('View Full Details');
    expect((await seeDialog()).textContent).not.toMatch(FIGURE);

    await page.open('/exercise-plans');
    await see('heading', /^iron autumn$/i);
    await seeText('Days/Week');
    expect(screen.queryByText('Calories')).toBeNull();
  });
});
