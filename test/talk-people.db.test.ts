import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { listLogs } from '#contract/logs.ts';
import { checkPlans } from '#contract/plans.ts';
import { getProfile } from '#contract/profile.ts';
import { getNextSession } from '#contract/training.ts';
import { createUser } from '#contract/user.ts';
import { readPerson, thaw } from '../bench/talk/frozen-person.ts';
import { readLives } from '../bench/talk/lives.ts';
import { startTestApp } from './app.ts';

const app = startTestApp();

it.each(readLives().map(({ id }) => id))('%s, frozen by an earlier release, is read by this one', async (id) => {
  const person = readPerson(id);
  app.clock.set(person.now);
  const visitor = await app.signUp();
  const { userId } = visitor;
  await visitor.call(createUser, { body: {} });
  await thaw(app.database, person, { userId, newId: randomUUID });
  const { body: profile } = await visitor.call(getProfile, { params: { userId } });
  const { body: logs } = await visitor.call(listLogs, { params: { userId }, query: { limit: 1000 } });
  const { body: next } = await visitor.call(getNextSession, {});
  const { body: fits } = await visitor.call(checkPlans, { params: { userId } });
  expect(profile.firstName?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).toBe(id);
  expect(logs).toHaveLength(person.rows.logs?.length ?? 0);
  expect(next?.targets.length).toBeGreaterThan(3);
  expect(fits).toHaveLength(person.rows.plans?.length ?? 0);
});
