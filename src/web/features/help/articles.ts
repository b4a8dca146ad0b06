import { z } from 'zod';
import { HELP_CATEGORIES, type HelpArticle, helpArticleSchema } from '#contract/help.ts';
import written from '#data/help-articles.json' with { type: 'json' };

/** In the file, the content is one block of HTML a line. */
const writtenArticle = helpArticleSchema.extend({ content: z.array(z.string()) });

/** Every article, in the order in which the topics list them. */
export const ARTICLES: readonly HelpArticle[] = z
  .array(writtenArticle)
  .parse(written)
  .map((article) => ({ ...article, content: article.content.join('') }));

/** The eight topics, each with its articles. */
export const TOPICS = HELP_CATEGORIES.map((category) => ({
  category,
  articles: ARTICLES.filter((article) => article.category === category),
}));

export const POPULAR = ARTICLES.filter((article) => article.popular === true);

export function articleById(id: string): HelpArticle | undefined {
  return ARTICLES.find((article) => article.id === id);
}

/** Where an article is: a place on the help center, so that it can be linked to and the browser's back works. */
export function articleHref(id: string): string {
  return `/help-center#${id}`;
}
