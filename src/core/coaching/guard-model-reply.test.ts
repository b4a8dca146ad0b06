import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import { guardModelReply } from './guard-model-reply.ts';
import type { CoachFacts, Receipt } from './turn.ts';

const profile = { weightLbs: 182, targetWeightLbs: 160, workoutDuration: 45, workoutDaysPerWeek: 3 } as Profile;
const progress = {
  ...{
    weights: [
      { daysAgo: 20, lbs: 185 },
      { daysAgo: 1, lbs: 182 },
    ],
    energy: [],
  },
  ...{ workoutsLast7Days: 2, workoutsLast28Days: 9, daysSinceWorkout: 1, streakDays: 4 },
};
const facts: CoachFacts = { profile, hidesNumbers: false, progress };
const guarded = (reply: string, more: { facts?: CoachFacts; receipts?: Receipt[] } = {}) =>
  guardModelReply(reply, { facts, message: 'how am I doing?', receipts: [], ...more });
const logged: Receipt = { kind: 'log', logId: 'a', logType: 'weight', value: 182 };

describe('guardModelReply', () => {
  it.each([
    ['You did 2 workouts this week, and 9 in 28 days. Keep going.'],
    ['Your last weight is 182 lbs, 3 lbs under the first one.'],
    ['That is about 83 kg for you.'],
    ['Rest well. Adults do best on 7 to 9 hours.'],
    ['See [your plan](/meal-plans) for more.'],
  ])('lets through as it stands what was read: %s', (reply) => {
    const read = {
      ...facts,
      progress: { ...progress, workoutsLast28Days: 9 },
      articles: [{ id: 'a', title: '', text: 'in 28 days' }],
    };
    expect(guarded(reply, { facts: read })).toEqual({ ok: true, reply });
  });

  it.each([
    ['You weigh 179 lbs.', 'unknown_number'],
    ['Your day holds 1,500 kcal.', 'unknown_number'],
    ['You weigh 45 lbs.', 'unknown_number'],
    ['Stop taking your insulin.', 'forbidden'],
    ['You have a torn meniscus.', 'forbidden'],
    ['![x](https://evil.example/?d=1)', 'empty'],
    ['I changed your goal.', 'empty'],
  ])('refuses: %s', (reply, reason) => {
    expect(guarded(reply)).toEqual({ ok: false, reason });
  });

  it('cuts out claims without a receipt and foreign addresses, and keeps the rest', () => {
    expect(guarded('Good work. I logged your run. Go to http://evil.example now. Rest well.')).toEqual({
      ok: true,
      reply: 'Good work. Rest well.',
    });
    expect(guarded('I logged 182 lbs.', { receipts: [logged] })).toEqual({ ok: true, reply: 'I logged 182 lbs.' });
  });

  it('lets no figure of food or weight through where numbers are hidden, known or not', () => {
    const hidden = { facts: { ...facts, hidesNumbers: true } };
    expect(guarded('You weigh 182 lbs.', hidden)).toEqual({ ok: false, reason: 'forbidden' });
    expect(guarded('You trained 2 times this week.', hidden)).toMatchObject({ ok: true });
  });
});
