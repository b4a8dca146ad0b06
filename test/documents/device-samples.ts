import type { Operation } from '#contract/operation.ts';
import { giveAnswer, type Onboarding, startOnboarding } from '#core/athlete/onboarding.ts';
import { QUESTIONS } from '#core/athlete/questionnaire.ts';
import { playerReducer } from '#core/training/player/player.ts';
import { callLoosely, pathOf } from '#web/api/call-operation.ts';
import { embeddedIdentity } from '#web/features/auth/embedded-identity.ts';
import { saveOnboarding } from '#web/features/onboarding/kept-onboarding.ts';
import { keepGroceries, keepTicked } from '#web/features/plans/meal/kept-groceries.ts';
import type { Intent } from '#web/features/player/intent.ts';
import { keepWorkout, type Workout } from '#web/features/player/kept-workout.ts';
import { keepSettings } from '#web/features/player/player-settings.ts';
import { prepareWorkout } from '#web/features/player/prepare-workout.ts';
import { openDevice } from '#web/offline/device-database.ts';
import { keepAnswer } from '#web/offline/kept-answers.ts';
import { createOutbox, type SendOutcome } from '#web/offline/outbox.ts';
import { createOutboxStorage } from '#web/offline/outbox-storage.ts';
import { stamped, type WriteBody, type WriteName } from '#web/offline/writes.ts';
import { anAthlete } from '../personas.ts';
import { releasedClient } from '../previous-release/client.ts';
import { type Sample, sample } from './sample.ts';

const { operations } = releasedClient;
const NOW = Date.UTC(2026, 4, 4, 12);

/** What a browser keeps, read from its storage after it was used. `fetch`, IndexedDB and localStorage must be there. */
export async function collectKept(): Promise<Sample[]> {
  const identity = embeddedIdentity();
  await identity.signUpWithPassword({ email: 'device@example.com', password: 'a quiet river stone' });
  const userId = (await identity.current())?.id ?? '';
  await callLoosely(operations.createProfile, { body: anAthlete({ medicalConditions: 'Asthma' }) });
  for (const type of ['meal', 'workout']) await callLoosely(operations.generatePlan, { body: { type } });
  const samples = [
    ...(await answersOf(userId)),
    ...(await workoutsOf(userId)),
    ...talksOf(),
    ...(await groceriesOf(userId)),
  ];
  keepSettings({ mode: 'straight', isWayChosen: true, sound: true, vibration: false, speech: true });
  return [...samples, sample('player-settings', 'all-changed', stored('player.settings')), ...(await writesOf(userId))];
}

const stored = (name: string): unknown => JSON.parse(localStorage.getItem(`ironleaf.user.${name}`) ?? 'null');

async function rowsIn(store: 'outbox' | 'answers'): Promise<Record<string, unknown>[]> {
  const db = await openDevice();
  const rows = (await db.getAll(store)) as Record<string, unknown>[];
  db.close();
  return rows;
}

async function answersOf(userId: string): Promise<Sample[]> {
  const [params, energy] = [{ userId }, { logType: 'energy', value: 7, unit: 'level' }];
  await callLoosely(operations.logProgress, { body: energy });
  const asked: Record<string, { operation: Operation; query?: object }> = {
    profile: { operation: operations.getProfile },
    'meal-plan': { operation: operations.getActiveMealPlan },
    'workout-plan': { operation: operations.getActiveWorkoutPlan },
    plans: { operation: operations.listPlans },
    'plan-fits': { operation: operations.checkPlans },
    'next-session': { operation: operations.getNextSession },
    'training-records': { operation: operations.getTrainingRecords },
    logs: { operation: operations.listLogs, query: { limit: 300 } },
    membership: { operation: operations.getMembership },
    progress: { operation: operations.getProgress, query: { utcOffsetMinutes: 0 } },
    adaptive: { operation: operations.getAdaptive },
  };
  const samples: Sample[] = [];
  for (const [name, { operation, query = {} }] of Object.entries(asked)) {
    const key = [pathOf(operation, params), query];
    await keepAnswer(userId, key, await callLoosely(operation, { ...(operation.params && { params }), query }));
    const row = (await rowsIn('answers')).find((each) => each.key === JSON.stringify(key));
    samples.push(sample(`kept-${name}`, 'of-today', row?.answer));
  }
  return samples;
}

async function workoutsOf(userId: string): Promise<Sample[]> {
  const plan = await callLoosely(operations.getActiveWorkoutPlan, { params: { userId } });
  const next = await callLoosely(operations.getNextSession, {});
  const { id, name, data, todaySwaps } = plan;
  const training = { id, name, days: data.days, todaySwaps };
  const begun = prepareWorkout({ userId, plan: training, next, records: [], logs: [], mode: 'rounds', now: NOW });
  if (!begun) throw new Error('there is nothing to train');
  const performed = { weightLbs: 40, reps: 10, rpe: 8 };
  const complete = { type: 'complete', performed, logId: crypto.randomUUID(), now: NOW + 60_000 } as const;
  const resting: Workout = { ...begun, state: playerReducer(begun.state, complete) };
  const paused: Workout = { ...begun, state: playerReducer(resting.state, { type: 'pause', now: NOW + 90_000 }) };
  const write = { id: crypto.randomUUID(), name: 'completeExercise', body: { planId: id, notes: null } } as const;
  const intent: Intent = { writes: [write], event: complete, failed: 'Failed to log exercise completion.' };
  const all = { begun, resting, paused, 'about-to-log': { ...begun, intent } };
  return Object.entries(all).map(([what, workout]) => {
    keepWorkout(workout);
    return sample('kept-workout', what, stored('player.workout'));
  });
}

function talksOf(): Sample[] {
  const given: Onboarding[] = [startOnboarding()];
  for (const question of QUESTIONS) {
    const state = given.at(-1) ?? startOnboarding();
    const [option] = question.options;
    const typed = { age: '34', weightLbs: '165 lbs', heightIn: `5'6"` }[question.field as string] ?? 'None, really';
    given.push(giveAnswer(state, question.kind === 'options' ? (option?.value ?? '') : typed).state);
  }
  const all = { 'nothing-answered': given[0], 'half-way': given[11], 'all-answered': given[21] };
  return Object.entries(all).map(([what, state]) => {
    if (!state) throw new Error(`no talk stands at ${what}`);
    saveOnboarding('ann', state);
    return sample('onboarding', what, stored('onboarding.ann'));
  });
}

async function groceriesOf(userId: string): Promise<Sample[]> {
  const { id: planId } = await callLoosely(operations.getActiveMealPlan, { params: { userId } });
  const groceries = await callLoosely(operations.getGroceries, { params: { planId } });
  keepGroceries(groceries);
  keepTicked(groceries, groceries.aisles.flatMap(({ items }) => items.map(({ id }) => id)).slice(0, 3));
  const nameOf = (kind: string) => `groceries.${kind}.${planId}.1`;
  return [
    sample('grocery-list', 'of-a-day', stored(nameOf('list'))),
    sample('grocery-ticks', 'three-in-the-cart', stored(nameOf('ticked'))),
  ];
}

async function writesOf(userId: string): Promise<Sample[]> {
  let outcome: SendOutcome;
  const outbox = createOutbox({
    ...{ userId, storage: createOutboxStorage(), random: () => 0, alone: (work) => work(), wait: async () => {} },
    ...{ now: () => new Date(), newId: () => crypto.randomUUID(), send: async () => outcome },
    ...{ onArrived: async () => {}, onRefused: () => {}, onSignedOut: () => {} },
  });
  const queue = async <N extends WriteName>(name: N, body: WriteBody<N>) =>
    (await outbox.queue(name, stamped(name, body as object, new Date(), userId), 'Failed to save this entry.')).id;
  const planId = crypto.randomUUID();
  const exerciseData = {
    exerciseName: 'Squat',
    sets: 3,
    reps: '8-12',
    dayName: 'Day 1',
    category: 'strength',
  } as const;
  const workoutData = { planName: 'Plan', exerciseCount: 6, totalDuration: 45 };
  const mealData = {
    ...{ mealType: 'lunch' as const, mealName: 'Lentil soup' },
    ...{ calories: 497, protein: 42, carbs: 46, fat: 16 },
  };
  outcome = { kind: 'refused', message: 'That plan is gone.' };
  await queue('logProgress', { userId, logType: 'energy', value: 7, unit: 'level' });
  await outbox.deliver();
  outcome = { kind: 'signed-out' };
  const logId = await queue('logProgress', { userId, logType: 'weight', value: 164.2, unit: 'lbs', notes: 'Morning' });
  await queue('logProgress', { userId, logType: 'measurement', part: 'waist', value: 34.5, unit: 'in' });
  await queue('completeExercise', { userId, planId, exerciseData, performed: [{ set: 1, weightLbs: null, reps: 9 }] });
  await queue('completeWorkout', { userId, planId, workoutData, notes: '' });
  await queue('completeMeal', { userId, planId, mealData });
  await queue('updateLog', { logId, value: 163.4 });
  await queue('deleteLog', { logId });
  await queue('restoreLog', { logId });
  await outbox.deliver();
  outbox.close();
  const kinds = [
    'energy-refused',
    'weight',
    'measurement',
    'exercise',
    'workout',
    'meal',
    'correction',
    'removal',
    'restoration',
  ];
  return (await rowsIn('outbox')).map(({ seq: _, ...row }, index) => sample('outbox-write', kinds[index] ?? '', row));
}
