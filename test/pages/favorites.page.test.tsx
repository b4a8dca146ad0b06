import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFavorites } from '#contract/favorites.ts';
import { expectToast, fill, openTab, press, see, seeDialog, seeText } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const PLAN = /\/api\/plans\/[0-9a-f-]{36}/;
const page = startTestPage();

describe('favorites', () => {
  beforeEach(async () => {
    const person = await maya(page);
    await havePlan(person, 'meal', 'Autumn cut');
    await page.open('/meal-plans');
    await press('Add Autumn cut to favorites');
    await expectToast('Added to favorites');
    await press('View Full Details');
    await press(/^Favorite /);
    await waitFor(async () => {
      const { body } = await person.call(listFavorites, { params: { userId: person.userId } });
      expect(body).toHaveLength(1);
    });
    await page.open('/favorites');
  });

  it('are searched, opened and let go', async () => {
    await see('tab', '1 Meals');
    const panel = await within(document.body).findByRole('tabpanel');
    const name = (await see('heading', undefined, panel)).textContent?.toLowerCase() ?? '';
    await fill('Search favorites', 'no such thing');
    await see('tab', '0 Meals');
    await fill('Search favorites', name.slice(0, 6).toUpperCase());
    await see('tab', '1 Meals');
    await press(/^View Full Details/);
    await seeText('Ingredients', await seeDialog());
    await press('Close');

    const allow = page.refuse('DELETE', /\/api\/favorites\//);
    await press(/^Remove /);
    await expectToast('Error', 'Failed to remove from favorites. Please try again.');
    await see('tab', '1 Meals');
    allow();
    await press(/^Remove /);
    await expectToast('Removed from favorites');
    await see('tab', '0 Meals');
  });

  it('may be whole plans', async () => {
    await openTab('1 Meal Plans');
    await press('View Full Details of Autumn cut');
    await seeDialog('YOUR PERSONALIZED MEAL PLAN');
    await press('Close');
    const allow = page.refuse('PUT', PLAN);
    await press('Remove Autumn cut from favorites');
    await expectToast('Error', 'Failed to update favorite status. Please try again.');
    allow();
    await press('Remove Autumn cut from favorites');
    await see('tab', '0 Meal Plans');
  });
});
