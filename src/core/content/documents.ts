import type { ProseNode } from './prose.ts';

/** The topics of the Help Center, in the order in which it lists them. */
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

/** A help article. `order` is its place among all; `readTime` is text such as "3 min". */
export type Article = {
  id: string;
  title: string;
  category: (typeof HELP_CATEGORIES)[number];
  order: number;
  popular: boolean;
  readTime: string;
  content: readonly ProseNode[];
};

/** An article that has to do with a question; `text` is the plain text of the passage that fits best. */
export type ArticleHit = { id: string; title: string; text: string };

export type FaqItem = { question: string; answer: readonly ProseNode[] };

/** A text that binds. `updated` is a date in words; a section's `id` is its place in the page's address. */
export type LegalDocument = {
  title: string;
  updated: string;
  sections: readonly { id: string; title: string; content: readonly ProseNode[] }[];
};
