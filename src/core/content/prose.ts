/** The HTML elements that hold words and nothing else; a link stands apart, for it names where it leads. */
export type ProseTag = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'aside';

export type ProseElement = { tag: ProseTag; children: readonly ProseNode[] };
export type ProseLink = { tag: 'a'; href: string; children: readonly ProseNode[] };

/** A text of our own as a tree: it can bring words and links, and nothing that could run. */
export type ProseNode = string | ProseElement | ProseLink;

const INLINE: readonly string[] = ['strong', 'em', 'a'] satisfies (ProseTag | 'a')[];

function textOf(nodes: readonly ProseNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const inside = textOf(node.children);
      return INLINE.includes(node.tag) ? inside : ` ${inside} `;
    })
    .join('');
}

/** The words alone, with single spaces; words of neighbouring blocks stay apart. */
export function plainText(nodes: readonly ProseNode[]): string {
  return textOf(nodes).replace(/\s+/g, ' ').trim();
}
