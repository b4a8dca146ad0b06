import { z } from 'zod';
import { DEED_STATES } from '#core/coach/actions/deed-versions.ts';
import { idSchema } from './common.ts';
import { operation } from './operation.ts';

/** What may have changed with a deed, so that the browser reads it anew. */
export const CHANGED = ['profile', 'logs', 'meal_plans', 'workout_plans'] as const;

const deedParams = z.strictObject({ deedId: idSchema });

const decidedDeed = () =>
  z.strictObject({ id: idSchema, state: z.enum(DEED_STATES), title: z.string(), changed: z.array(z.enum(CHANGED)) });

export const undoDeed = operation({
  method: 'POST',
  path: '/api/deeds/:deedId/undo',
  summary: 'Takes back what the coach did; 409 if it was taken back before, or if something later stands in its way',
  tag: 'chat',
  params: () => deedParams,
  response: decidedDeed,
});

export const confirmDeed = operation({
  method: 'POST',
  path: '/api/deeds/:deedId/confirm',
  summary: 'Says yes to what the coach held back: it is done now',
  tag: 'chat',
  params: () => deedParams,
  response: decidedDeed,
});

export const declineDeed = operation({
  method: 'POST',
  path: '/api/deeds/:deedId/decline',
  summary: 'Says no to what the coach held back',
  tag: 'chat',
  params: () => deedParams,
  response: decidedDeed,
});

export type DecidedDeed = z.infer<typeof undoDeed.response>;
