import { type Draft, isRefusal } from './draft.ts';
import type { Element } from './elements.ts';
import { type Handler, lastList, namesFollow, nextSpeaking, previousOf, type State } from './grammar-state.ts';
import { judgeBack, setFrame } from './judge.ts';

export const takeOnly: Handler = (state, at) => {
  const before = previousOf(state, at);
  const bound = before?.is === 'days' || before?.is === 'meal' || before?.is === 'place';
  if (bound && !isOfDays(state, at, before)) return undefined;
  if (isTheOnly(state, at, before)) return undefined;
  if (restates(state, at)) return undefined;
  if (isOfDays(state, at, before)) {
    judgeBack(lastNamed(state), { stance: 'neg' });
    state.exceptDays = true;
    return undefined;
  }
  const next = nextSpeaking(state, at, ['is', 'to'])?.element;
  if (next?.is === 'name' || next?.is === 'quantity' || next?.is === 'unread') {
    if (!(state.frame.explicit && isRefusal(state.frame.stance))) setFrame(state, { stance: 'only' });
    return undefined;
  }
  if (next?.is === 'cue' && (next.id === 'can' || next.id === 'have' || next.id === 'want')) {
    setFrame(state, { stance: 'only' });
    return nextSpeaking(state, at)?.at;
  }
  const elsewhere = state.drafts.length === state.segmentStart && state.elements[at - 1]?.is === 'filler';
  if (next || elsewhere || state.unreadSegment === state.segment) return undefined;
  judgeBack(
    lastList(state).filter(
      (draft) => (!isRefusal(draft.stance) || isCarriedTo(state, draft)) && !(draft.judged && draft.stance === 'fine'),
    ),
    { stance: 'only' },
  );
  return undefined;
};

/** "Walnuts. That's the only nut": which one it is stands before it, and the others are not meant, or, "that I can eat", they alone. */
function restates(state: State, at: number): boolean {
  const cue = state.elements[at];
  const next = nextSpeaking(state, at);
  if (!cue || next?.element.is !== 'name' || state.drafts.length === 0 || state.drafts.length > state.segmentStart)
    return false;
  if (!THATS.test(state.text.slice(Math.max(0, cue.start - THATS_REACH), cue.start))) return false;
  const after = state.elements.slice(next.at + 1, next.at + 8);
  const stop = after.findIndex(({ is }) => is === 'break');
  const verbs = after.slice(0, stop < 0 ? undefined : stop);
  const allows = verbs.some((each) => each.is === 'cue' && ALLOWING.has(each.id));
  const before = state.drafts.filter(({ list }) => list === state.drafts.at(-1)?.list).slice(-REACH);
  if (allows) {
    judgeBack(before, { stance: 'fine' });
    for (const draft of before) draft.exceptionOf = state.drafts.length;
  }
  setFrame(state, { stance: allows ? 'neg' : 'deny' });
  return true;
}

const ALLOWING = new Set<string>(['can', 'have', 'want', 'fine']);
const REACH = 12;
const THATS_REACH = 12;
const THATS = /\b(?:that['’]?s|that is|thats|its|it['’]?s|which is)\s*$/i;

const lastNamed = (state: State): Draft[] =>
  lastList(state).filter(
    ({ sort, stance, segment }) => sort === 'food' && stance === 'named' && segment === state.segment,
  );

/** "Fish only on Sundays", "meat weekends only": on all other days it is not eaten. */
function isOfDays(state: State, at: number, before: Element | undefined): boolean {
  if (lastNamed(state).length === 0) return false;
  return before?.is === 'days' || nextSpeaking(state, at, ['have', 'to'])?.element.is === 'days';
}

/** "No bench or rack, barbell only": the refusal of what was listed before does not reach it. */
const isCarriedTo = ({ segment }: State, draft: Draft): boolean =>
  draft.sort === 'tool' && draft.segment === segment && !draft.explicit && !draft.judged;

/** "chicken is the only meat I eat": what came before is in, what follows is out. */
function isTheOnly(state: State, at: number, before: Element | undefined): boolean {
  const next = nextSpeaking(state, at);
  const here = state.drafts.slice(state.segmentStart);
  if (before?.is !== 'cue' || before.id !== 'is' || next?.element.is !== 'name' || here.length === 0) return false;
  const after = state.elements.slice(next.at + 1, next.at + 8);
  const stop = after.findIndex(({ is }) => is === 'break');
  const verbs = after.slice(0, stop < 0 ? undefined : stop).filter((element) => element.is === 'cue');
  if (verbs.some((element) => element.is === 'cue' && REFUSING.has(element.id))) return false;
  const end = after[stop]?.start ?? state.text.length;
  const done = /\bI (?:do|go for)\s*$/i.test(state.text.slice(next.element.end, end));
  if (!done && !verbs.some((element) => element.is === 'cue' && VERBS.has(element.id))) return false;
  judgeBack(here, { stance: here[0]?.sort === 'food' ? 'fine' : 'have' });
  for (const draft of here) draft.exceptionOf = state.drafts.length;
  setFrame(state, { stance: 'neg' });
  return true;
}

/** "the only fish I eat is tuna": other fish are out, tuna is in; "the only nut I can't eat is walnut": the other way round. */
export const takeIs: Handler = (state, at) => {
  const last = state.drafts.at(-1);
  if (last?.stance !== 'only' || state.drafts.length <= state.segmentStart || !namesFollow(state, at)) return undefined;
  const between = state.elements
    .slice(0, at)
    .filter((element) => element.is === 'cue' && element.start > last.span.end);
  const verb = between.findLast((element) => element.is === 'cue' && VERBS.has(element.id));
  if (verb?.is !== 'cue') return undefined;
  const refused = REFUSING.has(verb.id);
  judgeBack([last], { stance: refused ? 'fine' : 'neg' });
  setFrame(state, { stance: refused ? 'avoid' : last.sort === 'food' ? 'fine' : 'have' });
  state.frame = { ...state.frame, exceptionOf: state.drafts.length - 1 };
  return undefined;
};

const REFUSING = new Set<string>(['cant', 'dont', 'avoid', 'dislike', 'allergic']);
const VERBS = new Set<string>([...REFUSING, 'can', 'have', 'want', 'fine']);
