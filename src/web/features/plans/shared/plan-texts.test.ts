import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { optionalNameSchema, planNameSchema, wishesSchema } from './plan-texts.ts';

/** What is read, or what is said of it. */
function read(schema: z.ZodType, text: string): unknown {
  const { success, data, error } = schema.safeParse(text);
  return success ? data : error.issues.map(({ message }) => message).join();
}

describe('the name of a plan', () => {
  it('is trimmed, and asked for where it is needed', () => {
    expect(read(planNameSchema, ' Spring ')).toBe('Spring');
    expect(read(planNameSchema, '   ')).toBe('Please give the plan a name.');
    expect(read(optionalNameSchema, ' Spring ')).toBe('Spring');
    expect(read(optionalNameSchema, '   ')).toBeNull();
  });

  it('has at most 120 characters', () => {
    expect(read(planNameSchema, 'a'.repeat(120))).toBe('a'.repeat(120));
    const tooLong = 'A name has at most 120 characters. This one has 300.';
    expect([planNameSchema, optionalNameSchema].map((schema) => read(schema, ` ${'a'.repeat(300)} `))).toEqual([
      tooLong,
      tooLong,
    ]);
  });
});

describe('wishes', () => {
  it('are null where there are none, and have at most 1000 characters', () => {
    expect(read(wishesSchema, ' no squats ')).toBe('no squats');
    expect(read(wishesSchema, '  ')).toBeNull();
    expect(read(wishesSchema, 'x'.repeat(1000))).toBe('x'.repeat(1000));
    expect(read(wishesSchema, 'x'.repeat(1001))).toBe('Please keep it under 1000 characters. This has 1001.');
  });
});
