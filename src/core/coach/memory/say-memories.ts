import { counted } from '#core/language/counted.ts';
import { dayOfIso } from '#core/units/calendar-day.ts';
import { text } from '../phrases.ts';
import type { CoachBlock, ShownMemory } from '../turn.ts';
import type { KeptMemory } from './memory.ts';
import type { ProposedMemory } from './read-memories.ts';

const card = (memories: readonly ShownMemory[]): CoachBlock => ({ type: 'card', card: { kind: 'memory', memories } });

export const shownMemory = ({ id, kind, text: said, date, quote }: KeptMemory | IdentifiedProposal): ShownMemory => ({
  ...{ id, kind, text: said, date, quote, state: 'kept' },
});

export type IdentifiedProposal = ProposedMemory & { id: string };

type Proposing = {
  proposals: readonly IdentifiedProposal[];
  today: string;
  /** Nothing else is said to the message. */
  isAlone: boolean;
};

/** Asks whether to remember; nothing is kept until the person says so. */
export function proposeMemories({ proposals, today, isAlone }: Proposing): CoachBlock[] {
  const first = proposals.find(({ date }) => date !== null);
  const what = proposals.length > 1 && first ? `${first.text}: ` : 'That is ';
  const ahead = isAlone && first?.date ? [`${what}${aheadOf(first.date, today)}.`] : [];
  const lead = isAlone && ahead.length === 0 ? ['Good to know.'] : ahead;
  const changes = proposals.some(({ replaces }) => replaces !== null);
  const ask = changes ? 'Shall I note the new day?' : `Shall I remember ${proposals.length > 1 ? 'these' : 'that'}?`;
  const memories = proposals.map((proposal) => ({ ...shownMemory(proposal), state: 'proposed' as const }));
  return [text([...lead, ask].join(' ')), card(memories)];
}

/** "8 weeks and 3 days away". */
function aheadOf(date: string, today: string): string {
  const days = dayOfIso(date) - dayOfIso(today);
  if (days === 0) return 'today';
  const [weeks, rest] = [Math.floor(days / 7), days % 7];
  const parts = [weeks > 0 ? counted(weeks, 'week') : '', rest > 0 ? counted(rest, 'day') : ''].filter(Boolean);
  return `${parts.join(' and ')} away`;
}

const NOTHING =
  'Nothing yet. Tell me something like “I train at six before work”, and I’ll ask whether to keep it. You see and change it all in your profile.';

/** All that is remembered, each to be forgotten at a tap. */
export const listMemories = (memories: readonly KeptMemory[]): CoachBlock[] =>
  memories.length === 0
    ? [text(NOTHING)]
    : [text('This is what I remember. You can forget any of it.'), card(memories.map(shownMemory))];

/** Which of several is meant. */
export const askWhich = (memories: readonly KeptMemory[]): CoachBlock[] => [
  text('Which of these shall I forget?'),
  card(memories.map(shownMemory)),
];

export const NOT_KEPT = 'All right, I won’t keep it.';

/** Tells what is remembered now, or is no more. */
export function memoryBlocks(memories: readonly ShownMemory[]): CoachBlock[] {
  const isKept = memories.every(({ state }) => state === 'kept');
  const many = memories.length > 1;
  const said = isKept
    ? `I’ll remember ${many ? 'them' : 'it'}.`
    : `Forgotten. ${many ? 'They are' : 'It is'} gone from my memory.`;
  return [text(said), card(memories)];
}
