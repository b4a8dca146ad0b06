import type { CueId } from './cue-facts.ts';
import { type Draft, inverseOf, isRefusal, type Stance, sortOfSenses } from './draft.ts';
import type { Element } from './elements.ts';
import { type Handler, namesFollow, nextSpeaking, OFTEN, type State, textOf } from './grammar-state.ts';
import { backward, backwardFirst, type Judgement, judgeBack, setFrame } from './judge.ts';
import { openList } from './pair-cues.ts';
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
  'offFood',
  'hearsay',
]);

const BACKWARD_WHEN_DENIED = new Set<CueId>(['fine', 'fineSign', 'wantAdj', 'dislikeAdj', 'reaction']);

/** "no", "not", "don't", "can't": denies the cue after it, else refuses the names after it, else those before. */
export function negation(strength: 'plain' | 'must'): Handler {
  return (state, at, cue) => {
    const next = nextFor(state, at);
    if (isNoPart(state, at)) return undefined;
    if (next === null && leavesWell(state, at)) {
      judgeBack(state.drafts.slice(turnOf(state)), { stance: 'fine' });
      return undefined;
    }
    if (next?.element.is === 'cue') return denial(state, next.at, next.element.id, strength);
    if (cue.id === 'not' && isOtherKind(state, at, next?.element)) {
      state.once = { start: cue.start, before: state.frame };
      state.frame = { ...state.frame, stance: 'deny', explicit: true };
      return undefined;
    }
    if (cue.id === 'not' && next?.element.is === 'name' && goesFurther(state, at)) {
      setFrame(state, { stance: lastOf(state).stance, strength: lastOf(state).strength });
      return undefined;
    }
    if (cue.id === 'not' && next && exempts(state)) {
      setFrame(state, { stance: inverseOf(lastOf(state)) });
      state.frame = { ...state.frame, exceptionOf: state.drafts.length - 1 };
      return undefined;
    }
    if (cue.id === 'not' && next?.element.is === 'name' && isWhatOneIs(next.element.name.senses)) {
      setFrame(state, { stance: 'deny' });
      return undefined;
    }
    if (next || !(ends(state, at) || turnsAfter(state, at)) || speaksOfThing(state, at) || tellsMore(state, at)) {
      setFrame(state, { stance: denying(strength), strength });
      return undefined;
    }
    const list = cue.id === 'no' && state.drafts.length === state.segmentStart ? openList(state) : [];
    if (list.length > 1) judgeBack(list, { stance: denying(strength), strength });
    else if (!backward(state, { stance: denying(strength), strength }, false))
      state.saidNone ||= state.drafts.length === 0;
    return undefined;
  };
}

/** "Sweet potatoes are not nightshades" says what a food is. */
function isOtherKind(state: State, at: number, next: Element | undefined): boolean {
  const [before, cue] = [state.elements[at - 1], state.elements[at]];
  if (before?.is !== 'name' || next?.is !== 'name' || !cue || !IS_NOT.test(textOf(state, cue))) return false;
  return state.drafts.at(-1)?.sort === 'food' && sortOfSenses(next.name.senses) === 'food';
}

const IS_NOT = /^(?:is|are|isn['’]?t|aren['’]?t)(?: not)?$/;

const TURNING = new Set<CueId>(['but', 'except', 'unless']);

/** What a refusal is about; "ginger no, but turmeric …" ends before the turn. */
function nextFor(state: State, at: number): ReturnType<typeof nextSpeaking> {
  const next = nextSpeaking(state, at, ['if']);
  const turns = next?.element.is === 'cue' && TURNING.has(next.element.id);
  return turns && state.drafts.length > state.segmentStart ? null : next;
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

/** "Halal, no compromise on that": how strictly a way of eating is kept. */
const isNoPart = (state: State, at: number): boolean =>
  state.drafts.length === state.segmentStart &&
  state.drafts.at(-1)?.sort === 'diet' &&
  deniesOther(state, at) &&
  !namesFollow(state, at);

/** First name behind the last comma or "but". */
const turnOf = ({ segmentStart, contrastStart }: State): number => Math.max(segmentStart, contrastStart ?? 0);

/** "Milk upsets my stomach, lactose free milk does not", "golfer's elbow: pull ups aggravate it, rows don't": what the words before say of others is denied of these. */
function leavesWell(state: State, at: number): boolean {
  const { elements, drafts, sentenceStart, text } = state;
  const from = turnOf(state);
  const [cue, before] = [elements[at], drafts[from - 1]];
  if (cue?.is !== 'cue' || !before || from === drafts.length) return false;
  // "Milk gives me gas. Cheese and yogurt do not": right behind their names, what the sentence before says is denied of these.
  if (from <= sentenceStart && elements[at - 1]?.is !== 'name') return false;
  const reacts = before.said === 'intolerance' || before.strength === 'reaction';
  return reacts && /^(?:does|do|did)(?: not|n['’]?t)$/i.test(text.slice(cue.start, cue.end));
}

/** "No egg, not even in cake", "hazelnuts never, also not baked": nothing of it is spared. */
function goesFurther(state: State, at: number): boolean {
  const last = state.drafts.at(-1);
  const [before, after] = [state.elements[at - 1], state.elements[at + 1]];
  if (!last || state.drafts.length <= state.sentenceStart) return false;
  const even = after?.is === 'filler' && after.plain === 'even';
  return even || (before !== undefined && FURTHER.test(textOf(state, before)));
}

const FURTHER = /^(?:also|and also|even|either|auch)$/;

const turnsAfter = (state: State, at: number): boolean =>
  nextSpeaking(state, at)?.element.is === 'cue' && nextFor(state, at) === null;

/** True when the segment ends here. */
function ends(state: State, at: number): boolean {
  const next = state.elements.slice(at + 1).find(({ is }) => is !== 'filler');
  return (
    next === undefined || (next.is === 'break' && (next.level !== 'open' || state.drafts.length > state.segmentStart))
  );
}

/** "Kidney disease, don't know the stage", "Crohn's, not active": behind a comma it is of more than whether the illness is there. */
function tellsMore({ elements, drafts, segmentStart }: State, at: number): boolean {
  if (drafts.length > segmentStart || drafts.at(-1)?.sort !== 'body') return false;
  const rest = elements.slice(at + 1, at + 1 + TELLING_REACH);
  const ends = rest.findIndex(({ is }) => is === 'break');
  const said = rest.slice(0, ends < 0 ? undefined : ends).flatMap((each) => (each.is === 'filler' ? each.plain : []));
  const isBare = said.some((word) => BARE_DENIALS.has(word)) || said.every((word) => word.endsWith('ly'));
  return !isBare && said.some((word) => word.length > 3);
}

const TELLING_REACH = 6;
/** "Asthma, not any more", "gout? not for years": what only denies it. */
const BARE_DENIALS = new Set(
  (
    'really now anymore any more currently all present there thanks known aware longer since it that me mine right these days years ' +
    'ages months weeks again yet here'
  ).split(' '),
);

/** "but not the supplements", "coeliac (diagnosed, not a fad)": what is denied is something else than the names before. */
function speaksOfThing(state: State, at: number): boolean {
  const [cue, first, second] = state.elements.slice(at, at + 3);
  if (state.drafts.length === state.segmentStart && deniesOther(state, at)) return true;
  if (cue?.is === 'cue' && first?.is === 'filler') {
    const words = textOf(state, cue);
    if (/ an?$/.test(words)) return first.plain.length > 2 && !MERE_DENIALS.has(first.plain);
    // "Bands w/o handles": what the thing is without.
    if (WITHOUT.test(words) && state.drafts.length > state.segmentStart) return first.plain.length > 2;
    if (words === 'not' && first.plain.endsWith('ed') && !OF_BEING_THERE.has(first.plain)) return true;
  }
  if (first?.is !== 'filler' || !DETERMINERS.has(first.plain)) return false;
  if (second?.is === 'filler') return second.plain.length > 2 && !MERE_DENIALS.has(second.plain);
  return second?.is === 'cue' && second.id === 'topic';
}

/** "Pescatarian, no land animals", "vegan, no exceptions": the noun behind "no" is what is denied. */
function deniesOther({ elements, drafts }: State, at: number): boolean {
  const last = drafts.at(-1);
  const [cue, noun] = [elements[at], elements[at + 1]];
  if (cue?.is !== 'cue' || cue.id !== 'no' || noun?.is !== 'filler' || last?.sort === 'food') return false;
  return noun.plain.length > 3 && !ANSWERS.has(noun.plain) && !noun.plain.endsWith('ly');
}

/** Words behind a bare "no". */
const ANSWERS = new Set(['thanks', 'thank', 'please', 'more', 'longer', 'good', 'never', 'sorry', 'mate', 'fear']);

const DETERMINERS = new Set(['the', 'those', 'these', 'other', 'store', 'shop', 'a', 'an', 'just', 'some']);
const WITHOUT = /^(?:without|w ?\/ ?o|minus|with no)$/;
/** "A hernia, not operated yet" is one; "not detected" is none. */
const OF_BEING_THERE = new Set(
  'detected involved affected bothered needed required included noticed suspected'.split(' '),
);
/** "Coeliac? Not a chance": of these nouns nothing but the denial is left. */
const MERE_DENIALS = new Set(['chance', 'hope', 'single', 'prayer', 'trace', 'sausage']);

/** "Dairy, not anaphylactic", "hypertension, not taking anything": how bad it is or what is done for it, and not that it is none. */
const tellsOfOther = (state: State, denied: string, isBehind: boolean): boolean =>
  HOW_BAD.test(denied) || (isBehind && state.drafts.at(-1)?.sort === 'body' && DONE_FOR_IT.test(denied));

const HOW_BAD = /^(?:anaphyla|hospital|epi|life|deadly|fatal|throat|ambulance|die|death|kill)/;
const DONE_FOR_IT = /^(?:takes?|took|taking|taken|uses?|using)$/;

function denial(state: State, at: number, id: CueId, strength: 'plain' | 'must'): number | undefined {
  const cue = state.elements[at];
  if (cue && OFTEN.test(textOf(state, cue))) {
    state.slight = true;
    return at;
  }
  const isBehind = state.drafts.length === state.segmentStart;
  if (cue && (isBehind || !namesFollow(state, at)) && tellsOfOther(state, textOf(state, cue), isBehind)) return at;
  const judgement = DENIED[id];
  if (id === 'have' && cue && isTakenAway(state, at)) {
    setFrame(state, { stance: 'want' });
    return at;
  }
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
  else if (!backward(state, isOwnChoice(state, at, id) ? { stance: 'avoid' } : said, false)) state.saidNone = true;
  return at;
}

/** "Egg (choice, not allergy)": refused all the same. */
function isOwnChoice({ elements, text }: State, at: number, id: CueId): boolean {
  if (id !== 'allergic' && id !== 'intolerant') return false;
  const near = elements.slice(Math.max(0, at - CHOICE_REACH), at + CHOICE_REACH);
  return near.some(({ is, start, end }) => is !== 'name' && CHOICE.test(text.slice(start, end)));
}

const CHOICE_REACH = 5;
const CHOICE =
  /^(?:by |personal |my )?(?:choice|choose|chose|preference|ethics|ethical|principle|religion|religious)$/i;

/** "Please don't take my cabbage away": it is to stay. */
function isTakenAway({ elements, text }: State, at: number): boolean {
  const rest = elements.slice(at + 1, at + 8);
  const stop = rest.find(({ is }) => is === 'break');
  const verb = elements[at];
  if (!verb || !/^takes?$/i.test(text.slice(verb.start, verb.end))) return false;
  return /\b(?:away|off me|from me)\b/i.test(text.slice(verb.end, stop?.start ?? verb.end + 60));
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
