import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { putMeal } from '#contract/meals.ts';
import { getActiveMealPlan } from '#contract/plans.ts';
import { updateProfile } from '#contract/profile.ts';
import type { Caller } from '#test/app.ts';
import { expectToast, fill, fillIn, press, see, seeDialog, seeText, user } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

/** Lunches and dinners of the cookbook with sesame in them; which of them fits a day's numbers is up to the day. */
const WITH_SESAME = ['turkey-and-hummus-plate', 'korean-turkey-rice-bowl', 'salmon-rice-bowl-with-cucumber'];

const page = startTestPage();
let person: Caller;

/** Puts a dish with sesame into the active meal plan. */
async function haveSesame(): Promise<void> {
  const { body: plan } = await person.call(getActiveMealPlan, { params: { userId: person.userId } });
  const mealIndex = plan.data.meals.findIndex(({ type }) => type === 'lunch');
  for (const recipeId of WITH_SESAME) {
    const { status } = await person.call(putMeal, { params: { planId: plan.id }, body: { mealIndex, recipeId } });
    if (status === 200) return;
  }
  throw new Error('no dish with sesame fits this day');
}

describe('your answers', () => {
  beforeEach(async () => {
    person = await maya(page);
  });

  it('are changed, and the plan that they rule out is named and fixed', async () => {
    await havePlan(person, 'meal', 'Autumn cut');
    await haveSesame();
    await page.open('/dashboard');
    await press('Your Answers');
    const dialog = await seeDialog('Your answers');
    await waitFor(() => expect(within(dialog).getAllByRole('button', { name: /^Change: / })).toHaveLength(23));

    await press('Change: Are you allergic to any food?', dialog);
    const text = await within(dialog).findByRole('textbox', { name: 'Are you allergic to any food?' });
    await waitFor(() => expect(document.activeElement).toBe(text));
    await fillIn(text, 'Peanuts, tahini');
    await seeText(/^Never: .*(sesame|tahini)/, dialog);
    await user.type(text, '{Enter}');
    await expectToast('Profile Updated!');
    const outgrown = await see('region', 'One plan no longer fits you', dialog);
    await waitFor(() => expect(document.activeElement).toBe(outgrown));
    expect(outgrown.textContent).toContain('Autumn cut');
    expect(outgrown.textContent).toMatch(/sesame/);

    await press('Fix This Plan: Autumn cut', outgrown);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'One plan no longer fits you' })).toBeNull());
    await page.open('/meal-plans');
    await see('heading', 'Autumn cut');
    await see('tab', 'All Plans 1');
    expect(screen.queryByText(/no longer passes every check/)).toBeNull();
  });

  it('open the sheet, where a tap names the plan that it rules out', async () => {
    await havePlan(person, 'meal', 'Autumn cut');
    await haveSesame();
    await page.open('/dashboard');
    await press('Your Answers');
    const answers = await seeDialog('Your answers');
    await seeText(/^Made for: .*peanut/i, answers);
    await press('See what I go by', answers);
    const sheet = await seeDialog('What I’ll go by');
    await press('Add', sheet);
    await fill('Which food?', 'sesame', sheet);
    await press('Sesame', sheet);
    await press('Never', await see('group', 'Sesame', sheet));
    await press('Close', sheet);
    await press('Keep Changing', await see('alertdialog', 'Leave your changes?'));
    await press('That’s right, fit my plans', sheet);
    await expectToast('I go by this now');
    const outgrown = await see('region', 'One plan no longer fits you', answers);
    await waitFor(() => expect(document.activeElement).toBe(outgrown));
    expect(outgrown.textContent).toMatch(/sesame/);
    await seeText(/^Made for: .*sesame/i, answers);
  });

  it('are opened from the sheet, at the words behind a question', async () => {
    await person.call(updateProfile, { body: { foodAllergies: 'Peanuts, zorbleberries' } });
    await page.open('/dashboard');
    await press('Your Answers');
    const answers = await seeDialog('Your answers');
    await press('See what I go by', answers);
    const sheet = await seeDialog('What I’ll go by');
    await press(/Change my words$/, sheet);
    const text = await within(answers).findByRole('textbox', { name: 'Are you allergic to any food?' });
    await waitFor(() => expect(document.activeElement).toBe(text));
  });

  it('are asked again in plain words, and taken back', async () => {
    await page.open('/dashboard');
    await press('Your Answers');
    const dialog = await seeDialog('Your answers');
    await press('Change: What do you weigh?', dialog);
    const weight = await within(dialog).findByRole('textbox', { name: 'What do you weigh?' });
    await fillIn(weight, '75');
    await user.type(weight, '{Enter}');
    await seeText(/Is that pounds or kilos\?/, dialog);
    await press('Keep It As It Was', dialog);
    const change = await see('button', 'Change: What do you weigh?', dialog);
    await waitFor(() => expect(document.activeElement).toBe(change));

    await press('Change: How many times a day do you like to eat?', dialog);
    await press(/^3 times/, dialog);
    await expectToast('Profile Updated!');
    await seeText('3 times', dialog);
    await press('Undo: Meals a day', dialog);
    await expectToast('Your answer is as it was');
    await seeText('4 times', dialog);
  });
});
