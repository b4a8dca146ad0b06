import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getReminders } from '#contract/reminders.ts';
import { dialogGone, expectToast, press, see, seeDialog } from './hands.ts';
import { maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

it('reminders are chosen by day and time, and kept', async () => {
  const person = await maya(page);
  await page.open('/dashboard');
  await press('Reminders');
  const dialog = await seeDialog('REMINDERS');
  const workout = await see('group', 'Workout', dialog);
  await press(/Monday/, workout);
  await press(/Tuesday/, workout);
  expect(
    within(workout)
      .getByRole('button', { name: /Monday/ })
      .getAttribute('aria-pressed'),
  ).toBe('false');
  await press('Save Reminders', dialog);
  await expectToast('Reminders saved');
  await dialogGone('REMINDERS');
  const { body } = await person.call(getReminders, {});
  expect(body.settings?.reminders.find(({ kind }) => kind === 'workout')?.days.toSorted()).toEqual([2, 3, 5]);
});
