import { expect, it } from 'vitest';
import type { Auth } from './embedded.ts';
import { openedWhenUsed } from './google.ts';

/** All that is looked at: which providers came of the discovery. */
const opened = (...ids: string[]) =>
  ({ $context: Promise.resolve({ socialProviders: ids.map((id) => ({ id })) }) }) as unknown as Auth;

it('asks again after an outage of the provider, and once is enough then', async () => {
  const tries = [opened(), opened(), opened('google')];
  let opens = 0;
  const google = openedWhenUsed(() => tries[opens++] ?? opened());
  expect(opens).toBe(0);
  await expect(google()).rejects.toMatchObject({ status: 503 });
  await expect(google()).rejects.toMatchObject({ status: 503 });
  expect(await google()).toBe(tries[2]);
  expect(await google()).toBe(tries[2]);
  expect(opens).toBe(3);
});
