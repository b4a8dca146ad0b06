import type { ChatAnswer } from '#contract/chat.ts';
import type { PlanType } from '#contract/common.ts';
import type { ResponseOf } from '#contract/operation.ts';
import type { CallInput } from '#web/api/call-operation.ts';
import type { QueuedWrite } from '#web/offline/outbox.ts';
import type { WriteBody, WriteName } from '#web/offline/writes.ts';
import { anAthlete } from '../personas.ts';
import { aBrowser, REMINDERS } from '../reminders.ts';
import type { OperationName, Operations, ReleasedClient } from './client.ts';

/** What a job needs beside the client: what no client can do. */
export type World = {
  /** Gives the person a subscription, so that no limit of the free tier ends the job. */
  makePremium: (userId: string) => Promise<void>;
};

type Job = {
  client: ReleasedClient;
  userId: string;
  call: <N extends OperationName>(name: N, input: CallInput<Operations[N]>) => Promise<ResponseOf<Operations[N]>>;
};

const caller =
  ({ operations, callLoosely }: ReleasedClient): Job['call'] =>
  (name, input) =>
    callLoosely(operations[name], input) as ReturnType<Job['call']> as never;

/**
 * Lives through a person's first weeks with a client of any release: signs up, answers the questions, has plans written, swaps,
 * logs through the outbox, keeps favourites, talks to the coach, and leaves. The client reads every answer with its own schemas.
 */
export async function runMainJob(client: ReleasedClient, world: World): Promise<void> {
  const call = caller(client);
  const userId = await signUp(client);
  const job: Job = { client, userId, call };
  await meetTheServer(job);
  await call('createProfile', { body: { ...anAthlete({ foodAllergies: 'Peanuts' }), userId } });
  await call('getProfile', { params: { userId } });
  await world.makePremium(userId);
  const plans = await havePlansWritten(job);
  await followMealPlan(job, plans.meal);
  await followWorkoutPlan(job, plans.workout);
  await keepFavorites(job, plans);
  await logThroughOutbox(job, plans.workout);
  await readTheNumbers(job);
  await changeAnswers(job);
  await talkToCoach(job);
  await setReminders(job);
  await leave(job, plans);
}

async function signUp({ embeddedIdentity }: ReleasedClient): Promise<string> {
  const identity = embeddedIdentity();
  await identity.signUpWithPassword({ email: 'previous@example.com', password: 'a quiet river stone' });
  const person = await identity.current();
  if (!person) throw new Error('nobody is signed in after signing up');
  return person.id;
}

/** Calls an operation that must be refused, in a way that the client understands. */
async function refused(job: Job, name: OperationName, input: object, code: string): Promise<void> {
  const error = await job.call(name, input as never).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof job.client.ApiError && error.code === code && error.userMessage !== '') return;
  throw new Error(`${name} should have been refused with ${code}`, { cause: error });
}

async function meetTheServer({ call, userId, ...job }: Job): Promise<void> {
  await call('getLive', {});
  await call('getReady', {});
  await call('getSettings', {});
  await call('createUser', { body: { id: userId } });
  await call('countEvent', { body: { event: 'page_view', page: '/onboarding' } });
  await call('subscribe', { body: { email: 'previous@example.com' } });
  const id = crypto.randomUUID();
  const message = 'How do I change my e-mail address?';
  await call('askSupport', { body: { id, email: 'previous@example.com', topic: 'account', message } });
  await refused({ call, userId, ...job }, 'getProfile', { params: { userId } }, 'not_found');
  await refused({ call, userId, ...job }, 'generatePlan', { body: { type: 'meal' } }, 'conflict');
}

type PlanIds = Record<PlanType, string>;

async function havePlansWritten({ client, call, userId }: Job): Promise<PlanIds> {
  const { id: meal } = await call('generatePlan', { body: { userId, type: 'meal', name: 'First meal plan' } });
  const steps: string[] = [];
  const { id: workout } = await client.streamOperation(
    client.operations.generatePlan,
    { body: { userId, type: 'workout', customPreferences: 'more legs' } },
    { answer: 'plan', onEvent: (_name, data) => steps.push(client.planStepEventSchema.parse(data).step) },
  );
  if (steps.length === 0) throw new Error('the stream told of no step');
  await call('listPlans', { params: { userId } });
  await call('listPlans', { params: { userId }, query: { type: 'meal' } });
  await call('getActiveMealPlan', { params: { userId } });
  await call('getActiveWorkoutPlan', { params: { userId } });
  await call('checkPlan', { params: { planId: meal } });
  await call('checkPlans', { params: { userId } });
  await call('renamePlan', { params: { planId: meal }, body: { name: 'Spring' } });
  await call('toggleFavoritePlan', { params: { planId: workout } });
  await call('activatePlan', { params: { planId: workout }, body: { userId } });
  await call('getMembership', {});
  return { meal, workout };
}

async function followMealPlan({ call, userId }: Job, planId: string): Promise<void> {
  const params = { planId };
  const { data } = await call('getActiveMealPlan', { params: { userId } });
  const recipeId = data.meals[1]?.recipeId;
  if (!recipeId) throw new Error('the second meal is no dish of the cookbook');
  await call('replaceMeal', { params, body: { userId, mealIndex: 1, customPreferences: 'something warm' } });
  await call('replaceMeal', { params, body: { userId, mealIndex: 1, again: true } });
  await call('undoReplace', { params, body: { userId } });
  await call('replaceMeal', { params, body: { userId, mealIndex: 1 } });
  await call('putMeal', { params, body: { mealIndex: 1, recipeId } });
  await call('generateMeal', { body: { userId, type: 'lunch', calories: 500 } });
  await call('planWeek', { params, body: { userId, leftovers: true } });
  await call('getGroceries', { params, query: { days: '7' } });
  await call('getGroceries', { params });
  await call('giveFeedback', {
    body: { userId, planId, feedbackType: 'disliked_meal', specificItems: ['meal-0'], comment: 'Too sweet' },
  });
}

async function followWorkoutPlan({ call, userId }: Job, planId: string): Promise<void> {
  const params = { planId };
  await call('replaceExercise', { params, body: { userId, exerciseIndex: 2, customPreferences: 'no machine' } });
  const today = { scope: 'today', utcOffsetMinutes: -240 } as const;
  await call('replaceExercise', { params, body: { userId, exerciseIndex: 3, ...today } });
  await call('getNextSession', {});
  await call('undoReplace', { params, body: { userId, todayIndex: 3 } });
  await call('generateExercise', { body: { userId, targetMuscle: 'chest' } });
  await call('giveFeedback', { body: { userId, planId, feedbackType: 'liked_workout' } });
}

async function keepFavorites(job: Job, plans: PlanIds): Promise<void> {
  const { call, userId } = job;
  const { data: eaten } = await call('getActiveMealPlan', { params: { userId } });
  const { data: trained } = await call('getActiveWorkoutPlan', { params: { userId } });
  const [dish, lift] = [eaten.meals[0], trained.days[0]?.exercises[1]];
  if (!dish || !lift) throw new Error('the plans are empty');
  const favorite = await call('addFavorite', {
    body: {
      ...{ userId, type: 'meal', name: dish.name, sourceType: 'plan', sourcePlanId: plans.meal },
      data: { mealType: dish.type, calories: dish.calories, recipeId: dish.recipeId ?? undefined, tags: ['quick'] },
    },
  });
  const { name, sets, reps, exerciseId } = lift;
  await call('addFavorite', {
    body: { userId, type: 'workout', name, sourceType: 'plan', data: { sets, reps, exerciseId } },
  });
  await call('listFavorites', { params: { userId } });
  await call('replaceMeal', { params: { planId: plans.meal }, body: { mealIndex: 0 } });
  await call('putFavorite', { params: { planId: plans.meal }, body: { favoriteId: favorite.id, mealIndex: 0 } });
  const wrong = { params: { planId: plans.workout }, body: { favoriteId: favorite.id, exerciseIndex: 1 } };
  await refused(job, 'putFavorite', wrong, 'conflict');
  await call('removeFavorite', { params: { favoriteId: favorite.id } });
}

/** Keeps every kind of write on the device and delivers them, as after a time without a network. */
async function logThroughOutbox(job: Job, planId: string): Promise<void> {
  const { client, userId, call } = job;
  const arrived: QueuedWrite[] = [];
  const outbox = client.createOutbox({
    userId,
    storage: client.createOutboxStorage(),
    send: client.sendWrite,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    random: () => 0,
    wait: async () => {},
    alone: (work) => work(),
    onArrived: async (writes) => void arrived.push(...writes),
    onRefused: ({ name, message }) => {
      throw new Error(`${name} was refused: ${message}`);
    },
    onSignedOut: () => {
      throw new Error('nobody is signed in');
    },
  });
  const queue = async <N extends WriteName>(name: N, body: WriteBody<N>) =>
    (await outbox.queue(name, client.stamped(name, body as object, new Date(), userId), 'Failed.')).id;
  for (const log of [
    { logType: 'weight', value: 164.2, unit: 'lbs' },
    { logType: 'energy', value: 7, unit: 'level', notes: 'Slept well' },
    { logType: 'measurement', part: 'waist', value: 34.5, unit: 'in' },
  ] as const) {
    await queue('logProgress', log);
  }
  const exerciseData = { exerciseName: 'Goblet Squat', sets: 3, reps: '8-12', dayName: 'Day 1', category: 'strength' };
  const performed = [{ set: 1, weightLbs: 40, reps: 10, rpe: 8 }];
  await queue('completeExercise', { planId, exerciseData, performed } as WriteBody<'completeExercise'>);
  const workoutData = { planName: 'Plan', exerciseCount: 6, totalDuration: 45 };
  await queue('completeWorkout', { planId, workoutData });
  const logId = await queue('logProgress', { logType: 'weight', value: 163, unit: 'lbs' });
  await queue('updateLog', { logId, value: 163.4 });
  await queue('deleteLog', { logId });
  await queue('restoreLog', { logId });
  await outbox.deliver();
  outbox.close();
  const left = outbox.pending();
  if (left.length > 0 || arrived.length < 9) throw new Error(`${left.length} writes were not delivered`);
  await call('listLogs', { params: { userId }, query: { limit: 100 } });
  await call('listLogs', { params: { userId }, query: { type: 'weight' } });
}

async function readTheNumbers({ call, userId }: Job): Promise<void> {
  await call('getProgress', { params: { userId }, query: { utcOffsetMinutes: -240 } });
  await call('getTrainingRecords', {});
  await call('getNextSession', {});
  await call('getAdaptive', { params: { userId } });
  await call('listPhotos', { params: { userId } });
}

async function changeAnswers(job: Job): Promise<void> {
  const { call, userId } = job;
  const { change } = await call('updateProfile', { body: { userId, sleepHours: 6, dislikedFoods: 'Tuna' } });
  if (!change) throw new Error('nothing was changed');
  await call('undoProfileChange', { params: { changeId: change.id }, body: { userId } });
  await refused(job, 'undoProfileChange', { params: { changeId: change.id }, body: { userId } }, 'conflict');
}

/** Said so that every kind of card comes back. */
const MESSAGES = [
  'I weigh 163 lbs now, please change it in my profile',
  'Please log my energy as 7',
  'What should I train next?',
  'How do I do a goblet squat?',
  'What should I eat today?',
  'How do I delete my account?',
  'Swap my breakfast',
  'Hello',
] as const;

async function talkToCoach({ client, call, userId }: Job): Promise<void> {
  let sessionId: string | null = null;
  for (const message of MESSAGES) {
    const said = { userId, message, clientMessageId: crypto.randomUUID(), locale: 'en-US', timeZone: 'UTC' };
    const answer: ChatAnswer = await call('sendChatMessage', { body: { ...said, sessionId } });
    sessionId = answer.sessionId;
  }
  const { streamOperation, operations, chatEventSchemas } = client;
  const asked = await streamOperation(
    operations.sendChatMessage,
    { body: { userId, message: "I'm not allergic to peanuts any more", sessionId } },
    {
      answer: 'done',
      onEvent: (name, data) => chatEventSchemas[name as keyof typeof chatEventSchemas].parse(data),
    },
  );
  const waiting = asked.blocks.flatMap((block) =>
    block.type === 'card' && block.card.kind === 'change' && block.card.state === 'pending' ? [block.card] : [],
  )[0];
  if (!waiting) throw new Error('no change waits for a yes');
  await call('declineProfileChange', { params: { changeId: waiting.changeId }, body: { userId } });
  const again = { message: "I'm really not allergic to peanuts any more", sessionId };
  const second = await call('sendChatMessage', { body: again });
  const changes = second.blocks.flatMap((block) =>
    block.type === 'card' && block.card.kind === 'change' ? [block.card.changeId] : [],
  );
  for (const changeId of changes) await call('confirmProfileChange', { params: { changeId }, body: { userId } });
  await call('listChatSessions', { params: { userId } });
  await call('listChatMessages', { params: { sessionId: asked.sessionId } });
  await call('exportChats', {});
  await call('getCoachSettings', {});
  await call('setCoachSettings', { body: { aiConsent: false } });
  await call('deleteChatSession', { params: { sessionId: asked.sessionId } });
}

async function setReminders({ call }: Job): Promise<void> {
  await call('getReminders', {});
  await call('setReminders', { body: REMINDERS });
  const { id } = await call('addPushDevice', { body: aBrowser('previous') });
  await call('getReminders', {});
  await call('removePushDevice', { params: { deviceId: id } });
}

async function leave(job: Job, plans: PlanIds): Promise<void> {
  const { client, call } = job;
  await call('deletePlan', { params: { planId: plans.meal } });
  await refused(job, 'checkPlan', { params: { planId: plans.meal } }, 'not_found');
  await client.embeddedIdentity().signOut();
  await refused(job, 'getMembership', {}, 'unauthorized');
}
