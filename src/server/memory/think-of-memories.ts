import { type ProposedMemory, readMemories } from '#core/coach/memory/read-memories.ts';
import { readMemoryCommand, saysKeep } from '#core/coach/memory/read-memory-command.ts';
import { askWhich, listMemories, NOT_KEPT, proposeMemories } from '#core/coach/memory/say-memories.ts';
import { text } from '#core/coach/phrases.ts';
import type { CoachAction, CoachFacts, CoachReply, ShownMemory, Understanding } from '#core/coach/turn.ts';
import { vocabularyOf } from '#core/premises/reading-facts.ts';
import { dayNumber, isoDay } from '#core/units/calendar-day.ts';
import { utcOffsetAt } from '#core/units/zoned-time.ts';
import { loadReadingFacts } from '../catalogue/reading-facts.ts';
import type { Asker } from '../chat/gather-facts.ts';
import type { OpenTurn } from '../chat/open-turn.ts';
import { selectLastMessages } from '../chat/store.ts';
import { readReply } from '../chat/stored-reply.ts';
import type { Db } from '../db/database.ts';
import { memoryIdOf } from './memory-id.ts';

type Input = { turn: OpenTurn; message: string; understanding: Understanding; facts: CoachFacts; asker: Asker };

/** `isWhole`: it answers the message; otherwise it stands below the answer. */
export type MemoryThought = { isWhole: boolean; reply: CoachReply };

/**
 * What a message has to do with the memory: it answers what was proposed, asks what is remembered, has some of it forgotten, or
 * says something worth remembering. Null where it has nothing to do with it. Nothing is changed.
 */
export async function thinkOfMemories(db: Db, input: Input): Promise<MemoryThought | null> {
  const { message, facts } = input;
  const known = facts.memories ?? [];
  const answered = await answerToProposal(db, input);
  if (answered) return whole(answered);
  const command = readMemoryCommand(message, known);
  if (command?.kind === 'list') return whole({ blocks: listMemories(known) });
  if (command?.kind === 'which') return whole({ blocks: askWhich(command.memories) });
  if (command) return whole({ actions: [{ kind: 'forget_memories', memories: [command.memory] }] });
  return proposalBelow(input);
}

const whole = ({ blocks = [], actions = [] }: Partial<CoachReply>): MemoryThought => ({
  isWhole: true,
  reply: { blocks, actions },
});

/** A "yes", "not now" or "undo" right after a card of the memory. */
async function answerToProposal(
  db: Db,
  { turn, message, understanding, asker }: Input,
): Promise<Partial<CoachReply> | null> {
  const [intent, another] = understanding.intents;
  const answer = another === undefined && intent ? ANSWERS[intent.kind] : undefined;
  const decision = saysKeep(message) ? 'keep' : answer;
  if (!decision) return null;
  const shown = await lastCard(db, { turn, asker });
  const proposed = shown.filter(({ state }) => state === 'proposed');
  if (decision === 'undo') return undone(shown);
  if (proposed.length === 0) return null;
  if (decision === 'drop') return { blocks: [text(NOT_KEPT)] };
  return { actions: [{ kind: 'keep_memories', memories: proposed }] };
}

const ANSWERS: Partial<Record<Understanding['intents'][number]['kind'], 'keep' | 'drop' | 'undo'>> = {
  confirm: 'keep',
  decline: 'drop',
  undo: 'undo',
};

/** What the last reply kept or let go of, the other way round. */
function undone(shown: readonly ShownMemory[]): Partial<CoachReply> | null {
  const [first] = shown;
  if (!first || first.state === 'proposed') return null;
  const kind: CoachAction['kind'] = first.state === 'kept' ? 'forget_memories' : 'keep_memories';
  return { actions: [{ kind, memories: shown }] };
}

/** How many messages back the newest reply stands at most: the message that it is now answered with comes after it. */
const LOOKED_BACK = 4;

/** The memories on the newest reply's card, as that reply left them; none where it was about something else. */
async function lastCard(db: Db, { turn, asker }: Pick<Input, 'turn' | 'asker'>): Promise<ShownMemory[]> {
  const { sessionId, replyId } = turn;
  const rows = await selectLastMessages(db, { userId: asker.userId, sessionId, limit: LOOKED_BACK });
  const last = rows.find(({ isUser, id, status }) => !isUser && id !== replyId && status === 'complete');
  const cards =
    (last ? readReply(last) : null)?.blocks.flatMap((block) => (block.type === 'card' ? [block.card] : [])) ?? [];
  // A change that waits is answered first.
  if (cards.some((card) => card.kind === 'change' && card.state === 'pending')) return [];
  return cards.flatMap((card) => (card.kind === 'memory' ? card.memories : []));
}

function proposalBelow({ turn, message, understanding, facts, asker }: Input): MemoryThought | null {
  const today = isoDay(dayNumber(asker.now.getTime(), utcOffsetAt(asker.now.getTime(), asker.timeZone)));
  const vocabulary = vocabularyOf(loadReadingFacts(asker.catalogue));
  const heard = readMemories(message, { today, known: facts.memories ?? [], vocabulary });
  const { intents, changes, logs, isGuess = false } = understanding;
  // What became an answer of the profile need not be remembered besides; a guess at one, or a day that is known, is no answer.
  const isAnswer = ({ quote, replaces }: ProposedMemory) =>
    !isGuess &&
    replaces === null &&
    changes.some((change) => change.quote.includes(quote) || quote.includes(change.quote));
  const proposals = heard
    .filter((each) => !isAnswer(each))
    .map((proposal, at) => ({ ...proposal, id: proposal.replaces ?? memoryIdOf(turn.replyId, at) }));
  if (proposals.length === 0) return null;
  const isKnown = proposals.some(({ replaces }) => replaces !== null);
  const isWhole = isKnown || (intents.length === 0 && logs.length === 0 && (isGuess || changes.length === 0));
  return { isWhole, reply: { blocks: proposeMemories({ proposals, today, isAlone: isWhole }), actions: [] } };
}
