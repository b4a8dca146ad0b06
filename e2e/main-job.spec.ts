import { readFileSync } from 'node:fs';
import type { Exercise } from '#core/catalogue/exercise.ts';
import type { Food } from '#core/catalogue/food.ts';
import { VEGAN_WITH_A_BAD_KNEE } from '#test/talk.ts';
import { EVERY_WINDOW, expect, test } from './fixtures.ts';
import { answerQuestions } from './onboarding.ts';

const data = <T>(file: string): T[] => JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'));
const foods = new Map(data<Food>('foods.json').map((food) => [food.id, food]));
const exercises = new Map(data<Exercise>('exercises.json').map((exercise) => [exercise.id, exercise]));
const AT_HOME = ['dumbbell', 'chair', 'wall', 'step', 'towel', 'stairs', 'backpack', 'bottle', 'table', 'anchor'];

test('a stranger becomes a person with two plans that fit them', EVERY_WINDOW, async ({ page, expectAccessible }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start My Plan' }).first().click();
  await expect(page.getByRole('heading', { name: 'JOIN FREE TODAY' })).toBeVisible();
  await expectAccessible('sign-up');
  await page.getByLabel('Email').fill(`maya.${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password').fill('squat-and-spinach-42');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account created successfully!', { exact: true })).toBeVisible();
  await page.waitForURL('**/onboarding');

  await expect(page.getByText('QUESTION 1 OF 21', { exact: true })).toBeVisible();
  await expectAccessible('a question with buttons');
  await answerQuestions(page, VEGAN_WITH_A_BAD_KNEE.slice(0, 13));
  await expectAccessible('a question with a text');
  await answerQuestions(page, VEGAN_WITH_A_BAD_KNEE.slice(13));

  await expect(page.getByText('Plans generated successfully!', { exact: true })).toBeVisible();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^WELCOME, CHAMPION/ })).toBeVisible();
  for (const fact of ['WEIGHT LOSS', '82 KG', 'MODERATE', 'INTERMEDIATE']) {
    await expect(page.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  }
  await expectAccessible('the dashboard');

  const session = await (await page.request.get('/api/auth/get-session')).json();
  const plans = await (await page.request.get(`/api/plans/${session.user.id}`)).json();
  const meal = plans.find((plan: { type: string }) => plan.type === 'meal');
  const workout = plans.find((plan: { type: string }) => plan.type === 'workout');

  const eaten = meal.data.meals.flatMap(({ items }: { items: { foodId: string }[] }) => items);
  for (const { foodId } of eaten) {
    const food = foods.get(foodId);
    expect(food?.flags ?? ['unknown']).not.toEqual(expect.arrayContaining(['animal']));
    expect(food?.allergens).not.toContain('peanut');
  }
  const { totalCalories, totalProtein, totalCarbs, totalFat } = meal.data;
  expect(totalCalories).toBe(4 * totalProtein + 4 * totalCarbs + 9 * totalFat);

  const planned = workout.data.days.flatMap((day: { exercises: { exerciseId: string }[] }) => day.exercises);
  for (const { exerciseId } of planned) {
    const exercise = exercises.get(exerciseId);
    expect(exercise?.jointStress).not.toContain('knee');
    expect(exercise?.equipment.every((group) => group.some((token) => AT_HOME.includes(token)))).toBe(true);
  }
});
