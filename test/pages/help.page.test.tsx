import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillIn, see, user } from './hands.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');

it('the search of the Help Center finds articles from three characters on, also when a word is misspelled', async () => {
  await page.open('/help-center');
  const search = await screen.findByRole('combobox', { name: 'Search help' });
  await fillIn(search, 'pr');
  expect(found()).toEqual([]);
  await fillIn(search, 'REFUND');
  await waitFor(() => expect(found()[0]).toContain('Plans and prices'));
  await fillIn(search, 'protien');
  await waitFor(() => expect(found().some((name) => name.includes('Macro targets, plainly'))).toBe(true));
  await fillIn(search, 'xylophone');
  await waitFor(() => expect(document.body.textContent).toContain('Nothing found for “xylophone”.'));
  await fillIn(search, 'home screen');
  await waitFor(() => expect(found()[0]).toContain('Browsers and phones'));
  await user.type(search, '{Enter}');
  await see('heading', 'Browsers and phones');
  expect(window.location.hash).toBe('#platform-compatibility');
});
