import { expect, openMenu, test } from './fixtures.ts';
import { linkInMail } from './mailbox.ts';
import { expectToast, haveProfile } from './plans.ts';

test('an address is confirmed from the mail; a passkey is made, and lets in', async ({
  page,
  person,
  expectAccessible,
}) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await haveProfile(page);
  await page.goto(await linkInMail(person.email, 'confirm-email'));
  await expectToast(page, 'Your e-mail address is confirmed');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up a second step' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Your password, once more').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code from the app')).toBeFocused();
  await expectAccessible('the key for an authenticator app');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add a passkey' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Make a Passkey' }).click();
  await expectToast(page, 'Passkey added');
  await expect(page.getByRole('button', { name: /^Remove the passkey: .*Chrome/ })).toBeVisible();
  await expectAccessible('an account with a passkey');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await openMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
  await openMenu(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Use a Passkey' })).toBeVisible();
  await expectAccessible('the ways in');
  await page.getByRole('button', { name: 'Use a Passkey' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Welcome back!');
  await page.waitForURL('**/dashboard');
});
