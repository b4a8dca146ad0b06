import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { completeExercise, completeMeal, completeWorkout, listLogs, logProgress } from '#contract/logs.ts';
import { getActiveMealPlan, getActiveWorkoutPlan } from '#contract/plans.ts';
import { getProfile, updateProfile } from '#contract/profile.ts';
import type { Caller } from '#test/app.ts';
import { buttons, expectToast, fill, gone, press, see, seeAmong, seeDialog, seeText, textGone } from './hands.ts';
import { havePlan, maya } from './people.ts';
import { startTestPage } from './start-page.tsx';

const DAY_MS = 86_400_000;
const page = startTestPage();

const daysAgo = (days: number) => ({ loggedAt: new Date(Date.now() - days * DAY_MS).toISOString() });
const logsOf = async (person: Caller) => (await person.call(listLogs, { params: { userId: person.userId } })).body;
const weigh = (person: Caller, value: number, days: number) =>
  person.call(logProgress, { body: { logType: 'weight', value, unit: 'lbs', ...daysAgo(days) } });

async function havePlans(person: Caller): Promise<void> {
  await havePlan(person, 'workout', 'Iron autumn');
  await havePlan(person, 'meal', 'Quick suppers');
}

/** Trains the day that is at a place of the plan: every set of it, and the workout as done. */
async function train(person: Caller, place: number, days: number): Promise<void> {
  const { body: plan } = await person.call(getActiveWorkoutPlan, { params: { userId: person.userId } });
  const day = plan.data.days[place];
  if (!day) throw new Error('no such day');
  for (const { name, sets, reps, category } of day.exercises) {
    const exerciseData = { exerciseName: name, sets, reps, dayName: day.name, category };
    await person.call(completeExercise, { body: { planId: plan.id, exerciseData, ...daysAgo(days) } });
  }
  const workoutData = { planName: day.name, exerciseCount: 5, totalDuration: 44 };
  await person.call(completeWorkout, { body: { planId: plan.id, workoutData, ...daysAgo(days) } });
}

async function eatAll(person: Caller): Promise<void> {
  const { body: plan } = await person.call(getActiveMealPlan, { params: { userId: person.userId } });
  for (const { type: mealType, name: mealName, calories, protein, carbs, fat } of plan.data.meals) {
    const mealData = { mealType, mealName, calories, protein, carbs, fat };
    await person.call(completeMeal, { body: { planId: plan.id, mealData } });
  }
}

describe('the first day', () => {
  it('greets, asks for three small things, and shows no row of zeros', async () => {
    const person = await maya(page);
    await havePlans(person);
    await page.open('/dashboard');
    await see('heading', 'WELCOME, MAYA');
    await seeText('Start here');
    await seeText('Week 1');
    await see('button', 'START WORKOUT');
    expect(screen.queryAllByText(/\b0 of|\b0 eaten/)).toEqual([]);
    await press('I’ll start tomorrow');
    await seeText('Tomorrow, as you said');
    expect(buttons('START WORKOUT')).toHaveLength(0);
  });

  it('without a plan has a way to one, and asks for nothing that is not there', async () => {
    await maya(page);
    await page.open('/dashboard');
    await waitFor(() => expect(buttons('GENERATE PLAN')).toHaveLength(2));
    expect(page.sent.filter(({ path }) => path === '/api/training/next')).toEqual([]);
  });
});

describe('a plate', () => {
  it('is ticked with one tap, taken back with the next or from the message, and judged once it is eaten', async () => {
    const person = await maya(page);
    await havePlans(person);
    await weigh(person, 170, 2);
    await page.open('/dashboard');
    const plate = await see('button', /^Lunch: .*, eaten$/);
    expect(plate.getAttribute('aria-pressed')).toBe('false');
    expect(buttons('Love It!')).toHaveLength(0);
    await press(/^Lunch: .*, eaten$/);
    await expectToast('Lunch eaten');
    await seeText('1 of 4 eaten');
    await see('button', 'Love It!');
    await waitFor(async () => expect(await logsOf(person)).toHaveLength(2));
    expect((await logsOf(person))[0]).toMatchObject({ logType: 'meal_eaten', mealType: 'lunch' });
    await press('Undo');
    await textGone('1 of 4 eaten');
    await waitFor(async () => expect(await logsOf(person)).toHaveLength(1));
    expect(buttons('Love It!')).toHaveLength(0);
  });
});

describe('the weight', () => {
  let person: Caller;
  beforeEach(async () => {
    person = await maya(page);
    await page.open('/dashboard');
  });

  it('begins with the last one, and is logged with a step and a tap', async () => {
    await seeText('From your answers');
    await press('0.2 lbs more');
    await press('Log weight');
    await expectToast('Progress logged!');
    await seeText('Logged');
    await waitFor(async () => expect(await logsOf(person)).toMatchObject([{ logType: 'weight', value: 165.2 }]));
  });

  it('of nothing is refused with a sentence that fits', async () => {
    await fill('Weight, lbs', '0');
    await press('Log weight');
    await seeText(/^A number above 0/);
    expect(await logsOf(person)).toEqual([]);
  });

  it('is two taps away on every page', async () => {
    await page.open('/help-center');
    await press('Log');
    await press('Log Progress', await seeDialog('LOG PROGRESS'));
    await waitFor(async () => expect(await logsOf(person)).toMatchObject([{ logType: 'weight', value: 165 }]));
  });
});

describe('what else is logged from the bar', () => {
  it('a food beside the plan, and a walk', async () => {
    const person = await maya(page);
    await page.open('/progress');
    await press('Log');
    const dialog = await seeDialog('LOG PROGRESS');
    await press('Food', dialog);
    await press('Log Food', dialog);
    await seeText('Say in a word or two what it was.', dialog);
    await fill('What did you eat?', 'A slice of pizza', dialog);
    await fill('Calories (optional)', '285', dialog);
    await press('Log Food', dialog);
    await expectToast('Progress logged!');
    await press('Log');
    await press('Cardio', await seeDialog('LOG PROGRESS'));
    await fill('Minutes', '40');
    await press('Log Cardio');
    await waitFor(async () =>
      expect(await logsOf(person)).toMatchObject([
        { logType: 'exercise_completion', exerciseName: 'Outdoor Brisk Walk', reps: '40 minutes' },
        { logType: 'meal_eaten', mealName: 'A slice of pizza', calories: 285 },
      ]),
    );
  });
});

describe('a day', () => {
  it('between two sessions asks for nothing', async () => {
    const person = await maya(page);
    await havePlans(person);
    await train(person, 0, 1);
    await page.open('/dashboard');
    await see('heading', 'WELCOME BACK, MAYA');
    await seeText('Nothing to lift');
    expect(buttons('START WORKOUT')).toHaveLength(0);
    await see('button', 'Train today instead');
  });

  it('that is trained says what was done, and is closed with the last plate', async () => {
    const person = await maya(page);
    await havePlans(person);
    await train(person, 0, 3);
    await train(person, 1, 0);
    await page.open('/dashboard');
    await seeText(/, done$/);
    expect(buttons('START WORKOUT')).toHaveLength(0);
    await eatAll(person);
    await page.open('/dashboard');
    const closed = await see('region', 'Day closed');
    await seeAmong(closed, /4 of 4/);
    await see('region', 'What comes next');
    await press('Open the day again');
    await press(/^Dinner: .*, eaten$/);
    await gone(() => screen.queryByRole('region', { name: 'Day closed' }));
    await seeText('3 of 4 eaten');
  });
});

it('the weight at the start never moves', async () => {
  const person = await maya(page);
  const params = { userId: person.userId };
  await weigh(person, 163, 3);
  await weigh(person, 161, 1);
  await person.call(updateProfile, { body: { weightLbs: 160 } });
  const { body } = await person.call(getProfile, { params });
  expect(body).toMatchObject({ startWeightLbs: 165, weightLbs: 160 });
  await page.open('/progress');
  await seeText(/since you started$/);
  await seeAmong(
    await see('region', 'AI INSIGHTS'),
    /You have lost 4 lbs since you started\..*From 165 lbs to 161 lbs/,
  );
  expect(within(await see('region', 'WEIGHT TREND')).getAllByRole('option')).toHaveLength(4);
});
