import { z } from 'zod';
import { TEXT_MAX } from '#contract/common.ts';

const name = z
  .string()
  .trim()
  .max(TEXT_MAX.short, {
    error: ({ input }) => `A name has at most ${TEXT_MAX.short} characters. This one has ${lengthOf(input)}.`,
  });

const lengthOf = (text: unknown) => String(text).length;

/** The name of a plan, as it is typed. */
export const planNameSchema = name.min(1, 'Please give the plan a name.');

/** A name that may be left to us: then it is null. */
export const optionalNameSchema = name.transform((text) => text || null);

/** Wishes in the person's own words, as they are typed; nothing but spaces is null. */
export const wishesSchema = z
  .string()
  .trim()
  .max(TEXT_MAX.long, {
    error: ({ input }) => `Please keep it under ${TEXT_MAX.long} characters. This has ${lengthOf(input)}.`,
  })
  .transform((text) => text || null);
