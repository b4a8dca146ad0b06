import { type ProseNode, plainText } from './prose.ts';

export type Section = { title: string; content: ProseNode[] };

/** A text cut at its headings of the second level. Throws if something stands before the first. */
export function sectionsOf(nodes: readonly ProseNode[]): Section[] {
  const sections: Section[] = [];
  for (const node of nodes) {
    const last = sections.at(-1);
    if (typeof node !== 'string' && node.tag === 'h2') sections.push({ title: plainText(node.children), content: [] });
    else if (last) last.content.push(node);
    else throw new Error(`a text begins with a heading, not with ${JSON.stringify(plainText([node]).slice(0, 80))}`);
  }
  return sections;
}
