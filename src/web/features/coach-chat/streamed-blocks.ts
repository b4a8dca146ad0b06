import type { CoachBlock, CoachCard } from '#contract/chat.ts';

/** The reply so far with one more word; after a card a new paragraph begins. */
export function withWord(blocks: readonly CoachBlock[], text: string): CoachBlock[] {
  const last = blocks[blocks.length - 1];
  if (last?.type !== 'text') return [...blocks, { type: 'text', text }];
  return [...blocks.slice(0, -1), { type: 'text', text: last.text + text }];
}

export const withCard = (blocks: readonly CoachBlock[], card: CoachCard): CoachBlock[] => [
  ...blocks,
  { type: 'card', card },
];

/** What a screen reader is told once a reply is whole. */
export const announcedText = (blocks: readonly CoachBlock[]): string =>
  blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' ');
