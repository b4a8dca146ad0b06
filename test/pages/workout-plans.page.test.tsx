import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectToast, labelOf, openTab, press, pressAt, see, seeAmong, seeDialog, seeText } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const LISTS = /\/api\/plans\/[^/?]+\?/;
const page = startTestPage();

describe('workout plans', () => {
  beforeEach(async () => {
    await havePlan(await maya(page), 'workout', 'Iron autumn');
    await page.open('/exercise-plans');
    await see('heading', /^iron autumn$/i);
  });

  it('are marked as done, exercise by exercise', async () => {
    await press('View Details');
    const [mark] = await screen.findAllByRole('button', { name: 'Mark Complete' });
    const row = mark?.closest('li');
    if (!row) throw new Error('no exercise');
    const name = within(row).getByRole('heading').textContent ?? '';
    const allow = page.refuse('POST', /exercises\/complete$/);
    await press('Mark Complete', row);
    await expectToast('Error', 'Failed to mark exercise as complete.');
    allow();
    await press('Mark Complete', row);
    await expectToast('Exercise completed!', `Great job completing ${name}!`);
    await page.open();
    await press('View Details');
    await seeText('Completed');

    const allowDay = page.refuse('POST', /workouts\/complete$/);
    await pressAt(-1, /^Mark .+ Complete$/);
    await expectToast('Error', 'Failed to mark workout plan as complete.');
    allowDay();
    await pressAt(-1, /^Mark .+ Complete$/);
    await expectToast('Workout plan completed!');
  });

  it('have exercises that can be replaced, kept and judged', async () => {
    await press('View Details');
    const fourth = (await screen.findAllByRole('button', { name: /^Replace / }))[3];
    const name = labelOf(fourth).replace('Replace ', '');
    await pressAt(3, /^Replace /);
    const replace = await seeDialog('Replace Exercise');
    const allow = page.refuse('POST', /replace-exercise$/);
    await press(/^Keep /, replace);
    await expectToast('Error', 'Failed to replace exercise. Please try again.');
    allow();
    await press(/^Keep /, replace);
    await expectToast('Exercise replaced successfully!');
    await press('Undo');
    await expectToast('Put back', 'Your plan is as it was before.');
    await waitFor(() => expect(screen.getAllByRole('button', { name: `Replace ${name}` }).length).toBeGreaterThan(0));

    const allowFavorite = page.refuse('POST', /\/api\/favorites$/);
    await pressAt(0, /^Favorite /);
    await expectToast('Error', 'Failed to favorite exercise.');
    await openTab('All Plans 1');
    await press('View Full Details of Iron autumn');
    await pressAt(0, /^Favorite /);
    await expectToast('Error', 'Failed to add exercise to favorites.');
    allowFavorite();
    await pressAt(0, /^Favorite /);
    await expectToast('Added to favorites');

    await pressAt(0, 'Not For Me');
    await press('Submit Feedback');
    await expectToast('Feedback submitted!', 'Thanks for helping us improve your workout recommendations.');
  });

  it('are deleted only after a question, where one is due', async () => {
    await openTab('All Plans 1');
    await press('Delete Iron autumn');
    await seeAmong(
      await see('alertdialog'),
      /This is your only workout plan\. Deleting it will leave you without an active plan\. Continue\?/,
    );
    await press('Cancel');

    const allow = page.refuse('POST', /generate$/);
    await press('New Plan');
    const dialog = await seeDialog('New Plan');
    expect((await see('button', 'Intermediate', dialog)).getAttribute('aria-pressed')).toBe('true');
    expect((await see('button', '3', dialog)).getAttribute('aria-pressed')).toBe('true');
    await press('Generate Plan', dialog);
    await expectToast('Error', 'Failed to generate workout plan. Please try again.');
    allow();
    await press('Beginner', dialog);
    await press('Generate Plan', dialog);
    await expectToast('New workout plan generated!');

    await openTab('All Plans 2');
    await pressAt(0, /^Delete /);
    await seeAmong(
      await see('alertdialog'),
      /This is your active plan\. Deleting it will activate another plan\. Continue\?/,
    );
    await press('Delete Plan');
    await expectToast('Plan deleted');
    await seeText('Current plan');
    await press('Delete Iron autumn');
    await press('Delete Plan');
    await seeText(/^No workout plan yet/);
  });

  it('without exercises are deleted and written anew', async () => {
    const stop = page.rewrite(LISTS, (plans: { data: object }[]) =>
      plans.map((plan) => ({ ...plan, data: { ...plan.data, days: [] } })),
    );
    await page.open();
    await seeText(/exists but has no exercise data$/);
    stop();
    await press('Delete & Regenerate');
    await expectToast('Plan deleted');
    await see('button', 'View Details');
    await see('tab', 'All Plans 1');
  });
});
