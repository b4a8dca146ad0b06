import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formOf } from './all-documents.ts';
import { isAsWide } from './wider-form.ts';

const meal = z.strictObject({
  name: z.string().max(80),
  kind: z.enum(['lunch', 'dinner']),
  grams: z.number().int().min(1),
});

describe('a form', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['as it was', meal, meal],
    ['with one more field that may be left out', meal, meal.extend({ note: z.string().optional() })],
    ['with one more choice', meal, meal.extend({ kind: z.enum(['lunch', 'dinner', 'snack']) })],
    ['with looser limits', meal, meal.extend({ name: z.string().max(120), grams: z.number() })],
    ['where a field may be empty', meal, meal.extend({ name: z.string().max(80).nullable() })],
    ['where a field may be left out', meal, meal.partial({ grams: true })],
    ['in a list', z.array(meal).max(3), z.array(meal.extend({ note: z.string().optional() })).max(4)],
    ['with one more kind', z.union([meal, z.string()]), z.union([meal, z.string(), z.number()])],
  ])('%s is as wide', (_what, before, after) => {
    expect(isAsWide(formOf(before), formOf(after))).toBe(true);
  });

  it.each<[string, z.ZodType, z.ZodType]>([
    ['with one more required field', meal, meal.extend({ note: z.string() })],
    ['without a field', meal, meal.omit({ grams: true })],
    ['with a choice less', meal, meal.extend({ kind: z.enum(['lunch']) })],
    ['with another type', meal, meal.extend({ grams: z.string() })],
    ['with tighter limits', meal, meal.extend({ name: z.string().max(40) })],
    ['with a new limit', meal, meal.extend({ grams: z.number().int().min(1).max(900) })],
    ['with a pattern', meal, meal.extend({ name: z.string().max(80).regex(/^a/) })],
    ['where a field must not be empty any more', meal.extend({ name: z.string().nullable() }), meal],
    ['where a field must be there', meal.partial(), meal],
    ['in a shorter list', z.array(meal).max(3), z.array(meal).max(2)],
    ['with a kind less', z.union([meal, z.string(), z.number()]), z.union([meal, z.string()])],
    [
      'open, with a new field in it',
      z.looseObject({ a: z.string() }),
      z.looseObject({ a: z.string(), b: z.number().optional() }),
    ],
  ])('%s is not', (_what, before, after) => {
    expect(isAsWide(formOf(before), formOf(after))).toBe(false);
  });
});
