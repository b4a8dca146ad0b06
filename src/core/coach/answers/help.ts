import { choices, phrase, text } from '../phrases.ts';
import type { CoachBlock, CoachFacts } from '../turn.ts';
import type { Answer, Asked } from './answer-of.ts';

/** What was found, in a few sentences whose first one answers, with how sure it is and where it comes from. */
export function knowledge({ facts }: Asked<'knowledge'>): Answer {
  const { told = null, caution = null } = facts.knowledge ?? {};
  if (told === null) return { blocks: [] };
  const first = caution === null ? [] : [text(caution.first)];
  if (caution?.tell === false) return { blocks: first };
  return { blocks: [...first, text(told.answer), ...sourceOf(told)] };
}

type Told = NonNullable<NonNullable<CoachFacts['knowledge']>['told']>;

function sourceOf(told: Told): CoachBlock[] {
  if (told.kind === 'card') {
    const { title, limits, source } = told.card;
    return [{ type: 'card', card: { kind: 'knowledge', title, limits, source } }];
  }
  if (told.page === null) return [];
  const { articleId, title } = told.page;
  return [{ type: 'card', card: { kind: 'article', articleId, title, line: told.title } }];
}

/** Says that she does not know, and the two nearest things that she can tell or do. */
export function unknown({ knowledge: found }: CoachFacts, seed: number): CoachBlock[] {
  const [first, second] = [...(found?.nearest ?? []), ...ALWAYS];
  return [text(phrase('unknown', seed)), choices(...[first, second].flatMap((choice) => choice ?? []))];
}

/** Where nothing is near, or nothing was looked up. */
const ALWAYS = [
  { label: 'Today’s workout', say: 'What is today’s workout?' },
  { label: 'What can you do?', say: 'What can you do?' },
];
