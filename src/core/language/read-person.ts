import { PLAIN_FRAME } from './draft.ts';
import type { Element } from './elements.ts';
import { type Handler, lastSegment, latest, namesFollow, previousOf, type State, textOf } from './grammar-state.ts';
import { judgeBack } from './judge.ts';

type CueElement = Extract<Element, { is: 'cue' }>;

const PRONOUN = /^(?:he|she|hes|he's|she's|shes|his|her|they|their|theyre|they're)$/;
const BACKWARD = /(?:in (?:the|my) family|not mine|belongs? to|^for )/;

/** "my wife is vegan": what follows is hers, to the end of the clause or to "I"; "nuts (my son)" is his. */
export function takePerson(state: State, at: number, cue: CueElement): undefined {
  const text = state.text.slice(cue.start, cue.end).toLowerCase();
  // "He can't have sugar" begins with somebody whom another answer told of.
  const begins = at === 0 && /^s?he$/.test(text);
  if ((PRONOUN.test(text) && !state.personSeen && !begins) || isBirth(state, at, text)) return;
  if (cooks(state, at)) return;
  state.personSeen = true;
  if (state.shared || withSelf(state, at)) return;
  const here = state.drafts.slice(state.segmentStart);
  const before = previousOf(state, at);
  const bracketed = before?.is === 'break' && before.level === 'open';
  const belongs = before?.is === 'cue' && before.id === 'is';
  const about = here.length > 0 ? here : belongs ? lastSegment(state) : [];
  if (about.length > 0 && (BACKWARD.test(text) || bracketed || belongs)) {
    for (const draft of about) draft.whose = 'someone_else';
  } else if (BACKWARD.test(text) || isSubjectPlace(before) || /['’]s?$/.test(text)) state.someoneElse = true;
}

const SINCE_BIRTH = new Set(['after', 'since', 'post', 'before', 'had', 'having', 'post-baby']);

/** "Separated after baby", "since the baby": a time of one's own, not somebody. */
function isBirth({ elements, text }: State, at: number, cue: string): boolean {
  if (!/\bbab(?:y|ies)$/.test(cue)) return false;
  const before = elements.slice(Math.max(0, at - 2), at).map(({ start, end }) => text.slice(start, end).toLowerCase());
  return before.some((word) => SINCE_BIRTH.has(word));
}

/** "My wife makes it with raisins": who cooks is not who must not eat. */
function cooks({ elements }: State, at: number): boolean {
  const next = elements[at + 1];
  return next?.is === 'filler' && COOKS.test(next.plain);
}

const COOKS = /^(?:makes?|cooks?|bakes?|puts?|serves?|prepares?)$/;

const isSubjectPlace = (before: Element | undefined): boolean =>
  before === undefined ||
  before.is === 'break' ||
  (before.is === 'cue' && ['but', 'and', 'reason', 'me', 'person', 'none', 'topic', 'all'].includes(before.id));

/** "my wife and I". */
function withSelf(state: State, at: number): boolean {
  const [and, self] = state.elements.slice(at + 1, at + 5).filter(({ is }) => is !== 'filler');
  return and?.is === 'cue' && and.id === 'and' && self?.is === 'cue' && self.id === 'me';
}

/** "… but I": the person speaks of themselves again. */
export function takeSelf(state: State, _at: number, cue: CueElement): undefined {
  if (!state.someoneElse) return;
  state.someoneElse = false;
  if (/^(?:for )?me$/.test(state.text.slice(cue.start, cue.end).toLowerCase())) {
    for (const draft of state.drafts.slice(state.segmentStart)) draft.whose = 'mine';
  }
}

/** "my husband has a rack that I can use": what is shared is had. */
export const takeShared: Handler = (state) => {
  state.someoneElse = false;
  state.shared = true;
  for (const draft of latest(state)) draft.whose = 'mine';
  return undefined;
};

/** "Pork stays out of the house": whoever it is for, it is not eaten here. */
export const takeHouse: Handler = (state) => {
  const here = state.drafts.slice(state.sentenceStart);
  // "My son is allergic to sesame. So we keep it out" speaks of the sentence before.
  const told = here.some(({ sort }) => sort === 'food') ? here : lastOfOthers(state);
  const named = told.filter(({ sort, stance }) => sort === 'food' && stance !== 'fine' && stance !== 'want');
  judgeBack(named, { stance: 'avoid', strength: 'plain', said: null });
  for (const draft of named) draft.whose = 'mine';
  return undefined;
};

/** "My daughter is allergic to peanuts and so am I": what is told of somebody else is the person's as well. */
export const takeMeToo: Handler = (state) => {
  const here = state.drafts.slice(state.sentenceStart);
  for (const draft of here.length > 0 ? here : lastOfOthers(state)) draft.whose = 'mine';
  state.someoneElse = false;
  return undefined;
};

function lastOfOthers({ drafts }: State): State['drafts'] {
  const last = drafts.at(-1);
  return last?.whose === 'someone_else' ? drafts.slice(-20).filter(({ sentence }) => sentence === last.sentence) : [];
}

/** "so no nuts at home": what follows from another's need holds for oneself. */
export const takeSo: Handler = (state, at, cue) => {
  const last = state.drafts.at(-1);
  if (/^so (?:is|are|does|do)$/.test(textOf(state, cue))) {
    if (last && namesFollow(state, at))
      state.frame = { ...PLAIN_FRAME, stance: last.stance, strength: last.strength, said: last.said, explicit: true };
    return undefined;
  }
  const next = state.elements[at + 1];
  if (next?.is !== 'cue' || !BEGINS.has(next.id)) return undefined;
  state.someoneElse = false;
  state.frame = PLAIN_FRAME;
  return undefined;
};

const BEGINS = new Set<string>(['no', 'dont', 'cant', 'avoid', 'me', 'only', 'none', 'can', 'have']);
