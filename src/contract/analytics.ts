import { z } from 'zod';
import { okSchema } from './common.ts';
import { operation } from './operation.ts';

/** Every page by its address, and `other` for any that does not exist: what a visitor typed is never sent. */
export const COUNTED_PAGES = [
  '/',
  '/onboarding',
  '/dashboard',
  '/meal-plans',
  '/exercise-plans',
  '/favorites',
  '/account',
  '/import',
  '/membership',
  '/community',
  '/progress',
  '/terms-of-service',
  '/privacy-policy',
  '/consumer-health-data',
  '/faq',
  '/help-center',
  'other',
] as const;

/** All that is ever counted. No field is free text, none says anything of a person's body, food or health. */
export const analyticsEventSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('page_view'), page: z.enum(COUNTED_PAGES) }),
  z.strictObject({ event: z.literal('sample_tried') }),
  z.strictObject({ event: z.literal('sign_up_opened') }),
  z.strictObject({ event: z.literal('onboarding_finished') }),
  z.strictObject({ event: z.literal('plan_generated'), type: z.enum(['meal', 'workout']) }),
  z.strictObject({ event: z.literal('workout_finished') }),
  z.strictObject({ event: z.literal('chat_sent') }),
]);

export const countEvent = operation({
  method: 'POST',
  path: '/api/analytics',
  summary: 'Counts that something happened, without saying to whom; nothing is counted for who sends DNT or Sec-GPC',
  tag: 'analytics',
  access: 'public',
  body: () => analyticsEventSchema,
  response: () => okSchema,
});

export type CountedPage = (typeof COUNTED_PAGES)[number];
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;
