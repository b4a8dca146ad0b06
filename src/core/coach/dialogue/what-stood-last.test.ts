import { describe, expect, it } from 'vitest';
import exercises from '#data/exercises.json' with { type: 'json' };
import type { TypedAction } from '../actions/actions.ts';
import { readQueries } from '../queries/read-queries.ts';
import type { PastTurn } from '../turn.ts';
import { whatStoodLast } from './what-stood-last.ts';

const DEED = '0b0e9f4e-8f0f-4a53-9d0e-1c9a1f6b2a10';
const PROTEIN = { kind: 'nutrient', id: 'protein' } as const;
const user = (text: string): PastTurn => ({ isUser: true, text });
const reply = (...shown: NonNullable<PastTurn['shown']>): PastTurn => ({ isUser: false, text: '', shown });

/** What a message asks after a conversation, without the words of a food. */
function asked(history: readonly PastTurn[], message: string, action?: TypedAction) {
  const done = new Map(action ? [[DEED, action]] : []);
  const [first] = readQueries(message, { ...whatStoodLast(history, { exercises, done }), exercises });
  return first?.query;
}

const SWAPPED: TypedAction = { kind: 'replace_meal', planId: DEED, mealIndex: 3, customPreferences: null, again: null };
const afterSwap = [
  user('swap tonight’s dinner for chicken'),
  reply({ kind: 'meal', mealIndex: 3 }, { kind: 'deed', deedId: DEED }),
];

describe('what a short question leaves out', () => {
  it.each([
    ['how much protein is that', { what: 'dish', meal: 3, of: { kind: 'nutrient', id: 'protein' } }],
    ['and carbs?', { what: 'dish', meal: 3, of: { kind: 'nutrient', id: 'carbs' } }],
    ['any peanuts in it', { what: 'contents', meal: 3, of: { kind: 'food' } }],
    ['is that ok for me', { what: 'contents', meal: 3 }],
    ['what’s in it', { what: 'contents', meal: 3, aggregate: 'list' }],
  ])('after a swap: %s', (message, query) => {
    expect(asked(afterSwap, message, SWAPPED)).toMatchObject(query);
  });

  it.each([
    [
      'what’s for dinner friday',
      'how many calories is that',
      { what: 'dish', meal: 'dinner', window: { kind: 'weekday', weekday: 4 } },
    ],
    [
      'is there milk in what i eat today',
      'and on friday?',
      { what: 'contents', window: { kind: 'weekday', weekday: 4 } },
    ],
    [
      'what am i doing sat',
      'what’s the first thing on it',
      { what: 'next_session', aggregate: 'first', window: { kind: 'weekday', weekday: 5 } },
    ],
    [
      'move tomorrow’s workout to thursday',
      'n whats the first thing on it',
      { what: 'next_session', aggregate: 'first' },
    ],
    ['why am i so worn out lately', 'should i see a doctor', { what: 'tired', aggregate: 'next' }],
    ['how is my weight', 'is that normal', { what: 'weight', aggregate: 'why' }],
  ])('after “%s”: %s', (before, message, query) => {
    expect(asked([user(before), reply()], message)).toMatchObject(query);
  });

  it('is what was logged: what comes after a lift, and what the meals come to', () => {
    const sets: TypedAction = {
      kind: 'log_sets',
      exerciseId: 'leg-press',
      sets: [{ reps: 10, weightLbs: 100 }],
      unit: 'lb',
    };
    const logged = [user('leg press 100 x 10'), reply({ kind: 'deed', deedId: DEED })];
    expect(asked(logged, 'what’s after', sets)).toMatchObject({ what: 'next_session', aggregate: 'left' });
    const eaten: TypedAction = { kind: 'log_meal', planId: DEED, mealIndex: 0 };
    const marked = [user('had breakfast as planned'), reply({ kind: 'deed', deedId: DEED })];
    expect(asked(marked, 'how many calories does that come to', eaten)).toMatchObject({ what: 'eaten' });
  });

  it.each([
    ['and yesterday?', { what: 'eaten', aggregate: 'left', window: { kind: 'day', ago: 1 } }],
    ['and for fat?', { what: 'eaten', of: { kind: 'nutrient', id: 'fat' } }],
    ['why?', { what: 'target', aggregate: 'why' }],
    ['show me', { what: 'eaten' }],
  ])('is what was answered, though no rule reads the words that asked it: %s', (message, query) => {
    const answered: PastTurn = { ...reply(), asked: [{ what: 'eaten', aggregate: 'left', of: PROTEIN }] };
    expect(asked([user('am i where i should be with the meat and the shakes'), answered], message)).toMatchObject(
      query,
    );
  });

  it('is not what the words ask, where something else was answered', () => {
    const answered: PastTurn = { ...reply(), asked: [] };
    expect(asked([user('how is my weight'), answered], 'is that normal')).toBeUndefined();
  });

  it('reaches back to what was felt some messages ago', () => {
    const history = [
      user('why am i so worn out lately'),
      reply(),
      user('make tomorrow’s session a short one'),
      reply(),
    ];
    expect(asked(history, 'ought i to see my doctor')).toMatchObject({ what: 'tired', aggregate: 'next' });
  });

  it('is what was just protected: how long that stays', () => {
    const spared = [user('protect my knee'), reply({ kind: 'change', fields: ['injuries'] })];
    expect(asked(spared, 'how long will that stay in place?')).toMatchObject({ what: 'spared', aggregate: 'when' });
  });

  it('is nothing after another subject', () => {
    expect(
      asked([...afterSwap, user('tell me a long story about the sea'), reply()], 'how much protein is that', SWAPPED)
        ?.what,
    ).not.toBe('dish');
  });
});
