import type { SupportTopic } from '#contract/support.ts';

/** What a request is about, in words, in the order of the list. */
export const TOPIC_LABELS: Record<SupportTopic, string> = {
  account: 'My account',
  plans: 'My plans',
  training: 'An exercise or a workout',
  food: 'A meal or a food',
  privacy: 'My data',
  billing: 'Prices and payment',
  fault: 'Something does not work',
  other: 'Something else',
};
