import { afterAll, describe, expect, it } from 'vitest';
import { anAthlete } from '#test/personas.ts';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { readingOf } from '../catalogue/constraints-for.ts';
import { writeMealPlan } from '../plans/write-plan.ts';
import { inWorker, onBehalfOf, replayed } from './in-worker.ts';
import { stopPlanning } from './pool.ts';

const catalogue = loadCatalogue();
const profile = anAthlete({ foodAllergies: 'peanuts' });
const reading = readingOf(profile, catalogue);
const athlete = { profile, constraints: reading.constraints };
const task = { athlete, wishes: '', tastes: {}, seed: 7 };

afterAll(stopPlanning);

describe('what is worked out in a worker', () => {
  it('is what would have been worked out here', async () => {
    expect(await inWorker('mealPlan', task)).toEqual(writeMealPlan({ ...task, catalogue }));
    expect(await inWorker('reading', { profile })).toEqual(reading);
  });

  it('refuses in the words in which it would be refused here', async () => {
    const refused = await inWorker('mealPlan', { ...task, wishes: 'something with peanut butter' }).catch((e) => e);
    expect(refused).toMatchObject({ name: 'HttpError', status: 422, code: 'plan_refused' });
    expect(refused.message).toMatch(/peanut/i);
    expect(refused.detail).toMatchObject({ refusal: 'wish_conflict' });
  });

  it('holds nobody up: the event loop has its turns meanwhile', async () => {
    let turns = 0;
    const beating = setInterval(() => turns++, 1);
    await inWorker('mealPlan', task);
    clearInterval(beating);
    expect(turns).toBeGreaterThan(1);
  });

  it('is waited for outside of a transaction, which is undone and done anew', async () => {
    const attempts: string[] = [];
    const transact = async () => {
      attempts.push('begun');
      const { meals } = await inWorker('mealPlan', task);
      const other = await inWorker('mealPlan', { ...task, seed: 8 });
      attempts.push('kept');
      return [meals, other.meals];
    };
    const made = await onBehalfOf({ person: 'ann', signal: null }, () => replayed(transact));
    expect(attempts).toEqual(['begun', 'begun', 'begun', 'kept']);
    expect(made).toEqual([7, 8].map((seed) => writeMealPlan({ ...task, seed, catalogue }).meals));
  });

  it('is given up where each attempt needs something else', async () => {
    let seed = 0;
    const transact = () => inWorker('mealPlan', { ...task, seed: seed++ });
    await expect(replayed(transact)).rejects.toMatchObject({ status: 409 });
  });

  it('is not begun for who has gone', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(onBehalfOf({ person: 'ann', signal }, () => inWorker('mealPlan', task))).rejects.toThrow('gone');
  });
});
