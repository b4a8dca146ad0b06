import { describe, expect, it } from 'vitest';
import { getAccount, setConsent } from '#contract/account.ts';
import { getCoachSettings, sendChatMessage, setCoachSettings } from '#contract/chat.ts';
import { logProgress } from '#contract/logs.ts';
import { subscribe, unsubscribe } from '#contract/newsletter.ts';
import { generatePlan, listPlans } from '#contract/plans.ts';
import { getProfile } from '#contract/profile.ts';
import type { Purpose } from '#core/account/consents.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { generateMealPlan, signUpAthlete } from '#test/athletes.ts';
import { consents } from '../db/schema/account.ts';
import { mailQueue, newsletterSubscribers } from '../db/schema/contact.ts';

const app = startTestApp();

const standing = async (person: Caller, purpose: Purpose) =>
  (await person.call(getAccount)).body.consents.find((each) => each.purpose === purpose);
const decide = (person: Caller, purpose: Purpose, given: boolean) =>
  person.call(setConsent, { body: { purpose, given } });

describe('consents', () => {
  it('stand as they began: health with the answers, the counts as told, the rest not given', async () => {
    const person = await signUpAthlete(app);
    const { consents: all } = (await person.call(getAccount)).body;
    const at = '2026-05-04T12:00:00.000Z';
    expect(all).toEqual([
      { purpose: 'health', allowed: true, decidedAt: at, version: 1 },
      { purpose: 'chat', allowed: false, decidedAt: null, version: null },
      { purpose: 'reading', allowed: false, decidedAt: null, version: null },
      { purpose: 'analytics', allowed: true, decidedAt: null, version: null },
      { purpose: 'news', allowed: false, decidedAt: null, version: null },
    ]);
  });

  it('keep every decision with its date and version, and the same one once', async () => {
    const person = await signUpAthlete(app);
    await decide(person, 'chat', true);
    await decide(person, 'chat', true);
    app.clock.advance({ hours: 1 });
    await decide(person, 'chat', false);
    const rows = (await app.database.db.select().from(consents)).filter(({ purpose }) => purpose === 'chat');
    expect(rows.map(({ given, version }) => ({ given, version }))).toEqual([
      { given: true, version: 1 },
      { given: false, version: 1 },
    ]);
    expect(await standing(person, 'chat')).toMatchObject({ allowed: false, decidedAt: '2026-05-04T13:00:00.000Z' });
  });

  it('are the same in the coach’s settings', async () => {
    const person = await signUpAthlete(app);
    await person.call(setCoachSettings, { body: { aiConsent: true } });
    expect(await standing(person, 'chat')).toMatchObject({ allowed: true });
    await decide(person, 'chat', false);
    await decide(person, 'reading', true);
    expect((await person.call(getCoachSettings)).body).toMatchObject({ aiConsent: false, readingConsent: true });
  });
});

describe('the consent to use health answers, taken back,', () => {
  it('stops planning and coaching; what there is can be seen and logged to, and danger is answered', async () => {
    const person = await signUpAthlete(app);
    await generateMealPlan(person);
    await decide(person, 'health', false);
    const { status, error } = await person.call(generatePlan, { body: { type: 'meal' } });
    expect([status, error.code]).toEqual([403, 'consent_needed']);
    expect(error.message).toMatch(/Health answers may shape my plans/);
    const said = await person.call(sendChatMessage, { body: { message: 'I weigh 150 lbs now' } });
    expect(said.body).toMatchObject({ profileUpdated: false, response: expect.stringMatching(/^You took back/) });
    const danger = await person.call(sendChatMessage, {
      body: { message: 'I have crushing chest pain and my left arm is numb' },
    });
    expect(danger.body.response).toMatch(/911|emergency/i);
    expect((await person.call(listPlans, { params: { userId: person.userId } })).body).toHaveLength(1);
    expect((await person.call(getProfile, { params: { userId: person.userId } })).status).toBe(200);
    expect((await person.call(logProgress, { body: { logType: 'weight', value: 160, unit: 'lbs' } })).status).toBe(200);
    await decide(person, 'health', true);
    expect((await person.call(generatePlan, { body: { type: 'meal' } })).status).toBe(200);
  });
});

describe('news by e-mail', () => {
  it('are asked for once more by mail, and ended at once', async () => {
    const person = await app.signUp();
    await decide(person, 'news', true);
    const [mail] = await app.database.db.select().from(mailQueue);
    expect(mail).toMatchObject({ recipient: person.email, subject: expect.stringContaining('Please confirm') });
    await decide(person, 'news', false);
    expect(await app.database.db.select().from(newsletterSubscribers)).toEqual([]);
  });

  it('that a link in a mail ended are ended here, too', async () => {
    const person = await app.signUp();
    await decide(person, 'news', true);
    await app.database.db.update(newsletterSubscribers).set({ confirmedAt: app.clock.now(), mailedAt: null });
    await app.anyone.call(subscribe, { body: { email: person.email } });
    const leave = (await app.database.db.select().from(mailQueue)).at(-1)?.body ?? '';
    const [, token = ''] = /[?&#][\w-]+=([\w-]{20,})/.exec(leave) ?? [];
    await app.anyone.call(unsubscribe, { body: { token } });
    expect(await standing(person, 'news')).toMatchObject({ allowed: false });
  });
});
