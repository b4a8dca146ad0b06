/** The few HTML elements that a text of our own may use. */
const TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'aside'] as const;

type ProseTag = (typeof TAGS)[number];
export type ProseElement = { tag: ProseTag; href: string | undefined; children: ProseNode[] };
export type ProseNode = string | ProseElement;

const TOKEN = /<(\/?)([a-z0-9]+)(?: href="([^"<>]*)")?>|([^<]+)|(<)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
const BLOCKS: readonly ProseTag[] = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'aside'];

function isProseTag(name: string | undefined): name is ProseTag {
  return (TAGS as readonly (string | undefined)[]).includes(name);
}

/** Pages of ours, places on a page, and secure sites; nothing that could run. */
function isSafeHref(href: string): boolean {
  return /^(\/(?!\/)|#|https:\/\/)/.test(href);
}

function decoded(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Reads the small part of HTML that our texts are written in. Anything else (another element or attribute, a link that
 * could run code, an element left open) is an error, so that a text can never bring more than text.
 */
export function parseProse(html: string): ProseNode[] {
  const root: ProseNode[] = [];
  const open: ProseElement[] = [];
  for (const [whole, slash, name, href, text] of html.matchAll(TOKEN)) {
    const into = open[open.length - 1]?.children ?? root;
    if (text !== undefined) into.push(decoded(text));
    else if (!isProseTag(name)) throw new Error(`A text may not contain ${whole}`);
    else if (slash === '/') {
      if (open.pop()?.tag !== name) throw new Error(`A text closes ${whole} without opening it`);
    } else {
      if ((name === 'a') !== (href !== undefined)) throw new Error(`A text may not contain ${whole}`);
      if (href !== undefined && !isSafeHref(href)) throw new Error(`A text may not link to ${href}`);
      const element: ProseElement = { tag: name, href, children: [] };
      into.push(element);
      open.push(element);
    }
  }
  const left = open[open.length - 1];
  if (left) throw new Error(`A text leaves <${left.tag}> open`);
  return root;
}

function textOf(nodes: readonly ProseNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const inside = textOf(node.children);
      return BLOCKS.includes(node.tag) ? ` ${inside} ` : inside;
    })
    .join('');
}

/** The words alone, with single spaces. */
export function plainText(html: string): string {
  return textOf(parseProse(html)).replace(/\s+/g, ' ').trim();
}
