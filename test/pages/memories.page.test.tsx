import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepMemory, listMemories } from '#contract/memory.ts';
import type { Caller } from '#test/app.ts';
import { MUSHROOMS } from '#test/memories.ts';
import { randomUuid } from '#web/api/random-uuid.ts';
import { dialogGone, expectToast, fill, press, see, seeDialog, seeText } from './hands.ts';
import { maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();
let person: Caller;

const remembered = async () => (await person.call(listMemories, {})).body.map(({ text, date }) => [text, date]);

describe('what the coach remembers', () => {
  beforeEach(async () => {
    person = await maya(page);
  });

  it('is added to, worded anew, forgotten and had back among the answers', async () => {
    await page.open('/dashboard');
    await press('Your Answers');
    const section = await see('region', 'What Rae remembers', await seeDialog('Your answers'));
    await seeText(/^Nothing yet\./, section);
    await press('Add Something', section);
    await fill('What to remember', 'I train at six before work', section);
    await press('Save', section);
    await seeText('I train at six before work', section);
    await waitFor(() =>
      expect(document.activeElement).toBe(within(section).getByRole('button', { name: 'Add Something' })),
    );

    await press('Change: I train at six before work', section);
    await fill('What to remember', 'Race day', section);
    await fill('Day, if there is one', '2031-06-12', section);
    await press('Save', section);
    await seeText(/^Thursday 12 June 2031/, section);
    expect(await remembered()).toEqual([['Race day', '2031-06-12']]);

    await press('Forget: Race day', section);
    await expectToast('Forgotten');
    await waitFor(() => expect(within(section).queryByText('Race day')).toBeNull());
    await press('Undo');
    await seeText('Race day', section);
    expect(await remembered()).toEqual([['Race day', '2031-06-12']]);
  });

  it('is refused where it is of health, and what was typed stays', async () => {
    await person.call(keepMemory, { body: { id: randomUuid(), ...MUSHROOMS } });
    await page.open('/dashboard');
    await press('Your Answers');
    const section = await see('region', 'What Rae remembers', await seeDialog('Your answers'));
    await press('Add Something', section);
    await fill('What to remember', 'allergic to walnuts', section);
    await press('Save', section);
    await seeText(/belongs in your answers/);
    expect(within(section).getByDisplayValue('allergic to walnuts')).toBeTruthy();
  });

  it('is proposed in the chat, and kept at a tap', async () => {
    await page.open('/dashboard');
    await press('Chat with Rae');
    const chat = await seeDialog('Rae');
    await fill('Message', 'my dog is called Rex', chat);
    await press('Send', chat);
    await press('Keep: My dog is called Rex', chat);
    await press('Forget: My dog is called Rex', chat);
    await press('Keep: My dog is called Rex', chat);
    await see('button', 'Forget: My dog is called Rex', chat);
    expect(await remembered()).toEqual([['My dog is called Rex', null]]);
    expect(screen.queryByText(/not sure what you mean/i)).toBeNull();
    // Whether the chat is open outlives a page, and with it the next file of tests would begin.
    await press('Close chat', chat);
    await dialogGone('Rae');
  });
});
