import type { CueId } from './cue-facts.ts';
import { type Draft, inverseOf, isRefusal, type Stance } from './draft.ts';
import { type Handler, namesFollow, nextSpeaking, OFTEN, type State, textOf } from './grammar-state.ts';
import { backward, backwardFirst, type Judgement, setFrame } from './judge.ts';
import type { Sense, SubjectKind } from './reading.ts';

/** What a denied cue says: "not allergic", "don't like", "isn't fine". */
export const DENIED: Partial<Record<CueId, Judgement>> = {
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
  less: { stance: 'fine' },
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

/** "no", "not", "don't", "can't": denies the cue after it, else refuses the names after it, else those before. */
export function negation(strength: 'plain' | 'must'): Handler {
  return (state, at, cue) => {
    const next = nextSpeaking(state, at, ['if']);
    if (next?.element.is === 'cue') return denial(state, next.at, next.element.id, strength);
    if (cue.id === 'not' && next && exempts(state)) {
      setFrame(state, { stance: inverseOf(lastOf(state)) });
      state.frame = { ...state.frame, exceptionOf: state.drafts.length - 1 };
      return undefined;
    }
    if (cue.id === 'not' && next?.element.is === 'name' && isWhatOneIs(next.element.name.senses)) {
      setFrame(state, { stance: 'deny' });
      return undefined;
    }
    if (next || !ends(state, at)) {
      setFrame(state, { stance: denying(strength), strength });
      return undefined;
    }
    if (!backward(state, { stance: denying(strength), strength }, false)) state.saidNone ||= state.drafts.length === 0;
    return undefined;
  };
}

const denying = (strength: 'plain' | 'must'): Stance => (strength === 'must' ? 'unable' : 'neg');

const ONE_IS = new Set<SubjectKind>(['diet', 'illness', 'condition']);

/** "I'm not celiac" denies what one is, though the name may stand for a food as well. */
const isWhatOneIs = (senses: readonly Sense[]): boolean => senses.some(({ kind }) => ONE_IS.has(kind));

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
  return (next === undefined || (next.is === 'break' && next.level !== 'open')) && !speaksOfThing(state, at);
}

/** "but not the supplements": what is denied is something else than the names before. */
function speaksOfThing(state: State, at: number): boolean {
  const [first, second] = state.elements.slice(at + 1, at + 3);
  return first?.is === 'filler' && DETERMINERS.has(first.plain) && second?.is === 'filler' && second.plain.length > 3;
}

const DETERMINERS = new Set(['the', 'those', 'these', 'other', 'store', 'shop']);

function denial(state: State, at: number, id: CueId, strength: 'plain' | 'must'): number | undefined {
  const cue = state.elements[at];
  if (cue && OFTEN.test(textOf(state, cue))) {
    state.slight = true;
    return at;
  }
  const judgement = DENIED[id];
  if (id === 'none' || id === 'noneAlone') {
    state.saidNone = true;
    return at;
  }
  if (id === 'topic') {
    state.saidNone ||= !namesFollow(state, at);
    if (namesFollow(state, at)) setFrame(state, { stance: denying(strength), strength });
    return at;
  }
  if (DENIED_SILENT.has(id)) {
    if (id === 'everything' || (id === 'former' && namesFollow(state, at)))
      setFrame(state, { stance: denying(strength), strength });
    return at;
  }
  if (!judgement) {
    setFrame(state, { stance: denying(strength), strength });
    return undefined;
  }
  const stance = judgement.stance === 'neg' ? denying(strength) : judgement.stance;
  const said = {
    strength: isRefusal(judgement.stance ?? 'named') ? strength : ('plain' as const),
    ...judgement,
    ...(stance && { stance }),
  };
  if (BACKWARD_WHEN_DENIED.has(id)) {
    if (backwardFirst(state, at, said)) return at;
  } else if (namesFollow(state, at)) setFrame(state, said);
  else if (!backward(state, said, false)) state.saidNone = true;
  return at;
}

/** "non-dairy": denies the next name alone; "non-dairy yogurt" names a yogurt under a condition. */
export const takeNon: Handler = (state, at, cue) => {
  const next = nextSpeaking(state, at);
  if (next?.element.is === 'cue') return denial(state, next.at, next.element.id, 'plain');
  if (next?.element.is !== 'name') return undefined;
  state.once = { start: cue.start, before: state.frame };
  state.frame = { ...state.frame, stance: 'neg', explicit: true };
  return undefined;
};
