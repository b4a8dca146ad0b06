import { useState } from 'react';
import type { Article } from '#core/content/documents.ts';
import { matchArticles } from '#core/content/match-articles.ts';
import type { ArticleIndex } from '#core/content/search-articles.ts';
import { ARTICLES } from './articles.ts';

type Search = (query: string) => Article[];

/** What needs no index: the articles that hold the query as it stands. */
const matching: Search = (query) => {
  const { inTitle, elsewhere } = matchArticles(ARTICLES, query);
  return [...inTitle, ...elsewhere];
};

let index: Promise<Search> | undefined;

/** The index is code of its own, made when somebody is about to search. */
function loadSearch(): Promise<Search> {
  index ??= import('#core/content/search-articles.ts').then(({ indexArticles, searchArticles }) => {
    const made: ArticleIndex = indexArticles(ARTICLES);
    return (query) => searchArticles(made, query);
  });
  return index;
}

/** Searches the articles: with the index once `prepare` has brought it, word for word until then. */
export function useArticleSearch(): { search: Search; prepare: () => void } {
  const [search, setSearch] = useState<Search>(() => matching);

  async function bringIndex() {
    try {
      const indexed = await loadSearch();
      setSearch(() => indexed);
    } catch {
      // Without a network, what stands in the articles word for word is found all the same; the next visit tries again.
      index = undefined;
    }
  }

  return { search, prepare: () => void bringIndex() };
}
