import { DENIED } from './deny-cues.ts';
import { type Draft, inverseOf, isRefusal, PLAIN_FRAME, type Stance, sortOfSenses } from './draft.ts';
import type { CueElement } from './elements.ts';
import { endHearsay } from './food-cues.ts';
import {
  type Handler,
  lastList,
  latest,
  namesFollow,
  nextSpeaking,
  previousOf,
  reachOf,
  type State,
  textOf,
} from './grammar-state.ts';
import { backward, type Judgement, judgeBack, setFrame } from './judge.ts';
import { closeScope } from './scopes.ts';

export function contrast(kind: 'except' | 'but'): Handler {
  return (state, at, cue) => {
    if (kind === 'but' && (endHearsay(state) || isAfterthought(state, at, cue))) return undefined;
    closeContrast(state);
    // "No grains, no dairy. Two exceptions, rice and ghee" goes back to the sentence before.
    const goesBack = state.drafts.length > state.sentenceStart || /exceptions?/.test(textOf(state, cue));
    const base = goesBack ? state.drafts.at(-1) : undefined;
    state.contrastStart = state.drafts.length;
    state.list++;
    state.listStart = state.drafts.length;
    state.exceptDays = kind === 'except';
    const exceptionOf = base?.time === 'now' ? state.drafts.length - 1 : null;
    state.frame = {
      ...PLAIN_FRAME,
      exceptionOf,
      stance: contrastStance(state, kind, base, textOf(state, cue).startsWith('all')),
    };
    const next = state.elements[at + 1];
    if (kind === 'but' && next?.is === 'cue' && next.id === 'no' && base && isRefusal(base.stance)) {
      state.frame = PLAIN_FRAME;
    }
    return undefined;
  };
}

/** "Cabbage is ok though, spinach too": at the end it turns nothing. */
function isAfterthought(state: State, at: number, cue: CueElement): boolean {
  const next = state.elements[at + 1];
  return THOUGH.test(textOf(state, cue)) && (next === undefined || next.is === 'break') && state.drafts.length > 0;
}

const THOUGH = /^(?:though|tho|although|however)$/;

function contrastStance(state: State, kind: 'except' | 'but', base: Draft | undefined, all: boolean): Stance {
  if (state.universal === 'none') return 'named';
  if (!base && (state.universal === 'everything' || all)) return 'neg';
  if (base?.time !== 'now') return 'named';
  if (kind === 'but' && (base.sort === 'body' || base.sort === 'tool' || base.sort === 'movement')) return 'named';
  return inverseOf(base);
}

/** Names after "but" that nothing is said of keep what they are. */
function closeContrast(state: State): void {
  // "Veg on Tuesdays, otherwise whatever": the days are of what stands before.
  if (state.scope?.days && state.drafts.length > state.segmentStart)
    closeScope(state, state.drafts.slice(state.segmentStart));
  state.segmentStart = state.drafts.length;
  state.segment++;
  state.part++;
}

/** What a body reacted to once, it may react to again: "had a reaction to cashews". */
const BODY_REACTS = new Set<string>(['allergic', 'intolerant', 'reaction']);

export const takeFormer: Handler = (state, at, cue) => {
  const next = nextSpeaking(state, at, ['can', 'have']);
  const weak = /^(?:was|were|had|era|ero|old|past|war)\b/.test(textOf(state, cue));
  const near = state.elements.slice(at + 1, next?.at).every((each) => each.is !== 'filler' || each.plain.length < 4);
  const said = next?.element.is === 'name' || (next?.element.is === 'cue' && DENIED[next.element.id] !== undefined);
  const speaks = said && (near || !weak);
  const had = /had|have|own/.test(textOf(state, cue));
  if (had && !/used/.test(textOf(state, cue)) && next?.element.is === 'cue' && BODY_REACTS.has(next.element.id))
    return undefined;
  if (speaks) {
    state.frame = { ...PLAIN_FRAME, stance: had ? 'have' : 'named', time: 'former', explicit: true };
    state.list++;
    state.listStart = state.drafts.length;
  } else if (!weak) {
    const open = reachOf(state, false).filter(({ time }) => time !== 'healed');
    judgeBack(open, { time: 'former' });
  }
  return undefined;
};

/** "Grew out of eggs, still hazelnut": what is named behind it is not over. */
export const takeStill: Handler = (state, at) => {
  judgeBack(state.drafts.slice(state.segmentStart), { time: 'now' });
  if (state.frame.time === 'now' || !namesFollow(state, at)) return undefined;
  state.frame = PLAIN_FRAME;
  state.list++;
  state.listStart = state.drafts.length;
  return undefined;
};

export const timed =
  (judgement: Judgement): Handler =>
  (state, at) => {
    const reach = reachOf(state, false);
    if (namesFollow(state, at) && (reach.length === 0 || state.segmentStart === state.drafts.length)) {
      setFrame(state, judgement);
      return undefined;
    }
    if (reach.length === 0 && state.contrastStart !== null && judgement.time === 'former') {
      // "During Lent no meat, but that is over now".
      judgeBack(latest(state), judgement);
      return undefined;
    }
    // A tool that is dead is not there; a food that is dead to somebody is not liked.
    const foods = judgement.stance === 'deny' ? reach.filter(({ sort }) => sort === 'food') : [];
    judgeBack(foods, { stance: 'dislike' });
    judgeBack(
      [...joinedTo(state, reach[0]), ...reach].filter((each) => !foods.includes(each)),
      judgement,
    );
    if (isRemark(state, reach)) {
      state.frame = PLAIN_FRAME;
      for (const bracket of state.brackets) bracket.frame = PLAIN_FRAME;
    }
    return undefined;
  };

/** "cables + smith are broken": a sign between two things of one sentence makes them one list. */
function joinedTo({ drafts, sentenceStart, text }: State, first: Draft | undefined): Draft[] {
  const end = first ? drafts.lastIndexOf(first) : 0;
  let from = end;
  while (from > sentenceStart) {
    const [before, after] = [drafts[from - 1], drafts[from]];
    if (!before || !after || !/^ ?[+&] ?(?:the |my )?$/.test(text.slice(before.span.end, after.span.start))) break;
    from--;
  }
  return drafts.slice(from, end);
}

/** "barbell, no bench (sold it), rower": what became of one thing in a list of things had; the refusal reaches no further. */
function isRemark({ drafts, sentenceStart }: State, reach: readonly Draft[]): boolean {
  const [only] = reach;
  if (reach.length !== 1 || only?.sort !== 'tool' || !isRefusal(only.stance)) return false;
  const before = drafts.slice(sentenceStart, drafts.lastIndexOf(only)).at(-1);
  return before?.sort === 'tool' && !isRefusal(before.stance);
}

export const flag =
  (name: 'slight' | 'strong' | 'doubt'): Handler =>
  (state) => {
    state[name] = true;
    return undefined;
  };

/** "as long as …", "because of …": the words up to the end of the segment. */
export function aside(is: 'condition' | 'reason', stance: (base: Draft | undefined) => Stance): Handler {
  return (state, at) => {
    const base = state.drafts.length > state.sentenceStart ? state.drafts.at(-1) : undefined;
    const last = state.drafts.at(-1);
    const from = state.drafts.length - lastList(state).filter(({ segment }) => segment === last?.segment).length;
    state.aside = { is, at, from, until: state.drafts.length, before: state.frame };
    const exceptionOf = is === 'condition' && base && stance(base) !== base.stance ? state.drafts.length - 1 : null;
    state.frame = { ...PLAIN_FRAME, stance: stance(base), exceptionOf };
    state.contrastStart = state.drafts.length;
    state.part++;
    return undefined;
  };
}

/** "dairy-free": the name before is left out; "dairy-free yogurt" names a yogurt under a condition. */
export const takeFree: Handler = (state, at, cue) => {
  const before = state.elements[at - 1];
  if (before?.is !== 'name') return undefined;
  const name = state.drafts.at(-1);
  if (!name) return undefined;
  const denied = state.frame.stance === 'neg' && state.frame.explicit === false;
  judgeBack([name, ...sharing(state)], { stance: denied ? 'fine' : 'avoid' });
  const next = nextSpeaking(state, at);
  if (next?.element.is === 'name') state.waitingCondition = state.text.slice(name.span.start, cue.end);
  return undefined;
};

const UNTIL_EVENING = /^(?:before|until|till?) (?:\d|the evening|dinner|supper)/;
/** "Vegan until dinner" holds at the meals before it. */
const MEALS_BEFORE: Readonly<Record<string, string[]>> = {
  lunch: ['breakfast'],
  dinner: ['breakfast', 'lunch', 'snack'],
};

export const takeUntil: Handler = (state, at, cue) => {
  const after = state.elements[at + 1];
  const meal = after?.is === 'meal' ? after.meal : UNTIL_EVENING.test(textOf(state, cue)) ? 'dinner' : null;
  const before = meal === null ? undefined : MEALS_BEFORE[meal];
  if (before) {
    state.scope = { ...state.scope, meals: before };
    return after?.is === 'meal' ? at + 1 : undefined;
  }
  const rest = state.elements.slice(at + 1);
  const stop = rest.findIndex((element) => element.is === 'break' || element.is === 'cue' || element.is === 'name');
  const last = (stop < 0 ? rest : rest.slice(0, stop)).at(-1) ?? cue;
  state.scope = { ...state.scope, until: state.text.slice(cue.start, last.end) };
  return undefined;
};

/** "none"; "nothing overhead" refuses what follows. */
export const takeNone: Handler = (state, at, cue) => {
  // "Idk, dumbbells?" refuses nothing.
  if (state.elements[at + 1]?.is === 'name' && UNSURE.test(textOf(state, cue))) return undefined;
  if (state.elements[at + 1]?.is === 'name') {
    setFrame(state, { stance: 'neg' });
    return undefined;
  }
  state.universal = 'none';
  state.saidNone = true;
  if (state.askedFrom !== null) backward(state, { stance: 'neg' }, false);
  return undefined;
};

const UNSURE = /^(?:idk|dunno|don['’]?t know|no (?:idea|clue)|keine ahnung)$/;

/** "I eat everything" is no answer to what one does not eat; "I have everything" is one to what one has. */
export const takeEverything: Handler = (state, at) => {
  state.othersSegment = state.segment;
  const before = previousOf(state, at);
  const had = before?.is === 'cue' && before.id === 'have';
  if (state.universal === null) state.universal = 'everything';
  if (!isRefusal(state.frame.stance) && !had) state.saidNone = true;
  return undefined;
};

/** "gluten- and dairy-free", "nut/dairy free": names before that share the cue. */
function sharing({ drafts, text }: State): Draft[] {
  const shared: Draft[] = [];
  for (let at = drafts.length - 1; at > 0; at--) {
    const [before, after] = [drafts[at - 1], drafts[at]];
    if (
      !before ||
      !after ||
      !/^(?:-,? ?(?:and|or|&)? ?|\s?[/&]\s?)$/.test(text.slice(before.span.end, after.span.start))
    )
      break;
    shared.push(before);
  }
  return shared;
}

/** "no beef for my gout" gives a reason; "dumbbells for my garage" does not. */
export const takeForMy: Handler = (state, at, cue) => {
  const next = state.elements[at + 1];
  const ill =
    next?.is === 'name' && sortOfSenses(next.name.senses) === 'body' && state.drafts.length > state.sentenceStart;
  return ill ? aside('reason', () => 'named')(state, at, cue) : undefined;
};

/** "no other meat than chicken": an exception, where something other was spoken of. */
export const takeThan: Handler = (state, at, cue) => {
  const before = state.elements.slice(Math.max(0, at - 6), at);
  const other = before.some(
    (element) => element.is === 'filler' && (element.plain === 'other' || element.plain === 'else'),
  );
  return other ? contrast('except')(state, at, cue) : undefined;
};
