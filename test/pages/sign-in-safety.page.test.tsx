import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mailQueue } from '#server/db/schema/contact.ts';
import { codeOf } from '#test/authenticator-app.ts';
import { dialogGone, expectToast, fill, press, pressAt, see, seeDialog, seeText } from './hands.ts';
import { maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

const signIns = () => see('region', 'Sign-in and devices');

async function linkTo(address: string): Promise<string> {
  const mails = await page.database.db.select().from(mailQueue);
  const links = mails
    .filter(({ recipient }) => recipient === address)
    .map(({ body }) => /\/#confirm-email=[\w.-]+/.exec(body)?.[0]);
  return links.findLast((link) => link !== undefined) ?? 'no link';
}

async function signOut() {
  await pressAt(0, 'Sign Out');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
}

it('an address is confirmed by a link, and changed by one to the new one', async () => {
  const { email, password } = { ...(await maya(page)), password: 'a quiet river stone' };
  await page.open('/account');
  await seeText(/^Not confirmed yet/, await signIns());
  await press('Send Link', await signIns());
  await expectToast('A link is on its way');
  await page.open(await linkTo(email));
  await expectToast('Your e-mail address is confirmed', `It is ${email}.`);
  await waitFor(() => expect(window.location.hash).toBe(''));

  await page.open('/account');
  await seeText('Confirmed', await signIns());
  await press('Change the e-mail address', await signIns());
  const dialog = await seeDialog('Change your e-mail');
  await fill('New email', 'maya@new.example.com', dialog);
  await fill('Your password', 'not the password', dialog);
  await press('Send the Link', dialog);
  await seeText('That is not your password.', dialog);
  await fill('Your password', password, dialog);
  await press('Send the Link', dialog);
  await dialogGone('Change your e-mail');
  await page.open(await linkTo('maya@new.example.com'));
  await expectToast('Your e-mail address is confirmed', 'It is maya@new.example.com.');
  await page.open('/account');
  await seeText('maya@new.example.com', await signIns());
});

it('a second step is set up, asked for, and gone round by a recovery code alone', async () => {
  const { email } = await maya(page);
  await page.open(await linkTo(email));
  await expectToast('Your e-mail address is confirmed');
  await page.open('/account');
  await press('Set up a second step', await signIns());
  const dialog = await seeDialog('Set up a second step');
  await fill('Your password, once more', 'a quiet river stone', dialog);
  await press('Go On', dialog);
  await see('heading', 'Set up a second step');
  const secret = (await within(dialog).findByText(/^[A-Z2-7]{32,}$/)).textContent;
  await fill('Code from the app', '12', dialog);
  await press('Turn It On', dialog);
  await seeText('Please enter the six digits that the app shows.', dialog);
  await fill('Code from the app', codeOf(`otpauth://totp/x?secret=${secret}`), dialog);
  await press('Turn It On', dialog);
  const shown = await seeDialog('Your recovery codes');
  const [code = ''] = (await within(shown).findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
  await press('I Have Them', shown);
  await seeText('Authenticator app. 10 of 10 recovery codes left.', await signIns());

  await signOut();
  await pressAt(0, 'Login');
  const entering = await seeDialog('WELCOME BACK');
  await fill('Email', email, entering);
  await fill('Password', 'a quiet river stone', entering);
  await press('Sign In', entering);
  const step = await seeDialog('ONE MORE STEP');
  await fill('Code from your authenticator app', '000000', step);
  await press('Sign In', step);
  await seeText('That code does not fit. Please take the one that is shown now.', step);
  await press('Use a recovery code instead', step);
  await fill('Recovery code', code, step);
  await press('Sign In', step);
  await dialogGone('ONE MORE STEP');
  await page.open('/account');
  await seeText('Authenticator app. 9 of 10 recovery codes left.', await signIns());
});

it('who signs up with an address that has an account is sent to the mail, in words that tell nobody', async () => {
  const { email } = await page.signUp();
  await page.open('/onboarding');
  await signOut();
  await pressAt(0, 'Login');
  await press('Need an account? Sign up', await seeDialog('WELCOME BACK'));
  const dialog = await seeDialog('JOIN FREE TODAY');
  await fill('Email', email, dialog);
  await fill('Password', 'another', dialog);
  await seeText('1 more character to go. A short sentence works well.', dialog);
  await fill('Password', 'another quiet stone', dialog);
  await seeText('Long enough. A short sentence works well.', dialog);
  await press('Create Account', dialog);
  await seeText(new RegExp(`^We sent a mail to ${email}`), dialog);
});
