import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press, pressAt, see, seeDialog, user } from './hands.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

it('a wrong password and an unknown account get the same words', async () => {
  const { email } = await page.signUp();
  await page.open('/onboarding');
  await pressAt(0, 'Sign Out');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await pressAt(0, 'Login');
  await see('heading', 'WELCOME BACK');
  const dialog = await seeDialog();
  const answers: { status: number; code: string; message: string }[] = [];
  for (const { tried, send } of [
    { tried: email, send: () => press('Sign In', dialog) },
    { tried: 'nobody@example.com', send: () => user.keyboard('{Enter}') },
  ]) {
    const answered = page.nextAnswer(/\/api\/auth\/sign-in\/email$/);
    await fill('Email', tried, dialog);
    await fill('Password', 'not the password', dialog);
    await send();
    const answer = await answered;
    const { code, message } = (await answer.json()).error;
    answers.push({ status: answer.status, code, message });
    await waitFor(() => expect(screen.getAllByText('Authentication failed').length).toBeGreaterThan(0));
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
  }
  expect(answers[0]).toEqual(answers[1]);
});
