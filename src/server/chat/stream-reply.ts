import type { CoachBlock } from '#contract/chat.ts';
import type { Say } from '../http/progress-stream.ts';

/** Says text word by word. */
function sayWords(say: Say, text: string): void {
  for (const word of text.trimEnd().split(/(?<=\S)(?=\s)/)) say('token', { text: word });
}

/** Says blocks one after the other; a text that follows another, also one that was said `before`, begins a new paragraph. */
export function sayBlocks(say: Say, blocks: readonly CoachBlock[], before: readonly CoachBlock[] = []): void {
  let isFirst = !hasText(before);
  for (const block of blocks) {
    if (block.type === 'card') {
      say('card', { card: block.card });
      continue;
    }
    sayWords(say, isFirst ? block.text : `${BREAK}${block.text}`);
    isFirst = false;
  }
}

const BREAK = '\n\n';
const hasText = (blocks: readonly CoachBlock[]): boolean => blocks.some(({ type }) => type === 'text');

/** Says words as they come, in a new paragraph if a text was said before. */
export function sayAfter(say: Say, before: readonly CoachBlock[]): (text: string) => void {
  let lead = hasText(before) ? BREAK : '';
  return (text) => {
    say('token', { text: lead + text });
    lead = '';
  };
}
