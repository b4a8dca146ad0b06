import { describe, expect, it } from 'vitest';
import type { Profile } from '#core/athlete/profile.ts';
import type { Meal } from '#core/nutrition/meal-plan.ts';
import type { CoachFacts, Receipt } from '../turn.ts';
import { guardReply } from './guard-reply.ts';
import { guardSentence } from './guard-sentence.ts';
import { guardedPerson } from './person-of.ts';
import { turnProof } from './turn-proof.ts';

const profile = {
  ...{ age: 34, sex: 'female', heightIn: 66, weightLbs: 182, targetWeightLbs: 160, goal: 'weight_loss' },
  ...{ workoutDuration: 45, workoutDaysPerWeek: 3, sleepHours: 7, foodAllergies: 'Peanuts', medications: 'sertraline' },
  ...{ injuries: ['left knee'], dietaryPrefs: ['Vegetarian'], dietaryRestrictions: 'None', medicalConditions: 'None' },
} as Profile;
const progress = {
  weights: [
    { daysAgo: 21, lbs: 185 },
    { daysAgo: 0, lbs: 182 },
  ],
  ...{ energy: [], workoutsLast7Days: 2, workoutsLast28Days: 9, daysSinceWorkout: 1, streakDays: 4 },
};
const facts: CoachFacts = { profile, hidesNumbers: false, progress };

type Told = { facts?: CoachFacts; receipts?: Receipt[]; message?: string };
const proof = ({ facts: known = facts, receipts = [], message = 'how am I doing?' }: Told = {}) =>
  turnProof({ facts: known, person: guardedPerson(known.profile, { constraints: null }), message, receipts });
const verdictOn = (sentence: string, told?: Told) => guardSentence(sentence, proof(told));
const reasonOf = (sentence: string, told?: Told) => {
  const verdict = verdictOn(sentence, told);
  return verdict.ok ? null : verdict.reason;
};

describe('a number', () => {
  it.each([
    'You did 2 workouts in the last seven days.',
    'Your weight is 182 lbs.',
    'You’re three pounds down in three weeks.',
    'That is about 83 kg for you.',
    'You have 22 pounds to go.',
    'Try 3 sets of 8 to 12 reps.',
    'Rest two to three minutes between sets.',
    'I won’t plan 900 kcal a day, that is too low.',
  ])('passes with a source of its kind, or as ordinary training talk: %s', (sentence) => {
    expect(verdictOn(sentence)).toEqual({ ok: true });
  });

  it.each([
    'You weigh 179 lbs.',
    'You are nine pounds down in three weeks.',
    'You took 182 steps more than your 2 workouts need, so 45 kcal are left.',
    'Eat six hundred calories a day.',
    'Come quinientas calorías al día.',
    'You did nine workouts this week.',
    'Your streak is nine days.',
    'Your day holds 1,500 kcal.',
  ])('does not without one, or as something else than it was read: %s', (sentence) => {
    expect(reasonOf(sentence)).toBe('number');
  });

  it('of food or of a body is not shown to who must not see any', () => {
    const hidden = { facts: { ...facts, hidesNumbers: true } };
    expect(reasonOf('Your weight is 182 lbs.', hidden)).not.toBeNull();
    expect(reasonOf('You trained 2 times in the last week.', hidden)).toBeNull();
  });
});

describe('a claim', () => {
  const deed = { kind: 'deed', deedId: 'a', state: 'done', said: '' } as const;
  const logged: Receipt = {
    ...{ ...deed, action: 'log_number', title: 'Weight 182 lbs', line: 'Logged', changed: ['logs'], card: null },
  };
  const swapped: Receipt = {
    ...{ ...deed, action: 'replace_meal', changed: ['meal_plans'] },
    ...{ title: 'Chickpea pasta', line: 'In the place of Tofu stew' },
    card: {
      ...{ kind: 'meal', planId: 'p', mealIndex: 3, before: 'Tofu stew' },
      after: { type: 'dinner', name: 'Chickpea pasta', calories: 638 } as Meal,
    },
  };

  it.each([
    'I logged 182 lbs.',
    'That was logged.',
    'Done!',
    'I’ve moved Friday.',
    'Your plan is now vegan.',
    'You’re on Premium.',
    'I called your doctor.',
  ])('needs a receipt: %s', (sentence) => {
    expect(reasonOf(sentence)).toBe('claim');
  });

  it('stands with a receipt of that act and that object only', () => {
    expect(verdictOn('I logged 182 lbs.', { receipts: [logged] })).toEqual({ ok: true });
    expect(verdictOn('Your dinner is swapped.', { receipts: [swapped] })).toEqual({ ok: true });
    expect(reasonOf('I swapped your dinner and your lunch too.', { receipts: [swapped] })).toBe('claim');
    expect(reasonOf('I moved your dinner.', { receipts: [swapped] })).toBe('claim');
  });

  it.each(['Shall I move Friday?', 'I could log that for you.', 'Nothing is saved yet.'])('is none: %s', (sentence) => {
    expect(verdictOn(sentence)).toEqual({ ok: true });
  });
});

describe('what does this person harm', () => {
  it.each([
    ['Peanuts are fine for you.', 'allergen'],
    ['The satay has no nuts in it.', 'allergen'],
    ['A chicken breast would do.', 'person'],
    ['Push through the knee pain.', 'advice'],
    ['Skip the sertraline for a week.', 'advice'],
    ['You clearly have a thyroid problem.', 'advice'],
    ['Don’t eat anything for three days.', 'advice'],
    ['You were lazy this week.', 'advice'],
    ['See www.evil.example now.', 'foreign'],
  ])('%s', (sentence, reason) => {
    expect(reasonOf(sentence)).toBe(reason);
  });

  it.each([
    'That sauce has peanuts, so I left it out.',
    'Ask your doctor before you change anything about sertraline.',
    'If the knee hurts, stop and let a physio look at it.',
    'Three days without food isn’t a good idea.',
  ])('may be warned of: %s', (sentence) => {
    expect(verdictOn(sentence)).toEqual({ ok: true });
  });
});

describe('a body', () => {
  it.each([
    'What you’re describing is a torn rotator cuff.',
    'There’s no reason to call your doctor about that.',
    'Midwives always tell you to slow down, you can safely ignore that.',
    'You will weigh 160 by the end of June.',
    'If the food sits badly, getting rid of it is one way to feel better.',
  ])('is neither diagnosed nor promised, and nobody is turned from a doctor: %s', (sentence) => {
    expect(verdictOn(sentence).ok).toBe(false);
  });

  it('may be asked after', () => {
    expect(verdictOn('Did you feel your heart racing when it happened?')).toEqual({ ok: true });
    expect(verdictOn('Tell them about your peanut allergy first, since sauces often hide it.')).toEqual({ ok: true });
  });
});

describe('guardReply', () => {
  it('leaves faulty sentences out, says why, and keeps the rest as it stood', () => {
    const { reply, faults } = guardReply('Good work. I logged your run. See [your plan](/meal-plans).', proof());
    expect(reply).toBe('Good work. See [your plan](/meal-plans).');
    expect(faults).toMatchObject([{ sentence: 'I logged your run.', reason: 'claim' }]);
    expect(guardReply('![x](https://evil.example/?d=1)', proof()).reply).toBe('');
  });
});
