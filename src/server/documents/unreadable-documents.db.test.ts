import { describe, expect, it } from 'vitest';
import * as chat from '#contract/chat.ts';
import { addFavorite, listFavorites, removeFavorite } from '#contract/favorites.ts';
import { giveFeedback } from '#contract/feedback.ts';
import * as logging from '#contract/logs.ts';
import * as planning from '#contract/plans.ts';
import { createProfile, getProfile, undoProfileChange, updateProfile } from '#contract/profile.ts';
import { getReminders, setReminders } from '#contract/reminders.ts';
import { getTrainingRecords } from '#contract/training.ts';
import { type Caller, startTestApp } from '#test/app.ts';
import { frozenOf } from '#test/documents/frozen.ts';
import { makePremium } from '#test/membership.ts';
import { anAthlete } from '#test/personas.ts';
import { storePlan } from '#test/plans.ts';
import { REMINDERS } from '#test/reminders.ts';
import { selectPlannedKcal } from '../adaptive/store.ts';
import { chatMessages, profileChanges } from '../db/schema/chat.ts';
import { deletedLogs, logs } from '../db/schema/logs.ts';
import { profiles, unreadableDocuments } from '../db/schema/people.ts';
import { favorites, feedback, plans } from '../db/schema/plans.ts';
import { reminderSettings } from '../db/schema/reminders.ts';
import { sendDueReminders } from '../reminders/send-reminders.ts';

const app = startTestApp();
const UNREADABLE = 'unreadable_document';

async function member(): Promise<Caller> {
  const person = await app.signUp();
  await person.call(createProfile, { body: anAthlete() });
  return person;
}

const aside = () => app.database.db.select().from(unreadableDocuments);
const reports = () => app.logged().filter(({ msg }) => msg === 'a stored document cannot be read');

describe('documents of every release', () => {
  it.each(frozenOf('profile'))('a profile of version $version, $what, is answered', async ({ version, content }) => {
    const ann = await member();
    await app.database.db.update(profiles).set({ data: content, dataVersion: version });
    const { body } = await ann.call(getProfile, { params: { userId: ann.userId } });
    expect(body.userId).toBe(ann.userId);
  });

  it.each(frozenOf('meal-plan'))(
    'a meal plan of version $version, $what, is answered and counted',
    async ({ version, content }) => {
      const ann = await member();
      await storePlan(app, ann, { isActive: true, data: content });
      await app.database.db.update(plans).set({ dataVersion: version });
      const { body } = await ann.call(planning.getActiveMealPlan, { params: { userId: ann.userId } });
      const [counted] = await selectPlannedKcal(app.database.db, { userId: ann.userId });
      expect(counted?.kcal, 'SQL that looks into the document finds it in every version').toBe(body.data.totalCalories);
    },
  );
});

describe('a plan that cannot be read', () => {
  it('is refused with what to do, and kept aside when the person deletes it', async () => {
    const ann = await member();
    const data = { meals: 'gone' };
    const planId = await storePlan(app, ann, { isActive: true, data });
    const params = { userId: ann.userId };
    const active = await ann.call(planning.getActiveMealPlan, { params });
    expect([active.status, active.error.code]).toEqual([409, UNREADABLE]);
    expect((await ann.call(planning.listPlans, { params })).body).toMatchObject([{ id: planId, data: null }]);
    await ann.call(planning.deletePlan, { params: { planId } });
    expect(await aside()).toMatchObject([
      { document: 'meal-plan', sourceId: planId, content: data, contentVersion: 1 },
    ]);
  });

  it('is not told of as none by the coach', async () => {
    const ann = await member();
    await storePlan(app, ann, { isActive: true, data: { meals: 'gone' } });
    const answer = await ann.call(chat.sendChatMessage, { body: { message: 'Show me my meals' } });
    expect([answer.status, answer.error.code]).toEqual([409, UNREADABLE]);
  });

  it('does not count against the limits when it is written anew', async () => {
    const ann = await member();
    const generate = () => ann.call(planning.generatePlan, { body: { type: 'meal' } });
    for (let count = 0; count < 4; count++) await generate();
    expect((await generate()).error.code).toBe('limit_reached');
    await app.database.db.update(plans).set({ data: { meals: 'gone' } });
    expect((await generate()).status).toBe(200);
  });

  it('cannot be gone back to, and says so', async () => {
    const ann = await member();
    await makePremium(app, ann);
    const { body: plan } = await ann.call(planning.generatePlan, { body: { type: 'meal' } });
    const params = { planId: plan.id };
    await ann.call(planning.replaceMeal, { params, body: { mealIndex: 0 } });
    await app.database.db.update(plans).set({ previous: { meals: 'gone' } });
    expect((await ann.call(planning.undoReplace, { params })).error.code).toBe(UNREADABLE);
  });

  it('is as little lost by one exercise for today that cannot be read', async () => {
    const ann = await member();
    const { body: plan } = await ann.call(planning.generatePlan, { body: { type: 'workout' } });
    const today = { exerciseIndex: 2, scope: 'today' } as const;
    const { body: swapped } = await ann.call(planning.replaceExercise, { params: { planId: plan.id }, body: today });
    await app.database.db.update(plans).set({ todaySwaps: [{ day: 'today' }, ...swapped.plan.todaySwaps] });
    const { body } = await ann.call(planning.getActiveWorkoutPlan, { params: { userId: ann.userId } });
    expect(body.todaySwaps).toEqual(swapped.plan.todaySwaps);
    expect(reports()).toMatchObject([{ document: 'today-swap', id: plan.id }]);
  });
});

describe('a favourite that cannot be read', () => {
  it('keeps its place and its name beside the others, and can be taken out', async () => {
    const ann = await member();
    const params = { userId: ann.userId };
    const oats = { type: 'meal', name: 'Oats', sourceType: 'plan', data: { calories: 380 } } as const;
    const { body: spoilt } = await ann.call(addFavorite, { body: oats });
    await app.database.db.update(favorites).set({ data: { calories: 'many' } });
    app.clock.advance({ minutes: 1 });
    const { body: fine } = await ann.call(addFavorite, { body: { ...oats, name: 'Porridge' } });
    const { body } = await ann.call(listFavorites, { params });
    expect(body).toMatchObject([fine, { id: spoilt.id, name: 'Oats', data: { description: /could not be read/ } }]);
    expect(reports()).toMatchObject([{ document: 'favorite-meal', id: spoilt.id, userId: ann.userId }]);
    await ann.call(removeFavorite, { params: { favoriteId: spoilt.id } });
    expect((await ann.call(listFavorites, { params })).body).toEqual([fine]);
  });
});

describe('a log that cannot be read', () => {
  const squats = { exerciseName: 'Squat', sets: 3, reps: '8-12', dayName: 'Day 1', category: 'strength' } as const;
  const performed = [{ set: 1, weightLbs: 100, reps: 8 }];
  const list = async (person: Caller) =>
    (await person.call(logging.listLogs, { params: { userId: person.userId } })).body;

  it('keeps its place with what can be read of it, and nothing is counted from it', async () => {
    const ann = await member();
    await ann.call(logging.completeExercise, { body: { exerciseData: squats, performed } });
    await app.database.db.update(logs).set({ data: { ...squats, sets: 'three', performed } });
    const { body: fine } = await ann.call(logging.logProgress, {
      body: { logType: 'weight', value: 180, unit: 'lbs' },
    });
    const entries = await list(ann);
    expect(entries).toContainEqual(fine);
    const spoilt = entries.find(({ id }) => id !== fine.id);
    expect(spoilt).toMatchObject({
      exerciseName: 'Squat',
      sets: 1,
      notes: 'Some of this entry could not be read. It is kept.',
    });
    expect((await ann.call(getTrainingRecords, {})).body.records).toEqual([]);
  });

  it('is not changed, and comes back as it was after it was deleted', async () => {
    const ann = await member();
    const body = { workoutData: { planName: 'Plan', exerciseCount: 6, totalDuration: 45 }, planId: undefined };
    await storePlan(app, ann, { type: 'workout', isActive: true });
    const { body: log } = await ann.call(logging.completeWorkout, { body });
    await app.database.db.update(logs).set({ data: { planName: 7 }, dataVersion: 1 });
    const params = { logId: log.id };
    expect((await ann.call(logging.updateLog, { params, body: { notes: 'Hm' } })).error.code).toBe(UNREADABLE);
    expect((await ann.call(logging.deleteLog, { params })).status).toBe(200);
    expect((await ann.call(logging.restoreLog, { params })).error.code).toBe(UNREADABLE);
    expect(await app.database.db.select().from(deletedLogs), 'and is still there to be put back').toHaveLength(1);
  });
});

describe('feedback that cannot be read', () => {
  it('says nothing of any food, and stops no plan', async () => {
    const ann = await member();
    const { body: plan } = await ann.call(planning.generatePlan, { body: { type: 'meal' } });
    await ann.call(giveFeedback, { body: { planId: plan.id, feedbackType: 'disliked_meal' } });
    await app.database.db.update(feedback).set({ specificItems: 'all', itemIds: { not: 'a list' } });
    expect((await ann.call(planning.generatePlan, { body: { type: 'meal' } })).status).toBe(200);
    expect(reports()).toContainEqual(expect.objectContaining({ document: 'feedback-items', userId: ann.userId }));
  });
});

describe('an answer of the coach that cannot be read', () => {
  it('is shown with its words and a note, also when its message is sent again', async () => {
    const ann = await member();
    const message = { message: 'How do I do a goblet squat?', clientMessageId: crypto.randomUUID() };
    const { body: first } = await ann.call(chat.sendChatMessage, { body: message });
    await app.database.db.update(chatMessages).set({ reply: { blocks: 'all' } });
    const params = { sessionId: first.sessionId };
    const [mine, reply] = (await ann.call(chat.listChatMessages, { params })).body;
    expect(mine?.message).toBe(message.message);
    expect(reply).toMatchObject({ status: 'complete', notice: expect.stringContaining('could not be read') });
    expect(reply?.blocks).toEqual([{ type: 'text', text: first.response }]);
    const { body: again } = await ann.call(chat.sendChatMessage, { body: message });
    expect(again).toMatchObject({ response: first.response, notice: reply?.notice });
  });
});

describe('a change of the profile that cannot be read', () => {
  it('is neither made nor taken back', async () => {
    const ann = await member();
    const { body } = await ann.call(updateProfile, { body: { age: 41 } });
    await app.database.db.update(profileChanges).set({ changes: [{ field: 'shoe size' }] });
    const undone = await ann.call(undoProfileChange, { params: { changeId: body.change?.id ?? '' } });
    expect([undone.status, undone.error.code]).toEqual([409, UNREADABLE]);
    expect((await ann.call(getProfile, { params: { userId: ann.userId } })).body.age).toBe(41);
  });
});

describe('reminders that cannot be read', () => {
  it('are asked for again, kept aside, and looked at another day', async () => {
    const ann = await member();
    await ann.call(setReminders, { body: REMINDERS });
    const spoilt = { timeZone: 7 };
    await app.database.db.update(reminderSettings).set({ settings: spoilt });
    expect((await ann.call(getReminders, {})).error.code).toBe(UNREADABLE);
    app.clock.advance({ days: 1 });
    const push = { publicKey: '', send: async () => 'sent' as const };
    await sendDueReminders({ database: app.database, push, now: app.clock.now, log: app.app.log });
    const [row] = await app.database.db.select().from(reminderSettings);
    expect(row).toMatchObject({ settings: spoilt, nextDueAt: new Date(app.clock.now().getTime() + 86_400_000) });
    await ann.call(setReminders, { body: REMINDERS });
    expect((await ann.call(getReminders, {})).body.settings).toEqual(REMINDERS);
    expect(await aside()).toMatchObject([{ document: 'reminder-settings', content: spoilt }]);
  });
});
