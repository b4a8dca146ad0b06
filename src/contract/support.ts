import { z } from 'zod';
import { idSchema } from './common.ts';
import { emailSchema } from './newsletter.ts';
import { operation } from './operation.ts';

export const SUPPORT_TOPICS = ['account', 'plans', 'training', 'food', 'privacy', 'billing', 'fault', 'other'] as const;
export const SUPPORT_MESSAGE = { min: 10, max: 4000 } as const;

export const askSupport = operation({
  method: 'POST',
  path: '/api/support',
  summary: 'Writes to the people behind this copy of the product',
  tag: 'support',
  access: 'public',
  body: () =>
    z.strictObject({
      /** Made by the sender: the same request sent twice is one. */
      id: idSchema,
      email: emailSchema,
      topic: z.enum(SUPPORT_TOPICS),
      message: z.string().trim().min(SUPPORT_MESSAGE.min).max(SUPPORT_MESSAGE.max),
    }),
  /** `reference` is what both sides call the request by; `isAnswered` says whether anyone is told of it. */
  response: () => z.strictObject({ reference: z.string(), isAnswered: z.boolean() }),
});

export type SupportTopic = (typeof SUPPORT_TOPICS)[number];
