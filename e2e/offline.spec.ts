import type { Page } from '@playwright/test';
import type { Log } from '#contract/logs.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, havePlan, haveProfile, openProgress } from './plans.ts';
import { completeSet, goOnUntil, player, skipRest } from './player.ts';

// Without a network the browser prints every call that fails, and the app that it could not record who signed in.
test.use({ serviceWorkers: 'allow', toleratedNoise: /Failed to load resource|Failed to create user in database/ });

/** What the server answered and the device keeps. */
const keptAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('ironleaf');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(keys.result));
          };
        };
      }),
  );

/** The app is on the device, and what the screens need too. */
async function waitUntilReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const needed of ['/api/training/next', '/api/plans/', '/api/progress/']) {
    await expect.poll(() => keptAnswers(page)).toContain(needed);
  }
}

/** Takes the network away and opens the app anew, with nothing of it left in any page. */
async function coldStart(page: Page, path: string): Promise<Page> {
  await page.context().setOffline(true);
  await page.goto('about:blank');
  const offline = await page.context().newPage();
  await offline.goto(path);
  return offline;
}

async function logsOf(page: Page): Promise<Log[]> {
  const session = await (await page.request.get('/api/auth/get-session')).json();
  return (await page.request.get(`/api/logs/${session.user.id}?limit=500`)).json();
}

test.beforeEach(async ({ page, person: _ }) => {
  await haveProfile(page);
  await havePlan(page, 'workout', 'Iron autumn');
  await havePlan(page, 'meal', 'Quick suppers');
  const prepared = page.waitForResponse(/\/groceries/);
  await page.goto('/dashboard');
  await prepared;
  await waitUntilReady(page);
});

test('in airplane mode a cold start shows everything, and what is logged arrives once, at its real time', async ({
  page,
  context,
}) => {
  const offline = await coldStart(page, '/dashboard');
  await expect(offline.getByRole('heading', { name: /^Welcome/i })).toBeVisible();
  await expect(offline.getByText("You're offline", { exact: true })).toBeVisible();
  await openProgress(offline);
  await expect(offline.getByText('RECENT ENTRIES', { exact: true })).toBeVisible();
  await offline.goto('/meal-plans');
  await expect(offline.getByRole('heading', { name: 'QUICK SUPPERS' })).toBeVisible();
  await offline.goto('/exercise-plans');
  await offline.getByRole('button', { name: 'View Details' }).click();

  const from = Date.now();
  const sets = ['105x8', '100x9'];
  for (const entry of sets) {
    const enter = offline.getByRole('button', { name: /^Enter sets of / }).first();
    const row = offline.getByRole('listitem').filter({ has: offline.getByLabel('Set 1') });
    await enter.click();
    await row.getByLabel('Set 1').fill(entry);
    await row.getByRole('button', { name: 'Mark Complete' }).click();
    await expectToast(offline, 'Exercise completed!');
  }
  await offline
    .getByRole('button', { name: /^Mark .+ Complete$/ })
    .first()
    .click();
  await expectToast(offline, 'Workout plan completed!');
  const until = Date.now();
  const note = offline.getByRole('button', { name: '3 entries on this device only' });
  await expect(note).toBeVisible();
  await note.click();
  await expect(offline.getByRole('dialog', { name: 'ON THIS DEVICE' }).getByRole('listitem')).toHaveCount(3);
  await offline.close();

  await page.goto('/exercise-plans');
  await expect(page.getByRole('button', { name: '3 entries on this device only' })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await logsOf(page)).length).toBe(3);
  await expect(page.getByRole('button', { name: /on this device only/ })).toBeHidden();
  const logs = await logsOf(page);
  expect(logs.map(({ logType }) => logType)).toEqual(['workout', 'exercise_completion', 'exercise_completion']);
  for (const { loggedAt } of logs) {
    expect(Date.parse(loggedAt)).toBeGreaterThanOrEqual(from);
    expect(Date.parse(loggedAt)).toBeLessThanOrEqual(until);
  }
  expect(logs.flatMap((log) => ('performed' in log ? log.performed.map(({ reps }) => reps) : []))).toEqual([9, 8]);
});

test('a whole workout in airplane mode arrives set by set, once, with its weights and real times', async ({
  page,
  context,
}) => {
  const offline = await coldStart(page, '/exercise-plans');
  const from = Date.now();
  await offline.getByRole('button', { name: 'START WORKOUT' }).click();
  await player(offline).getByRole('button', { name: '15 min' }).click();

  const load = player(offline).getByRole('button', { name: 'Type this set' });
  const end = player(offline).getByRole('button', { name: 'Finish for today' });
  const weights: number[] = [];
  let sets = 0;
  while (sets < 80) {
    await goOnUntil(offline, completeSet(offline).or(end).first());
    if (await end.isVisible()) break;
    if (await load.isVisible()) {
      weights.push(50 + weights.length);
      await load.click();
      await player(offline)
        .getByLabel('Or in short')
        .fill(`${weights.at(-1)}x8`);
      await offline.keyboard.press('Enter');
    }
    await completeSet(offline).click();
    sets += 1;
    await expect(skipRest(offline).or(end).first()).toBeVisible();
  }
  await end.click();
  await expect(player(offline).getByRole('heading', { name: 'WORKOUT COMPLETE!' })).toBeVisible();
  await player(offline).getByRole('button', { name: 'Back to Dashboard' }).click();
  const until = Date.now();
  await offline.close();

  await page.goto('/exercise-plans');
  await expect(page.getByRole('button', { name: `${sets + 1} entries on this device only` })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await logsOf(page)).length).toBe(sets + 1);
  await expect(page.getByRole('button', { name: /on this device only/ })).toBeHidden();
  const logs = await logsOf(page);
  expect(logs.map(({ logType }) => logType).sort()).toEqual([...Array(sets).fill('exercise_completion'), 'workout']);
  const times = logs.map(({ loggedAt }) => Date.parse(loggedAt));
  expect(Math.min(...times)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...times)).toBeLessThanOrEqual(until);
  expect(new Set(logs.filter(({ logType }) => logType !== 'workout').map(({ loggedAt }) => loggedAt)).size).toBe(sets);
  const lifted = logs.flatMap((log) => ('performed' in log ? log.performed.map(({ weightLbs }) => weightLbs) : []));
  expect(lifted.filter((weight) => weight !== null && weight !== undefined).sort()).toEqual(weights);
});

test('signing out asks before it loses entries, and leaves nothing of the person behind', async ({ page, context }) => {
  await page.goto('/exercise-plans');
  await page.getByRole('button', { name: 'View Details' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark Complete' }).first().click();
  await expectToast(page, 'Exercise completed!');
  await signOut(page);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Stay Signed In' }).click();
  await expect(page.getByRole('button', { name: '1 entry on this device only' })).toBeVisible();
  await signOut(page);
  await question.getByRole('button', { name: 'Sign Out and Delete' }).click();
  await page.waitForURL('/');
  const left = await page.evaluate(async () => {
    const rows = (name: string) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('ironleaf');
        opening.onsuccess = () => {
          const count = opening.result.transaction(name).objectStore(name).count();
          count.onsuccess = () => resolve(count.result);
        };
      });
    const keys = Object.keys(localStorage).filter((key) => /^ironleaf\.(user|person|outbox)/.test(key));
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return {
      rows: (await rows('outbox')) + (await rows('answers')),
      keys,
      answers: cached.flat().filter((url) => url.includes('/api/')),
    };
  });
  expect(left).toEqual({ rows: 0, keys: [], answers: [] });

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('button', { name: 'GET STARTED' }).first()).toBeVisible();
  await expect.poll(async () => (await page.request.get('/api/auth/get-session')).text()).toBe('null');
});

async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
}
