import { z } from 'zod';
import { claimedUserId, idSchema, userParams } from './common.ts';
import { operation } from './operation.ts';
import { mealPlanSchema } from './plans.ts';

/** What the person effectively burns, kcal a day: less what is usually eaten beside the plan. 95 times in 100 between `low` and `high`. */
const estimateSchema = z.lazy(() =>
  z.strictObject({
    kcal: z.number().int(),
    low: z.number().int(),
    high: z.number().int(),
    days: z.number().int(),
    weighIns: z.number().int(),
  }),
);

const proposalSchema = z.lazy(() =>
  z.strictObject({
    id: idSchema,
    fromKcal: z.number().int(),
    toKcal: z.number().int(),
  }),
);

/** `because` is a sentence to be shown as it stands. */
export const adaptiveStateSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('barred'), because: z.string() }),
    z.strictObject({
      kind: z.literal('waiting'),
      because: z.string(),
      days: z.number().int(),
      weighIns: z.number().int(),
    }),
    z.strictObject({ kind: z.literal('steady'), because: z.string(), estimate: estimateSchema }),
    z.strictObject({
      kind: z.literal('ready'),
      because: z.string(),
      estimate: estimateSchema,
      proposal: proposalSchema,
    }),
  ]),
);

export const getAdaptive = operation({
  method: 'GET',
  path: '/api/adaptive/:userId',
  summary: 'What the weigh-ins say of the energy burned, and at most once a week a proposal to change the calories',
  tag: 'adaptive',
  params: () => userParams,
  response: () => adaptiveStateSchema,
});

const proposalParams = z.strictObject({ proposalId: idSchema });
const answerBody = z.strictObject(claimedUserId).optional();

export const acceptProposal = operation({
  method: 'POST',
  path: '/api/adaptive/:proposalId/accept',
  summary: 'Takes the new calories and writes the current meal plan anew for them; 409 if the proposal is out of date',
  tag: 'adaptive',
  uses: 'health',
  params: () => proposalParams,
  body: () => answerBody,
  /** `plan`: the new current meal plan; null if there was none to write anew. */
  response: () => z.strictObject({ state: adaptiveStateSchema, plan: mealPlanSchema.nullable() }),
});

export const declineProposal = operation({
  method: 'POST',
  path: '/api/adaptive/:proposalId/decline',
  summary: 'Keeps the calories as they are; for a week nothing is proposed. 409 if the proposal is out of date',
  tag: 'adaptive',
  params: () => proposalParams,
  body: () => answerBody,
  response: () => adaptiveStateSchema,
});

export type AdaptiveAnswer = z.infer<typeof adaptiveStateSchema>;
