import { choices, phrase, text } from '../phrases.ts';
import { topicIn } from '../queries/read-queries.ts';
import { spoken } from '../queries/say.ts';
import { piecesOf } from '../recall/pieces.ts';
import type { Choice, CoachBlock, CoachFacts } from '../turn.ts';
import type { Answer, Asked } from './answer-of.ts';

/** What was found, in a few sentences whose first one answers, with how sure it is and where it comes from. */
export function knowledge({ facts }: Asked<'knowledge'>): Answer {
  const { told = null, caution = null, inCase = [] } = facts.knowledge ?? {};
  if (told === null) return { blocks: [] };
  const first = caution === null ? [] : [text(caution.first)];
  if (caution?.tell === false) return { blocks: first };
  return { blocks: [...first, text(told.answer), ...spoken(inCase), ...sourceOf(told)] };
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
export function unknown({ knowledge: found }: CoachFacts, message: string, seed: number): CoachBlock[] {
  const [first, second] = [...(found?.nearest ?? []), ...nearTopic(message)];
  const isAsked = piecesOf(message).whole.isAsked;
  return [
    text(phrase(isAsked ? 'unknown' : 'unheard', seed)),
    choices(...[first, second].flatMap((choice) => choice ?? [])),
  ];
}

const CAN = { label: 'What can you do?', say: 'What can you do?' };
const WORKOUT = { label: 'Today’s workout', say: 'What is today’s workout?' };
const MEALS = { label: 'Today’s meals', say: 'Show me my meals' };

/** Where nothing is near, or nothing was looked up: what goes with the meal or the session that the words are about. */
function nearTopic(message: string): Choice[] {
  switch (topicIn(message, { last: null, exercises: [] })?.what) {
    case 'meals':
      return [MEALS, { label: 'Swap a meal', say: 'Swap a meal' }];
    case 'next_session':
    case 'lift':
      return [WORKOUT, { label: 'Swap one exercise', say: 'Swap an exercise today' }];
    default:
      return [WORKOUT, CAN];
  }
}
