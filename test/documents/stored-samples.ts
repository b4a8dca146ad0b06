import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { PlanType } from '#contract/common.ts';
import { keepMemory } from '#contract/memory.ts';
import type { Operation, ResponseOf } from '#contract/operation.ts';
import type { Profile } from '#core/athlete/profile.ts';
import { sharedMeals, sharedWorkout } from '#core/community/shared-item.ts';
import type { Database } from '#server/db/database.ts';
import { chatMessages, deeds, profileChanges } from '#server/db/schema/chat.ts';
import { deletedLogs } from '#server/db/schema/logs.ts';
import { memories } from '#server/db/schema/memories.ts';
import { profiles } from '#server/db/schema/people.ts';
import { favorites, feedback, plans } from '#server/db/schema/plans.ts';
import { reminderSettings } from '#server/db/schema/reminders.ts';
import { trainingExceptions } from '#server/db/schema/training-exceptions.ts';
import { type CallInput, callLoosely } from '#web/api/call-operation.ts';
import { embeddedIdentity } from '#web/features/auth/embedded-identity.ts';
import { MUSHROOMS, WEDDING } from '../memories.ts';
import { anAthlete, PERSONAS } from '../personas.ts';
import { releasedClient } from '../previous-release/client.ts';
import { subscribe } from '../previous-release/subscribe.ts';
import { REMINDERS } from '../reminders.ts';
import { type Sample, sample } from './sample.ts';

const { operations } = releasedClient;

type Call = <O extends Operation>(operation: O, input: CallInput<O>) => Promise<ResponseOf<O>>;
type Person = { userId: string; call: Call; db: Database['db'] };

/** What the server stores, read from its tables after people have used it. `fetch` must reach the server. */
export async function collectStored({ db }: Database): Promise<Sample[]> {
  return [
    ...(await profilesOf(db)),
    ...(await mealsOf(db)),
    ...(await workoutsOf(db)),
    ...(await keptThingsOf(db)),
    ...(await talksOf(db)),
    ...(await memoriesOf(db)),
    ...(await sharedItemsOf(db)),
    ...(await logsOf(db)),
  ];
}

let people = 0;

async function settle(db: Database['db'], profile: Profile): Promise<Person> {
  const identity = embeddedIdentity();
  await identity.signUpWithPassword({ email: `frozen-${++people}@example.com`, password: 'a quiet river stone' });
  const userId = (await identity.current())?.id ?? '';
  const call: Call = (operation, input) => callLoosely(operation, input);
  await call(operations.createProfile, { body: profile });
  await subscribe({ db }, userId, new Date());
  return { userId, call, db };
}

/** Answers as odd as the schema lets them be. */
const ODD: Record<string, Partial<Profile>> = {
  'nothing-said': {
    ...{ firstName: null, equipmentAccess: '', dietaryPrefs: [], injuries: [], dietaryRestrictions: '' },
    ...{ foodAllergies: '', dislikedFoods: '', medicalConditions: '', medications: '' },
  },
  'as-long-as-allowed': {
    ...{ firstName: 'Ä'.repeat(80), foodAllergies: 'peanuts, '.repeat(111), injuries: Array(20).fill('Bad knee 🦵') },
    ...{ dietaryPrefs: ['Vegan', 'Halal', '无麸质'], medications: '"quoted" \\ and\nnew lines\tand tabs' },
  },
  'oldest-and-smallest': {
    ...{ age: 110, weightLbs: 60, heightIn: 36, targetWeightLbs: 60.5, sleepHours: 3, workoutDuration: 90 },
    ...{ sex: 'other', stressLevel: 'high', activityLevel: 'very_active', experienceLevel: 'advanced' },
  },
};

async function profilesOf(db: Database['db']): Promise<Sample[]> {
  const { maya, marcusVeganDumbbells, oldRuth } = PERSONAS;
  const odd = Object.fromEntries(Object.entries(ODD).map(([what, answers]) => [what, anAthlete(answers)]));
  const { targetWeightLbs: _, ...untargeted } = anAthlete({ firstName: undefined });
  const all: Record<string, Profile> = { maya, 'marcus-vegan': marcusVeganDumbbells, 'old-ruth': oldRuth, ...odd };
  const samples: Sample[] = [];
  for (const [what, profile] of Object.entries({ ...all, 'without-target': untargeted })) {
    const { userId } = await settle(db, profile);
    const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
    samples.push(sample('profile', what, row?.data));
  }
  return samples;
}

const planOf = async ({ db }: Person, id: string) => (await db.select().from(plans).where(eq(plans.id, id)))[0];

async function mealsOf(db: Database['db']): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const [what, profile] of Object.entries({ walt: PERSONAS.insulinWalt, lena: PERSONAS.allergicLena })) {
    const person = await settle(db, profile);
    const { id } = await person.call(operations.generatePlan, { body: { type: 'meal' } });
    samples.push(sample('meal-plan', what, (await planOf(person, id))?.data));
  }
  const person = await settle(db, anAthlete());
  const { id: planId } = await person.call(operations.generatePlan, { body: { type: 'meal' } });
  const params = { planId };
  await person.call(operations.planWeek, { params, body: { leftovers: true } });
  samples.push(sample('meal-plan', 'with-week', (await planOf(person, planId))?.data));
  await person.call(operations.replaceMeal, { params, body: { mealIndex: 1 } });
  const swapped = await planOf(person, planId);
  return [
    ...samples,
    sample('meal-plan', 'before-a-swap', withoutWeek(swapped?.previous)),
    ...(await exceptionsOf(person, planId)),
  ];
}

/** What is different about a meal of one date; in the order in which it is kept then. */
const DIFFERENT: Record<string, string> = {
  out: 'eating out tonight',
  'for-guests': 'cook for 3 for dinner tomorrow',
  'another-dish': 'swap tomorrow’s lunch for something else',
  'bigger-with-a-food': 'make breakfast today bigger',
};

async function exceptionsOf(person: Person, planId: string): Promise<Sample[]> {
  for (const message of [...Object.values(DIFFERENT), 'add a banana to breakfast today'])
    await person.call(operations.sendChatMessage, { body: { message } });
  const kept = (await planOf(person, planId))?.mealExceptions as unknown[];
  return Object.keys(DIFFERENT).map((what, at) => sample('meal-exception', what, kept[at]));
}

/** One frozen week is enough. */
function withoutWeek(data: unknown): unknown {
  const { week: _, weekCertificate: __, ...day } = data as Record<string, unknown>;
  return day;
}

async function workoutsOf(db: Database['db']): Promise<Sample[]> {
  const { marcusVeganDumbbells, oldRuth } = PERSONAS;
  const samples: Sample[] = [];
  for (const [what, profile] of Object.entries({ 'marcus-dumbbells': marcusVeganDumbbells, 'old-ruth': oldRuth })) {
    const person = await settle(db, profile);
    const { id: planId } = await person.call(operations.generatePlan, { body: { type: 'workout' } });
    samples.push(sample('workout-plan', what, (await planOf(person, planId))?.data));
    const today = { scope: 'today', utcOffsetMinutes: -240, exerciseIndex: 4 } as const;
    await person.call(operations.replaceExercise, { params: { planId }, body: today });
    await person.call(operations.replaceExercise, { params: { planId }, body: today });
    const swaps = (await planOf(person, planId))?.todaySwaps as unknown[];
    samples.push(sample('today-swap', `${what}-twice`, swaps[0]));
  }
  return samples;
}

async function keptThingsOf(db: Database['db']): Promise<Sample[]> {
  const person = await settle(db, anAthlete());
  const { call, userId } = person;
  const plan = async (type: PlanType) => (await call(operations.generatePlan, { body: { type } })).id;
  const [mealPlan, workoutPlan] = [await plan('meal'), await plan('workout')];
  const eaten = {
    ...{ mealType: 'breakfast', calories: 420, protein: 31.5, prepTime: 15, description: 'Warm and quick.' },
    ...{ tags: ['quick', 'high protein'], recipeId: 'red-lentil-pancakes' },
  };
  const lifted = {
    ...{ sets: 3, reps: '8-12', rest: '90 seconds', description: 'For the legs.', targetMuscles: ['quads', 'glutes'] },
    exerciseId: 'goblet-squat',
  };
  const fromPlan = { sourceType: 'plan', sourcePlanId: mealPlan } as const;
  await call(operations.addFavorite, { body: { type: 'meal', name: 'Pancakes', data: eaten, ...fromPlan } });
  await call(operations.addFavorite, { body: { type: 'meal', name: 'Oats', data: {}, sourceType: 'plan' } });
  await call(operations.addFavorite, { body: { type: 'workout', name: 'Squat', data: lifted, sourceType: 'plan' } });
  const said = { specificItems: ['meal-0', 'meal-2-dislike'], reason: 'too sweet', comment: 'Not again.' };
  await call(operations.giveFeedback, { body: { planId: mealPlan, feedbackType: 'disliked_meal', ...said } });
  await call(operations.giveFeedback, { body: { planId: workoutPlan, feedbackType: 'liked_workout' } });
  await call(operations.setReminders, { body: REMINDERS });
  const kept = await db.select().from(favorites).where(eq(favorites.userId, userId));
  const thought = await db.select().from(feedback).where(eq(feedback.userId, userId));
  const [reminders] = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId));
  return [
    ...kept.map(({ type, name, data }) => sample(`favorite-${type}`, name.toLowerCase(), data)),
    ...thought.map(({ feedbackType, specificItems, itemIds }) =>
      sample('feedback-items', feedbackType.replace('_', '-'), { specificItems, itemIds }),
    ),
    sample('reminder-settings', 'two-reminders', reminders?.settings),
    sample('reminder-settings', 'none-and-no-quiet', { timeZone: 'Europe/Berlin', reminders: [], quiet: null }),
  ];
}

async function memoriesOf(db: Database['db']): Promise<Sample[]> {
  const { userId, call } = await settle(db, anAthlete());
  for (const memory of [MUSHROOMS, WEDDING]) await call(keepMemory, { body: { id: randomUUID(), ...memory } });
  const kept = await db.select().from(memories).where(eq(memories.userId, userId));
  return kept.map(({ memory }) => sample('memory', (memory as { kind: string }).kind, memory));
}

async function sharedItemsOf(db: Database['db']): Promise<Sample[]> {
  const { call } = await settle(db, anAthlete());
  const meals = await call(operations.generatePlan, { body: { type: 'meal', name: 'Autumn' } });
  const workouts = await call(operations.generatePlan, { body: { type: 'workout', name: 'Barn' } });
  if (meals.type !== 'meal' || workouts.type !== 'workout') throw new Error('other plans than were asked for');
  const record = { kind: 'record', exerciseId: 'goblet-squat', name: 'Goblet Squat', lbs: 50, reps: 8, isHold: false };
  const { data } = workouts;
  return [
    sample('shared-item', 'record', record),
    sample('shared-item', 'meal', sharedMeals(meals.name, meals.data)),
    sample('shared-item', 'workout', sharedWorkout(workouts.name, { ...data, days: data.days.slice(0, 1) })),
  ];
}

/** By what it is to bring: every kind of card, and what waits for a yes. */
const SAID: Record<string, string> = {
  'change-and-log': 'I weigh 163 lbs now, please change it in my profile',
  'log-of-energy': 'Please log my energy as 7',
  'plan-card': 'What should I train next?',
  'exercise-card': 'How do I do a goblet squat?',
  'meal-card': 'What should I eat today?',
  'not-from-chat': 'How do I delete my account?',
  choices: 'Hello',
  'swapped-meal': 'Swap my breakfast',
  'swapped-exercise': 'Swap the squat in my workout for something else',
  'new-plan': 'Make me a new meal plan',
  'several-changes': 'I am 35 now and I train 4 days a week with dumbbells',
  'waiting-change': "I'm not allergic to peanuts any more",
  disclosure: 'I have been making myself throw up after meals',
  emergency: 'I have crushing chest pain and my left arm is numb',
};

async function talksOf(db: Database['db']): Promise<Sample[]> {
  const person = await settle(db, anAthlete({ foodAllergies: 'Peanuts', injuries: ['Bad knee', 'Sore wrist'] }));
  const { call, userId } = person;
  for (const type of ['meal', 'workout'] as const) await call(operations.generatePlan, { body: { type } });
  for (const message of Object.values(SAID)) await call(operations.sendChatMessage, { body: { message } });
  const { change } = await call(operations.updateProfile, { body: { injuries: ['None'], targetWeightLbs: 150 } });
  if (!change) throw new Error('nothing was changed');
  const rows = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.userId, userId))
    .orderBy(asc(chatMessages.place));
  const replies = rows.filter(({ isUser }) => !isUser);
  const changes = await db.select().from(profileChanges).where(eq(profileChanges.userId, userId));
  return [
    ...Object.keys(SAID).map((what, index) => sample('chat-reply', what, replies[index]?.reply)),
    ...(await deedsOf(person)),
    ...changes.map((row, index) => sample('profile-changes', `${row.source}-${row.status}-${index}`, row.changes)),
  ];
}

/** One of each kind that the coach does beside the answers, and one that waits. */
const DONE: Record<string, string> = {
  number: 'energy 7 today',
  sets: 'goblet squat 40x8, 40x8, 6',
  mended: 'scrap the 6',
  measurement: 'waist 34 in',
  workout: 'did my workout',
  eaten: 'had breakfast',
  renamed: 'rename my meal plan to Cut 1',
  reminder: 'remind me to train at 6:30 on mon and fri',
  cardio: 'ran 5k in 31 min this morning',
  short: 'only 20 min tomorrow',
  moved: 'move today’s workout to tomorrow',
  away: 'flying to denver next week, just dumbbells there',
  few: 'only 2 days this week',
  calories: 'put me on 1900 calories',
  'eating-out': 'eating out tonight',
  'eating-in': 'not eating out tonight after all',
  food: 'I also ate an apple',
  held: 'log 90 lbs',
};

async function deedsOf({ call, db, userId }: Person): Promise<Sample[]> {
  for (const message of Object.values(DONE)) await call(operations.sendChatMessage, { body: { message } });
  const rows = await db.select().from(deeds).where(eq(deeds.userId, userId)).orderBy(asc(deeds.place));
  const exceptions = await db.select().from(trainingExceptions).where(eq(trainingExceptions.userId, userId));
  return [
    ...rows.map(({ deed, status }, index) => sample('deed', `${index}-${status}`, deed)),
    ...exceptions.map(({ exception }, index) => sample('training-exception', `${index}`, exception)),
  ];
}

async function logsOf(db: Database['db']): Promise<Sample[]> {
  const { call, userId } = await settle(db, anAthlete());
  const { id: planId } = await call(operations.generatePlan, { body: { type: 'workout' } });
  const at = { loggedAt: '2026-05-04T12:00:00.000Z', utcOffsetMinutes: -240 };
  await call(operations.logProgress, { body: { logType: 'weight', value: 164.2, unit: 'lbs', ...at } });
  await call(operations.logProgress, { body: { logType: 'energy', value: 7, unit: 'level', notes: 'Slept well ☕' } });
  await call(operations.logProgress, { body: { logType: 'measurement', part: 'waist', value: 34.5, unit: 'in' } });
  const done = { exerciseName: 'Goblet Squat', sets: 3, reps: '8-12', dayName: 'Day 1' };
  const exerciseData = { ...done, category: 'strength' as const };
  const performed = [
    { set: 1, weightLbs: 40, reps: 10, rpe: 8 },
    { set: 2, weightLbs: null, reps: 0 },
  ];
  await call(operations.completeExercise, { body: { planId, exerciseData, performed, ...at } });
  const workoutData = { planName: 'Plan', exerciseCount: 6, totalDuration: 45.5 };
  await call(operations.completeWorkout, { body: { planId, workoutData, notes: 'Good' } });
  const logs = await call(operations.listLogs, { params: { userId }, query: {} });
  for (const { id } of logs) await call(operations.deleteLog, { params: { logId: id } });
  const removed = await db.select().from(deletedLogs).where(eq(deletedLogs.userId, userId));
  return removed.map(({ log }) => {
    const { logType } = log as { logType: string };
    return sample('log', logType.replace('_', '-'), log);
  });
}
