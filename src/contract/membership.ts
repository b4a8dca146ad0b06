import { z } from 'zod';
import { forEachMeter, TIERS, type Tier } from '#core/membership/tiers.ts';
import { momentSchema } from './common.ts';
import { operation } from './operation.ts';

const count = z.number().int().nonnegative();
/** `limit` and `left` are null where there is no limit; `resetsAt` is when the next month or day (UTC) begins. */
const allowanceSchema = z.strictObject({
  used: count,
  limit: count.nullable(),
  left: count.nullable(),
  resetsAt: momentSchema,
});

export const getMembership = operation({
  method: 'GET',
  path: '/api/membership',
  summary: 'The tier of the person who asks, and how much of its limits is used',
  tag: 'membership',
  response: () =>
    z.strictObject({
      tier: z.enum(Object.keys(TIERS) as [Tier, ...Tier[]]),
      /** New plans are counted without the first meal plan and the first workout plan. */
      ...forEachMeter(() => allowanceSchema),
      /** Whether the first plan of each type, which is free, is still to come. */
      firstPlans: z.strictObject({ meal: z.boolean(), workout: z.boolean() }),
      /** For browsers of the release before: those of today know from `tier` what it allows, and the next release may leave them out. */
      communityPosting: z.boolean().optional(),
      dataExport: z.boolean().optional(),
    }),
});

export type Membership = z.infer<typeof getMembership.response>;
