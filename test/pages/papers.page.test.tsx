import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makePremium } from '#test/membership.ts';
import { expectToast, press, seeDialog, seeText } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

describe('the export of a plan', () => {
  it('is shown to Free with what it comes with, and saves nothing', async () => {
    const person = await maya(page);
    await havePlan(person, 'workout', 'Barn');
    await page.open('/exercise-plans');
    await press('Export');
    const dialog = await seeDialog('Export');
    await seeText(/^Exporting plans and reports comes with Premium/, dialog);
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save as PDF' }).disabled).toBe(true);
  });

  it('saves the file for Premium, and what cannot be made is said', async () => {
    const person = await maya(page);
    await makePremium(page, person);
    await havePlan(person, 'meal', 'Autumn');
    await page.open('/account');
    await press('Export');
    const dialog = await seeDialog('Export');
    await press('Save as Spreadsheet', dialog);
    await expectToast('Saved');
    await press('Workouts', dialog);
    await press('Save as Calendar', dialog);
    await expectToast('Not exported', 'You have no workout plan yet. Make one, then export it.');
    expect(screen.queryByRole('button', { name: 'Save as PDF' })).not.toBeNull();
  });
});
