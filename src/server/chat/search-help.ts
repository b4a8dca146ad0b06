import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ArticleHit } from '#core/coaching/turn.ts';

const HITS_MAX = 3;
const WORD_MIN = 3;
/** Words that say nothing of what is looked for. */
const COMMON = new Set(
  'the and for you your are can how what when where why who does did with this that there from have has not but into about would could should will just get got make want need please tell know'.split(
    ' ',
  ),
);

const fileSchema = z.object({
  articles: z.array(z.object({ id: z.string(), title: z.string(), content: z.array(z.string()) })),
});

type Passage = { text: string; words: ReadonlySet<string> };
type Article = { id: string; title: string; words: ReadonlySet<string>; passages: readonly Passage[] };

let loaded: readonly Article[] | undefined;

/** Help articles that have to do with a question, best first, each with the passage that fits best. */
export function searchHelp(question: string): ArticleHit[] {
  loaded ??= readArticles();
  const asked = [...wordsOf(question)];
  return loaded
    .map((article) => hitOf(article, asked))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, HITS_MAX)
    .map(({ hit }) => hit);
}

function hitOf({ id, title, words, passages }: Article, asked: readonly string[]) {
  const count = (among: ReadonlySet<string>) => asked.filter((word) => among.has(word)).length;
  const scored = passages.map(({ text, words: own }) => ({ text, score: count(own) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { text: '', score: 0 });
  // A word of the title says more than one in passing.
  return { hit: { id, title, text: best.text }, score: best.score === 0 ? 0 : best.score + 2 * count(words) };
}

function readArticles(): Article[] {
  const file = new URL('../../../data/help-articles.json', import.meta.url);
  const { articles } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return articles.map(({ id, title, content }) => ({
    id,
    title,
    words: wordsOf(title),
    passages: content
      .filter((html) => !html.startsWith('<h'))
      .map(plainText)
      .map((text) => ({ text, words: wordsOf(text) })),
  }));
}

const plainText = (html: string): string =>
  html
    .replace(/<\/(?:li|p|h\d)>/g, ' ')
    .replace(/<[^<>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a text, without endings that only mark number or time. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length >= WORD_MIN && !COMMON.has(word))
      .map((word) => word.replace(/(?:ing|ed|es|s)$/, '')),
  );
