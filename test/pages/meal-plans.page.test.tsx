import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deletePlan, listPlans } from '#contract/plans.ts';
import type { Caller } from '#test/app.ts';
import {
  buttons,
  dialogGone,
  expectToast,
  field,
  fill,
  gone,
  openTab,
  press,
  see,
  seeAmong,
  seeDialog,
  seeText,
  user,
} from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const PLAN = /\/api\/plans\/[0-9a-f-]{36}/;
const LISTS = /\/api\/plans\/[^/?]+\?/;

const page = startTestPage();
let person: Caller;

describe('meal plans', () => {
  beforeEach(async () => {
    person = await maya(page);
    await havePlan(person, 'meal', 'Autumn cut');
    await havePlan(person, 'meal', 'Spring bulk');
    await page.open('/meal-plans');
    await see('heading', 'Spring bulk');
  });

  it('are renamed, kept, activated and deleted', async () => {
    expect(buttons('Delete Spring bulk')).toEqual([]);
    await press('Edit Spring bulk');
    await fill('Plan name', ' ');
    await press('Save Changes');
    await seeText('Please give the plan a name.');
    await fill('Plan name', 'Summer');
    await user.keyboard('{Enter}');
    await expectToast('Plan updated!');
    await see('heading', 'Summer');

    await press('Add Summer to favorites');
    await expectToast('Added to favorites');
    await see('tab', 'Favorites 1');
    await press('Remove Summer from favorites');
    await expectToast('Removed from favorites');

    await openTab('All Plans 2');
    await press('Activate Autumn cut');
    await expectToast('Plan activated!');
    await press('Delete Autumn cut');
    await expectToast('Plan deleted');
    await openTab('Current Plan');
    await see('heading', 'Summer');
  });

  it('go back to what they were when the server says no', async () => {
    page.refuse('PUT', PLAN);
    await press('Add Spring bulk to favorites');
    await expectToast('Error', 'Failed to update favorite status.');
    await see('button', 'Add Spring bulk to favorites');
    page.refuse('DELETE', PLAN);
    await openTab('All Plans 2');
    await press('Delete Autumn cut');
    await expectToast('Error', 'Failed to delete plan. Please try again.');
    await see('tab', 'All Plans 2');
  });

  it('are written anew, but never against an allergy', async () => {
    await press('New Plan');
    const dialog = await seeDialog('New Plan');
    await fill('Plan name', 'n'.repeat(300));
    await press('Generate Plan', dialog);
    await seeText('A name has at most 120 characters. This one has 300.');
    await fill('Plan name', 'Winter');
    await fill(/^Custom preferences/, 'peanut butter in everything');
    await press('Generate Plan', dialog);
    await seeAmong(await see('alert', undefined, dialog), /peanuts/);
    expect(await field(/^Custom preferences/)).toHaveProperty('value', 'peanut butter in everything');

    await fill(/^Custom preferences/, '');
    const allow = page.refuse('POST', /generate$/);
    await press('Generate Plan', dialog);
    await expectToast('Error', 'Failed to generate meal plan. Please try again.');
    allow();
    await press('Generate Plan', dialog);
    await expectToast('New meal plan generated!');
    await see('heading', 'Winter');
  });

  it('say how far they are while they are written, and can be stopped', async () => {
    await press('New Plan');
    const dialog = await seeDialog('New Plan');
    await seeText(/^[12] of 3 free new plans left this month\.$/, dialog);
    await fill(/^Custom preferences/, 'quick lunches', dialog);
    const letGo = page.holdBack(/\/api\/plans\/generate$/);
    await press('Generate Plan', dialog);
    await seeText('Choosing recipes that fit', dialog);
    await press('Cancel', dialog);
    await expectToast('Cancelled', 'No new plan was kept.');
    expect(await field(/^Custom preferences/, dialog)).toHaveProperty('value', 'quick lunches');
    letGo();
    await press('Cancel', dialog);
    await see('tab', 'All Plans 2');
  });

  it('open to every meal, which can be replaced, kept and judged', async () => {
    await press('View Full Details');
    await seeDialog('YOUR PERSONALIZED MEAL PLAN');
    await press(/^Replace /);
    const replace = await seeDialog('Replace Meal');
    const allow = page.refuse('POST', /replace-meal$/);
    await press(/^Keep /, replace);
    await expectToast('Error', 'Failed to replace meal. Please try again.');
    allow();
    await fill('What would you like instead?', 'add peanuts');
    await press('Search', replace);
    await seeAmong(await see('alert', undefined, replace), /peanuts/);
    await fill('What would you like instead?', '');
    await press('Search', replace);
    await press(/^Keep /, replace);
    await expectToast('Meal replaced successfully!');
    await dialogGone('Replace Meal');

    const allowFavorite = page.refuse('POST', /\/api\/favorites$/);
    await press(/^Favorite /);
    await expectToast('Error', 'Failed to update favorites.');
    allowFavorite();
    await press(/^Favorite /);
    await expectToast('Added to favorites');

    await press('Love It!');
    const submit = await see('button', 'Submit Feedback');
    await fill('Reason', '  ');
    expect(submit).toHaveProperty('disabled', true);
    await fill('Reason', 'Quick and warm');
    const allowFeedback = page.refuse('POST', /feedback$/);
    await press('Submit Feedback');
    await expectToast('Error', 'Failed to submit feedback. Please try again.');
    allowFeedback();
    await press('Submit Feedback');
    await expectToast('Feedback submitted!', 'Thanks for helping us improve your recommendations.');
    await gone(() => screen.queryByLabelText('Reason'));
    await press('Love It!');
    await press('Love It!');
    await gone(() => screen.queryByLabelText('Reason'));
  });

  it('that cannot be read say so', async () => {
    const stop = page.rewrite(LISTS, (plans: object[]) => plans.map((plan) => ({ ...plan, data: null })));
    await page.open();
    await seeText('Plan data is missing for: Spring bulk');
    stop();
    page.rewrite(LISTS, (plans: { data: object }[]) =>
      plans.map((plan) => ({ ...plan, data: { ...plan.data, meals: [] } })),
    );
    await page.open();
    await seeText('Invalid meal plan data');
  });

  it('that do not come say so, and come at the next try', async () => {
    const allow = page.refuse('GET', /\/api\/plans\//);
    await page.open();
    await seeText('Error loading plans: Not today.');
    allow();
    await press('Try Again');
    await see('heading', 'Spring bulk');
  });

  it('that another tab has deleted cannot be changed, and nothing else is lost', async () => {
    await press('View Full Details');
    await press(/^Replace /);
    const replace = await seeDialog('Replace Meal');
    await see('button', /^Keep /, replace);
    const { body: plans } = await person.call(listPlans, { params: { userId: person.userId } });
    const active = plans.find(({ name }) => name === 'Spring bulk');
    await person.call(deletePlan, { params: { planId: active?.id ?? '' } });
    await press(/^Keep /, replace);
    await expectToast('Error', 'We could not find that plan. It may have been deleted in another tab.');
    await dialogGone();
    await see('heading', 'Autumn cut');
    await see('tab', 'All Plans 1');
  });
});
