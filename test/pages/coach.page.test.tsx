import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { logProgress } from '#contract/logs.ts';
import type { Caller } from '#test/app.ts';
import { dialogGone, expectToast, field, fillIn, press, see, seeDialog, seeText, user } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

let ann: Caller;
beforeEach(async () => {
  ann = await maya(page);
  await havePlan(ann, 'workout', 'Iron autumn');
  await page.open('/favorites');
  await press('Chat with Rae');
});

const message = () => field('Message');

async function say(text: string): Promise<void> {
  await fillIn(await message(), text);
  await user.keyboard('{Enter}');
}

it('conversations are begun anew, found again and deleted', async () => {
  const panel = await seeDialog('Rae');
  const talk = () => within(panel).getByRole('log');
  await say('What is my workout today?');
  await seeText(/^4 of 5 free chat messages left today/, panel);
  await press('New Chat', panel);
  await expectToast('New Chat Started');
  await seeText(/^Hi, I'm Rae/, talk());

  const allow = page.refuse('POST', /chat-update$/);
  await say('Why is my protein that high?');
  await expectToast('Error', 'Not today.');
  expect(await message()).toHaveProperty('value', 'Why is my protein that high?');
  allow();

  await press('History', panel);
  await press(/^What is my workout today/, panel);
  await waitFor(() => expect(talk().textContent).toContain('What is my workout today?'));
  await press('History', panel);
  const allowDeleting = page.refuse('DELETE', /chat-sessions/);
  await press(/^Delete /, panel);
  await press('Delete', await see('alertdialog'));
  await expectToast('Error', 'Failed to delete conversation.');
  allowDeleting();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press(/^Delete /, panel);
  await press('Delete', await see('alertdialog'));
  await seeText(/^No conversations yet/, panel);
  await press('Close chat', panel);
  await dialogGone('Rae');
});

it('an answer from the data shows its series and where each number comes from', async () => {
  for (const [index, value] of [165, 164.2, 164.6, 163.8].entries()) {
    const loggedAt = new Date(Date.now() - (20 - 5 * index) * 86_400_000).toISOString();
    await ann.call(logProgress, { body: { logType: 'weight', value, unit: 'lbs', loggedAt } });
  }
  const panel = await seeDialog('Rae');
  await say('How has my weight changed?');
  await seeText(/somewhere between/, panel);
  const table = await within(panel).findByRole('table', { name: /^Weight with its trend/ });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  await waitFor(() => expect(panel.textContent).toContain('Trend over 4 weigh-ins'));
  await seeText('Where these numbers come from', panel);
  await press('Close chat', panel);
  await dialogGone('Rae');
});

it('an answer from the knowledge tells whose word it is; one that Rae does not know costs no message', async () => {
  const panel = await seeDialog('Rae');
  await say('is creatine safe');
  const source = await seeText('Source: Is creatine safe', panel);
  const details = source.closest('details');
  expect(details?.open).toBe(false);
  await user.click(source);
  expect(details?.open).toBe(true);
  await seeText(/^4 of 5 free chat messages left today/, panel);
  await say('who won the world cup');
  await seeText(/Two things I can do/, panel);
  await seeText(/^4 of 5 free chat messages left today/, panel);
  await press('Close chat', panel);
  await dialogGone('Rae');
});
