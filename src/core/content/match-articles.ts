import { foldText } from '#core/language/fold-text.ts';
import type { Article } from './documents.ts';
import { plainText } from './prose.ts';

const QUERY_MIN_LENGTH = 3;

/** True from three characters on, spaces around them not counted. */
export function isSearch(query: string): boolean {
  return query.trim().length >= QUERY_MIN_LENGTH;
}

export type ArticleMatches = { inTitle: Article[]; elsewhere: Article[] };

/** Articles that hold the query as it stands, whatever its case and accents: in their title, or else in their topic or their words. */
export function matchArticles(articles: readonly Article[], query: string): ArticleMatches {
  if (!isSearch(query)) return { inTitle: [], elsewhere: [] };
  const wanted = foldText(query.trim());
  const holds = (text: string) => foldText(text).includes(wanted);
  const inTitle = articles.filter(({ title }) => holds(title));
  const elsewhere = articles.filter(
    ({ title, category, content }) => !holds(title) && (holds(category) || holds(plainText(content))),
  );
  return { inTitle, elsewhere };
}
