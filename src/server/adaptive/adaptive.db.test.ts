import { describe, expect, it } from 'vitest';
import { acceptProposal, declineProposal, getAdaptive } from '#contract/adaptive.ts';
import { logProgress } from '#contract/logs.ts';
import { checkPlans, generatePlan, getActiveMealPlan, listPlans } from '#contract/plans.ts';
import { updateProfile } from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { isCertified } from '#core/certificate/certificate.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { adaptiveDecisions } from '../db/schema/adaptive.ts';

const app = startTestApp();
/** Pounds a day: far faster than any plan means to. */
const FAST_LOSS = 0.4;

async function eater(overrides: Partial<Profile> = {}): Promise<Caller> {
  const person = await signUpAthlete(app, overrides);
  await person.call(generatePlan, { body: { type: 'meal' } });
  return person;
}

/** Weighs in every other day. */
async function weighFor(person: Caller, days: number, from = 165): Promise<void> {
  for (let day = 0; day < days; day += 2) {
    const value = Math.round(10 * (from - FAST_LOSS * day)) / 10;
    await person.call(logProgress, { body: { logType: 'weight', value, unit: 'lbs' } });
    app.clock.advance({ days: 2 });
  }
}

const stateOf = async (person: Caller) => (await person.call(getAdaptive, { params: { userId: person.userId } })).body;

async function proposalOf(person: Caller) {
  const state = await stateOf(person);
  if (state.kind !== 'ready') throw new Error(`no proposal: ${state.because}`);
  return state.proposal;
}

describe('what the weigh-ins say', () => {
  it('waits for a plan, two weeks and four weigh-ins, and says how long still', async () => {
    const person = await eater();
    expect(await stateOf(person)).toMatchObject({ kind: 'waiting', weighIns: 0 });
    await weighFor(person, 6);
    const state = await stateOf(person);
    expect(state).toMatchObject({ kind: 'waiting', days: 6, weighIns: 3 });
    expect(state.because).toBe('I am learning what you burn: 8 more days and 1 more weigh-in to go.');
  });

  it('is an estimate with its interval, and a proposal that tells why', async () => {
    const person = await eater();
    await weighFor(person, 20);
    const state = await stateOf(person);
    if (state.kind !== 'ready') throw new Error(state.because);
    const { estimate, proposal } = state;
    expect([estimate.low < estimate.kcal, estimate.kcal < estimate.high, estimate.weighIns]).toEqual([true, true, 10]);
    expect(proposal.toKcal - proposal.fromKcal).toBeGreaterThanOrEqual(50);
    expect(proposal.toKcal - proposal.fromKcal).toBeLessThanOrEqual(200);
    expect(state.because).toMatch(/^Change calories from 1,\d{3} to \d,\d{3}, because your weigh-ins fit about/);
  });

  it.each([
    ['a pregnancy', { medicalConditions: 'Pregnant, second trimester' }],
    ['insulin', { medications: 'Insulin' }],
    ['a medicine that moves water', { medications: 'Prednisone' }],
  ])('proposes nothing with %s', async (_, overrides) => {
    const person = await eater(overrides);
    await weighFor(person, 20);
    expect((await stateOf(person)).kind).toBe('barred');
  });
});

describe('a yes', () => {
  it('writes the current meal plan anew for the new calories, and keeps the old one in the list', async () => {
    const person = await eater();
    const before = (await person.call(getActiveMealPlan, { params: { userId: person.userId } })).body;
    await weighFor(person, 20);
    const { id: proposalId, toKcal } = await proposalOf(person);
    const { body } = await person.call(acceptProposal, { params: { proposalId } });
    expect(body.state).toMatchObject({ kind: 'steady', because: expect.stringContaining('once a week') });
    const { plan } = body;
    if (!plan) throw new Error('the plan was not written anew');
    expect(Math.abs(plan.data.totalCalories - toKcal)).toBeLessThanOrEqual(0.03 * toKcal);
    expect([isCertified(plan.data.certificate), plan.name, plan.isActive]).toEqual([true, before.name, true]);
    expect(plan.data.basis.find(({ id }) => id === 'daily_energy')?.because).toContain('because of your weigh-ins');
    const { body: list } = await person.call(listPlans, { params: { userId: person.userId }, query: { type: 'meal' } });
    expect(list.map(({ id, isActive }) => [id, isActive])).toEqual([
      [plan.id, true],
      [before.id, false],
    ]);
    const { body: fits } = await person.call(checkPlans, { params: { userId: person.userId } });
    expect(fits.find(({ planId }) => planId === plan.id)?.fits).toBe(true);
  });

  it('counts for the plans that follow, until the facts behind the formula are corrected', async () => {
    const person = await eater();
    await weighFor(person, 20);
    const { id: proposalId, fromKcal, toKcal } = await proposalOf(person);
    await person.call(acceptProposal, { params: { proposalId } });
    const planned = async () => {
      const { body } = await person.call(generatePlan, { body: { type: 'meal' } });
      return body.type === 'meal' ? body.data.basis.find(({ id }) => id === 'kcal')?.value : null;
    };
    expect(await planned()).toBe(toKcal);
    await person.call(updateProfile, { body: { activityLevel: 'sedentary' } });
    await person.call(updateProfile, { body: { sleepHours: 8 } });
    expect(await planned()).toBeLessThan(fromKcal);
    await person.call(updateProfile, { body: { activityLevel: 'moderate' } });
    expect(await planned()).toBe(toKcal);
  });

  it('is taken once: again, or late, it is out of date', async () => {
    const person = await eater();
    await weighFor(person, 20);
    const { id: proposalId } = await proposalOf(person);
    const once = await person.call(acceptProposal, { params: { proposalId } });
    const again = await person.call(acceptProposal, { params: { proposalId } });
    expect([once.status, again.status, again.error.code]).toEqual([200, 409, 'conflict']);
    expect(await app.database.db.select().from(adaptiveDecisions)).toHaveLength(1);
  });
});

describe('a no', () => {
  it('keeps the calories, and nothing is proposed for a week', async () => {
    const person = await eater();
    await weighFor(person, 20);
    const first = await proposalOf(person);
    const { body } = await person.call(declineProposal, { params: { proposalId: first.id } });
    expect(body.kind).toBe('steady');
    await weighFor(person, 6, 165 - 20 * FAST_LOSS);
    expect((await stateOf(person)).kind).toBe('steady');
    await weighFor(person, 2, 165 - 26 * FAST_LOSS);
    const second = await proposalOf(person);
    expect([second.fromKcal, second.id === first.id]).toEqual([first.fromKcal, false]);
  });
});

it("leaves another person's proposal alone", async () => {
  const [ann, bob] = [await eater(), await eater()];
  await weighFor(ann, 20);
  const { id: proposalId } = await proposalOf(ann);
  for (const operation of [acceptProposal, declineProposal]) {
    expect((await bob.call(operation, { params: { proposalId } })).status).toBe(409);
  }
  expect((await proposalOf(ann)).id).toBe(proposalId);
  expect(await app.database.db.select().from(adaptiveDecisions)).toEqual([]);
});
