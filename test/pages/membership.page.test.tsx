import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sendChatMessage } from '#contract/chat.ts';
import { getMembership } from '#contract/membership.ts';
import type { Caller } from '#test/app.ts';
import { expectToast, fill, press, see, seeText } from './hands.ts';
import { maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();
let person: Caller;

beforeEach(async () => {
  person = await maya(page);
});

it('leads from the choice to a test payment, to managing it, and out again in two taps', async () => {
  for (let n = 0; n < 5; n++) await person.call(sendChatMessage, { body: { message: 'hello' } });
  await page.open('/membership');
  await press('Monthly');
  await press('Go On to Payment');
  await see('heading', 'Payment');
  await press(/^Pay \$29\.99/);
  await seeText('Please enter the number of a test card.');
  await fill('Card number', '4000 0000 0000 0002');
  await fill('Valid until', '12 / 49');
  await fill('Code', '123');
  await press(/^Pay \$29\.99/);
  await seeText(/The card was declined/);
  await fill('Card number', '4242 4242 4242 4242');
  await press(/^Pay \$29\.99/);
  await expectToast('You are on Premium');
  await seeText(/^Premium, monthly\. \$29\.99, next on/);
  expect((await person.call(sendChatMessage, { body: { message: 'hello' } })).status).toBe(200);

  await press('Cancel');
  expect(screen.queryByText(/It ends on/)).toBeNull();
  await press('Cancel Membership');
  await seeText(/It ends on .*, then you are on Free\.$/);
  expect((await person.call(getMembership)).body.tier).toBe('premium');
  await press('Keep Premium');
  await seeText(/next on/);

  await press(/^Open receipt T-/);
  await seeText('No money moved.');
});
