import type { Article, FaqItem } from '#core/content/documents.ts';
import { type ProseElement, type ProseNode, plainText } from '#core/content/prose.ts';
import { sectionsOf } from '#core/content/sections.ts';
import type { AppQuestion, Entry } from './card.ts';

/** What a person gets to read of a page at once: two to four sentences. */
const LONGEST = 340;

/** Whole sentences up to the length; never half a word. */
export function wholeSentences(said: string, longest: number): string {
  if (said.length <= longest) return said;
  const most = said.slice(0, longest);
  const sentences = most.match(/^.*[.!?”](?=\s|$)/s)?.[0];
  return sentences ?? `${most.slice(0, Math.max(most.lastIndexOf(' '), 0)).trimEnd()} …`;
}

export type Help = { articles: readonly Article[]; faq: readonly FaqItem[] };

/** An answer about the app, in the words of the page that tells it. Throws if there is no such page or section. */
export function entryOfQuestion({ id, title, asks, from }: AppQuestion, { articles, faq }: Help): Entry {
  if ('faq' in from) {
    const item = faq.find(({ question }) => question === from.faq);
    if (!item) throw new Error(`${id}: there is no such question: ${from.faq}`);
    return { kind: 'app', id, title, asks, answer: wholeSentences(sentencesOf(item.answer), LONGEST), page: null };
  }
  const article = articles.find((each) => each.id === from.article);
  if (!article) throw new Error(`${id}: there is no such article: ${from.article}`);
  const section = sectionOf(article, from.section);
  if (section === undefined) throw new Error(`${id}: ${from.article} has no section ${from.section}`);
  const page = { articleId: article.id, title: article.title };
  return { kind: 'app', id, title, asks, answer: wholeSentences(section, LONGEST), page };
}

/** What stands before the first heading belongs to none. */
function sectionOf({ content }: Article, heading: string): string | undefined {
  const first = content.findIndex((node) => typeof node !== 'string' && node.tag === 'h2');
  const section = sectionsOf(content.slice(first)).find(({ title }) => title === heading);
  return section && sentencesOf(section.content);
}

/** The words of a text; a line of a list, and what introduces one, is a sentence of its own. */
const sentencesOf = (nodes: readonly ProseNode[]): string =>
  nodes
    .flatMap((node) => (isList(node) ? node.children : [node]))
    .map(asSentence)
    .join(' ');

const isList = (node: ProseNode): node is ProseElement =>
  typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol');

const asSentence = (node: ProseNode): string => {
  const said = plainText([node]);
  return /[.!?:”]$/.test(said) ? said : `${said}.`;
};
