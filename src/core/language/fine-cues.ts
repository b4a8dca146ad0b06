import { isRefusal } from './draft.ts';
import { partsList } from './elements.ts';
import { eatsThem, meantByPronoun, openOnes } from './food-cues.ts';
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
import { openList } from './pair-cues.ts';

export const takeFine: Handler = (state, at, cue) => {
  if (OFTEN.test(textOf(state, cue))) {
    const eaten = isWholeList(state) ? openList(state) : state.drafts.slice(state.segmentStart);
    judgeBack(
      eaten.filter(({ sort, stance }) => sort === 'food' && stance === 'named'),
      { stance: 'fine' },
    );
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
  if (!backwardFirst(state, at, { stance: 'fine' }, all || saysAll(state, at) || isAllOfSentence(state)))
    state.saidNone ||= judged === 0;
  else if (goesOn(state, at) || givesExamples(state, at)) setFrame(state, { stance: 'fine' });
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

/** "Baked in is fine, bread, cake, muffins": a form that is fine, and what is meant by it. */
function givesExamples({ drafts, elements }: State, at: number): boolean {
  const last = drafts.at(-1);
  const comma = elements[at + 1];
  if (!last?.senses.every(({ kind }) => kind === 'food_form') || comma?.is !== 'break' || !partsList(comma.level))
    return false;
  const rest = elements.slice(at + 2, at + 12);
  const stop = rest.findIndex((each) => each.is === 'break' && !partsList(each.level));
  const said = stop < 0 ? rest : rest.slice(0, stop);
  return (
    said.length > 1 &&
    said.every((each) => each.is === 'name' || each.is === 'break' || (each.is === 'cue' && each.id === 'and'))
  );
}

const SUCH = /^(?:like|such as|eg)$/;
const BESIDE = new Set<string>(['and', 'to', 'all', 'is']);

/**
 * "Almonds, cashews and peanuts I eat every day": one list by its "and". Without one, "peanuts, almonds I eat" may say of the first what
 * the question asks, unless an earlier sentence has.
 */
export function isWholeList(state: State): boolean {
  const { drafts, sentenceStart } = state;
  return joinsList(state) || (sentenceStart > 0 && openList(state).length === drafts.length - sentenceStart);
}

/** "No onion. Curd, milk, paneer is ok": a sentence of its own after what is refused. */
function isAllOfSentence(state: State): boolean {
  const { drafts, sentenceStart } = state;
  const refused = drafts
    .slice(0, sentenceStart)
    .slice(-20)
    .some(({ stance, explicit, said }) => (explicit || said === 'allergy') && isRefusal(stance));
  return refused && openList(state).length === drafts.length - sentenceStart;
}

/** "eggs, fish and cheese are fine": "and" before the last name makes it one list. */
const joinsList = (state: State): boolean => {
  const parts = new Set(state.drafts.slice(state.segmentStart).map(({ part }) => part));
  return parts.size > 1;
};

export const takeCan: Handler = (state, at) => {
  if (eatenSince(state, at) || eatenAllTheSame(state, at)) return undefined;
  if (isRefusedAlready(state, at) || isReactedTo(state)) return undefined;
  const speaking = nextSpeaking(state, at);
  const next = speaking?.element;
  // "Hard cheese I can eat all day".
  if (next?.is === 'cue' && next.id === 'wantAdj' && speaking && !namesFollow(state, speaking.at)) {
    backward(state, { stance: 'fine' }, isWholeList(state));
    return speaking.at;
  }
  if (next?.is === 'cue' && next.id !== 'have' && next.id !== 'everything' && next.id !== 'only') return undefined;
  if (namesFollow(state, at)) setFrame(state, { stance: 'fine' });
  else if (next === undefined) backward(state, { stance: 'fine' }, isWholeList(state));
  return undefined;
};

/** "Eggs, grains are fine": of more than one, where a sentence before has said what the question asks. */
function saysAll(state: State, at: number): boolean {
  const before = state.text.slice(0, state.elements[at]?.start);
  return joinsList(state) || (isWholeList(state) && /\b(?:are|were|sind|son|sont) $/.test(before.slice(-6)));
}

/** "Beans give me gas but I eat them": no body that reacts badly is told so. */
function eatenAllTheSame(state: State, at: number): boolean {
  if (isRefusedAlready(state, at) || !eatsThem(state, at)) return false;
  if (isInsideOther(state, at)) {
    setFrame(state, { stance: 'fine' });
    return true;
  }
  const open = openOnes(meantByPronoun(state));
  judgeBack(open, { stance: 'fine' });
  return open.length > 0;
}

const BAKED_IN = 'baked_in';

/** "Egg, I can have it in cakes and bread": not it, but what it is in. */
function isInsideOther(state: State, at: number): boolean {
  const next = nextSpeaking(state, at)?.element;
  return next?.is === 'name' && next.name.senses.every(({ kind, id }) => kind === 'food_form' && id === BAKED_IN);
}

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

/** "I get hives when I eat eggs": the words before have said what eating them does. */
export function isReactedTo(state: State): boolean {
  const said = state.aside?.before ?? state.frame;
  if (!said.explicit || said.strength !== 'reaction') return false;
  state.frame = said;
  return true;
}

const REFUSALS = new Set<string>(['no', 'not', 'dont', 'cant', 'avoid', 'gaveUp', 'less', 'dislike']);

/** "Walking and standing work she wants me to do": what is wished of the person. "The doctor wants me exercising" says nothing of a name before. */
export function wantsOfMe(state: State, at: number, { end }: { end: number }): boolean {
  if (!state.text.startsWith(' me', end)) return false;
  if (namesFollow(state, at)) setFrame(state, { stance: 'want' });
  else if (joinsList(state)) backward(state, { stance: 'want' }, true);
  return true;
}
