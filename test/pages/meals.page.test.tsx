import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  dialogGone,
  expectToast,
  fill,
  labelOf,
  press,
  pressAt,
  see,
  seeAmong,
  seeDialog,
  seeText,
  seeTexts,
  textGone,
  user,
} from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();
const main = () => screen.getByRole('main');

describe('meals', () => {
  beforeEach(async () => {
    await havePlan(await maya(page), 'meal', 'Autumn cut');
    await page.open('/meal-plans');
    await see('heading', 'Autumn cut');
  });

  it('come one at a time, checked, and go into the plan', async () => {
    await press('Generate Single Meal');
    const dialog = await seeDialog('Generate Single Meal');
    await user.selectOptions(within(dialog).getByLabelText('Meal'), 'Dinner');
    await fill(/^Calories/, '20', dialog);
    await press('Generate Meal', dialog);
    await seeText('Please give a whole number from 100 to 1,500.', dialog);
    await fill(/^Calories/, '600', dialog);
    await fill(/^Custom preferences/, 'peanut butter', dialog);
    await press('Generate Meal', dialog);
    await seeAmong(await see('alert', undefined, dialog), /peanuts/);
    await fill(/^Custom preferences/, '', dialog);
    await press('Generate Meal', dialog);
    await seeText(/checks passed/, dialog);

    await press(/^Favorite /, dialog);
    await expectToast('Added to favorites');
    const allow = page.refuse('POST', /use-meal$/);
    await press('Put Into Plan', dialog);
    await seeAmong(await see('alert', undefined, dialog), /Not today\./);
    allow();
    await press('Put Into Plan', dialog);
    await dialogGone();
    await expectToast(/ is in your plan$/);

    await page.open('/favorites');
    await press(/^View Full Details of/);
    await seeText('It is in your current plan.');
  });

  it('are replaced, and the old one comes back on request', async () => {
    await press('View Full Details');
    const details = await seeDialog('YOUR PERSONALIZED MEAL PLAN');
    const replaced = labelOf(await see('button', /^Replace /, details));
    await press(replaced, details);
    const replace = await seeDialog('Replace Meal');
    const offered = within(await see('group', 'What fits', replace)).getAllByRole('button');
    expect(offered.length).toBe(3);
    await press(/^Keep /, replace);
    await dialogGone('Replace Meal');
    await press('Undo');
    await see('button', replaced);
    await see('heading', replaced.replace('Replace ', ''), details);
  });

  it('that were kept go back into the plan, unless something speaks against it', async () => {
    await press('View Full Details');
    const name = labelOf(await see('button', /^Favorite /)).replace('Favorite ', '');
    await press(`Favorite ${name}`);
    await expectToast('Added to favorites');
    await press(`Replace ${name}`);
    const replace = await seeDialog('Replace Meal');
    await press(/^Keep /, replace);
    await dialogGone('Replace Meal');

    await page.open('/favorites');
    await press(`View Full Details of ${name}`);
    const dialog = await seeDialog('YOUR FAVORITE MEAL');
    const allow = page.refuse('POST', /use-favorite$/);
    await press('Put Into Plan', dialog);
    await seeAmong(await see('alert', undefined, dialog), /Not today\./);
    allow();
    await press('Put Into Plan', dialog);
    await expectToast(/ is in your plan$/);
    await dialogGone();
  });

  it('give the reason for each of their numbers', async () => {
    await pressAt(0, /^\d+\s*: why\?$/, main());
    await seeText(/^Target [\d,]+ g\. /);
    await pressAt(0, /kcal.*why/, main());
    await seeTexts(/^4 × \d+ \+ 4 × \d+ \+ 9 × \d+ = \d+ kcal$/, main());
    await seeTexts(/^USDA \d+$/, main());
    await pressAt(0, /^\d+ min/, main());
    await seeTexts(/^From the first cut to the plate/, main());

    await pressAt(0, /^View Full Details/);
    const dialog = await seeDialog();
    await pressAt(0, /\d g\)\s*: why\?$/, dialog);
    await seeTexts(/^Counted as .+ \(USDA \d+\)/, dialog);
  });

  it('make a week, and the week a list for the shop', async () => {
    await press('Dinner again for lunch');
    await press('Plan the Whole Week');
    await expectToast('Your week is planned');
    const days = await screen.findByRole('tablist', { name: 'Days of the week' });
    expect(within(days).getAllByRole('tab')).toHaveLength(7);
    const second = within(days).getAllByRole('tab')[1] ?? days;
    await user.click(second);
    await waitFor(() => expect(second.getAttribute('aria-selected')).toBe('true'));
    await press('View Full Details');
    await seeDialog('YOUR PERSONALIZED MEAL PLAN');
    await press('Close');

    await press('Groceries');
    const shop = await seeDialog('Groceries');
    const [first] = await within(shop).findAllByRole('checkbox');
    await user.click(first ?? shop);
    await seeText(/^1 of \d+ in the cart$/, shop);
    await press('Close');
    const allow = page.refuse('GET', /\/groceries/);
    await press('Groceries');
    const again = await seeDialog('Groceries');
    await waitFor(() => expect(within(again).getAllByRole('checkbox')[0]).toHaveProperty('checked', true));
    await seeText(/^The list could not be loaded anew/, again);
    allow();
    await press('Today', again);
    await seeText(/^0 of \d+ in the cart$/, again);
  });

  it('that no longer suit the person are marked, and written anew', async () => {
    const detail = 'Lunch: yogurt is not vegan.';
    const stop = page.rewrite(/\/api\/plans\/[^/]+\/checks$/, (fits: object[]) =>
      fits.map((fit) => ({ ...fit, fits: false, failed: [{ id: 'diet', ok: false, detail }] })),
    );
    await page.open();
    await seeText(/no longer passes every check/);
    await seeText(detail);
    stop();
    await press(/^Fix This Plan/);
    await textGone(/no longer passes every check/);
    await see('tab', 'All Plans 1');
  });
});
