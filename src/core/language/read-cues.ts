import type { CueId } from './cue-facts.ts';
import { type Draft, inverseOf, isRefusal, PLAIN_FRAME, type Stance } from './draft.ts';
import type { Element } from './elements.ts';
import { namesFollow, nextSpeaking, reachOf, type State } from './grammar-state.ts';
import { backward, backwardFirst, forwardFirst, type Judgement, judgeBack, setFrame } from './judge.ts';
import { takePerson, takeSelf } from './read-person.ts';

type CueElement = Extract<Element, { is: 'cue' }>;
type Handler = (state: State, at: number, cue: CueElement) => number | undefined;

const textOf = (state: State, { start, end }: { start: number; end: number }): string =>
  state.text.slice(start, end).toLowerCase();

/** What a denied cue says: "not allergic", "don't like", "isn't fine". */
const DENIED: Partial<Record<CueId, Judgement>> = {
  allergic: { stance: 'fine', said: 'allergy' },
  intolerant: { stance: 'fine', said: 'intolerance' },
  reaction: { stance: 'fine' },
  want: { stance: 'dislike' },
  wantAdj: { stance: 'dislike' },
  fine: { stance: 'neg' },
  fineSign: { stance: 'neg' },
  can: { stance: 'neg' },
  have: { stance: 'neg' },
  dislike: { stance: 'fine' },
  dislikeAdj: { stance: 'fine' },
  avoid: { stance: 'fine' },
  gaveUp: { stance: 'fine' },
  problem: { stance: 'neg' },
};
/** Denied, these say nothing ("not only", "not yet", "never healed"). */
const DENIED_SILENT = new Set<CueId>([
  'only',
  'healed',
  'former',
  'formerNow',
  'everything',
  'future',
  'if',
  'unusable',
]);
const BACKWARD_WHEN_DENIED = new Set<CueId>(['fine', 'fineSign', 'wantAdj', 'dislikeAdj', 'reaction']);

/** Reads a cue; gives the place of the last element that it took, where it took more than itself. */
export function takeCue(state: State, at: number): number {
  const cue = state.elements[at];
  if (cue?.is !== 'cue') return at;
  return HANDLERS[cue.id]?.(state, at, cue) ?? at;
}

function negation(strength: 'plain' | 'must'): Handler {
  return (state, at, cue) => {
    const next = nextSpeaking(state, at, ['if']);
    if (next?.element.is === 'cue') return denial(state, next.at, next.element.id, strength);
    if (cue.id === 'not' && exempts(state)) {
      setFrame(state, { stance: inverseOf(lastOf(state)) });
      state.frame = { ...state.frame, exceptionOf: state.drafts.length - 1 };
      return undefined;
    }
    if (next || !ends(state, at)) {
      setFrame(state, { stance: 'neg', strength });
      return undefined;
    }
    if (!backward(state, { stance: 'neg', strength }, false)) state.saidNone = true;
    return undefined;
  };
}

const lastOf = (state: State): Draft => state.drafts.at(-1) as Draft;

/** "nuts, not coconut": what is denied after something that was refused or merely named is an exception of it. */
function exempts(state: State): boolean {
  const last = state.drafts.at(-1);
  if (!last || state.drafts.length <= state.sentenceStart || last.sort !== 'food') return false;
  return last.stance === 'named' || isRefusal(last.stance);
}

/** True when the segment ends here. */
function ends(state: State, at: number): boolean {
  const next = state.elements.slice(at + 1).find(({ is }) => is !== 'filler');
  return next === undefined || (next.is === 'break' && next.level !== 'open');
}

function denial(state: State, at: number, id: CueId, strength: 'plain' | 'must'): number | undefined {
  const judgement = DENIED[id];
  if (id === 'none') {
    state.saidNone = true;
    return at;
  }
  if (id === 'topic') {
    state.saidNone ||= !namesFollow(state, at);
    if (namesFollow(state, at)) setFrame(state, { stance: 'neg', strength });
    return at;
  }
  if (DENIED_SILENT.has(id)) {
    if (id === 'everything') setFrame(state, { stance: 'neg', strength });
    return at;
  }
  if (!judgement) {
    setFrame(state, { stance: 'neg', strength });
    return undefined;
  }
  const said = { strength: isRefusal(judgement.stance ?? 'named') ? strength : ('plain' as const), ...judgement };
  if (BACKWARD_WHEN_DENIED.has(id)) {
    if (backwardFirst(state, at, said)) return at;
  } else if (namesFollow(state, at)) setFrame(state, said);
  else if (!backward(state, said, false)) state.saidNone = true;
  return at;
}

const forward =
  (judgement: Judgement): Handler =>
  (state, at) => {
    forwardFirst(state, at, judgement);
    return undefined;
  };

const LEADS_ON = /(?: |^)(?:to|a|al|au|aux|of|gegen|auf|alle|alla|ai|ao)$/;

/** "allergic to nuts", "nut allergy", "shellfish (allergic)", "allergies: nuts". */
function reacting(said: 'allergy' | 'intolerance'): Handler {
  return (state, at, cue) => {
    const judgement = { stance: 'avoid', strength: 'must', said } as const;
    const before = state.elements[at - 1];
    const leads = LEADS_ON.test(textOf(state, cue));
    if (!leads && before?.is === 'name') {
      const names = reachOf(state, true);
      const denied = names.some(({ stance }) => stance === 'neg');
      judgeBack(names, denied ? { stance: 'fine', said } : judgement);
      return undefined;
    }
    if (namesFollow(state, at)) setFrame(state, judgement);
    else if (leads || !backward(state, judgement, true)) setFrame(state, judgement);
    return undefined;
  };
}

const takeReaction: Handler = (state, at) => {
  const judgement = { stance: 'avoid', strength: 'reaction' } as const;
  const eaten = reachOf(state, true).filter(({ sort }) => sort === 'food');
  if (eaten.length > 0) judgeBack(eaten, judgement);
  else if (namesFollow(state, at)) setFrame(state, judgement);
  else if (state.drafts.length === state.sentenceStart) {
    const last = state.drafts.at(-1);
    judgeBack(
      state.drafts.filter(({ list, sort }) => list === last?.list && sort === 'food'),
      judgement,
    );
  }
  return undefined;
};

const takeFine: Handler = (state, at, cue) => {
  const next = state.elements[at + 1];
  const leads = next?.is === 'cue' && /^(?:with|to|for|on|mit|con|com|avec)$/.test(textOf(state, next));
  if (leads && namesFollow(state, at + 1)) {
    setFrame(state, { stance: 'fine' });
    return at + 1;
  }
  const before = state.elements[at - 1];
  const all = (before?.is === 'cue' && before.id === 'all') || /^(?:are )?(?:all|both) /.test(textOf(state, cue));
  if (!backwardFirst(state, at, { stance: 'fine' }, all || joinsList(state))) state.saidNone = true;
  return undefined;
};

/** "eggs, fish and cheese are fine": "and" before the last name makes it one list. */
const joinsList = (state: State): boolean => {
  const parts = new Set(state.drafts.slice(state.segmentStart).map(({ part }) => part));
  return parts.size > 1;
};

const takeCan: Handler = (state, at) => {
  const next = nextSpeaking(state, at)?.element;
  if (next?.is === 'cue' && next.id !== 'have' && next.id !== 'everything' && next.id !== 'only') return undefined;
  if (namesFollow(state, at)) setFrame(state, { stance: 'fine' });
  else if (next === undefined) backward(state, { stance: 'fine' }, false);
  return undefined;
};

const WEAK_HAVE = /^(?:with|on|plus|also|has|con|mit|com|avec|take|use|using|includes a|comes with)$/;

const takeHave: Handler = (state, at, cue) => {
  if (WEAK_HAVE.test(textOf(state, cue)) && (isRefusal(state.frame.stance) || state.frame.stance === 'only'))
    return undefined;
  if (namesFollow(state, at)) setFrame(state, { stance: 'have' });
  return undefined;
};

/** "bad knee", "squats hurt my knees": a joint has it, an exercise is left out. What is denied stays so. */
const takeProblem: Handler = (state, at) => {
  const judged = reachOf(state, false).filter(({ stance }) => stance !== 'neg');
  judgeBack(
    judged.filter(({ sort, explicit }) => sort !== 'food' && !explicit),
    { stance: 'avoid' },
  );
  if (namesFollow(state, at) && state.frame.stance !== 'neg') setFrame(state, { stance: 'avoid' });
  return undefined;
};

const takeOnly: Handler = (state, at) => {
  const next = nextSpeaking(state, at, ['is', 'to'])?.element;
  if (next?.is === 'name' || next?.is === 'quantity' || next?.is === 'unread') {
    if (!(state.frame.explicit && isRefusal(state.frame.stance))) setFrame(state, { stance: 'only' });
    return undefined;
  }
  if (next?.is === 'cue' && (next.id === 'can' || next.id === 'have' || next.id === 'want')) {
    setFrame(state, { stance: 'only' });
    return nextSpeaking(state, at)?.at;
  }
  if (next) return undefined;
  const reach = reachOf(state, true).filter(({ stance }) => !isRefusal(stance));
  judgeBack(reach, { stance: 'only' });
  return undefined;
};

function contrast(kind: 'except' | 'but'): Handler {
  return (state, at) => {
    closeContrast(state);
    const base = state.drafts.length > state.sentenceStart ? state.drafts.at(-1) : undefined;
    state.contrastStart = state.drafts.length;
    state.list++;
    state.listStart = state.drafts.length;
    state.exceptDays = kind === 'except';
    const exceptionOf = base ? state.drafts.length - 1 : null;
    state.frame = { ...PLAIN_FRAME, exceptionOf, stance: contrastStance(state, kind, base) };
    const next = state.elements[at + 1];
    if (kind === 'but' && next?.is === 'cue' && next.id === 'no' && base && isRefusal(base.stance)) {
      state.frame = PLAIN_FRAME;
    }
    return undefined;
  };
}

function contrastStance(state: State, kind: 'except' | 'but', base: Draft | undefined): Stance {
  if (state.universal === 'none') return 'named';
  if (state.universal === 'everything' && !base) return 'neg';
  if (!base) return 'named';
  if (kind === 'but' && (base.sort === 'body' || base.sort === 'tool' || base.sort === 'movement')) return 'named';
  return inverseOf(base);
}

/** Names after "but" that nothing is said of keep what they are. */
function closeContrast(state: State): void {
  state.segmentStart = state.drafts.length;
  state.segment++;
  state.part++;
}

const takeFormer: Handler = (state, at, cue) => {
  const next = nextSpeaking(state, at, ['can', 'have']);
  const weak = /^(?:was|were|had|era|ero|old|past|war)\b/.test(textOf(state, cue));
  const speaks = next?.element.is === 'name' || (next?.element.is === 'cue' && DENIED[next.element.id] !== undefined);
  if (speaks) {
    state.frame = { ...PLAIN_FRAME, time: 'former', explicit: true };
    state.list++;
    state.listStart = state.drafts.length;
  } else if (!weak) judgeBack(reachOf(state, false), { time: 'former' });
  return undefined;
};

const timed =
  (judgement: Judgement): Handler =>
  (state, at) => {
    const reach = reachOf(state, false);
    if (namesFollow(state, at) && (reach.length === 0 || state.segmentStart === state.drafts.length)) {
      setFrame(state, judgement);
    } else judgeBack(reach, judgement);
    return undefined;
  };

const flag =
  (name: 'slight' | 'strong' | 'doubt'): Handler =>
  (state) => {
    state[name] = true;
    return undefined;
  };

/** "as long as …", "because of …": the words up to the end of the segment. */
function aside(is: 'condition' | 'reason', stance: (base: Draft | undefined) => Stance): Handler {
  return (state, _at, cue) => {
    const base = state.drafts.length > state.sentenceStart ? state.drafts.at(-1) : undefined;
    const list = base ? state.drafts.filter(({ list: each }) => each === base.list) : [];
    const from = base ? state.drafts.indexOf(list[0] ?? base) : state.drafts.length;
    state.aside = { is, start: cue.start, from, until: state.drafts.length, before: state.frame };
    const exceptionOf = base && stance(base) !== base.stance ? state.drafts.length - 1 : null;
    state.frame = { ...PLAIN_FRAME, stance: stance(base), exceptionOf };
    state.contrastStart = state.drafts.length;
    state.part++;
    return undefined;
  };
}

/** "dairy-free": the name before is left out; "dairy-free yogurt" names a yogurt under a condition. */
const takeFree: Handler = (state, at, cue) => {
  const before = state.elements[at - 1];
  if (before?.is !== 'name') return undefined;
  const name = state.drafts.at(-1);
  if (!name) return undefined;
  const denied = state.frame.stance === 'neg' && state.frame.explicit === false;
  judgeBack([name], { stance: denied ? 'fine' : 'avoid' });
  const next = nextSpeaking(state, at);
  if (next?.element.is === 'name') state.waitingCondition = state.text.slice(name.span.start, cue.end);
  return undefined;
};

/** Emoji stand before or after their names: what is judged already is left alone. */
const sign =
  (judgement: Judgement): Handler =>
  (state, at) => {
    const last = state.drafts.at(-1);
    const open = last && state.drafts.length > state.segmentStart && !last.explicit && !state.frame.explicit;
    if (open) backward(state, judgement, false);
    else if (namesFollow(state, at)) setFrame(state, judgement);
    else backward(state, judgement, false);
    return undefined;
  };

const takeUntil: Handler = (state, at, cue) => {
  const rest = state.elements.slice(at + 1);
  const stop = rest.findIndex((element) => element.is === 'break' || element.is === 'cue' || element.is === 'name');
  const last = (stop < 0 ? rest : rest.slice(0, stop)).at(-1) ?? cue;
  state.scope = { ...state.scope, until: state.text.slice(cue.start, last.end) };
  return undefined;
};

const takeNone: Handler = (state) => {
  state.universal = 'none';
  state.saidNone = true;
  return undefined;
};

const takeEverything: Handler = (state) => {
  if (state.universal === null) state.universal = 'everything';
  if (state.frame.stance !== 'neg') state.saidNone = true;
  return undefined;
};

const adjective =
  (judgement: Judgement): Handler =>
  (state, at) => {
    if (!backwardFirst(state, at, judgement)) state.saidNone = true;
    return undefined;
  };

const HANDLERS: Partial<Record<CueId, Handler>> = {
  no: negation('plain'),
  not: negation('plain'),
  dont: negation('plain'),
  cant: negation('must'),
  avoid: forward({ stance: 'avoid' }),
  gaveUp: forward({ stance: 'avoid', gaveUp: true }),
  dislike: forward({ stance: 'dislike' }),
  dislikeAdj: adjective({ stance: 'dislike' }),
  avoidSign: sign({ stance: 'avoid' }),
  fineSign: sign({ stance: 'fine' }),
  wantSign: sign({ stance: 'want' }),
  allergic: reacting('allergy'),
  intolerant: reacting('intolerance'),
  reaction: takeReaction,
  want: forward({ stance: 'want' }),
  wantAdj: adjective({ stance: 'want' }),
  fine: takeFine,
  can: takeCan,
  have: takeHave,
  problem: takeProblem,
  only: takeOnly,
  except: contrast('except'),
  but: contrast('but'),
  everything: takeEverything,
  none: takeNone,
  former: takeFormer,
  formerNow: timed({ time: 'former' }),
  unusable: timed({ stance: 'deny' }),
  healed: timed({ time: 'healed' }),
  still: (state) => {
    judgeBack(state.drafts.slice(state.segmentStart), { time: 'now' });
    return undefined;
  },
  future: timed({ time: 'future' }),
  person: takePerson,
  me: takeSelf,
  slight: flag('slight'),
  strong: flag('strong'),
  doubt: flag('doubt'),
  if: aside('condition', (base) => base?.stance ?? 'named'),
  unless: aside('condition', (base) => (base ? inverseOf(base) : 'named')),
  reason: aside('reason', () => 'named'),
  free: takeFree,
  and: (state) => {
    state.part++;
    return undefined;
  },
  until: takeUntil,
};
