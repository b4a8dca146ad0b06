import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getAccount } from '#contract/account.ts';
import { keepMemory } from '#contract/memory.ts';
import { generatePlan } from '#contract/plans.ts';
import { getProfile } from '#contract/profile.ts';
import { authSessions } from '#server/db/schema/auth.ts';
import { type Caller, TEST_PASSWORD } from '#test/app.ts';
import { MUSHROOMS } from '#test/memories.ts';
import { dialogGone, expectToast, fill, fillIn, press, see, seeDialog, seeText, textGone, user } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();
let person: Caller;

beforeEach(async () => {
  person = await maya(page);
});

const part = (name: string) => see('region', name);
/** The sign-in of yesterday is no recent one. */
const makeOld = () => page.database.db.update(authSessions).set({ createdAt: new Date(Date.now() - 86_400_000) });
const flip = async (name: string) => user.click(await screen.findByRole('switch', { name }));

describe('the account', () => {
  it('is reached from every page, and names all that there is', async () => {
    await page.open('/dashboard');
    await user.click(await see('link', 'Account'));
    await see('heading', 'Account');
    for (const name of [
      'Your answers',
      'Membership',
      'Units and look',
      'Sign-in and devices',
      'Consents',
      'Your data',
    ]) {
      await part(name);
    }
    await seeText('3 of 3 left this month', await part('Membership'));
    await seeText('This one', await part('Sign-in and devices'));
  });

  it('tells what an answer changes before it is saved', async () => {
    await havePlan(person, 'meal', 'Autumn cut');
    await page.open('/account');
    const answers = await part('Your answers');
    await press('Change: What brings you here?', answers);
    await press(/^Build muscle/, answers);
    await seeText(/^Energy a day: [\d,]+ → [\d,]+ kcal$/, answers);
    const before = await person.call(getProfile, { params: { userId: person.userId } });
    expect(before.body.goal).toBe('weight_loss');
    await press('Save This Answer', answers);
    await expectToast('Profile Updated!');
    const after = await person.call(getProfile, { params: { userId: person.userId } });
    expect(after.body.goal).toBe('muscle_gain');
  });

  it('says so where an answer changes nothing, and names the plan that it would rule out', async () => {
    await havePlan(person, 'meal', 'Autumn cut');
    await page.open('/account');
    const answers = await part('Your answers');
    await press('Change: What shall I call you?', answers);
    const name = await within(answers).findByRole('textbox', { name: 'What shall I call you?' });
    await fillIn(name, 'May');
    await press('See What It Changes', answers);
    await seeText('Your targets and your plans stay as they are.', answers);
    await press('Keep It As It Was', answers);
    await press('Change: Are you allergic to any food?', answers);
    const text = await within(answers).findByRole('textbox', { name: 'Are you allergic to any food?' });
    await fillIn(text, 'milk, eggs, wheat, soy, fish, oats, rice, chicken');
    await press('See What It Changes', answers);
    await seeText(/“Autumn cut” would no longer fit you/, answers);
  });

  it('shows what Rae remembers, to be forgotten', async () => {
    await person.call(keepMemory, { body: { id: crypto.randomUUID(), ...MUSHROOMS } });
    await page.open('/account');
    const memory = await part('What Rae remembers');
    await press(`Forget: ${MUSHROOMS.text}`, memory);
    await expectToast('Forgotten');
  });
});

describe('a consent', () => {
  it('is taken back and given again where it stands, and plans go by it', async () => {
    await page.open('/account');
    await flip('Health answers may shape my plans');
    await expectToast('Consent taken back');
    await seeText(/^Taken back /, await part('Consents'));
    expect((await person.call(generatePlan, { body: { type: 'meal' } })).error.code).toBe('consent_needed');
    await flip('Health answers may shape my plans');
    await expectToast('Consent given');
    expect((await person.call(generatePlan, { body: { type: 'meal' } })).status).toBe(200);
  });

  it('to be counted ends what this browser sends, until it is given again', async () => {
    await page.open('/account');
    await flip('Counting visits without names');
    await expectToast('Consent taken back');
    const sent = () => page.sent.filter(({ path }) => path === '/api/analytics').length;
    const before = sent();
    await page.open('/favorites');
    await see('heading', /favorites/i);
    expect(sent()).toBe(before);
    await page.open('/account');
    await flip('Counting visits without names');
    await expectToast('Consent given');
  });
});

describe('the way out', () => {
  it('asks for the password, says what goes, and can be taken back on any page', async () => {
    await makeOld();
    await page.open('/account');
    await press('Delete', await part('Your data'));
    const dialog = await seeDialog('Delete your account?');
    await seeText('Your answers, with everything about your health', dialog);
    await press('Delete My Account', dialog);
    await seeText('Please enter your password.', dialog);
    await fill('Your password, once more', 'not mine', dialog);
    await press('Delete My Account', dialog);
    await seeText('That is not your password.', dialog);
    await fill('Your password, once more', TEST_PASSWORD, dialog);
    await press('Delete My Account', dialog);
    await expectToast('Your account is to be deleted');
    await dialogGone();

    await page.open('/favorites');
    const banner = await screen.findByRole('complementary', { name: 'Your account is to be deleted' });
    await press('Keep my account', banner);
    await expectToast('Your account stays');
    await textGone(/^Your account is deleted on/);
    expect((await person.call(getAccount)).body.deletion).toBeNull();
  });

  it('starts with a download, which a recent sign-in gets without a password', async () => {
    const clicked: string[] = [];
    const catchClick = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return;
      clicked.push(event.target.pathname);
      event.preventDefault();
    };
    document.addEventListener('click', catchClick);
    await page.open('/account');
    await press('Download', await part('Your data'));
    const dialog = await seeDialog('Download my data');
    expect(within(dialog).queryByLabelText('Your password, once more')).toBeNull();
    await press('Download the Zip', dialog);
    await waitFor(() => expect(clicked).toEqual(['/api/account/export']));
    document.removeEventListener('click', catchClick);
  });
});

describe('the sign-in', () => {
  it('is ended on another device', async () => {
    await page.open('/account');
    const signIn = await part('Sign-in and devices');
    await seeText('This one', signIn);
    expect(within(signIn).queryByRole('button', { name: 'Sign Out Everywhere Else' })).toBeNull();
    await fetch('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: TEST_PASSWORD }),
    });
    await page.open('/account');
    await press('Sign Out Everywhere Else', await part('Sign-in and devices'));
    await expectToast('Signed out there');
  });

  it('gets a new password for the old one', async () => {
    await page.open('/account');
    await press('Change the password');
    const dialog = await seeDialog('Change your password');
    await fill('Your password now', TEST_PASSWORD, dialog);
    await fill('New password', 'short', dialog);
    await press('Change Password', dialog);
    await seeText('Please use at least 8 characters.', dialog);
    await fill('New password', 'a green river stone', dialog);
    await press('Change Password', dialog);
    await expectToast('Password changed');
  });
});
