import { z } from 'zod';
import { claimedUserId, idSchema, longText, momentSchema, shortText, userIdSchema } from './common.ts';
import { operation } from './operation.ts';

/** How many things one feedback may name. */
export const FEEDBACK_ITEMS_MAX = 30;

const feedbackFields = {
  planId: idSchema,
  feedbackType: z.enum(['liked_meal', 'disliked_meal', 'liked_workout', 'disliked_workout']),
  reason: longText.optional(),
  specificItems: z.array(shortText).max(FEEDBACK_ITEMS_MAX).optional(),
  comment: longText.optional(),
};

export const feedbackSchema = z.strictObject({
  id: idSchema,
  userId: userIdSchema,
  createdAt: momentSchema,
  ...feedbackFields,
});

export const giveFeedback = operation({
  method: 'POST',
  path: '/api/feedback',
  summary: 'What a person liked or disliked about a plan or about single items of it',
  tag: 'feedback',
  body: () => z.strictObject({ ...claimedUserId, ...feedbackFields }),
  response: () => feedbackSchema,
});

export type Feedback = z.infer<typeof feedbackSchema>;
