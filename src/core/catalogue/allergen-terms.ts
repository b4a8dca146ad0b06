import { z } from 'zod';
import terms from '#data/allergen-terms.json' with { type: 'json' };
import { ALLERGENS } from './food.ts';

const words = z.array(z.string());

const termsSchema = z.strictObject({
  label: z.string(),
  /** Words that name the whole class ("dairy"), not one member ("cheddar"). */
  classTerms: words,
  terms: words,
  /** Phrases that hold such a word and mean something else ("coconut milk"). */
  exceptions: words.default([]),
});

/** `data/allergen-terms.json`: by what words the texts of a meal name an allergen. */
export const ALLERGEN_TERMS = z
  .strictObject({ about: z.string(), allergens: z.record(z.enum(ALLERGENS), termsSchema) })
  .parse(terms).allergens;
