import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectToast, fill, labelOf, press, pressAt, see, seeDialog, seeText } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();
const nextSession = () => see('region', 'Next session');

beforeEach(async () => {
  await havePlan(await maya(page), 'workout', 'Iron autumn');
  await page.open('/exercise-plans');
});

describe('a single exercise', () => {
  it('is looked for, refused in words, and kept', async () => {
    await press('Generate Single Exercise');
    const dialog = await seeDialog('Generate Single Exercise');
    await fill(/^Target muscle/, 'xylophone', dialog);
    await press('Generate Exercise', dialog);
    await see('alert', undefined, dialog);
    await press('Glutes', dialog);
    await press('Generate Exercise', dialog);
    await seeText(/^(\d+) of \1 checks passed$/, dialog);
    await press('Add to favorites', dialog);
    await expectToast('Added to favorites');
    await see('button', 'In your favorites', dialog);
  });

  it('that hurts is replaced, for today alone', async () => {
    await press('View Details');
    const replaced = (await screen.findAllByRole('button', { name: /^Replace / }))[3];
    const label = labelOf(replaced);
    await pressAt(3, /^Replace /);
    const dialog = await seeDialog('Replace Exercise');
    await press('It hurts', dialog);
    await fill('What would you like instead?', 'My left shoulder', dialog);
    await press('Search', dialog);
    await press('Today only', dialog);
    await press(/^Keep /, dialog);
    await expectToast('Exercise replaced successfully!', 'For today only. Your plan stays as it is.');
    await press('Not Now');
    await press('Close');
    await seeText(/^For today, instead of /);
    const fourth = () => labelOf(screen.getAllByRole('button', { name: /^Replace / })[3]);
    expect(fourth()).not.toBe(label);
    const added = fourth().replace(/^Replace /, '');
    await page.open();
    await waitFor(async () => expect(within(await nextSession()).getAllByText(added).length).toBeGreaterThan(0));
    await press('View Details');
    await seeText(/^For today, instead of /);
    await pressAt(3, /^Replace /);
    const again = await seeDialog('Replace Exercise');
    await press('Today only', again);
    await press(/^Keep /, again);
    await press('Undo');
    await expectToast('Put back');
    await waitFor(() => expect(fourth()).toBe(`Replace ${added}`));
  });
});

describe('the next session', () => {
  it('says what to aim for and why, also in 15 minutes', async () => {
    const session = await nextSession();
    await pressAt(0, /^Why this (weight|target)\?/, session);
    const why = within(session).getAllByRole('button', { name: /^Why this (weight|target)\?/ })[0];
    await waitFor(() => expect(why?.getAttribute('aria-expanded')).toBe('true'));
    const inFull = within(session).getAllByRole('listitem').length;
    await press('15 minutes', session);
    await seeText(/about 1[3-6] minutes/, session);
    expect(within(session).getAllByRole('listitem').length).toBeLessThan(inFull);
  });

  it('that does not come says so, and comes at the next try', async () => {
    const allow = page.refuse('GET', /\/api\/training\/next/);
    await page.open();
    await seeText(/^Your next session is not here yet/);
    allow();
    await press('Try Again');
    await nextSession();
  });
});

describe('what was really lifted', () => {
  it('is logged and becomes a record', async () => {
    await press('View Details');
    await pressAt(0, /^Enter sets of /);
    const row = (await screen.findByLabelText('Set 1')).closest('li') ?? document.body;
    await fill('Set 1', 'lots', row);
    await press('Mark Complete', row);
    await seeText('Like 100x8.', row);
    await fill('Set 1', '105x8', row);
    await press('Mark Complete', row);
    await expectToast('Exercise completed!');
    await seeText('105 lbs × 8', await see('region', 'Your records'));
  });
});
