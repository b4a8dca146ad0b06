import { isRefusal } from './draft.ts';
import {
  type Handler,
  lastList,
  namesFollow,
  nextSpeaking,
  OFTEN,
  previousOf,
  type State,
  textOf,
} from './grammar-state.ts';
import { backward, backwardFirst, judgeBack, setFrame } from './judge.ts';

export const takeFine: Handler = (state, at, cue) => {
  if (OFTEN.test(textOf(state, cue))) {
    const eaten = state.drafts
      .slice(state.segmentStart)
      .filter(({ sort, stance }) => sort === 'food' && stance === 'named');
    judgeBack(eaten, { stance: 'fine' });
    return undefined;
  }
  const next = state.elements[at + 1];
  const leads = next?.is === 'cue' && /^(?:with|to|for|on|mit|con|com|avec)$/.test(textOf(state, next));
  if (leads && namesFollow(state, at + 1)) {
    setFrame(state, { stance: 'fine' });
    return at + 1;
  }
  const before = state.elements[at - 1];
  const all = (before?.is === 'cue' && before.id === 'all') || /^(?:are )?(?:all|both) /.test(textOf(state, cue));
  const judged = state.drafts.length;
  if (!backwardFirst(state, at, { stance: 'fine' }, all || joinsList(state))) state.saidNone ||= judged === 0;
  else if (goesOn(state, at)) setFrame(state, { stance: 'fine' });
  return undefined;
};

/** "garlic oil is ok and the green part of scallions", "fine, like applesauce": names that no other word judges. */
function goesOn(state: State, at: number): boolean {
  const joint = state.elements[at + 1];
  if (joint?.is !== 'cue' || !(joint.id === 'and' || SUCH.test(textOf(state, joint)))) return false;
  if (state.drafts.at(-1)?.stance !== 'fine' || nextSpeaking(state, at)?.element.is === 'unread') return false;
  for (const element of state.elements.slice(at + 2, at + 12)) {
    if (element.is === 'break') return true;
    if (element.is === 'cue' && !BESIDE.has(element.id)) return false;
  }
  return true;
}

const SUCH = /^(?:like|such as|eg)$/;
const BESIDE = new Set<string>(['and', 'to', 'all', 'is']);

/** "eggs, fish and cheese are fine": "and" before the last name makes it one list. */
const joinsList = (state: State): boolean => {
  const parts = new Set(state.drafts.slice(state.segmentStart).map(({ part }) => part));
  return parts.size > 1;
};

export const takeCan: Handler = (state, at) => {
  if (eatenSince(state, at)) return undefined;
  if (isRefusedAlready(state, at)) return undefined;
  const next = nextSpeaking(state, at)?.element;
  if (next?.is === 'cue' && next.id !== 'have' && next.id !== 'everything' && next.id !== 'only') return undefined;
  if (namesFollow(state, at)) setFrame(state, { stance: 'fine' });
  else if (next === undefined) backward(state, { stance: 'fine' }, false);
  return undefined;
};

/** "Strawberries gave me a rash as a child, now I eat them": what was once is over. */
function eatenSince(state: State, at: number): boolean {
  const [verb, object] = [state.elements[at], state.elements[at + 1]];
  const now = state.elements
    .slice(Math.max(0, at - 3), at)
    .some((each) => /^now$/i.test(state.text.slice(each.start, each.end)));
  const them = object !== undefined && /^(?:them|it|those)$/i.test(state.text.slice(object.start, object.end));
  if (!now || !them || verb?.is !== 'cue' || state.drafts.length > state.segmentStart) return false;
  judgeBack(lastList(state), { time: 'former' });
  return true;
}

/** "Beef is ok, shrimp too": the same holds for it. */
export const takeAnd: Handler = (state, at, cue) => {
  state.part++;
  if (!/^(?:too|as ?well|also)$/.test(textOf(state, cue)) || namesFollow(state, at)) return undefined;
  const here = state.drafts.slice(state.segmentStart);
  const before = state.drafts[state.segmentStart - 1];
  if (!before || before.sentence !== here[0]?.sentence || before.stance !== 'fine') return undefined;
  judgeBack(
    here.filter(({ stance }) => stance === 'named'),
    { stance: 'fine' },
  );
  return undefined;
};

/** "rather not have …": the verb after a refusal is part of it. */
export function isRefusedAlready(state: State, at: number): boolean {
  const before = previousOf(state, at);
  return before?.is === 'cue' && REFUSALS.has(before.id) && state.frame.explicit && isRefusal(state.frame.stance);
}

const REFUSALS = new Set<string>(['no', 'not', 'dont', 'cant', 'avoid', 'gaveUp', 'less', 'dislike']);
