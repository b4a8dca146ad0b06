import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, havePlan, haveProfile } from './plans.ts';
import { completeSet, exerciseHeading, exerciseName, goOnUntil, player, skipRest } from './player.ts';

type SetLog = {
  logType: string;
  exerciseName: string;
  loggedAt: string;
  performed: { weightLbs: number; reps: number }[];
};

test.beforeEach(async ({ page, person: _ }) => {
  await haveProfile(page);
  await havePlan(page, 'workout', 'Iron autumn');
  await page.clock.install();
});

/** Opens the player and lets the splash pass. */
async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'START WORKOUT' }).click();
  await expect(player(page).getByRole('heading', { name: 'PREPARING YOUR WORKOUT' })).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(completeSet(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

const setCount = (page: Page) =>
  player(page)
    .getByText(/^\d\/\d$/)
    .innerText();

async function setLogs(page: Page): Promise<SetLog[]> {
  const { user } = await (await page.request.get('/api/auth/get-session')).json();
  const logs: SetLog[] = await (await page.request.get(`/api/logs/${user.id}`)).json();
  return logs.filter(({ logType }) => logType === 'exercise_completion');
}

test('a whole workout in fifteen minutes, every set of it logged', async ({ page, expectAccessible }) => {
  await page.goto('/exercise-plans');
  await page.getByRole('button', { name: 'START WORKOUT' }).click();
  await expect(player(page).getByRole('heading', { name: 'PREPARING YOUR WORKOUT' })).toBeVisible();
  await page.clock.runFor(2500);
  await player(page).getByRole('button', { name: '15 min' }).click();
  const first = await exerciseName(page);
  // Its only set is its last one.
  await completeSet(page).click();
  await expectToast(page, 'Exercise completed!', `Great job completing ${first}!`);
  await goOnUntil(page, player(page).getByText('REST TIME'));
  await expect(player(page).getByRole('heading', { name: /^Get ready for set \d of / })).toBeVisible();
  await expectAccessible('a rest');
  await goOnUntil(page, player(page).getByRole('button', { name: 'Finish for today' }));
  await expectToast(page, '🎉 Workout Complete!', 'Amazing work! Your progress has been logged.');
  await expect(player(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(player(page).getByRole('button', { name: /^Go on: / })).toBeVisible();
  await player(page).getByRole('button', { name: 'Finish for today' }).click();
  await expect(player(page).getByRole('heading', { name: 'WORKOUT COMPLETE!' })).toBeVisible();
  await expectAccessible('the end');
  await expect(
    player(page)
      .getByText(/^Next: /)
      .first(),
  ).toBeVisible();
  const sets = Number(await player(page).getByRole('definition').first().innerText());
  await expect.poll(async () => (await setLogs(page)).length).toBe(sets);
  await player(page).getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // A day that is done asks for no more.
  await expect(page.getByText('Well begun')).toBeVisible();
  await expect(page.getByRole('button', { name: 'START WORKOUT' })).toHaveCount(0);
});

test('a workout that is stopped early keeps its sets, is no workout done, and can be gone on with', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/dashboard');
  await start(page);
  const name = await exerciseName(page);
  await completeSet(page).click();
  await expect.poll(async () => (await setLogs(page)).length).toBe(1);
  await player(page).getByRole('button', { name: 'Close workout' }).click();
  await page.getByRole('button', { name: 'End Workout' }).click();
  await expect(player(page).getByRole('heading', { name: '1 set kept' })).toBeVisible();
  await expect(page.getByText('Workout Complete!')).toHaveCount(0);
  await expectAccessible('stopped early');
  await player(page).getByRole('button', { name: 'Go on' }).click();
  await expect(exerciseHeading(page)).not.toHaveText(name);
  await expect(completeSet(page)).toBeVisible();
  const { user } = await (await page.request.get('/api/auth/get-session')).json();
  expect(await (await page.request.get(`/api/logs/${user.id}?type=workout`)).json()).toEqual([]);
});

test('weights are entered with few taps, put right during the rest, and gone on with after a reload', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/dashboard');
  await start(page);
  const weight = player(page).getByLabel('Weight lbs');
  await goOnUntil(page, weight);
  await player(page).getByRole('button', { name: 'Type this set' }).click();
  await player(page).getByLabel('Or in short').fill('lots');
  await page.keyboard.press('Enter');
  await expect(player(page).getByText('Like 100x8.')).toBeVisible();
  await player(page).getByLabel('Or in short').fill('100 x 8');
  await page.keyboard.press('Enter');
  await player(page).getByRole('button', { name: 'More: reps' }).click();
  await expect(weight).toHaveValue('100');
  await expect(player(page).getByLabel(/^Reps /)).toHaveValue('9');
  // The messages of the sets before are gone by then.
  await page.clock.runFor(8000);
  await expectAccessible('the editor');
  await completeSet(page).click();

  await page.clock.runFor(5000);
  const left = await player(page).getByRole('timer').innerText();
  await page.reload();
  await expect(skipRest(page)).toBeVisible();
  expect(Number(left.replace(':', ''))).toBeGreaterThanOrEqual(
    Number((await player(page).getByRole('timer').innerText()).replace(':', '')),
  );
  await player(page).getByRole('button', { name: 'Last set: 9 × 100 lbs' }).click();
  await player(page).getByRole('button', { name: 'Less: reps' }).click();
  await player(page).getByRole('button', { name: 'Save Set' }).click();
  await expect(player(page).getByRole('button', { name: 'Last set: 8 × 100 lbs' })).toBeVisible();
  await expect
    .poll(async () =>
      (await setLogs(page)).flatMap(({ performed }) => performed).filter((set) => set.weightLbs === 100),
    )
    .toEqual([{ set: 1, weightLbs: 100, reps: 8 }]);

  await page.keyboard.press('Escape');
  const leave = page.getByRole('dialog', { name: 'Leave the workout?' });
  await expectAccessible('the question');
  await leave.getByRole('button', { name: 'Leave for Now' }).click();
  await expect(player(page)).toBeHidden();
  await page.getByRole('button', { name: 'RESUME WORKOUT' }).click();
  await expect(skipRest(page)).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(completeSet(page)).toBeVisible();
});

test('by keyboard: straight sets, skipping, and taking a set back', async ({ page, expectAccessible }) => {
  await page.goto('/dashboard');
  await start(page);
  await expect(completeSet(page)).toBeFocused();
  await player(page).getByRole('button', { name: 'Workout options' }).click();
  const options = page.getByRole('dialog', { name: 'Workout options' });
  await options.getByRole('button', { name: 'Straight sets' }).click();
  await expectAccessible('the options');
  await page.keyboard.press('Escape');
  const isFirstOfMore = async () => (await completeSet(page).isVisible()) && /^1\/[2-6]$/.test(await setCount(page));
  for (let step = 0; step < 8 && !(await isFirstOfMore()); step += 1) await page.keyboard.press('ArrowRight');
  const name = await exerciseName(page);

  await completeSet(page).focus();
  await page.keyboard.press('Enter');
  await expect(player(page).getByRole('heading', { name: `Get ready for set 2 of ${name}` })).toBeVisible();
  await expect.poll(async () => (await setLogs(page)).length).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect(completeSet(page)).toBeVisible();
  expect(await setCount(page)).toMatch(/^1\//);
  await expect.poll(async () => (await setLogs(page)).length).toBe(0);

  await page.keyboard.press('Space');
  await expect(skipRest(page)).toBeFocused();
  await page.clock.fastForward('03:00');
  await expect(completeSet(page)).toBeVisible();
  expect(await setCount(page)).toMatch(/^2\//);
});

test('an exercise is replaced in the middle of the workout, for today', async ({ page }) => {
  await page.goto('/dashboard');
  await start(page);
  await goOnUntil(page, player(page).getByLabel(/^Reps /));
  const before = await exerciseName(page);
  await player(page).getByRole('button', { name: 'Replace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace Exercise' });
  await dialog.getByRole('button', { name: 'Today only' }).click();
  await dialog.getByRole('button', { name: /^Keep / }).click();
  await expect(exerciseHeading(page)).not.toHaveText(before);
  await expect(completeSet(page)).toBeEnabled();
});

test('a set whose page was killed while it was logged is there once when the page comes back', async ({ page }) => {
  await page.goto('/dashboard');
  await start(page);
  const kept = () => page.evaluate(() => localStorage.getItem('ironleaf.user.player.workout') ?? '');
  const before = JSON.parse(await kept());
  const sent = page.waitForRequest((request) => /complete/.test(request.url()) && request.method() === 'POST');
  await completeSet(page).click();
  const request = await sent;
  const { 'idempotency-key': id } = request.headers();
  const body = request.postDataJSON();
  await expect(skipRest(page)).toBeVisible();
  await expect.poll(async () => (await setLogs(page)).length).toBe(1);

  // As it is kept between the moment in which the set was sent and the step to the next one.
  const event = { type: 'complete', performed: null, logId: id, now: Date.parse(body.loggedAt) };
  const intent = { writes: [{ id, name: 'completeExercise', body }], event, failed: 'Failed.' };
  await page.evaluate(
    (workout) => localStorage.setItem('ironleaf.user.player.workout', workout),
    JSON.stringify({ ...before, intent }),
  );
  const again = page.waitForResponse((response) => response.url() === request.url());
  await page.reload();
  await expect(skipRest(page)).toBeVisible();
  expect(JSON.parse(await kept()).intent).toBeUndefined();
  await again;
  expect(await setLogs(page)).toHaveLength(1);
});
