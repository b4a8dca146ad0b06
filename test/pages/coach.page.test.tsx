import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { dialogGone, expectToast, field, fillIn, press, see, seeDialog, seeText, user } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

beforeEach(async () => {
  await havePlan(await maya(page), 'workout', 'Iron autumn');
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
