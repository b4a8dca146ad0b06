import { z } from 'zod';
import { claimedUserId, idSchema, longText, momentSchema, userIdSchema } from './common.ts';
import { operation } from './operation.ts';

const feedbackFields = {
  planId: idSchema,
  feedbackType: z.enum(['liked_meal', 'disliked_meal', 'liked_workout', 'disliked_workout']),
  reason: longText.optional(),
  specificItems: z.array(z.string().trim().min(1).max(120)).max(30).optional(),
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
