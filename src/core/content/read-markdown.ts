import { Lexer, type Token, type Tokens } from 'marked';
import type { ProseNode } from './prose.ts';

const HEADINGS: Readonly<Record<number, 'h2' | 'h3'>> = { 2: 'h2', 3: 'h3' };
const ENTITY = /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i;

/**
 * Reads Markdown as prose: paragraphs, headings of the second and third level, lists, quotes (shown as a note), bold,
 * italics and links. Throws on anything else (raw HTML, pictures, tables, code, entities) and on a link that could run code
 * or leave for another site without `https`, so that a text can never bring more than text.
 */
export function readMarkdown(source: string): ProseNode[] {
  return source.trim() === '' ? [] : nodesOf(Lexer.lex(source, { gfm: false }));
}

function nodesOf(tokens: readonly Token[]): ProseNode[] {
  const nodes: ProseNode[] = [];
  for (const node of tokens.flatMap(nodesOfToken)) {
    const last = nodes.at(-1);
    if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
    else nodes.push(node);
  }
  return nodes;
}

function nodesOfToken(token: Token): ProseNode[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [{ tag: 'p', children: childrenOf(token) }];
    case 'heading':
      return [{ tag: headingOf(token), children: childrenOf(token) }];
    case 'list':
      return [listOf(token as Tokens.List)];
    case 'blockquote':
      return [{ tag: 'aside', children: childrenOf(token) }];
    case 'strong':
    case 'em':
      return [{ tag: token.type, children: childrenOf(token) }];
    case 'link':
      return [{ tag: 'a', href: safeHref(token), children: childrenOf(token) }];
    case 'escape':
      return [token.text];
    case 'text':
      return token.tokens ? nodesOf(token.tokens) : [plainOf(token)];
    default:
      throw new Error(`a text may not contain ${token.type}: ${excerptOf(token)}`);
  }
}

function listOf(list: Tokens.List): ProseNode {
  if (list.ordered && list.start !== 1) throw new Error(`a numbered list starts with 1: ${excerptOf(list)}`);
  return { tag: list.ordered ? 'ol' : 'ul', children: list.items.map(itemOf) };
}

const itemOf = (item: Tokens.ListItem): ProseNode => ({ tag: 'li', children: nodesOf(item.tokens) });

const childrenOf = ({ tokens }: Token & { tokens?: Token[] }): ProseNode[] => nodesOf(tokens ?? []);

function headingOf(token: Token): 'h2' | 'h3' {
  const tag = token.type === 'heading' ? HEADINGS[token.depth] : undefined;
  if (!tag) throw new Error(`a text may have headings of the second and third level only: ${excerptOf(token)}`);
  return tag;
}

/** Pages of ours, places on a page, and secure sites; nothing that could run. */
function safeHref(token: Token): string {
  if (token.type !== 'link' || !/^(?:\/(?!\/)|#|https:\/\/)/.test(token.href) || token.title)
    throw new Error(`a text may link to pages of ours and to https sites, without a title: ${excerptOf(token)}`);
  return token.href;
}

/** A line that ends inside a paragraph is a space. */
function plainOf(token: Token): string {
  if (ENTITY.test(token.raw))
    throw new Error(`a text names a character by its code, not by itself: ${excerptOf(token)}`);
  return token.raw.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
}

const excerptOf = ({ raw }: Token): string => JSON.stringify(raw.trim().slice(0, 80));
