import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generatePlan, getActiveMealPlan } from '#contract/plans.ts';
import {
  confirmProfileChange,
  declineProfileChange,
  getProfile,
  undoProfileChange,
  updateProfile,
} from '#contract/profile.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { TIERS } from '#core/membership/tiers.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { signUpAthlete } from '#test/athletes.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { profileChanges } from '../db/schema/chat.ts';
import { profiles } from '../db/schema/people.ts';
import { createLog } from '../log.ts';
import { updateProfile as updateStored } from './update-profile.ts';

const app = startTestApp();
const log = createLog('silent');

const someone = (answers: Partial<Profile> = {}): Promise<Caller> => signUpAthlete(app, answers);

const profileOf = async ({ call, userId }: Caller) => (await call(getProfile, { params: { userId } })).body;

/** What a chat makes of a message: the use case, in a transaction of its own. */
const changeByChat = ({ userId }: Caller, changes: Partial<Profile>) =>
  app.database.db.transaction((tx) =>
    updateStored(tx, {
      ...{ userId, changes, source: 'chat', now: app.clock.now(), newId: () => randomUUID() },
      ...{ catalogue: loadCatalogue(), log },
    }),
  );

describe('changing answers', () => {
  it('changes what is given, keeps what was there, and counts the version up', async () => {
    const ann = await someone({ foodAllergies: 'None', weightLbs: 165 });
    const before = await profileOf(ann);
    const { body } = await ann.call(updateProfile, { body: { foodAllergies: 'Peanuts', targetWeightLbs: 150 } });
    expect(body.profile).toEqual({ ...before, foodAllergies: 'Peanuts', targetWeightLbs: 150 });
    expect(await profileOf(ann)).toEqual(body.profile);
    expect(body.change).toEqual({
      id: expect.any(String),
      status: 'applied',
      changes: [
        { field: 'targetWeightLbs', before: null, after: 150 },
        { field: 'foodAllergies', before: 'None', after: 'Peanuts' },
      ],
    });
    const [row] = await app.database.db.select().from(profileChanges);
    expect(row).toMatchObject({ id: body.change?.id, source: 'form', status: 'applied', messageId: null });
    expect(await app.database.db.select().from(profiles)).toMatchObject([{ version: 2 }]);
  });

  it('leaves everything as it is when nothing is new', async () => {
    const ann = await someone();
    const { body } = await ann.call(updateProfile, { body: { weightLbs: 165 } });
    expect(body.change).toBeNull();
    expect(await app.database.db.select().from(profiles)).toMatchObject([{ version: 1 }]);
    expect(await app.database.db.select().from(profileChanges)).toEqual([]);
  });

  it('loses none of ten changes that come at once', async () => {
    const ann = await someone();
    const wanted = {
      ...{ weightLbs: 150, age: 40, goal: 'fitness', mealsPerDay: 3, sleepHours: 6, stressLevel: 'high' },
      ...{ foodAllergies: 'Soy', dislikedFoods: 'Olives', firstName: 'Ann', workoutDuration: 60 },
    } satisfies Partial<Profile>;
    const one = (field: string, value: unknown) => ann.call(updateProfile, { body: { [field]: value } });
    const answers = await Promise.all(Object.entries(wanted).map(([field, value]) => one(field, value)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await profileOf(ann)).toMatchObject(wanted);
    expect(await app.database.db.select().from(profiles)).toMatchObject([{ version: 11 }]);
  });

  it('says which stored plans may no longer be followed, and why', async () => {
    const ann = await someone();
    await ann.call(generatePlan, { body: { type: 'meal' } });
    await ann.call(generatePlan, { body: { type: 'workout' } });
    const { body: plan } = await ann.call(getActiveMealPlan, { params: { userId: ann.userId } });
    const { foods } = loadCatalogue().foods;
    const used = plan.data.meals.flatMap(({ items }) => items.map(({ foodId }) => foods.get(foodId)));
    const allergen = used.find((food) => food && food.allergens.length > 0)?.allergens[0] ?? '';
    const { body } = await ann.call(updateProfile, { body: { foodAllergies: allergen.replace('_', ' ') } });
    const [meals] = body.plans.filter(({ type }) => type === 'meal');
    expect(meals).toMatchObject({ planId: plan.id, name: plan.name, isActive: true, fits: false });
    expect(meals?.failed.map(({ id }) => id)).toContain('allergens');
    expect(body.plans.find(({ type }) => type === 'workout')).toMatchObject({ fits: true, failed: [] });

    const undone = await ann.call(undoProfileChange, { params: { changeId: body.change?.id ?? '' } });
    expect(undone.body.plans.map(({ fits }) => fits)).toEqual([true, true]);
  });

  it('of a few pounds leaves the plans as they are', async () => {
    const ann = await someone();
    for (const type of ['meal', 'workout'] as const) await ann.call(generatePlan, { body: { type } });
    const { weightLbs } = await profileOf(ann);
    const { body } = await ann.call(updateProfile, { body: { weightLbs: weightLbs - 6 } });
    expect(body.plans.map(({ fits }) => fits)).toEqual([true, true]);
  });

  it('has a plan that it rules out written anew, also when no more plans are left this month', async () => {
    const ann = await someone();
    const generate = async () => (await ann.call(generatePlan, { body: { type: 'meal' } })).status;
    for (let i = 0; i <= TIERS.free.generations; i++) expect(await generate()).toBe(200);
    expect(await generate()).toBe(403);
    await ann.call(updateProfile, { body: { dietaryPrefs: ['Vegan'] } });
    expect([await generate(), await generate()]).toEqual([200, 403]);
  });

  it.each([
    { what: 'a child', change: { age: 17 }, names: /made for adults/ },
    { what: 'an impossible weight', change: { weightLbs: 5 }, names: /weightLbs/ },
    { what: 'seven days', change: { workoutDaysPerWeek: 7 }, names: /workoutDaysPerWeek/ },
    { what: 'a list for a text', change: { foodAllergies: ['Peanuts'] }, names: /foodAllergies/ },
    { what: 'no age at all', change: { age: null }, names: /age/ },
    { what: 'a version', change: { version: 9 }, names: /version/ },
  ])('refuses $what', async ({ change, names }) => {
    const ann = await someone();
    const answer = await ann.call(updateProfile, { body: change as never });
    expect(answer.status).toBe(400);
    expect(answer.error.message).toMatch(names);
    expect(await app.database.db.select().from(profileChanges)).toEqual([]);
  });

  it('asks whoever has no answers yet to give them first', async () => {
    const ann = await app.signUp();
    const answer = await ann.call(updateProfile, { body: { age: 40 } });
    expect([answer.status, answer.error.message]).toEqual([409, expect.stringContaining('questionnaire first')]);
  });

  it('is done once for the same request sent twice', async () => {
    const ann = await someone();
    const request = { body: { age: 40 }, idempotencyKey: randomUUID() };
    const [first, second] = [await ann.call(updateProfile, request), await ann.call(updateProfile, request)];
    expect(second.body).toEqual(first.body);
    expect(await app.database.db.select().from(profileChanges)).toHaveLength(1);
  });
});

describe('undoing a change', () => {
  it('restores its answers and leaves those of later changes', async () => {
    const ann = await someone();
    const { body } = await ann.call(updateProfile, { body: { foodAllergies: 'Soy', mealsPerDay: 3 } });
    await ann.call(updateProfile, { body: { age: 40 } });
    const params = { changeId: body.change?.id ?? '' };
    const undone = await ann.call(undoProfileChange, { params });
    expect(undone.body.change.status).toBe('undone');
    expect(await profileOf(ann)).toMatchObject({ foodAllergies: 'None', mealsPerDay: 4, age: 40 });
    const again = await ann.call(undoProfileChange, { params });
    expect([again.status, again.error.message]).toEqual([409, 'That change was undone already.']);
  });

  it('is refused in plain words when an answer changed again since', async () => {
    const ann = await someone();
    const { body } = await ann.call(updateProfile, { body: { foodAllergies: 'Soy', mealsPerDay: 3 } });
    await ann.call(updateProfile, { body: { foodAllergies: 'Soy, sesame' } });
    const answer = await ann.call(undoProfileChange, { params: { changeId: body.change?.id ?? '' } });
    expect([answer.status, answer.error.message]).toEqual([
      409,
      'You changed “Allergies” again since then. Open your answers to set it as you want it.',
    ]);
    expect(await profileOf(ann)).toMatchObject({ foodAllergies: 'Soy, sesame', mealsPerDay: 3 });
  });
});

describe('changes that a chat proposes', () => {
  it('hold at once, but for those that may drop a protection: they wait', async () => {
    const ann = await someone({ foodAllergies: 'Peanuts', weightLbs: 165 });
    const { change, pending, profile } = await changeByChat(ann, { foodAllergies: 'None', weightLbs: 160 });
    expect(profile).toMatchObject({ foodAllergies: 'Peanuts', weightLbs: 160 });
    expect(change).toMatchObject({ status: 'applied', changes: [{ field: 'weightLbs', before: 165, after: 160 }] });
    const waiting = { field: 'foodAllergies', before: 'Peanuts', after: 'None' };
    expect(pending).toMatchObject({ status: 'pending', changes: [waiting] });

    const params = { changeId: pending?.id ?? '' };
    expect((await ann.call(undoProfileChange, { params })).status).toBe(409);
    const { body } = await ann.call(confirmProfileChange, { params });
    expect(body.change).toEqual({ id: params.changeId, status: 'applied', changes: [waiting] });
    expect(await profileOf(ann)).toMatchObject({ foodAllergies: 'None', weightLbs: 160 });
    await ann.call(undoProfileChange, { params });
    expect(await profileOf(ann)).toMatchObject({ foodAllergies: 'Peanuts', weightLbs: 160 });
  });

  it('wait also where an allergy hides in the eating style', async () => {
    const ann = await someone({ dietaryPrefs: ['Vegan, allergic to wheat'] });
    const { change, pending } = await changeByChat(ann, { dietaryPrefs: ['Vegan'] });
    expect([change, pending?.status]).toEqual([null, 'pending']);
  });

  it('are dropped by a no', async () => {
    const ann = await someone({ medications: 'Warfarin' });
    const { pending } = await changeByChat(ann, { medications: 'None' });
    const params = { changeId: pending?.id ?? '' };
    const { body } = await ann.call(declineProfileChange, { params });
    expect(body.change.status).toBe('declined');
    expect((await profileOf(ann)).medications).toBe('Warfarin');
    const late = await ann.call(confirmProfileChange, { params });
    expect([late.status, late.error.message]).toEqual([409, expect.stringContaining('said no')]);
  });

  it('are not confirmed over an answer that changed meanwhile', async () => {
    const ann = await someone({ foodAllergies: 'Peanuts' });
    const { pending } = await changeByChat(ann, { foodAllergies: 'None' });
    await ann.call(updateProfile, { body: { foodAllergies: 'Peanuts, sesame' } });
    const answer = await ann.call(confirmProfileChange, { params: { changeId: pending?.id ?? '' } });
    expect([answer.status, answer.error.message]).toEqual([409, expect.stringContaining('changed meanwhile')]);
    expect((await profileOf(ann)).foodAllergies).toBe('Peanuts, sesame');
  });
});
