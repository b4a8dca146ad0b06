import { randomUUID } from 'node:crypto';
import { sendChatMessage } from '#contract/chat.ts';
import * as community from '#contract/community.ts';
import { addFavorite } from '#contract/favorites.ts';
import { giveFeedback } from '#contract/feedback.ts';
import { addImportRows } from '#contract/imports.ts';
import { completeExercise, deleteLog, logProgress } from '#contract/logs.ts';
import { keepMemory } from '#contract/memory.ts';
import { subscribe } from '#contract/newsletter.ts';
import { listPhotos } from '#contract/photos.ts';
import { replaceMeal } from '#contract/plans.ts';
import { updateProfile } from '#contract/profile.ts';
import { addPushDevice, setReminders } from '#contract/reminders.ts';
import { askStudent, inviteToFamily, payTest } from '#contract/subscription.ts';
import { askSupport } from '#contract/support.ts';
import { adaptiveDecisions } from '#server/db/schema/adaptive.ts';
import { billingAccounts } from '#server/db/schema/membership.ts';
import { operatorActions } from '#server/db/schema/operator.ts';
import { unreadableDocuments } from '#server/db/schema/people.ts';
import { rateLimits } from '#server/db/schema/requests.ts';
import { putException } from '#server/training/exceptions-store.ts';
import type { Caller, TestApp } from './app.ts';
import { generateMealPlan, generateWorkoutPlan, signUpAthlete } from './athletes.ts';
import { makePremium, TEST_CARD } from './membership.ts';
import { MUSHROOMS } from './memories.ts';
import { sendPhoto, TINY_PHOTO } from './photos.ts';
import { aBrowser, REMINDERS } from './reminders.ts';

/** What the person wrote themselves: nothing of it may be left when they are gone. */
export const CANARY = 'kanarienvogel';

/** Somebody with a row in every table that can hold something of a person, but for a deletion. */
export async function aPersonWithEverything(app: TestApp): Promise<Caller> {
  const person = await signUpAthlete(app, { firstName: 'Ann', dislikedFoods: `mushrooms, ${CANARY}` });
  await payForAFamily(app, person);
  await train(person);
  await talk(app, person);
  await keepBeside(app, person);
  await meetOthers(app, person);
  return person;
}

async function payForAFamily(app: TestApp, person: Caller): Promise<void> {
  await person.call(payTest, { body: { price: 'monthly', seats: 3, card: { ...TEST_CARD, name: CANARY } } });
  await person.call(inviteToFamily, { body: { email: `bob-${person.userId}@example.com` } });
  await person.call(askStudent, { body: { email: `ann-${person.userId}@school.edu` } });
  const { db } = app.database;
  await db.insert(billingAccounts).values({ userId: person.userId, customerId: `cus_${person.userId}` });
  const action = { doneAt: app.clock.now(), action: 'grant', about: person.userId, detail: 'until 2026-06-01' };
  await db.insert(operatorActions).values(action);
}

async function train(person: Caller): Promise<void> {
  const mealPlan = await generateMealPlan(person, { name: `Cut ${CANARY}` });
  const workoutPlan = await generateWorkoutPlan(person);
  await person.call(replaceMeal, { params: { planId: mealPlan.id }, body: { mealIndex: 1 } });
  const eaten = { type: 'meal', name: 'Oats', data: {}, sourceType: 'plan', sourcePlanId: mealPlan.id } as const;
  await person.call(addFavorite, { body: eaten });
  await person.call(giveFeedback, { body: { planId: mealPlan.id, feedbackType: 'liked_meal', comment: CANARY } });
  const notes = `${CANARY} =1+1`;
  await person.call(logProgress, { body: { logType: 'weight', value: 164.2, unit: 'lbs', notes } });
  const { body: slip } = await person.call(logProgress, { body: { logType: 'energy', value: 7, unit: 'level' } });
  await person.call(deleteLog, { params: { logId: slip.id } });
  const imported = {
    logType: 'weight',
    value: 170,
    unit: 'lbs',
    notes: CANARY,
    loggedAt: '2026-04-01T10:00:00.000Z',
  } as const;
  const rows = [{ at: 0, entries: [imported] }];
  const body = { source: 'strong', fileName: `${CANARY}.csv`, rows } as const;
  await person.call(addImportRows, { params: { importId: randomUUID() }, body });
  const exerciseData = { exerciseName: 'Squat', sets: 3, reps: '8', dayName: 'Day 1', category: 'strength' as const };
  await person.call(completeExercise, { body: { planId: workoutPlan.id, exerciseData } });
}

async function talk(app: TestApp, person: Caller): Promise<void> {
  await person.call(sendChatMessage, { body: { message: `hello, ${CANARY}` }, idempotencyKey: randomUUID() });
  await person.call(sendChatMessage, { body: { message: 'log 163 lbs' } });
  await person.call(updateProfile, { body: { sleepHours: 6 }, idempotencyKey: randomUUID() });
  await person.call(keepMemory, { body: { id: randomUUID(), ...MUSHROOMS } });
  const exception = { kind: 'session', day: '2026-05-04', change: { kind: 'skipped' } } as const;
  const kept = { utcOffsetMinutes: 0, exception };
  await putException(app.database.db, { userId: person.userId, id: randomUUID(), kept, now: app.clock.now() });
}

/** In the community with somebody else, who is there before and after. */
async function meetOthers(app: TestApp, person: Caller): Promise<void> {
  const other = await signUpAthlete(app);
  await makePremium(app, other);
  const name = `o-${other.userId.slice(0, 12)}`;
  await other.call(community.setCommunityMe, { body: { name, face: 'letter' } });
  const { body: theirs } = await other.call(community.addPost, { body: { text: 'Of somebody else' } });
  const params = { entryId: theirs.id };
  await person.call(community.setCommunityMe, {
    body: { name: `${CANARY.slice(0, 9)}-${person.userId.slice(0, 8)}`, face: 'outdoor-run' },
  });
  const [photo] = (await person.call(listPhotos, { params: { userId: person.userId } })).body;
  const share = { kind: 'photo', photoId: photo?.id ?? '', consent: true } as const;
  await person.call(community.addPost, { body: { text: `A ${CANARY}`, share } });
  await person.call(community.addComment, { params, body: { text: CANARY } });
  await person.call(community.likeEntry, { params, body: { liked: true } });
  await person.call(community.reportEntry, { params, body: { reason: 'other' } });
  await person.call(community.hideEntry, { params, body: { hidden: true } });
  await person.call(community.blockPerson, { params: { authorId: theirs.author.id }, body: { blocked: true } });
}

async function keepBeside(app: TestApp, person: Caller): Promise<void> {
  const { userId, email } = person;
  const now = app.clock.now();
  const { db } = app.database;
  await sendPhoto(app.app, person, { bytes: TINY_PHOTO });
  await person.call(setReminders, { body: REMINDERS });
  await person.call(addPushDevice, { body: aBrowser(userId) });
  await app.anyone.call(subscribe, { body: { email } });
  const message = `How do I bake a ${CANARY}?`;
  await app.anyone.call(askSupport, { body: { id: randomUUID(), email, topic: 'food', message } });
  const figures = { fromKcal: 2000, toKcal: 1900, shiftKcal: -100, formulaKcal: 2100.5, weightLbs: 164.2 };
  await db
    .insert(adaptiveDecisions)
    .values({ id: randomUUID(), userId, answer: 'accepted', ...figures, decidedAt: now });
  const lost = { document: 'log', sourceId: randomUUID(), content: { was: CANARY }, contentVersion: 9 };
  await db.insert(unreadableDocuments).values({ id: randomUUID(), userId, ...lost, keptAt: now });
  const window = { windowStart: now, count: 1, expiresAt: new Date(now.getTime() + 3_600_000) };
  await db.insert(rateLimits).values({ name: 'kept', subject: userId, ...window });
}
