import { describe, expect, it } from 'vitest';
import { getAdaptive } from '#contract/adaptive.ts';
import { sendChatMessage } from '#contract/chat.ts';
import { logProgress } from '#contract/logs.ts';
import { getActiveMealPlan } from '#contract/plans.ts';
import { updateProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import { startTestApp } from '#test/app.ts';
import { generateMealPlan, signUpAthlete } from '#test/athletes.ts';
import { makePremium } from '#test/membership.ts';

const app = startTestApp();

/** Somebody with a meal plan, in one conversation. */
async function eater(answers: Partial<Profile> = {}) {
  const person = await signUpAthlete(app, answers);
  await makePremium(app, person);
  await generateMealPlan(person);
  let sessionId: string | null = null;
  const say = async (message: string) => {
    app.clock.advance({ minutes: 1 });
    const { body } = await person.call(sendChatMessage, { body: { message, sessionId, locale: 'en-US' } });
    sessionId = body.sessionId;
    return body;
  };
  const plan = async () => (await person.call(getActiveMealPlan, { params: { userId: person.userId } })).body;
  const kcal = async () => (await plan()).data.basis.find(({ id }) => id === 'kcal');
  return { person, say, plan, kcal };
}

/** Weighs in every other day, and loses faster than any plan means to. */
async function weighFor({ person }: Awaited<ReturnType<typeof eater>>, days: number): Promise<void> {
  for (let day = 0; day < days; day += 2) {
    const value = Math.round(10 * (165 - 0.4 * day)) / 10;
    await person.call(logProgress, { body: { logType: 'weight', value, unit: 'lbs' } });
    app.clock.advance({ days: 2 });
  }
}

describe('calories of the person’s own choice', () => {
  it('are set within the rules, said on the plan to be a choice, and put back', async () => {
    const ann = await eater();
    const before = await ann.plan();
    const target = (await ann.kcal())?.value ?? 0;
    const wanted = Math.round((target + 60) / 10) * 10;
    const told = await ann.say(`put me on ${wanted} calories`);
    expect([told.response, told.changed]).toEqual([expect.stringContaining('Your choice it is'), ['meal_plans']]);
    const chosen = await ann.plan();
    expect(Math.abs(chosen.data.totalCalories - wanted) / wanted).toBeLessThan(0.04);
    expect(isCertified(chosen.data.certificate)).toBe(true);
    expect((await ann.kcal())?.because).toContain('Your choice');
    await ann.say('on reflection put it back');
    expect((await ann.plan()).id).toBe(before.id);
    await ann.say(`make it ${wanted} calories after all`);
    app.clock.advance({ days: 3 });
    await ann.say('put my calories back');
    expect((await ann.kcal())?.value).toBe(target);
  });

  it('end where the goal they were chosen for does', async () => {
    const ann = await eater();
    const target = (await ann.kcal())?.value ?? 0;
    await ann.say(`put me on ${Math.round(target + 60)} kcal`);
    await ann.person.call(updateProfile, { body: { goal: 'fitness' } });
    await generateMealPlan(ann.person);
    expect((await ann.kcal())?.because).not.toContain('Your choice');
  });

  it('are refused under the floor and over the most, with what is possible', async () => {
    const ann = await eater();
    const before = await ann.plan();
    expect((await ann.say('take me down to 900 calories')).response).toMatch(
      /900 kcal is under what I plan for you; [\d,]+ kcal/,
    );
    expect((await ann.say('put me on 5000 calories')).response).toMatch(/5,000 kcal is over what I plan for you/);
    expect((await ann.plan()).id).toBe(before.id);
  });

  it.each([
    ['breastfeeding', { medicalConditions: 'breastfeeding' }, 'clinician'],
    ['an eating disorder', { medicalConditions: 'history of anorexia' }, 'trained for it'],
  ] as const)('are refused with %s, kindly', async (_, answers, why) => {
    const ann = await eater();
    await ann.person.call(updateProfile, { body: answers });
    const before = await ann.plan();
    const told = await ann.say('take me down to 1700 calories');
    expect([told.response, told.changed]).toEqual([expect.stringContaining(why), []]);
    expect((await ann.plan()).id).toBe(before.id);
  });
});

describe('the proposal of the weigh-ins', () => {
  const proposalOf = async ({ person }: Awaited<ReturnType<typeof eater>>) => {
    const { body } = await person.call(getAdaptive, { params: { userId: person.userId } });
    if (body.kind !== 'ready') throw new Error(`no proposal: ${body.because}`);
    return body.proposal;
  };

  it('is taken by its figure, and open again after an undo', async () => {
    const ann = await eater();
    await weighFor(ann, 20);
    const { fromKcal, toKcal } = await proposalOf(ann);
    await ann.say(`please put me on the ${toKcal} that the card suggests`);
    expect((await ann.kcal())?.value).toBe(toKcal);
    await ann.say('undo');
    expect((await ann.kcal())?.value).toBe(fromKcal);
    expect((await proposalOf(ann)).toKcal).toBe(toKcal);
  });

  it('is taken, or left, by words', async () => {
    const ann = await eater();
    await weighFor(ann, 20);
    const { toKcal } = await proposalOf(ann);
    await ann.say('accept the calorie proposal');
    expect((await ann.kcal())?.value).toBe(toKcal);
    expect((await ann.say('accept the calorie proposal')).response).toContain('no proposal');
    const bob = await eater();
    await weighFor(bob, 20);
    expect((await bob.say('leave my calories as they are')).response).toContain('stay at');
    await expect(proposalOf(bob)).rejects.toThrow('no proposal');
  });

  it('is taken half way, by a figure of one’s own', async () => {
    const ann = await eater();
    await weighFor(ann, 20);
    const { fromKcal, toKcal } = await proposalOf(ann);
    const half = Math.round((fromKcal + toKcal) / 2);
    await ann.say(`make it ${half} kcal`);
    expect(Math.abs(((await ann.kcal())?.value ?? 0) - half)).toBeLessThan(5);
    await expect(proposalOf(ann)).rejects.toThrow('your calories yourself');
    app.clock.advance({ days: 1 });
    await ann.say('put my calories back');
    expect((await ann.kcal())?.value).toBe(fromKcal);
  });
});
