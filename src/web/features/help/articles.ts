import { type Article, HELP_CATEGORIES } from '#core/content/documents.ts';

const files = import.meta.glob<Article>('#data/articles/*.md', { eager: true, import: 'article' });

/** Every article, in the order in which they are read one after another. */
export const ARTICLES: readonly Article[] = Object.values(files).sort((a, b) => a.order - b.order);

/** The eight topics, each with its articles. */
export const TOPICS = HELP_CATEGORIES.map((category) => ({
  category,
  articles: ARTICLES.filter((article) => article.category === category),
}));

export const POPULAR = ARTICLES.filter(({ popular }) => popular);

export function articleById(id: string): Article | undefined {
  return ARTICLES.find((article) => article.id === id);
}
