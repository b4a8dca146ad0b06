import { type Draft, type Frame, PLAIN_FRAME } from './draft.ts';
import type { CueElement, Element } from './elements.ts';
import type { Quantity, Scope, Unread } from './reading.ts';

/** Where the reader stands in a text. */
export type State = {
  text: string;
  elements: readonly Element[];
  drafts: Draft[];
  unread: (Unread & { sentence: number })[];
  frame: Frame;
  sentence: number;
  clause: number;
  segment: number;
  part: number;
  list: number;
  /** Drafts before these places belong to an earlier list, segment, contrast or sentence. */
  listStart: number;
  segmentStart: number;
  contrastStart: number | null;
  sentenceStart: number;
  /** First name behind the one dash of a sentence ("soy - the oil is ok"); null without one, and where dashes make a list. */
  dashStart: number | null;
  dashes: number;
  /** "everything", "nothing": what an exception is taken from. */
  universal: 'everything' | 'none' | null;
  someoneElse: boolean;
  /** Somebody was named before, so that "she" is a person. */
  personSeen: boolean;
  /** "that I can use": what the sentence names is had, whoever owns it. */
  shared: boolean;
  /** First name of a question of one's own: "fish? no thanks". */
  askedFrom: number | null;
  /** Words of the segment that hold for all its names. */
  slight: boolean;
  strong: boolean;
  doubt: boolean;
  scope: Scope | null;
  exceptDays: boolean;
  /** The scope stands before all names of its sentence. */
  scopeLeads: boolean;
  /** An open "as long as …" or "because …", and where it began. */
  aside: { is: 'condition' | 'reason'; at: number; from: number; until: number; before: Frame } | null;
  /** Open brackets: what was meant before, and the names before them. */
  brackets: { frame: Frame; names: number; isOfOther?: true }[];
  /** Counts and loads that wait for their name. */
  waiting: Quantity[];
  /** Numbers that no name stands beside. */
  orphans: Quantity[];
  waitingForms: { id: string; start: number; end: number; segment: number }[];
  waitingCondition: string | null;
  saidNone: boolean;
  /** Segment of the last unread word: what is judged there is that word, not the names before. */
  unreadSegment: number | null;
  /** Segment that speaks of "the others": what is judged there is not the names before. */
  othersSegment: number | null;
  /** Segment with a plain word that may be what is found fine there: "brown rice, the other sort is ok". */
  subjectSegment: number | null;
  /** First name of what "they say"; null where nobody else speaks. */
  hearsayFrom: number | null;
  /** What others said, until the sentence ends. */
  saidByOthers: readonly Draft[];
  /** Days that were last named: "that day". */
  lastDays: readonly number[];
  /** "non-…": holds for the next name only; the frame that comes back after it. */
  once: { start: number; before: Frame } | null;
};

export const freshState = (text: string, elements: readonly Element[]): State => ({
  text,
  elements,
  drafts: [],
  unread: [],
  frame: PLAIN_FRAME,
  sentence: 0,
  clause: 0,
  segment: 0,
  part: 0,
  list: 0,
  listStart: 0,
  segmentStart: 0,
  contrastStart: null,
  sentenceStart: 0,
  dashStart: null,
  dashes: 0,
  universal: null,
  someoneElse: false,
  personSeen: false,
  shared: false,
  askedFrom: null,
  slight: false,
  strong: false,
  doubt: false,
  scope: null,
  exceptDays: false,
  scopeLeads: false,
  aside: null,
  brackets: [],
  waiting: [],
  orphans: [],
  waitingForms: [],
  waitingCondition: null,
  saidNone: false,
  unreadSegment: null,
  othersSegment: null,
  subjectSegment: null,
  hearsayFrom: null,
  saidByOthers: [],
  lastDays: [],
  once: null,
});

const FAR = 14;

/** The next element that says something, past words of no meaning; null at a break or far away. */
export function nextSpeaking(
  state: State,
  at: number,
  skip: readonly string[] = [],
): { element: Element; at: number } | null {
  for (let next = at + 1; next < Math.min(state.elements.length, at + FAR); next++) {
    const element = state.elements[next];
    if (!element || element.is === 'break') return null;
    if (element.is === 'filler') continue;
    if (element.is === 'cue' && (PASSED.has(element.id) || skip.includes(element.id))) continue;
    return { element, at: next };
  }
  return null;
}

const PASSED = new Set<string>(['is', 'to', 'all', 'strong', 'slight', 'me', 'doubt', 'still', 'and', 'nothing']);

/** True when a name, form, unread word or count stands in the same segment after this place, before another cue. */
export function namesFollow(state: State, at: number): boolean {
  const next = nextSpeaking(state, at, ['topic', 'have', 'everything'])?.element;
  return next?.is === 'name' || next?.is === 'unread' || next?.is === 'quantity';
}

/** A judgement reaches no further back than this many names, so that reading takes linear time. */
const FAR_BACK = 60;

/** Names that a judgement after them is about. */
export function reachOf(state: State, all: boolean): Draft[] {
  const { drafts } = state;
  if (drafts.length === state.sentenceStart && state.askedFrom !== null)
    return drafts.slice(Math.max(state.askedFrom, drafts.length - FAR_BACK));
  const bracket = state.brackets.at(-1)?.names ?? 0;
  const inside = bracket < drafts.length ? bracket : 0;
  const from = Math.max(state.contrastStart ?? 0, state.sentenceStart, inside, drafts.length - FAR_BACK);
  const inSegment = drafts.slice(Math.max(state.segmentStart, from));
  const list = drafts.slice(Math.max(state.listStart, from));
  const last = drafts.at(-1);
  if (!last) return [];
  if (inSegment.length === 0) {
    if (state.unreadSegment === state.segment || state.othersSegment === state.segment) return [];
    return list.filter((draft) => (all ? draft.list === last.list : draft.segment === last.segment));
  }
  // "X are not nightshades and I love them" speaks of X.
  const opened = inSegment.findLastIndex(
    ({ explicit, stance, sort }) => explicit && !(stance === 'deny' && sort === 'food'),
  );
  if (opened >= 0 && inSegment.length > opened + 1) return inSegment.filter(({ part }) => part === last.part);
  if (opened >= 0) return inSegment.slice(opened);
  if (all && list.length > 0 && list.every(({ explicit }) => !explicit)) return list;
  return inSegment;
}

/** Reads a cue at a place; gives the place of the last element that it took, where that is not the cue itself. */
export type Handler = (state: State, at: number, cue: CueElement) => number | undefined;

/** What a cue is written with. */
export const textOf = (state: State, { start, end }: { start: number; end: number }): string =>
  state.text.slice(start, end).toLowerCase();

/** The element before a place that is more than a word of no meaning. */
export function previousOf(state: State, at: number): Element | undefined {
  for (let before = at - 1; before >= 0; before--)
    if (state.elements[before]?.is !== 'filler') return state.elements[before];
  return undefined;
}

/** The latest names of the sentence. */
export const latest = ({ drafts, sentenceStart }: State): Draft[] =>
  drafts.slice(Math.max(sentenceStart, drafts.length - FAR_BACK));

/** Names of the sentence's last segment that has some. */
export const lastSegment = (state: State): Draft[] =>
  latest(state).filter(({ segment }) => segment === state.drafts.at(-1)?.segment);

/** Names of the sentence's last list. */
export const lastList = (state: State): Draft[] =>
  latest(state).filter(({ list }) => list === state.drafts.at(-1)?.list);

/** What is eaten that often is fine: "almonds every day". */
export const OFTEN =
  /^(?:every ?day|daily|most days|every (?:week|morning|night|evening)|(?:about )?the same (?:each|every) \w+|(?:once|twice|(?:\w+ ){1,4}times?|once or twice) .{0,6}(?:day|week|month|year|fortnight|daily|weekly|monthly))$/;
