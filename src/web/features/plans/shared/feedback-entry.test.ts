import { describe, expect, it } from 'vitest';
import {
  EMPTY_FIELDS,
  feedbackBody,
  feedbackFieldsSchema,
  mayBeSent,
  selectionOf,
  splitItems,
} from './feedback-entry.ts';

const salmon = { key: 'meal-2', name: 'Salmon, potatoes and beans' } as const;

describe('the feedback that is sent', () => {
  it('leaves out what is empty after trimming', () => {
    const fields = { reason: ' tasty ', items: ' , ', comment: '  ' };
    const body = feedbackBody({ planId: 'p', type: 'meal', subject: { key: 'plan' }, verdict: 'like', fields });
    expect(body).toEqual({ planId: 'p', feedbackType: 'liked_meal', reason: 'tasty' });
  });

  it('names a single meal whole, commas and all, before what was typed', () => {
    const fields = { reason: 'dry', items: 'beans,  dill ', comment: 'no more' };
    const body = feedbackBody({ planId: 'p', type: 'meal', subject: salmon, verdict: 'dislike', fields });
    expect(body).toEqual({
      planId: 'p',
      feedbackType: 'disliked_meal',
      reason: 'dry',
      specificItems: ['Salmon, potatoes and beans', 'beans', 'dill'],
      comment: 'no more',
    });
  });

  it('may be all but empty for a workout', () => {
    const subject = { key: 'plan' } as const;
    const body = feedbackBody({ planId: 'p', type: 'workout', subject, verdict: 'dislike', fields: EMPTY_FIELDS });
    expect(body).toEqual({ planId: 'p', feedbackType: 'disliked_workout' });
  });
});

describe('the form', () => {
  it.each([
    { type: 'meal', reason: '  ', may: false },
    { type: 'meal', reason: 'fine', may: true },
    { type: 'workout', reason: '', may: true },
  ] as const)('of a $type with the reason "$reason" may be sent: $may', ({ type, reason, may }) => {
    expect(mayBeSent(type, { ...EMPTY_FIELDS, reason })).toBe(may);
  });

  it('is known by subject and verdict', () => {
    expect([selectionOf({ key: 'plan' }, 'like'), selectionOf(salmon, 'dislike')]).toEqual([
      'plan-like',
      'meal-2-dislike',
    ]);
  });

  it('takes items between commas, each of sane length', () => {
    expect(splitItems('a, b ,,c')).toEqual(['a', 'b', 'c']);
    const problemOf = (items: string) =>
      feedbackFieldsSchema.safeParse({ ...EMPTY_FIELDS, items }).error?.issues.map(({ message }) => message);
    expect(problemOf('a, b')).toBeUndefined();
    expect(problemOf('x'.repeat(121))).toEqual(['Please keep each one under 120 characters, with commas between.']);
    expect(problemOf('x,'.repeat(30))).toEqual(['Please name at most 29 things.']);
  });
});
