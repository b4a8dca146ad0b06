import type { HelpArticle } from '#contract/help.ts';
import { plainText } from '#web/ui/prose-markup.ts';

export const SEARCH_MIN_LENGTH = 3;
const PREVIEW_LENGTH = 120;

/** True from three characters on, spaces around them not counted. */
export function isSearch(query: string): boolean {
  return query.trim().length >= SEARCH_MIN_LENGTH;
}

/** Articles whose title, topic or words hold the query, whatever its case; hits in the title come first. */
export function searchArticles(articles: readonly HelpArticle[], query: string): HelpArticle[] {
  if (!isSearch(query)) return [];
  const wanted = query.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  const inTitle = articles.filter(({ title }) => holds(title));
  const elsewhere = articles.filter(
    (article) => !holds(article.title) && (holds(article.category) || holds(plainText(article.content))),
  );
  return [...inTitle, ...elsewhere];
}

/** The first 120 characters of an article's words. */
export function previewOf(article: HelpArticle): string {
  const text = plainText(article.content);
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}…` : text;
}
