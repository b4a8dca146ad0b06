import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press, see, seeText } from './hands.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

describe('someone who is signed out', () => {
  it.each([
    { path: '/meal-plans', title: 'ACCESS REQUIRED', sentence: 'Please sign in to access your meal plans.' },
    { path: '/exercise-plans', title: 'PLEASE SIGN IN', sentence: 'Sign in to access your workout plans' },
    { path: '/favorites', title: 'ACCESS REQUIRED', sentence: 'Please sign in to view your favorites.' },
  ])('is asked to sign in at $path', async ({ path, title, sentence }) => {
    await page.open(path);
    expect((await see('heading', title)).tagName).toBe('H1');
    await seeText(sentence);
    await press('Sign In', document.querySelector('main') ?? document.body);
    await see('heading', 'WELCOME BACK');
  });

  it.each(['/onboarding', '/dashboard'])('is sent home from %s', async (path) => {
    await page.open(path);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
