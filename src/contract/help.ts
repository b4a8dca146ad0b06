import { z } from 'zod';

export const HELP_CATEGORIES = [
  'Getting Started',
  'Workouts & Exercise',
  'Meal Plans & Nutrition',
  'AI Coach & Chat',
  'Account & Settings',
  'Billing & Subscriptions',
  'Privacy & Security',
  'Technical Support',
] as const;

/** `content` is HTML of our own; `readTime` is text such as "3 min". */
export const helpArticleSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  category: z.enum(HELP_CATEGORIES),
  readTime: z.string(),
  content: z.string(),
  popular: z.boolean().optional(),
});

export const faqItemSchema = z.strictObject({ question: z.string(), answer: z.string() });

export type HelpArticle = z.infer<typeof helpArticleSchema>;
export type FaqItem = z.infer<typeof faqItemSchema>;
