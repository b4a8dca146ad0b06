import type { ArticleHit } from '#core/content/documents.ts';
import { choices, phrase, text } from '../phrases.ts';
import type { CoachBlock, CoachFacts } from '../turn.ts';
import type { Answer, Asked } from './answer-of.ts';
import { STARTERS } from './small-talk.ts';

const LONGEST_LINE = 140;
const LONGEST_ANSWER = 320;

/** Whole sentences up to the length; never half a word. */
function shortened(said: string, longest: number): string {
  if (said.length <= longest) return said;
  const most = said.slice(0, longest);
  const sentences = most.match(/^.*[.!?](?=\s|$)/s)?.[0];
  return sentences ?? `${most.slice(0, Math.max(most.lastIndexOf(' '), 0)).trimEnd()} …`;
}

const cardOf = ({ id, title, text: said }: ArticleHit): CoachBlock => ({
  type: 'card',
  card: { kind: 'article', articleId: id, title, line: shortened(said, LONGEST_LINE) },
});

export function appQuestion({ facts, seed }: Asked<'app_question'>): Answer {
  const [best] = facts.articles ?? [];
  if (!best) return { blocks: unknown(facts, seed) };
  return { blocks: [text(shortened(best.text, LONGEST_ANSWER)), cardOf(best)] };
}

/** Says that it was not understood, what may fit, and what can be asked. */
export function unknown({ articles }: CoachFacts, seed: number): CoachBlock[] {
  const [best] = articles ?? [];
  const hint: CoachBlock[] = best ? [text('This help page may fit:'), cardOf(best)] : [];
  return [text(`${phrase('unknown', seed)} Try other words, or pick one of these.`), ...hint, STARTERS];
}

export function limits({ facts }: Asked<'limits'>): Answer {
  const { membership } = facts;
  if (!membership) return { blocks: [] };
  const { tier, chatMessages, generations, swaps } = membership;
  if (tier === 'premium') {
    return { blocks: [text('You’re on Premium: no limit on messages, new plans or swaps.')] };
  }
  const left = ({ left, limit }: { left: number | null; limit: number | null }, noun: string) =>
    `${left ?? 0} of ${limit ?? 0} ${noun}`;
  return {
    blocks: [
      text(
        `You’re on Free. Left today: ${left(chatMessages, 'messages')}. Left this month: ${left(generations, 'new plans')} and ${left(swaps, 'swaps')}. Premium has no such limits.`,
      ),
      choices({ label: 'What is Premium?', say: 'How much is premium?' }),
    ],
  };
}
