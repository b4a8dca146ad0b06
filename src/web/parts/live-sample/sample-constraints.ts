import { z } from 'zod';
import type { Constraints } from '#core/athlete/constraints.ts';
import rows from '#data/sample-constraints.json' with { type: 'json' };
import type { SampleChoices } from './sample-choices.ts';

/** What was read of the samples' answers; weights that lead to the same rules stand together. */
const rowsSchema = z.array(
  z.strictObject({
    diet: z.string(),
    weights: z.array(z.number()),
    constraints: z.custom<Constraints>((value) => typeof value === 'object' && value !== null),
  }),
);

export const SAMPLE_CONSTRAINTS = rowsSchema.parse(rows);

/**
 * The rules for a sample, as the server reads its answers. They are written down beforehand, since all that answers are read by is more than
 * a visitor's browser should fetch. Throws for taps that the page does not offer.
 */
export function sampleConstraints({ diet, weightLbs }: Pick<SampleChoices, 'diet' | 'weightLbs'>): Constraints {
  const row = SAMPLE_CONSTRAINTS.find((each) => each.diet === diet && each.weights.includes(weightLbs));
  if (!row) throw new Error(`no rules are written for ${diet} at ${weightLbs} lbs: run npm run sample`);
  return row.constraints;
}
