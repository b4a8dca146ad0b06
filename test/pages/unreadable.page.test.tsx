import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getProfile } from '#contract/profile.ts';
import { getReminders, setReminders } from '#contract/reminders.ts';
import { profiles, unreadableDocuments } from '#server/db/schema/people.ts';
import { reminderSettings } from '#server/db/schema/reminders.ts';
import { openDevice } from '#web/offline/device-database.ts';
import { anAthlete } from '../personas.ts';
import { REMINDERS } from '../reminders.ts';
import { expectToast, press, see, seeDialog, seeText, user } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const page = startTestPage();

/** Spoils the stored profile in one answer. */
async function spoil(data: Record<string, unknown>): Promise<void> {
  await page.database.db.update(profiles).set({ data: { ...anAthlete({ foodAllergies: 'Peanuts' }), ...data } });
}

describe('saved answers that cannot be read', () => {
  it('are looked over, completed and saved, and nothing is taken for lost', async () => {
    const person = await maya(page);
    await havePlan(person, 'meal', 'Autumn cut');
    await spoil({ stressLevel: 'unknown' });
    await page.open('/dashboard');
    await see('heading', 'We could not read your saved answers');
    await seeText(/Nothing is lost/);
    await user.click(await see('link', 'Check My Answers'));

    await see('heading', 'How stressful is life right now?');
    await press(/earlier answers/);
    const answers = await screen.findByRole('list', { name: 'Your answers so far' });
    expect(within(answers).getAllByRole('listitem')).toHaveLength(20);
    expect(answers.textContent).toContain('Peanuts');
    await press(/^High/);
    await press('Save My Answers');
    await expectToast('Your answers are saved');
    await see('button', 'Your Answers');
    await seeText('Autumn cut');

    const { body } = await person.call(getProfile, { params: { userId: person.userId } });
    expect(body).toMatchObject({ foodAllergies: 'Peanuts', stressLevel: 'high', firstName: 'Maya' });
    const [kept] = await page.database.db.select().from(unreadableDocuments);
    expect(kept?.content).toMatchObject({ stressLevel: 'unknown' });
  });

  it('show no weight where it is not known whether it may be shown', async () => {
    await maya(page);
    await spoil({ medicalConditions: 7 });
    await page.open('/onboarding');
    await see('heading', 'Is there anything about your health I should know?');
    await press(/earlier answers/);
    const answers = await screen.findByRole('list', { name: 'Your answers so far' });
    expect(answers.textContent).toContain('Kept, not shown');
    expect(answers.textContent).not.toMatch(/\d lbs/);
  });
});

it('reminders that cannot be read are chosen again', async () => {
  const person = await maya(page);
  await person.call(setReminders, { body: REMINDERS });
  await page.database.db.update(reminderSettings).set({ settings: { timeZone: 7 } });
  await page.open('/dashboard');
  await press('Reminders');
  const dialog = await seeDialog('REMINDERS');
  await seeText(/could not read your reminders/, dialog);
  await press('Save Reminders', dialog);
  await waitFor(async () => expect((await person.call(getReminders, {})).status).toBe(200));
});

it('an entry on this device that cannot be read is shown, and goes only when the person deletes it', async () => {
  const person = await maya(page);
  const device = await openDevice();
  const entry = { id: crypto.randomUUID(), userId: person.userId, version: 99, createdAt: new Date().toISOString() };
  await device.add('outbox', entry);
  await page.open('/dashboard');
  await press(/1 entry on this device only/);
  const dialog = await seeDialog('ON THIS DEVICE');
  await seeText('An entry that cannot be read', dialog);
  expect(await device.count('outbox')).toBe(1);
  await press('Delete', dialog);
  await seeText('Everything has reached your account.', dialog);
  expect(await device.count('outbox')).toBe(0);
  device.close();
});
