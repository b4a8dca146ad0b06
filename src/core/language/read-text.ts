import { type Draft, type Frame, isRefusal, type NameElement, PLAIN_FRAME, polarityOf, sortOfSenses } from './draft.ts';
import { type Break, type Element, elementsOf, partsList } from './elements.ts';
import { ownWordsOf } from './food-cues.ts';
import { freshState, type State } from './grammar-state.ts';
import { takeOther } from './judge.ts';
import { FUNCTION_WORDS } from './plain-words.ts';
import { isBeside, isOfTrade, markTotal, takeForm, takeQuantities } from './read-beside.ts';
import { takeCue } from './read-cues.ts';
import type { Reading } from './reading.ts';
import { readingOf } from './reading-of.ts';
import { closeScope, takeDays } from './scopes.ts';
import { type Near, sortOf, type Vocabulary } from './vocabulary.ts';

/**
 * Reads what a text says of the things that a vocabulary names. `about`: what the question was about, so that a short name
 * ("MS") counts there. Takes time linear in the length of the text, and never throws.
 */
export function readText(text: string, vocabulary: Vocabulary, about: Near | null = null): Reading {
  const state = freshState(text, withoutStrays(elementsOf(text, vocabulary), about));
  for (let at = 0; at < state.elements.length; at++) at = take(state, at);
  closeSegment(state);
  return readingOf(state, about);
}

const CUE_SORTS: Readonly<Record<string, Near>> = {
  allergic: 'food',
  intolerant: 'food',
  reaction: 'food',
  problem: 'body',
  healed: 'body',
};

/** Names that count only beside others of their sort, and stand alone, are words of no meaning. */
function withoutStrays(elements: Element[], about: Near | null): Element[] {
  let sentence: Element[] = [];
  const done: Element[] = [];
  const close = () => {
    const near = new Set(sentence.flatMap((element) => sortsOf(element)));
    for (const element of sentence) {
      const stray = element.is === 'name' && element.name.needsCue !== null && element.name.needsCue !== about;
      if (stray && !near.has(element.name.needsCue as Near)) {
        done.push({ is: 'filler', plain: '', start: element.start, end: element.end });
      } else done.push(element);
    }
    sentence = [];
  };
  for (const element of elements) {
    sentence.push(element);
    if (element.is === 'break' && (element.level === 'hard' || element.level === 'line')) close();
  }
  close();
  return done;
}

function sortsOf(element: Element): Near[] {
  if (element.is === 'cue') return [CUE_SORTS[element.id] ?? []].flat();
  if (element.is === 'quantity')
    return element.quantities.some(({ unit }) => unit === 'lb' || unit === 'kg') ? ['tool'] : [];
  if (element.is !== 'name' || element.name.needsCue !== null) return [];
  return element.name.senses.map(({ kind }) => sortOf(kind));
}

function take(state: State, at: number): number {
  const element = state.elements[at];
  if (!element) return at;
  if (element.is === 'name') takeName(state, at, element);
  else if (element.is === 'break') takeBreak(state, element.level);
  else if (element.is === 'quantity') takeQuantities(state, at, element.quantities);
  else if (element.is === 'unread') takeUnread(state, at, element);
  else if (element.is === 'days') takeDays(state, element.days);
  else if (element.is === 'meal')
    state.scope = { ...state.scope, meals: [...(state.scope?.meals ?? []), element.meal] };
  else if (element.is === 'place') state.scope = { ...state.scope, place: element.place };
  else if (element.is === 'filler') takeFiller(state, element.plain, at);
  else if (element.is === 'cue') return takeCue(state, at);
  return at;
}

/** Names that hold their refusal ("can't kneel") are what they are, whatever stands before. */
const REFUSES_ITSELF =
  /^(?:no|not|never|without|can(?:['’]?t|not| not)|do(?:es)?n['’]?t|sin|sans|kein\w*|ohne|senza|sem) /i;

function takeName(state: State, at: number, element: NameElement): void {
  const { senses, ask } = element.name;
  const sort = sortOfSenses(senses);
  if (sort === 'food' && isOfTrade(state.elements[at + 1])) return;
  const ownWords = REFUSES_ITSELF.test(state.text.slice(element.start, element.end));
  if (ownWords || leavesList(state, sort)) state.frame = PLAIN_FRAME;
  const onlyForm = senses.every(({ kind }) => kind === 'food_form');
  if (onlyForm && (takeForm(state, at, element) || isElsewhere(state))) return;
  const { frame } = state;
  const draft: Draft = {
    senses,
    span: { start: element.start, end: element.end },
    quote: state.text.slice(element.start, element.end),
    spelled: element.spelled,
    stance: frame.stance,
    strength: frame.strength,
    said: frame.said,
    whose: state.someoneElse ? 'someone_else' : 'mine',
    time: frame.time,
    forms: state.waitingForms.map(({ id }) => id),
    scope: null,
    quantities: state.waiting,
    condition: state.waitingCondition,
    reason: null,
    exceptionOf: frame.exceptionOf ?? (onlyForm ? formOf(state) : null),
    list: state.list,
    clause: state.clause,
    certainty: ask ? 'ask' : 'certain',
    segment: state.segment,
    sentence: state.sentence,
    part: state.part,
    explicit: frame.explicit,
    judged: false,
    gaveUp: frame.gaveUp,
    ...(frame.together && { together: true }),
    ...(frame.opened && { opened: true }),
    sort,
  };
  state.drafts.push(draft);
  ownWordsOf(state, draft);
  markTotal(state, at, draft);
  state.waiting = [];
  state.waitingForms = [];
  state.waitingCondition = null;
  if (frame.explicit) state.frame = { ...frame, explicit: false };
  endOnce(state, at, element.end);
}

/** "bands (light, medium)": words of form say nothing of things that are not eaten. */
function isElsewhere({ drafts }: State): boolean {
  const last = drafts.at(-1);
  return last !== undefined && last.sort !== 'food' && last.sort !== 'diet';
}

/** The food that a form alone is of: "no onion, cooked is fine". */
function formOf({ drafts, sentenceStart }: State): number | null {
  const at = drafts.findLastIndex(({ sort }) => sort === 'food');
  return at >= sentenceStart ? at : null;
}

/** "no pork, halal": a thing of another sort is no longer what the words before refuse. */
function leavesList({ frame, drafts, list, segment }: State, sort: Draft['sort']): boolean {
  const last = drafts.at(-1);
  if (frame.explicit || !isRefusal(frame.stance) || last?.list !== list || last.sort === sort) return false;
  return sort === 'diet' || last.segment !== segment;
}

/** After "non-dairy" comes what was meant before it. */
function endOnce(state: State, at: number, end: number): void {
  if (!state.once) return;
  if (state.elements[at + 1]?.is === 'name') state.waitingCondition = state.text.slice(state.once.start, end);
  state.frame = state.once.before;
  state.once = null;
}

const AT_PLACE = /\bat (?:our |my |the )?$/i;

function takeUnread(state: State, at: number, { start, end }: Element): void {
  const { frame, clause, sentence } = state;
  // "I have them at our Karen's": where it is, and nothing that is eaten or hurts.
  if (AT_PLACE.test(state.text.slice(Math.max(0, start - 12), start))) return;
  state.unreadSegment = state.segment;
  // "My throat closes with zorble": of what nobody knows, having it says nothing.
  const stance = frame.stance === 'have' ? 'named' : frame.stance;
  const polarity = polarityOf({ stance, sort: 'food', senses: [] });
  state.unread.push({
    span: { start, end },
    quote: state.text.slice(start, end),
    clause,
    polarity,
    near: null,
    sentence,
    ...(isBeside(state, at) && { beside: true as const }),
  });
}

/** Frame that goes on after a break: a refusal holds to the end of its list, over new lines too. */
function carried(frame: Frame, level: Break): Frame {
  if (partsList(level)) return frame;
  return isRefusal(frame.stance) && frame.exceptionOf === null ? frame : PLAIN_FRAME;
}

/** Words of no meaning for food, body or kit may still be what a judgement is about. */
function takeFiller(state: State, plain: string, at: number): void {
  if (OTHERS.has(plain)) state.othersSegment = state.segment;
  else if (CHEATS.has(plain)) state.exceptDays = true;
  // "Tuesday is vegetarian, no egg that day".
  else if (DAYS.has(plain) && state.lastDays.length > 0 && state.scope === null) takeDays(state, state.lastDays);
  else if (plain.length > 3 && !plain.endsWith('ly') && !FUNCTION_WORDS.has(plain))
    state.subjectSegment = state.segment;
  if (plain.length > 2 && !FUNCTION_WORDS.has(plain)) takeOther(state, at);
}

const DAYS = new Set(['day', 'days']);
/** "Cheat day Saturday". */
const CHEATS = new Set(['cheat', 'cheats', 'cheating', 'treat', 'treats', 'refeed']);
const OTHERS = new Set(['other', 'others', 'rest', 'else']);

function takeBreak(state: State, level: Break): void {
  if (level === 'open') {
    state.brackets.push({ frame: state.frame, names: state.drafts.length });
    state.part++;
    return;
  }
  if (level === 'close') {
    const before = state.brackets.pop()?.frame;
    closeAside(state);
    if (before) state.frame = before;
    return;
  }
  closeSegment(state);
  state.segment++;
  state.part++;
  state.segmentStart = state.drafts.length;
  if (level === 'dash') takeDash(state);
  if (partsList(level)) return;
  state.clause++;
  state.someoneElse = false;
  state.contrastStart = null;
  state.brackets = [];
  state.scope = null;
  state.scopeLeads = false;
  if (level === 'line') {
    state.frame = carried(state.frame, level);
    return;
  }
  state.frame = PLAIN_FRAME;
  const started = state.sentenceStart;
  state.sentence++;
  state.shared = false;
  state.list++;
  state.listStart = state.drafts.length;
  state.sentenceStart = state.drafts.length;
  state.dashStart = null;
  state.dashes = 0;
  state.hearsayFrom = null;
  state.saidByOthers = [];
  // "Coeliac?? no": asked twice is asked once.
  if (level === 'ask' && started === state.drafts.length && state.askedFrom !== null) return;
  state.askedFrom = null;
  if (level === 'ask') ask(state, started);
}

/** "Soy - its oil is ok": what stands behind the dash tells more of what stands before. */
function takeDash(state: State): void {
  state.dashes++;
  state.dashStart = state.dashes === 1 && state.drafts.length > state.sentenceStart ? state.drafts.length : null;
}

/** "fish?": a guess, until the words after it answer. */
function ask(state: State, started: number): void {
  if (started === state.drafts.length) return;
  state.askedFrom = started;
  for (const draft of state.drafts.slice(started)) if (draft.certainty === 'certain') draft.certainty = 'guess';
}

/** What holds for the whole segment is written to its names. */
function closeSegment(state: State): void {
  closeAside(state);
  const here = state.drafts.slice(state.segmentStart);
  for (const draft of here) {
    if (state.strong && draft.strength === 'plain' && (isRefusal(draft.stance) || draft.stance === 'have')) {
      draft.strength = 'must';
    } else if (state.slight && draft.strength === 'plain') draft.strength = 'slight';
    if (state.doubt && draft.certainty === 'certain') draft.certainty = 'guess';
  }
  closeScope(state, here);
  state.slight = false;
  state.strong = false;
  state.doubt = false;
  state.exceptDays = false;
}

function closeAside(state: State): void {
  const { aside } = state;
  if (!aside) return;
  const quote = state.text.slice(state.elements[aside.at]?.start, endOfSegment(state, aside.at)).trim();
  const about = state.drafts.slice(aside.from, aside.until);
  for (const draft of about) draft[aside.is] = quote;
  if (about.length === 0 && aside.is === 'condition') state.waitingCondition = quote;
  state.frame = aside.before;
  state.contrastStart = null;
  state.aside = null;
}

/** Where the words of the segment that a place stands in end in the text. */
function endOfSegment({ elements, text }: State, from: number): number {
  for (let at = from; at < elements.length; at++) {
    const element = elements[at];
    if (element?.is === 'break') return element.start;
  }
  return text.length;
}
