import { expect, it } from 'vitest';
import type { CoachBlock, CoachCard } from '#contract/chat.ts';
import { announcedText, withCard, withWord } from './streamed-blocks.ts';

const card: CoachCard = { kind: 'choice', choices: [{ label: 'Yes', say: 'Yes, do that.' }] };

it('puts a reply together from its words and cards, in their order', () => {
  let blocks: CoachBlock[] = [];
  for (const word of ['Same ', 'weight ', 'again.']) blocks = withWord(blocks, word);
  blocks = withWord(withCard(blocks, card), 'Two left.');
  expect(blocks).toEqual([
    { type: 'text', text: 'Same weight again.' },
    { type: 'card', card },
    { type: 'text', text: 'Two left.' },
  ]);
  expect(announcedText(blocks)).toBe('Same weight again. Two left.');
});
