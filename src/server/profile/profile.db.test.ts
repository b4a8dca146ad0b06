import { describe, expect, it } from 'vitest';
import { createProfile, getProfile } from '#contract/profile.ts';
import { startTestApp } from '#test/app.ts';
import { anAthlete } from '#test/personas.ts';
import { profiles } from '../db/schema/people.ts';

const app = startTestApp();

describe('the profile', () => {
  it('is kept as it was answered, and read back', async () => {
    const ann = await app.signUp();
    const answers = anAthlete({ foodAllergies: 'Peanuts', weightLbs: 165.3 });
    const { body: made } = await ann.call(createProfile, { body: answers });
    expect(made).toEqual({
      ...answers,
      startWeightLbs: 165.3,
      userId: ann.userId,
      createdAt: '2026-05-04T12:00:00.000Z',
      hidesNumbers: false,
    });
    const { body: read } = await ann.call(getProfile, { params: { userId: ann.userId } });
    expect(read).toEqual(made);
  });

  it('says that no figures are to be shown after an eating-disorder disclosure', async () => {
    const ann = await app.signUp();
    const answers = anAthlete({ medicalConditions: 'recovering from anorexia' });
    const { body } = await ann.call(createProfile, { body: answers });
    expect(body.hidesNumbers).toBe(true);
  });

  it('is not there before the questionnaire', async () => {
    const ann = await app.signUp();
    const answer = await ann.call(getProfile, { params: { userId: ann.userId } });
    expect([answer.status, answer.error.message]).toEqual([404, 'We could not find that profile.']);
  });

  it('is made once: the questionnaire replayed changes nothing', async () => {
    const ann = await app.signUp();
    await ann.call(createProfile, { body: anAthlete({ age: 34 }) });
    const again = await ann.call(createProfile, { body: anAthlete({ age: 50 }) });
    expect([again.status, again.error.code]).toEqual([409, 'conflict']);
    const { body: kept } = await ann.call(getProfile, { params: { userId: ann.userId } });
    expect(kept.age).toBe(34);
  });

  it('is made once also when it is sent ten times at once', async () => {
    const ann = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ann.call(createProfile, { body: anAthlete() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('gives the first answer again to the same request sent again', async () => {
    const ann = await app.signUp();
    const request = { body: anAthlete(), idempotencyKey: '0b9c2a1e-4a6f-4b38-9d0c-6a1f6f2d7c11' };
    const [first, second] = [await ann.call(createProfile, request), await ann.call(createProfile, request)];
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  it.each([
    { what: 'a child', change: { age: 17 }, names: /made for adults/ },
    { what: 'no one’s age', change: { age: 131 }, names: /age/ },
    { what: 'no height', change: { heightIn: 0 }, names: /heightIn/ },
    { what: 'text for a weight', change: { weightLbs: '180' }, names: /weightLbs/ },
    { what: 'a session of 31 minutes', change: { workoutDuration: 31 }, names: /workoutDuration/ },
    { what: 'seven days a week', change: { workoutDaysPerWeek: 7 }, names: /workoutDaysPerWeek/ },
    { what: 'a tier', change: { tier: 'premium' }, names: /tier/ },
    { what: 'a moment of creation', change: { createdAt: '2020-01-01T00:00:00.000Z' }, names: /createdAt/ },
  ])('refuses $what', async ({ change, names }) => {
    const ann = await app.signUp();
    const answer = await ann.call(createProfile, { body: { ...anAthlete(), ...change } as never });
    expect(answer.status).toBe(400);
    expect(answer.error.message).toMatch(names);
    expect(await app.database.db.select().from(profiles)).toEqual([]);
  });
});
