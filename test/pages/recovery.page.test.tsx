import { waitFor } from '@testing-library/react';
import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mailQueue } from '#server/db/schema/contact.ts';
import { dialogGone, expectToast, fill, press, pressAt, seeDialog, seeText } from './hands.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

async function linkOfLastMail(): Promise<string> {
  const [mail] = await page.database.db.select().from(mailQueue).orderBy(desc(mailQueue.createdAt)).limit(1);
  return /\/#new-password=[\w-]+/.exec(mail?.body ?? '')?.[0] ?? 'no link';
}

it('who forgot the password asks for a mail, follows its link and signs in with a new one', async () => {
  const { email } = await page.signUp();
  await page.open('/onboarding');
  await pressAt(0, 'Sign Out');
  await waitFor(() => expect(window.location.pathname).toBe('/'));

  await pressAt(0, 'Login');
  await press('Forgot password?', await seeDialog('WELCOME BACK'));
  const asking = await seeDialog('NEW PASSWORD');
  await press('Send Me a Link', asking);
  await seeText('Please enter your email.', asking);
  await fill('Email', email, asking);
  await press('Send Me a Link', asking);
  await seeText(new RegExp(`^If there is an account for ${email}, a mail with a link is on its way`), asking);

  await page.open(await linkOfLastMail());
  const choosing = await seeDialog('NEW PASSWORD');
  await fill('New password', 'password123', choosing);
  await press('Save Password', choosing);
  await expectToast('Your password is as it was', 'Too many people use that password. Please choose another one.');
  await fill('New password', 'an even quieter river stone', choosing);
  await press('Save Password', choosing);
  await expectToast('Your password is changed');

  const signingIn = await seeDialog('WELCOME BACK');
  expect(window.location.hash).toBe('');
  await fill('Email', email, signingIn);
  await fill('Password', 'an even quieter river stone', signingIn);
  await press('Sign In', signingIn);
  await dialogGone('WELCOME BACK');
  await waitFor(() => expect(window.location.pathname).toBe('/onboarding'));
});
