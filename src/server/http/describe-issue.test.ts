import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addFavorite } from '#contract/favorites.ts';
import { logProgress } from '#contract/logs.ts';
import { describeIssues } from './describe-issue.ts';

const said = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? null : describeIssues(parsed.error.issues);
};

describe('what is wrong with the input', () => {
  it.each([
    { schema: z.strictObject({ age: z.number() }), value: {}, sentence: '“age” is missing.' },
    { schema: z.strictObject({ age: z.number() }), value: { age: 'x' }, sentence: '“age” must be a number.' },
    { schema: z.strictObject({ age: z.int() }), value: { age: 5.5 }, sentence: '“age” must be a whole number.' },
    { schema: z.strictObject({ age: z.number().min(18) }), value: { age: 4 }, sentence: '“age” must be at least 18.' },
    {
      schema: z.strictObject({ a: z.string().max(3) }),
      value: { a: 'abcd' },
      sentence: '“a” must have at most 3 characters.',
    },
    {
      schema: z.strictObject({ a: z.array(z.string()).max(1) }),
      value: { a: ['', ''] },
      sentence: '“a” must have at most 1 entries.',
    },
    { schema: z.strictObject({ a: z.enum(['x', 'y']) }), value: { a: 'z' }, sentence: '“a” must be one of: x, y.' },
    { schema: z.strictObject({ a: z.uuid() }), value: { a: 'z' }, sentence: '“a” must be a valid id.' },
    { schema: z.strictObject({ a: z.email() }), value: { a: 'z' }, sentence: '“a” must be a valid e-mail address.' },
    { schema: z.strictObject({}), value: { tier: 1, role: 2 }, sentence: 'Unknown fields “tier”, “role”.' },
    { schema: z.strictObject({}), value: [], sentence: 'The request must be an object.' },
    { schema: z.strictObject({}), value: undefined, sentence: 'The request is missing.' },
    { schema: z.array(z.strictObject({ n: z.number() })), value: [{ n: 1 }, {}], sentence: '“1.n” is missing.' },
    { schema: logProgress.body, value: { logType: 'mood' }, sentence: '“logType” is not one of the possible values.' },
    {
      schema: logProgress.body,
      value: { logType: 'energy', value: 11, unit: 'level' },
      sentence: '“value” must be at most 10.',
    },
    {
      schema: addFavorite.body,
      value: { type: 'meal', name: ' ', data: {}, sourceType: 'plan' },
      sentence: '“name” must not be empty.',
    },
    { schema: z.union([z.number(), z.boolean()]), value: 'x', sentence: 'The request must be a number.' },
  ])('is said as: $sentence', ({ schema, value, sentence }) => {
    expect(said(schema, value)).toBe(sentence);
  });

  it('never repeats much of what was sent', () => {
    expect(said(z.strictObject({}), { ['x'.repeat(5000)]: 1 })?.length).toBeLessThan(100);
  });
});
