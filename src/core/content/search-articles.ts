import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { foldText } from '#core/language/fold-text.ts';
import type { Article, ArticleHit } from './documents.ts';
import { isSearch, matchArticles } from './match-articles.ts';
import { plainText } from './prose.ts';

const WORD_MIN = 3;
/** Longer ones are no words, and comparing them with all others takes long. */
const WORD_MAX = 30;
/** More words than these make a question slower, not clearer. */
const WORDS_MAX = 40;
const HITS_MAX = 3;
/** Words that say nothing of what is looked for. */
const COMMON = new Set(
  'the and for you your are can how what when where why who does did with this that there from have has not but into about would could should will just get got make want need please tell know'.split(
    ' ',
  ),
);

/** One letter in four may be wrong, two at most; in short words none. */
const TYPOS: SearchOptions = { fuzzy: (term) => (term.length < 5 ? false : 0.25), maxFuzzy: 2 };

/** A paragraph, a list or a note of an article, with the heading above it. */
type Passage = { id: string; articleId: string; title: string; category: string; section: string; text: string };

/** Articles that can be searched, by their passages. */
export type ArticleIndex = { articles: readonly Article[]; passages: MiniSearch<Passage> };

/** The one definition of the index: the Help Center's search field and the coach both ask it. */
export function indexArticles(articles: readonly Article[]): ArticleIndex {
  const passages = new MiniSearch<Passage>({
    fields: ['title', 'category', 'section', 'text'],
    storeFields: ['articleId', 'title', 'text'],
    tokenize: wordsOf,
    processTerm: termOf,
  });
  passages.addAll(articles.flatMap(passagesOf));
  return { articles, passages };
}

/**
 * What a search field finds: first every article that holds the query as it stands, best first, those with it in their title
 * before the others; then articles that have each of its words, or words that begin so. Where there are none of these, articles
 * that have one of its words, or a word spelled almost so.
 */
export function searchArticles(index: ArticleIndex, query: string): Article[] {
  if (!isSearch(query)) return [];
  const terms = termsOf(query);
  const found = findByArticle(index, terms, { prefix: true });
  const { inTitle, elsewhere } = matchArticles(index.articles, query);
  const withEach = index.articles.filter(
    (article) =>
      found.get(article.id)?.terms.size === terms.length && !inTitle.includes(article) && !elsewhere.includes(article),
  );
  const best = [...ranked(inTitle, found), ...ranked(elsewhere, found), ...ranked(withEach, found)];
  if (best.length > 0) return best;
  const similar = findByArticle(index, terms, { prefix: true, ...TYPOS });
  return ranked(
    index.articles.filter(({ id }) => similar.has(id)),
    similar,
  );
}

function ranked(articles: readonly Article[], found: Found): Article[] {
  const score = ({ id }: Article) => found.get(id)?.best.score ?? 0;
  return [...articles].sort((a, b) => score(b) - score(a));
}

/** Articles that have to do with a question in whole sentences, best first, each with the passage that fits best. */
export function answersIn(index: ArticleIndex, question: string): ArticleHit[] {
  const found = findByArticle(index, termsOf(question), {
    ...TYPOS,
    fields: ['title', 'section', 'text'],
    // A title alone does not say which passage would answer.
    filter: ({ match }) => Object.values(match).some((fields) => fields.includes('text') || fields.includes('section')),
  });
  return [...found]
    .slice(0, HITS_MAX)
    .map(([id, { best }]) => ({ id, title: String(best.title), text: String(best.text) }));
}

/** Of each article the best passage, and which of the terms any of its passages has; best first. */
type Found = ReadonlyMap<string, { best: SearchResult; terms: ReadonlySet<string> }>;

function findByArticle({ passages }: ArticleIndex, terms: readonly string[], options: SearchOptions): Found {
  const results = passages.search(terms.join(' '), {
    processTerm: (term) => term,
    // A word of a heading says more than one in passing.
    boost: { title: 3, section: 3 },
    ...options,
  });
  const found = new Map<string, { best: SearchResult; terms: Set<string> }>();
  for (const result of results) {
    const id = String(result.articleId);
    const entry = found.get(id) ?? { best: result, terms: new Set() };
    for (const term of result.queryTerms) entry.terms.add(term);
    found.set(id, entry);
  }
  return found;
}

function passagesOf({ id, title, category, content }: Article): Passage[] {
  const passages: Passage[] = [];
  let section = '';
  for (const block of content) {
    const text = plainText([block]);
    if (typeof block !== 'string' && (block.tag === 'h2' || block.tag === 'h3')) section = text;
    else passages.push({ id: `${id} ${passages.length}`, articleId: id, title, category, section, text });
  }
  return passages;
}

const wordsOf = (text: string): string[] => foldText(text).split(/[^a-z0-9]+/);

/** A word without an ending that only marks number or time; null if it says nothing. */
function termOf(word: string): string | null {
  if (word.length < WORD_MIN || word.length > WORD_MAX || COMMON.has(word)) return null;
  return word.replace(/(?:ing|ed|es|s)$/, '');
}

function termsOf(query: string): string[] {
  const terms = wordsOf(query).flatMap((word) => termOf(word) ?? []);
  return [...new Set(terms)].slice(0, WORDS_MAX);
}
