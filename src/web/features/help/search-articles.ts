import { plainText } from '#web/ui/prose-markup.ts';
import type { Article } from './articles.ts';

const SEARCH_MIN_LENGTH = 3;
const PREVIEW_LENGTH = 120;

/** True from three characters on, spaces around them not counted. */
export function isSearch(query: string): boolean {
  return query.trim().length >= SEARCH_MIN_LENGTH;
}

/** Articles whose title, topic or words hold the query, whatever its case; hits in the title come first. */
export function searchArticles(articles: readonly Article[], query: string): Article[] {
  if (!isSearch(query)) return [];
  const wanted = query.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  const inTitle = articles.filter(({ title }) => holds(title));
  const elsewhere = articles.filter(
    (article) => !holds(article.title) && (holds(article.category) || holds(plainText(article.content))),
  );
  return [...inTitle, ...elsewhere];
}

/** The first words of an article, as many as fit in 120 characters. */
export function previewOf(article: Article): string {
  const text = plainText(article.content);
  if (text.length <= PREVIEW_LENGTH) return text;
  const fits = text.slice(0, PREVIEW_LENGTH + 1);
  return `${fits.slice(0, Math.max(fits.lastIndexOf(' '), 1)).replace(/[\s.,:;]{1,9}$/, '')}…`;
}
