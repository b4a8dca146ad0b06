import type { HelpArticle } from '#contract/help.ts';
import written from '#data/help-articles.json' with { type: 'json' };

/** A help article as pages show it. That it fits the contract is tested, so that no page carries a parser for its own text. */
export type Article = Omit<HelpArticle, 'category'> & { category: string };

/** Every article, in the order in which the topics list them. In the file, the content is one block a line. */
export const ARTICLES: readonly Article[] = written.articles.map((article) => ({
  ...article,
  content: article.content.join(''),
}));

/** The eight topics, each with its articles. */
export const TOPICS = written.categories.map((category) => ({
  category,
  articles: ARTICLES.filter((article) => article.category === category),
}));

export const POPULAR = ARTICLES.filter((article) => article.popular === true);

export function articleById(id: string): Article | undefined {
  return ARTICLES.find((article) => article.id === id);
}
