import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { logProgress } from '#contract/logs.ts';
import {
  dialogGone,
  expectToast,
  field,
  fill,
  fillIn,
  press,
  see,
  seeAmong,
  seeDialog,
  seeText,
  user,
} from './hands.ts';
import { maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const DAY_MS = 86_400_000;
const page = startTestPage();

const entries = (text: string) =>
  within(screen.getByRole('region', { name: 'RECENT ENTRIES' }))
    .queryAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes(text));

async function openProgress(): Promise<void> {
  await page.open('/progress');
  await see('button', 'LOG PROGRESS');
}

describe('progress', () => {
  beforeEach(async () => {
    await maya(page);
    await openProgress();
  });

  it('of a weight is logged, corrected, deleted and brought back', async () => {
    await press('LOG PROGRESS');
    const dialog = await seeDialog('LOG PROGRESS');
    await fill('Weight, lbs', '', dialog);
    await press('Log Progress', dialog);
    await expectToast('Invalid input', 'Please enter a valid number.');
    await fill('Weight, lbs', '0', dialog);
    await press('Log Progress', dialog);
    await expectToast('Invalid input', /^A number above 0/);
    await fill('Weight, lbs', '1642', dialog);
    await press('Log Progress', dialog);
    await seeText(/A number above 0/, dialog);
    await fill('Weight, lbs', '165.2', dialog);
    await fill(/^Notes/, 'Before breakfast', dialog);
    await press('Log Progress', dialog);
    await expectToast('Progress logged!');
    await waitFor(() => expect(entries('165.2 lbs')[0]?.textContent).toContain('Before breakfast'));

    await press('Edit Weight 165.2 lbs, Today');
    await fill('Weight, lbs', '164.2', await seeDialog());
    await press('Save Entry');
    await waitFor(() => expect(entries('164.2 lbs')).toHaveLength(1));
    await press('Delete Weight 164.2 lbs, Today');
    await expectToast('Entry deleted');
    await waitFor(() => expect(entries('')).toHaveLength(0));
    await press('Undo');
    await waitFor(() => expect(entries('164.2 lbs')).toHaveLength(1));
    await openProgress();
    await waitFor(() => expect(entries('164.2 lbs')).toHaveLength(1));
  });

  it('of energy and inches is logged for a day before, in the units of the person', async () => {
    const log = async (kind: string, fillForm: (dialog: HTMLElement) => Promise<void>) => {
      await press('LOG PROGRESS');
      const dialog = await seeDialog('LOG PROGRESS');
      await press(kind, dialog);
      await fillForm(dialog);
      await press('Log Progress', dialog);
      await dialogGone('LOG PROGRESS');
    };
    const yesterday = new Date(Date.now() - DAY_MS).toLocaleDateString('sv-SE');
    const forYesterday = async (dialog: HTMLElement) => {
      const date = await field('Date', dialog);
      await user.clear(date);
      await user.type(date, yesterday);
    };
    await log('Energy', async (dialog) => {
      await fill('Energy, 1 to 10', '7', dialog);
      await forYesterday(dialog);
    });
    await waitFor(() => expect(entries('7/10')[0]?.textContent).toContain('Yesterday'));
    await log('Inches', async (dialog) => {
      await user.selectOptions(await field('Where', dialog), 'waist');
      await fill('Length, in', '34', dialog);
      await forYesterday(dialog);
    });
    await press('kg, cm');
    await log('Measures', async (dialog) => {
      await fillIn(await field('Length, cm', dialog), '84');
    });
    const measurements = await see('region', 'MEASUREMENTS');
    await seeAmong(measurements, /2\.4 cm less in all/);
    await press('lb, in');
    await seeAmong(measurements, /33\.1 in/);
  });
});

it('who must not see numbers of the body sees none', async () => {
  const person = await maya(page, { medicalConditions: 'I have an eating disorder', targetWeightLbs: 150 });
  for (const [value, daysAgo] of [
    [171.5, 2],
    [170.5, 1],
  ] as const) {
    const loggedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
    const { body } = await person.call(logProgress, { body: { logType: 'weight', value, unit: 'lbs', loggedAt } });
    expect(body).toBeTruthy();
  }
  await openProgress();
  await seeText('Here it is about how you feel, not about what you weigh.');
  expect(screen.queryByRole('region', { name: 'AI INSIGHTS' })).toBeNull();
  expect(screen.queryAllByText(/lbs|PROGRESS PHOTOS|MEASUREMENTS|WEIGHT TREND/)).toEqual([]);
  await press('LOG PROGRESS');
  const dialog = await seeDialog();
  await field('Energy, 1 to 10', dialog);
  expect(within(dialog).queryAllByText(/Weight/)).toEqual([]);
});
