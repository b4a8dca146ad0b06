import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatAnswer, CoachBlock } from '#contract/chat.ts';
import { confirmDeed, declineDeed, undoDeed } from '#contract/deeds.ts';
import { deleteLog } from '#contract/logs.ts';
import { confirmProfileChange, declineProfileChange, undoProfileChange } from '#contract/profile.ts';
import type { Visitor } from './app.ts';
import { plain, standsIn, wordsOf } from './words.ts';

/** A button under an answer: it says something in the person's place, or does something. */
export type Button = {
  label: string;
  role: 'choice' | 'confirm' | 'decline' | 'undo';
  press: { say: string } | ((visitor: Visitor) => Promise<unknown>);
};

/** What of an answer is judged. */
export type Heard = {
  /** Everything that can be read in it, cards too; null where a button answers nothing. */
  text: string | null;
  source: 'built_in' | 'model' | 'safety' | 'none';
  buttons: readonly Button[];
  /** What waits for a yes, and what is only offered, as readable text. */
  held: readonly string[];
  offered: readonly string[];
  isUnknown: boolean;
  /** What the server refused with, if it did. */
  refusal: string | null;
};

/** What of a card is not shown: ids, and what a button says in the person's place. */
const NOT_WORDS = /(?:^|[a-z])Ids?$|^id$|^kind$|^state$|^field$|^type$|^logType$|^planId$|^say$/;
const WAITS = new Set(['pending', 'held', 'waiting', 'proposed']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (NOT_WORDS.test(name) ? [] : textsIn(part)));
}

type Card = Extract<CoachBlock, { type: 'card' }>['card'];
const cardsOf = (blocks: readonly CoachBlock[]): Card[] =>
  blocks.flatMap((block) => (block.type === 'card' ? [block.card] : []));

/** Cards of every release have a state where something is done or waits. */
const waits = (card: Card): boolean => 'state' in card && WAITS.has(String(card.state));

/** The buttons of a card, as the chat shows them. */
function buttonsOf(card: Card): Button[] {
  switch (card.kind) {
    case 'choice':
      return card.choices.map(({ label, say }) => ({ label, role: 'choice', press: { say } }));
    case 'log':
      return [
        {
          label: 'Undo',
          role: 'undo',
          press: ({ call }) => call(deleteLog, { params: { logId: card.logId } }),
        },
      ];
    case 'change':
      return changeButtons(card);
    case 'deed':
      return deedButtons(card);
    default:
      return [];
  }
}

function changeButtons({ changeId, state }: Extract<Card, { kind: 'change' }>): Button[] {
  const params = { changeId };
  if (state === 'applied') {
    return [{ label: 'Undo', role: 'undo', press: ({ call }) => call(undoProfileChange, { params }) }];
  }
  if (state !== 'pending') return [];
  return [
    { label: 'Confirm', role: 'confirm', press: ({ call }) => call(confirmProfileChange, { params }) },
    { label: 'Leave It', role: 'decline', press: ({ call }) => call(declineProfileChange, { params }) },
  ];
}

function deedButtons({ deedId, state }: Extract<Card, { kind: 'deed' }>): Button[] {
  const params = { deedId };
  if (state === 'done') return [{ label: 'Undo', role: 'undo', press: ({ call }) => call(undoDeed, { params }) }];
  if (state !== 'held') return [];
  return [
    { label: 'Yes, Do It', role: 'confirm', press: ({ call }) => call(confirmDeed, { params }) },
    { label: 'No', role: 'decline', press: ({ call }) => call(declineDeed, { params }) },
  ];
}

const phrases: { unknown?: string[]; unheard?: string[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../data/coach-phrases.json'), 'utf8'),
);

/** Not knowing is told by the answer itself, in its own phrase. That it cost nothing says too little: a refusal does not either. */
function isUnknown({ source, blocks }: ChatAnswer): boolean {
  if (source === 'safety') return false;
  const said = blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(' ');
  return [...(phrases.unknown ?? []), ...(phrases.unheard ?? [])].some((phrase) => said.includes(phrase));
}

/** Takes an answer of the chat apart. */
export function heardOf(answer: ChatAnswer): Heard {
  const cards = cardsOf(answer.blocks);
  const offered = cards.flatMap((card) => (card.kind === 'choice' ? card.choices : []));
  return {
    text: answer.blocks.flatMap((block) => textsIn(block)).join('\n'),
    source: answer.source,
    buttons: cards.flatMap(buttonsOf),
    held: cards.filter(waits).map((card) => `${JSON.stringify(card)}`),
    offered: offered.map(({ label, say }) => `${label} ${say}`),
    isUnknown: isUnknown(answer),
    refusal: null,
  };
}

/** What is heard when a button only does something, or when the server says no. */
export const nothingHeard = (refusal: string | null): Heard => ({
  ...{ text: null, source: 'none', buttons: [], held: [], offered: [], isUnknown: false, refusal },
});

const ROLES: readonly [Button['role'], RegExp][] = [
  ['undo', /\bundo|take (?:it|that) back|put (?:it|that)? ?back/],
  ['decline', /^(?:no|not now|leave|cancel|keep (?:it|as)|later)\b/],
  ['confirm', /^(?:yes|ok|okay|confirm|do it|save|keep|add|sure|apply|right)\b/],
];
const ORDINALS: readonly RegExp[] = [/\bfirst\b|^1$/, /\bsecond\b|^2$/, /\bthird\b|^3$/];
const ENOUGH_WORDS = 0.5;

/** The button that an author meant who could not know what stands on it: by its words, by what it is for, by its place. */
export function findButton(buttons: readonly Button[], tap: string): Button | undefined {
  const wanted = plain(tap);
  const said = ({ label, press }: Button) => (typeof press === 'object' ? `${label} ${press.say}` : label);
  const exact = buttons.find(({ label }) => plain(label) === wanted);
  if (exact) return exact;
  const inside = buttons.find((button) => standsIn(wanted, said(button)) || standsIn(button.label, wanted));
  if (inside) return inside;
  const role = ROLES.find(([, pattern]) => pattern.test(wanted))?.[0];
  const forIt = buttons.filter((button) => button.role === role);
  if (forIt.length > 0) return role === 'undo' ? forIt.at(-1) : forIt[0];
  const place = ORDINALS.findIndex((pattern) => pattern.test(wanted));
  const choices = buttons.filter((button) => button.role === 'choice');
  if (place >= 0) return choices[place];
  return byWords(choices, wordsOf(tap), said);
}

function byWords(buttons: readonly Button[], wanted: Set<string>, said: (button: Button) => string) {
  const scored = buttons.map((button) => {
    const words = wordsOf(said(button));
    return { button, share: [...wanted].filter((word) => words.has(word)).length / Math.max(1, wanted.size) };
  });
  const best = scored.toSorted((a, b) => b.share - a.share)[0];
  return best && best.share >= ENOUGH_WORDS ? best.button : undefined;
}
