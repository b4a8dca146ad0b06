import { describe, expect, it } from 'vitest';
import { getAdaptive } from '#contract/adaptive.ts';
import { sendChatMessage } from '#contract/chat.ts';
import { generatePlan, listPlans } from '#contract/plans.ts';
import { createProfile, getProfile, updateProfile } from '#contract/profile.ts';
import { getProfileRepair, repairProfile } from '#contract/profile-repair.ts';
import { getProgress } from '#contract/progress.ts';
import { createUser } from '#contract/user.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { anAthlete } from '#test/personas.ts';
import { storePlan } from '#test/plans.ts';
import { chatMessages } from '../db/schema/chat.ts';
import { profiles, unreadableDocuments } from '../db/schema/people.ts';

const app = startTestApp();

/** Someone whose profile was spoilt in these fields. */
async function withSpoilt(spoilt: Record<string, unknown>, answers: Partial<Profile> = {}) {
  const person = await app.signUp();
  await person.call(createProfile, { body: anAthlete({ foodAllergies: 'Peanuts', targetWeightLbs: 150, ...answers }) });
  const data = { ...anAthlete({ foodAllergies: 'Peanuts', targetWeightLbs: 150, ...answers }), ...spoilt };
  await app.database.db.update(profiles).set({ data });
  return { person, params: { userId: person.userId }, data };
}

const profileOf = (person: Caller) => person.call(getProfile, { params: { userId: person.userId } });

describe('a profile that cannot be read', () => {
  it('is never answered as none: whatever needs it says what to do', async () => {
    const { person, params } = await withSpoilt({ stressLevel: 'unknown' });
    await storePlan(app, person, { isActive: true });
    expect((await person.call(createUser, { body: {} })).body.hasProfile).toBe(true);
    const answers = [
      await profileOf(person),
      await person.call(updateProfile, { body: { age: 40 } }),
      await person.call(generatePlan, { body: { type: 'meal' } }),
      await person.call(getProgress, { params }),
      await person.call(getAdaptive, { params }),
      await person.call(sendChatMessage, { body: { message: 'What should I eat?' } }),
    ];
    for (const { status, error } of answers) {
      expect([status, error.code]).toEqual([409, 'unreadable_document']);
      expect(error.message).toContain('Nothing is lost. Open your dashboard');
    }
    expect((await person.call(listPlans, { params })).body, 'plans are there as before').toHaveLength(1);
    expect(await app.database.db.select().from(chatMessages), 'the message is not lost in the server').toEqual([]);
  });

  it('is reported with its place, and nothing of what it holds', async () => {
    const { person } = await withSpoilt({ stressLevel: 'unknown', secret: 'pills' });
    await profileOf(person);
    const [line] = app.logged().filter(({ msg }) => msg === 'a stored document cannot be read');
    expect(line).toMatchObject({ document: 'profile', version: 2, reason: 'shape', userId: person.userId });
    expect(line?.issues).toEqual(['stressLevel: invalid_value', ': unrecognized_keys']);
    expect(JSON.stringify(app.logged())).not.toMatch(/unknown|pills|Peanuts/);
  });

  it('of a later release is kept for it', async () => {
    const { person } = await withSpoilt({});
    await app.database.db.update(profiles).set({ dataVersion: 99 });
    expect((await profileOf(person)).error.code).toBe('unreadable_document');
    expect(app.logged()).toContainEqual(expect.objectContaining({ reason: 'newer', version: 99 }));
  });

  it('does not keep an emergency from being answered', async () => {
    const { person } = await withSpoilt({ age: 'many' });
    const { body } = await person.call(sendChatMessage, { body: { message: 'I want to kill myself' } });
    expect([body.source, body.response.includes('988')]).toEqual(['safety', true]);
  });
});

describe('the repair of a profile', () => {
  it('gives back every answer that can still be read', async () => {
    const { person, params, data } = await withSpoilt({ stressLevel: 'unknown', injuries: 7, colour: 'red' });
    const { body } = await person.call(getProfileRepair, { params });
    const { stressLevel: _, injuries: __, colour: ___, ...readable } = data as Record<string, unknown>;
    expect(body).toEqual({ answers: readable, hidesNumbers: true });
  });

  it.each([
    { what: 'every protecting answer is there', spoilt: { age: 'x' }, answers: {}, hidesNumbers: false },
    { what: 'one is lost', spoilt: { medications: 7 }, answers: {}, hidesNumbers: true },
    { what: 'one discloses', spoilt: { age: 'x' }, answers: { medicalConditions: 'bulimia' }, hidesNumbers: true },
  ])('hides the weights or not where $what', async ({ spoilt, answers, hidesNumbers }) => {
    const { person, params } = await withSpoilt(spoilt, answers);
    expect((await person.call(getProfileRepair, { params })).body.hidesNumbers).toBe(hidesNumbers);
  });

  it('puts the checked answers in its place, and keeps it aside, encrypted, as it was', async () => {
    const { person, params, data } = await withSpoilt({ stressLevel: 'unknown' }, { firstName: 'Maya' });
    const {
      firstName: _,
      targetWeightLbs: __,
      ...checked
    } = anAthlete({ foodAllergies: 'Peanuts', stressLevel: 'high' });
    const { body } = await person.call(repairProfile, { body: { ...checked, ...params } });
    expect(body).toMatchObject({ ...checked, firstName: 'Maya', targetWeightLbs: 150, userId: person.userId });
    expect((await profileOf(person)).body).toEqual(body);
    const [kept] = await app.database.db.select().from(unreadableDocuments);
    expect(kept).toMatchObject({ userId: person.userId, document: 'profile', contentVersion: 2, content: data });
    const stored = await app.database.db.execute('select content::text from unreadable_documents');
    expect(JSON.stringify(stored)).toContain('enc:v1:');
    expect(JSON.stringify(stored)).not.toContain('Peanuts');
  });

  it('is refused where there is nothing to repair', async () => {
    const ann = await app.signUp();
    const params = { userId: ann.userId };
    expect((await ann.call(getProfileRepair, { params })).status).toBe(404);
    expect((await ann.call(repairProfile, { body: anAthlete() })).status).toBe(404);
    await ann.call(createProfile, { body: anAthlete({ age: 34 }) });
    expect((await ann.call(getProfileRepair, { params })).error.code).toBe('conflict');
    expect((await ann.call(repairProfile, { body: anAthlete({ age: 60 }) })).error.code).toBe('conflict');
    expect((await profileOf(ann)).body.age).toBe(34);
  });

  it('takes no answers of a child', async () => {
    const { person } = await withSpoilt({ stressLevel: 'unknown' });
    const answer = await person.call(repairProfile, { body: { ...anAthlete(), age: 15 } });
    expect([answer.status, answer.error.message]).toEqual([400, expect.stringContaining('made for adults')]);
  });
});
