import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addFavorite, listFavorites, removeFavorite } from '#contract/favorites.ts';
import { giveFeedback } from '#contract/feedback.ts';
import { completeExercise, completeWorkout, listLogs, logProgress } from '#contract/logs.ts';
import { generateMeal, getGroceries, planWeek, putMeal } from '#contract/meals.ts';
import { getMembership } from '#contract/membership.ts';
import type { Operation } from '#contract/operation.ts';
import * as plan from '#contract/plans.ts';
import { createProfile, getProfile } from '#contract/profile.ts';
import { generateExercise, getNextSession, getTrainingRecords } from '#contract/training.ts';
import { createUser } from '#contract/user.ts';
import { logs } from '#server/db/schema/logs.ts';
import { profiles, users } from '#server/db/schema/people.ts';
import { favorites, feedback, plans } from '#server/db/schema/plans.ts';
import { type Caller, type Input, startTestApp } from './app.ts';
import { anAthlete } from './personas.ts';
import { storePlan } from './plans.ts';
import { collectRegisteredRoutes } from './registered-routes.ts';

const registered = collectRegisteredRoutes();
const app = startTestApp();

/** What one person owns, by id. */
type Things = Record<'userId' | 'mealPlanId' | 'workoutPlanId' | 'favoriteId' | 'logId', string>;
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
const ofMealPlan = ({ mealPlanId }: Things) => ({ params: { planId: mealPlanId } });

const ROWS: Row[] = [
  { operation: createUser, ask: (_, claim) => ({ body: { id: claim.userId } }), claims: true },
  { operation: getProfile, ask: ofPerson, personInPath: true },
  { operation: createProfile, ask: (_, claim) => ({ body: { ...anAthlete(), ...claim } }), claims: true, own: 409 },
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
  { operation: getNextSession, ask: () => ({}) },
  { operation: getTrainingRecords, ask: () => ({}) },
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
const NOBODYS = /^GET \/api\/(health\/(live|ready)|settings|openapi\.json)$|^(GET|POST) \/api\/auth\//;

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** Someone with one of everything. */
async function settle(): Promise<{ person: Caller; things: Things }> {
  const person = await app.signUp();
  await person.call(createProfile, { body: anAthlete() });
  const { body: mealPlan } = await person.call(plan.generatePlan, { body: { type: 'meal' } });
  const { body: workoutPlan } = await person.call(plan.generatePlan, { body: { type: 'workout' } });
  const { body: favorite } = await person.call(addFavorite, { body: { ...meal, type: 'meal', sourceType: 'plan' } });
  const { body: log } = await person.call(logProgress, { body: { logType: 'energy', value: 7, unit: 'level' } });
  const ids = { mealPlanId: mealPlan.id, workoutPlanId: workoutPlan.id, favoriteId: favorite.id, logId: log.id };
  return { person, things: { userId: person.userId, ...ids } };
}

/** Someone else, who has as much of everything: nothing of it may turn up in another's answer. */
async function settleBeside(): Promise<Caller> {
  const person = await app.signUp();
  await person.call(createProfile, { body: anAthlete({ firstName: 'Bob' }) });
  for (const type of ['meal', 'workout'] as const) await storePlan(app, person, { type, isActive: true });
  await person.call(addFavorite, { body: { ...meal, type: 'meal', sourceType: 'plan' } });
  await person.call(logProgress, { body: { logType: 'energy', value: 3, unit: 'level' } });
  return person;
}

const noOnes = (userId: string): Things => ({
  userId,
  mealPlanId: randomUUID(),
  workoutPlanId: randomUUID(),
  favoriteId: randomUUID(),
  logId: randomUUID(),
});

/** Everything that belongs to people. */
const everything = () =>
  Promise.all([users, profiles, plans, favorites, feedback, logs].map((table) => app.database.db.select().from(table)));

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
            expect.stringMatching(/^We could not find that (plan|favourite)\.$/),
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
