import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as chat from '#contract/chat.ts';
import * as community from '#contract/community.ts';
import { addFavorite } from '#contract/favorites.ts';
import { addImportRows } from '#contract/imports.ts';
import { listLogs, logProgress } from '#contract/logs.ts';
import { keepMemory } from '#contract/memory.ts';
import type { Operation } from '#contract/operation.ts';
import * as plan from '#contract/plans.ts';
import { updateProfile } from '#contract/profile.ts';
import * as reminders from '#contract/reminders.ts';
import { inviteToFamily, payTest } from '#contract/subscription.ts';
import { adaptiveDecisions } from '#server/db/schema/adaptive.ts';
import { chatMessages, chatSessions, deeds, profileChanges } from '#server/db/schema/chat.ts';
import { communityEntries } from '#server/db/schema/community.ts';
import { imports } from '#server/db/schema/imports.ts';
import { logs } from '#server/db/schema/logs.ts';
import { familySeats, payments, studentProofs, subscriptions } from '#server/db/schema/membership.ts';
import { memories } from '#server/db/schema/memories.ts';
import { profiles, users } from '#server/db/schema/people.ts';
import { photos } from '#server/db/schema/photos.ts';
import { favorites, feedback, plans } from '#server/db/schema/plans.ts';
import { pushDevices, reminderSettings } from '#server/db/schema/reminders.ts';
import { trainingExceptions } from '#server/db/schema/training-exceptions.ts';
import { putException } from '#server/training/exceptions-store.ts';
import { type Caller, startTestApp } from './app.ts';
import { signUpAthlete } from './athletes.ts';
import { makePremium, TEST_CARD } from './membership.ts';
import { MUSHROOMS } from './memories.ts';
import { meal, type Request, ROWS, type Things } from './ownership-rows.ts';
import { sendPhoto, TINY_PHOTO } from './photos.ts';
import { storePlan } from './plans.ts';
import { collectRegisteredRoutes } from './registered-routes.ts';
import { aBrowser, REMINDERS } from './reminders.ts';

const registered = collectRegisteredRoutes();
const app = startTestApp();

/** Answered without a session, or to do with having one: no one's data is behind them. */
const NOBODYS =
  /^GET \/api\/(health\/(live|ready)|settings|openapi\.json)$|^POST \/api\/(newsletter(\/\w+)?|support|analytics)$|^(GET|POST) \/api\/auth\//;

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Someone with one of everything. */
async function settle(): Promise<{ person: Caller; things: Things }> {
  const person = await signUpAthlete(app);
  const paid = await person.call(payTest, { body: { price: 'monthly', seats: 3, card: TEST_CARD } });
  const { body: mealPlan } = await person.call(plan.generatePlan, { body: { type: 'meal' } });
  const { body: workoutPlan } = await person.call(plan.generatePlan, { body: { type: 'workout' } });
  const { body: favorite } = await person.call(addFavorite, { body: { ...meal, type: 'meal', sourceType: 'plan' } });
  const { body: log } = await person.call(logProgress, { body: { logType: 'energy', value: 7, unit: 'level' } });
  const { body: updated } = await person.call(updateProfile, { body: { sleepHours: 6 } });
  const changeId = updated.change?.id ?? '';
  const { json: photo } = await sendPhoto(app.app, person, { bytes: TINY_PHOTO });
  await person.call(reminders.setReminders, { body: REMINDERS });
  const { body: device } = await person.call(reminders.addPushDevice, { body: aBrowser(person.userId) });
  await putException(app.database.db, { userId: person.userId, ...aSkippedDay() });
  const { body: seats } = await person.call(inviteToFamily, { body: { email: 'bea@example.com' } });
  const { body: memory } = await person.call(keepMemory, { body: { id: randomUUID(), ...MUSHROOMS } });
  await person.call(community.setCommunityMe, { body: { name: `a-${randomUUID().slice(0, 8)}`, face: 'letter' } });
  const share = { kind: 'photo', photoId: photo.id, consent: true } as const;
  const { body: post } = await person.call(community.addPost, { body: { text: 'Of Ann', share } });
  const importId = randomUUID();
  const entry = {
    logType: 'energy',
    value: 5,
    unit: 'level',
    notes: null,
    loggedAt: '2026-05-02T10:00:00.000Z',
  } as const;
  const rows = [{ at: 0, entries: [entry] }];
  await person.call(addImportRows, { params: { importId }, body: { source: 'hevy', fileName: 'hevy.csv', rows } });
  const ids = {
    importId,
    mealPlanId: mealPlan.id,
    workoutPlanId: workoutPlan.id,
    favoriteId: favorite.id,
    logId: log.id,
    photoId: photo.id,
    deviceId: device.id,
    memoryId: memory.id,
    paymentId: paid.body.payments[0]?.id ?? '',
    seatId: seats[0]?.id ?? '',
    entryId: post.id,
  };
  const { body: talk } = await person.call(chat.sendChatMessage, { body: { message: 'hello' } });
  await person.call(chat.sendChatMessage, { body: { message: 'log 181 lbs' } });
  const [deed] = await app.database.db.select().from(deeds).where(eq(deeds.userId, person.userId));
  const deedId = deed?.id ?? '';
  return { person, things: { userId: person.userId, changeId, deedId, sessionId: talk.sessionId, ...ids } };
}

const aSkippedDay = () => {
  const exception = { kind: 'session', day: '2026-05-04', change: { kind: 'skipped' } } as const;
  return { id: randomUUID(), kept: { utcOffsetMinutes: 0, exception }, now: app.clock.now() };
};

/** Someone else, who has as much of everything: nothing of it may turn up in another's answer. */
async function settleBeside(): Promise<Caller> {
  const person = await signUpAthlete(app, { firstName: 'Bob' });
  await makePremium(app, person);
  await person.call(community.setCommunityMe, { body: { name: `b-${randomUUID().slice(0, 8)}`, face: 'letter' } });
  for (const type of ['meal', 'workout'] as const) await storePlan(app, person, { type, isActive: true });
  await person.call(addFavorite, { body: { ...meal, type: 'meal', sourceType: 'plan' } });
  await person.call(logProgress, { body: { logType: 'energy', value: 3, unit: 'level' } });
  await person.call(keepMemory, { body: { id: randomUUID(), ...MUSHROOMS } });
  await putException(app.database.db, { userId: person.userId, ...aSkippedDay() });
  await person.call(chat.sendChatMessage, { body: { message: 'hello' } });
  return person;
}

const noOnes = (userId: string): Things => ({
  userId,
  mealPlanId: randomUUID(),
  workoutPlanId: randomUUID(),
  favoriteId: randomUUID(),
  logId: randomUUID(),
  importId: randomUUID(),
  photoId: randomUUID(),
  deviceId: randomUUID(),
  memoryId: randomUUID(),
  paymentId: randomUUID(),
  seatId: randomUUID(),
  entryId: randomUUID(),
  changeId: randomUUID(),
  deedId: randomUUID(),
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
      imports,
      photos,
      reminderSettings,
      pushDevices,
      memories,
      communityEntries,
      trainingExceptions,
      subscriptions,
      payments,
      familySeats,
      studentProofs,
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
            expect.stringMatching(
              /^We could not find that (plan|favourite|change|deed|log|photo|conversation|device|memory|receipt|seat|post|import)\.$/,
            ),
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
