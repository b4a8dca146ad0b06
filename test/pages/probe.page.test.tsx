import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createProfile } from '#contract/profile.ts';
import { generatePlan } from '#contract/plans.ts';
import { anAthlete } from '#test/personas.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();
it('opens', async () => {
  const maya = await page.signUp();
  await maya.call(createProfile, { body: anAthlete({ foodAllergies: 'Peanuts' }) as never });
  const t0 = performance.now();
  await maya.call(generatePlan, { body: { type: 'meal', name: 'Autumn cut' } as never });
  process.stderr.write(`gen ${performance.now() - t0}\n`);
  const t = performance.now();
  await page.open('/meal-plans');
  await screen.findByRole('heading', { name: 'Autumn cut' });
  process.stderr.write(`open ${performance.now() - t}\n`);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const t2 = performance.now();
  await user.click(screen.getByRole('button', { name: /^View Full Details/ }));
  expect(await screen.findByRole('dialog', { name: 'YOUR PERSONALIZED MEAL PLAN' })).toBeTruthy();
  process.stderr.write(`press ${performance.now() - t2}\n`);
});
