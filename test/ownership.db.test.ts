import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { acceptProposal, declineProposal, getAdaptive } from '#contract/adaptive.ts';
import * as chat from '#contract/chat.ts';
import { addFavorite, listFavorites, removeFavorite } from '#contract/favorites.ts';
import { giveFeedback } from '#contract/feedback.ts';
import {
  completeExercise,
  completeWorkout,
  deleteLog,
  listLogs,
  logProgress,
  restoreLog,
  updateLog,
} from '#contract/logs.ts';
import { generateMeal, getGroceries, planWeek, putMeal } from '#contract/meals.ts';
import { getMembership } from '#contract/membership.ts';
import type { Operation } from '#contract/operation.ts';
import { addPhoto, deletePhoto, getPhotoImage, listPhotos } from '#contract/photos.ts';
import * as plan from '#contract/plans.ts';
import {
  confirmProfileChange,
  createProfile,
  declineProfileChange,
  getProfile,
  undoProfileChange,
  updateProfile,
} from '#contract/profile.ts';
import { getProgress } from '#contract/progress.ts';
import * as reminders from '#contract/reminders.ts';
import { generateExercise, getNextSession, getTrainingRecords } from '#contract/training.ts';
import { createUser } from '#contract/user.ts';
import { adaptiveDecisions } from '#server/db/schema/adaptive.ts';
import { chatMessages, chatSessions, profileChanges } from '#server/db/schema/chat.ts';
import { logs } from '#server/db/schema/logs.ts';
import { profiles, users } from '#server/db/schema/people.ts';
import { photos } from '#server/db/schema/photos.ts';
import { favorites, feedback, plans } from '#server/db/schema/plans.ts';
import { pushDevices, reminderSettings } from '#server/db/schema/reminders.ts';
import { type Caller, type Input, startTestApp } from './app.ts';
import { signUpAthlete } from './athletes.ts';
import { anAthlete } from './personas.ts';
import { sendPhoto, TINY_PHOTO } from './photos.ts';
import { storePlan } from './plans.ts';
import { collectRegisteredRoutes } from './registered-routes.ts';
import { aBrowser, REMINDERS } from './reminders.ts';

const registered = collectRegisteredRoutes();
const app = startTestApp();

/** What one person owns, by id. */
type Things = Record<
  | 'userId'
  | 'mealPlanId'
  | 'workoutPlanId'
  | 'favoriteId'
  | 'logId'
  | 'photoId'
  | 'changeId'
  | 'deviceId'
  | 'sessionId',
  string
>;
/** Who a body claims to be of; nobody if it is left out. */
type Claim = { userId?: string };
type Request = Pick<Input<Operation>, 'params' | 'query' | 'body'>;

type Row = {
  operation: Operation;
  /** Asks for these things; `claim` goes into the body, where the operation takes one. */
  ask: (things: Things, claim: Claim) => Request;
  /** The path names a person. */
  personInPath?: true;
  /** The body may name a person. */
  claims?: true;
  /** The request names something that belongs to a person. */
  names?: true;
  /** What its owner is answered, if not 200. */
  own?: number;
};

/** A breakfast that anyone may eat. */
const DISH = 'red-lentil-pancakes';
const workoutData = { planName: 'Plan', exerciseCount: 6, totalDuration: 45 };
const exerciseData = { exerciseName: 'Squat', sets: 3, reps: '8', dayName: 'Day 1', category: 'strength' };
const meal = { type: 'meal', name: 'Oats', data: {}, sourceType: 'plan' };
const ofPerson = ({ userId }: Things) => ({ params: { userId } });
const ofChange = ({ changeId }: Things, claim: Claim) => ({ params: { changeId }, body: claim });
const ofProposal = (_: Things, claim: Claim) => ({ params: { proposalId: randomUUID() }, body: claim });
const ofLog = ({ logId }: Things) => ({ params: { logId } });
const ofChat = (t: Things) => ({ params: { sessionId: t.sessionId } });
const ofPhoto = ({ photoId }: Things) => ({ params: { photoId } });
const ofMealPlan = ({ mealPlanId }: Things) => ({ params: { planId: mealPlanId } });

const ROWS: Row[] = [
  { operation: createUser, ask: (_, claim) => ({ body: { id: claim.userId } }), claims: true },
  { operation: getProfile, ask: ofPerson, personInPath: true },
  { operation: createProfile, ask: (_, claim) => ({ body: { ...anAthlete(), ...claim } }), claims: true, own: 409 },
  { operation: updateProfile, ask: (_, claim) => ({ body: { age: 41, ...claim } }), claims: true },
  { operation: undoProfileChange, ask: ofChange, claims: true, names: true },
  // the change holds: there is nothing to say yes or no to
  { operation: confirmProfileChange, ask: ofChange, claims: true, names: true, own: 409 },
  { operation: declineProfileChange, ask: ofChange, claims: true, names: true, own: 409 },
  { operation: plan.getActiveMealPlan, ask: ofPerson, personInPath: true },
  { operation: plan.getActiveWorkoutPlan, ask: ofPerson, personInPath: true },
  { operation: plan.listPlans, ask: ofPerson, personInPath: true },
  { operation: plan.generatePlan, ask: (_, claim) => ({ body: { type: 'meal', ...claim } }), claims: true },
  { operation: plan.renamePlan, ask: (t) => ({ ...ofMealPlan(t), body: { name: 'Mine' } }), names: true },
  { operation: plan.activatePlan, ask: (t, claim) => ({ ...ofMealPlan(t), body: claim }), claims: true, names: true },
  { operation: plan.toggleFavoritePlan, ask: ofMealPlan, names: true },
  { operation: plan.deletePlan, ask: ofMealPlan, names: true },
  {
    operation: plan.replaceMeal,
    ask: (t, claim) => ({ ...ofMealPlan(t), body: { mealIndex: 0, ...claim } }),
    claims: true,
    names: true,
  },
  {
    operation: plan.replaceExercise,
    ask: (t, claim) => ({ params: { planId: t.workoutPlanId }, body: { exerciseIndex: 1, ...claim } }),
    claims: true,
    names: true,
  },
  {
    operation: plan.undoReplace,
    ask: (t, claim) => ({ ...ofMealPlan(t), body: { ...claim } }),
    claims: true,
    names: true,
    // Nothing was replaced.
    own: 409,
  },
  { operation: plan.checkPlan, ask: ofMealPlan, names: true },
  { operation: plan.checkPlans, ask: ofPerson, personInPath: true },
  {
    operation: planWeek,
    ask: (t, claim) => ({ ...ofMealPlan(t), body: { leftovers: true, ...claim } }),
    claims: true,
    names: true,
  },
  { operation: getGroceries, ask: ofMealPlan, names: true },
  { operation: generateMeal, ask: (_, claim) => ({ body: { type: 'lunch', ...claim } }), claims: true },
  {
    operation: putMeal,
    ask: (t, claim) => ({ ...ofMealPlan(t), body: { mealIndex: 0, recipeId: DISH, ...claim } }),
    claims: true,
    names: true,
  },
  {
    operation: plan.putFavorite,
    ask: (t, claim) => ({ ...ofMealPlan(t), body: { mealIndex: 0, favoriteId: t.favoriteId, ...claim } }),
    claims: true,
    names: true,
    // the favourite is oats without a recipe
    own: 409,
  },
  { operation: getMembership, ask: () => ({}) },
  { operation: listFavorites, ask: ofPerson, personInPath: true },
  {
    operation: addFavorite,
    ask: (t, claim) => ({ body: { ...meal, sourcePlanId: t.mealPlanId, ...claim } }),
    claims: true,
    names: true,
  },
  { operation: removeFavorite, ask: (t) => ({ params: { favoriteId: t.favoriteId } }), names: true },
  { operation: listLogs, ask: ofPerson, personInPath: true },
  { operation: updateLog, ask: (t) => ({ params: { logId: t.logId }, body: { notes: 'Mine' } }), names: true },
  { operation: deleteLog, ask: ofLog, names: true },
  { operation: restoreLog, ask: ofLog, names: true },
  { operation: getProgress, ask: ofPerson, personInPath: true },
  { operation: reminders.getReminders, ask: () => ({}) },
  { operation: reminders.setReminders, ask: () => ({ body: REMINDERS }) },
  { operation: reminders.addPushDevice, ask: () => ({ body: aBrowser('another') }) },
  { operation: reminders.removePushDevice, ask: ({ deviceId }) => ({ params: { deviceId } }), names: true },
  { operation: listPhotos, ask: ofPerson, personInPath: true },
  // as JSON it carries no photo
  { operation: addPhoto, ask: (_, claim) => ({ body: claim }), claims: true, own: 400 },
  { operation: getPhotoImage, ask: ofPhoto, names: true },
  { operation: deletePhoto, ask: ofPhoto, names: true },
  {
    operation: logProgress,
    ask: (_, claim) => ({ body: { logType: 'weight', value: 180, unit: 'lbs', ...claim } }),
    claims: true,
  },
  {
    operation: completeExercise,
    ask: (t, claim) => ({ body: { planId: t.workoutPlanId, exerciseData, ...claim } }),
    claims: true,
    names: true,
  },
  {
    operation: completeWorkout,
    ask: (t, claim) => ({ body: { planId: t.workoutPlanId, workoutData, ...claim } }),
    claims: true,
    names: true,
  },
  { operation: chat.listChatSessions, ask: ofPerson, personInPath: true },
  { operation: chat.listChatMessages, ask: ofChat, names: true },
  { operation: chat.deleteChatSession, ask: ofChat, names: true },
  {
    operation: chat.sendChatMessage,
    ask: (t, claim) => ({ body: { message: 'hello', sessionId: t.sessionId, ...claim } }),
    claims: true,
    names: true,
  },
  { operation: chat.exportChats, ask: () => ({}) },
  { operation: chat.getCoachSettings, ask: () => ({}) },
  { operation: chat.setCoachSettings, ask: () => ({ body: { aiConsent: false } }) },
  { operation: getNextSession, ask: () => ({}) },
  { operation: getTrainingRecords, ask: () => ({}) },
  { operation: getAdaptive, ask: ofPerson, personInPath: true },
  // a proposal's id follows from whose it is: another person's is just out of date, as is any that was never made
  { operation: acceptProposal, ask: ofProposal, claims: true, own: 409 },
  { operation: declineProposal, ask: ofProposal, claims: true, own: 409 },
  {
    operation: generateExercise,
    ask: (_, claim) => ({ body: { targetMuscle: 'chest', ...claim } }),
    claims: true,
  },
  {
    operation: giveFeedback,
    ask: (t, claim) => ({ body: { planId: t.mealPlanId, feedbackType: 'liked_meal', ...claim } }),
    claims: true,
    names: true,
  },
];

/** Answered without a session, or to do with having one: no one's data is behind them. */
const NOBODYS =
  /^GET \/api\/(health\/(live|ready)|settings|openapi\.json)$|^POST \/api\/(newsletter(\/\w+)?|support|analytics)$|^(GET|POST) \/api\/auth\//;

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Someone with one of everything. */
async function settle(): Promise<{ person: Caller; things: Things }> {
  const person = await signUpAthlete(app);
  const { body: mealPlan } = await person.call(plan.generatePlan, { body: { type: 'meal' } });
  const { body: workoutPlan } = await person.call(plan.generatePlan, { body: { type: 'workout' } });
  const { body: favorite } = await person.call(addFavorite, { body: { ...meal, type: 'meal', sourceType: 'plan' } });
  const { body: log } = await person.call(logProgress, { body: { logType: 'energy', value: 7, unit: 'level' } });
  const { body: updated } = await person.call(updateProfile, { body: { sleepHours: 6 } });
  const changeId = updated.change?.id ?? '';
  const { json: photo } = await sendPhoto(app.app, person, { bytes: TINY_PHOTO });
  await person.call(reminders.setReminders, { body: REMINDERS });
  const { body: device } = await person.call(reminders.addPushDevice, { body: aBrowser(person.userId) });
  const ids = {
    mealPlanId: mealPlan.id,
    workoutPlanId: workoutPlan.id,
    favoriteId: favorite.id,
    logId: log.id,
    photoId: photo.id,
    deviceId: device.id,
  };
  const { body: talk } = await person.call(chat.sendChatMessage, { body: { message: 'hello' } });
  return { person, things: { userId: person.userId, changeId, sessionId: talk.sessionId, ...ids } };
}

/** Someone else, who has as much of everything: nothing of it may turn up in another's answer. */
async function settleBeside(): Promise<Caller> {
  const person = await signUpAthlete(app, { firstName: 'Bob' });
  for (const type of ['meal', 'workout'] as const) await storePlan(app, person, { type, isActive: true });
  await person.call(addFavorite, { body: { ...meal, type: 'meal', sourceType: 'plan' } });
  await person.call(logProgress, { body: { logType: 'energy', value: 3, unit: 'level' } });
  await person.call(chat.sendChatMessage, { body: { message: 'hello' } });
  return person;
}

const noOnes = (userId: string): Things => ({
  userId,
  mealPlanId: randomUUID(),
  workoutPlanId: randomUUID(),
  favoriteId: randomUUID(),
  logId: randomUUID(),
  photoId: randomUUID(),
  deviceId: randomUUID(),
  changeId: randomUUID(),
  sessionId: randomUUID(),
});

const CHATS = [chatSessions, chatMessages];

/** Everything that belongs to people. */
const everything = () =>
  Promise.all(
    [
      adaptiveDecisions,
      users,
      profiles,
      profileChanges,
      plans,
      favorites,
      feedback,
      logs,
      photos,
      reminderSettings,
      pushDevices,
      ...CHATS,
    ].map((table) => app.database.db.select().from(table)),
  );

const ofPersonIn = (tables: object[][], userId: string) =>
  tables.map((rows) => rows.filter((row) => Object.values(row).includes(userId)));

describe('whose data a route answers with', () => {
  it('is settled here for every route that is registered', () => {
    const guarded = [...registered].filter((route) => !NOBODYS.test(route));
    expect(guarded.sort()).toEqual(ROWS.map(({ operation }) => nameOf(operation)).sort());
  });

  it.each(ROWS.map((row) => ({ ...row, name: nameOf(row.operation) })))('$name', async (row) => {
    const { operation, ask } = row;
    const [ann, bob] = [await settle(), await settleBeside()];
    const before = await everything();
    const refused = async (caller: Pick<Caller, 'call'>, request: Request) => {
      const answer = await caller.call(operation, request);
      return [answer.status, answer.error.message];
    };

    expect(await refused(app.anyone, ask(ann.things, {}))).toEqual([401, 'Please sign in first.']);
    for (const stranger of [ann.person.userId, randomUUID()]) {
      const theirs = stranger === ann.person.userId ? ann.things : noOnes(stranger);
      if (row.personInPath || row.claims) {
        const asked = ask(theirs, { userId: stranger });
        expect(await refused(bob, asked)).toEqual([403, 'That is not yours.']);
      }
      if (row.names) {
        for (const claim of row.claims ? [{}, { userId: bob.userId }] : [{}]) {
          const [status, message] = await refused(bob, ask(theirs, claim));
          expect([status, message]).toEqual([
            404,
            expect.stringMatching(/^We could not find that (plan|favourite|change|log|photo|conversation|device)\.$/),
          ]);
        }
      }
    }
    expect(await everything(), 'a refusal leaves everything as it was').toEqual(before);

    const mine = ask(ann.things, row.claims ? { userId: ann.person.userId } : {});
    if (mine.body) {
      const more = { ...mine, body: { ...mine.body, tier: 'premium' } };
      expect((await ann.person.call(operation, more)).status, 'a field that is not in the contract').toBe(400);
    }
    const own = await ann.person.call(operation, mine);
    expect(own.status).toBe(row.own ?? 200);
    if (own.status === 200) expect(JSON.stringify(own.body)).not.toContain(bob.userId);
    expect(ofPersonIn(await everything(), bob.userId)).toEqual(ofPersonIn(before, bob.userId));
  });

  it('is not told apart by other ids either: a page of logs that starts at another’s', async () => {
    const [ann, bob] = [await settle(), await app.signUp()];
    for (const before of [ann.things.logId, randomUUID()]) {
      const answer = await bob.call(listLogs, { params: { userId: bob.userId }, query: { before } });
      expect([answer.status, answer.error.message]).toEqual([404, 'We could not find that log.']);
    }
  });
});
