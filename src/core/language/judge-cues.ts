import { type Draft, isRefusal, sortOfSenses } from './draft.ts';
import type { Element } from './elements.ts';
import { isReactedTo, isRefusedAlready, wantsOfMe } from './fine-cues.ts';
import { eatsThem, meantByPronoun, openOnes } from './food-cues.ts';
import { type Handler, latest, namesFollow, nextSpeaking, reachOf, type State, textOf } from './grammar-state.ts';
import { backward, backwardFirst, forwardFirst, type Judgement, judgeBack, setFrame } from './judge.ts';
import { openList } from './pair-cues.ts';
import { timed } from './turn-cues.ts';

const LEADS_ON = /(?: |^)(?:to|a|al|au|aux|of|gegen|auf|alle|alla|ai|ao)$/;

/** "allergic to nuts", "nut allergy", "shellfish (allergic)", "allergies: nuts". */
export function reacting(said: 'allergy' | 'intolerance'): Handler {
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

/** The sentence's last list of foods, on whichever side of a "but": "I love prawns but they give me hives". */
function lastFoods(state: State): Draft[] {
  const foods = latest(state).filter(({ sort }) => sort === 'food');
  const here = state.drafts.length > (state.contrastStart ?? 0);
  return here ? [] : foods.filter(({ list }) => list === foods.at(-1)?.list);
}

export const takeReaction: Handler = (state, at) => {
  const judgement = { stance: 'avoid', strength: 'reaction' } as const;
  const reach = reachOf(state, true).filter(({ sort }) => sort === 'food');
  const eaten = reach.length > 0 ? reach : lastFoods(state);
  const done = reachOf(state, false).filter(({ sort }) => sort === 'movement');
  // "Peanuts, also swell up when I eat kiwi": what is eaten then, too.
  if (eaten.length > 0 && isOfEating(state, at)) setFrame(state, judgement);
  if (eaten.length > 0) judgeBack(eaten, judgement);
  else if (done.length > 0) judgeBack(done, { stance: 'avoid' });
  else if (namesFollow(state, at) || isOfEating(state, at)) setFrame(state, judgement);
  else if (!latest(state).some(({ sort }) => sort === 'food')) {
    const eatenBefore = state.drafts
      .slice(0, state.sentenceStart)
      .slice(-20)
      .filter(({ sort }) => sort === 'food');
    const before = eatenBefore.filter(({ list }) => list === eatenBefore.at(-1)?.list);
    judgeBack(before, judgement);
  }
  return undefined;
};

const EATING = /^\W{0,3}(?:when(?:ever)?|if|after|every time|each time|as soon as)\b[\w ’']{0,30}$/i;

/** "I get hives when I eat eggs": what is eaten then is what the body reacts to. */
function isOfEating(state: State, at: number): boolean {
  const verb = state.elements
    .slice(at + 1, at + 8)
    .findIndex((element) => element.is === 'cue' && (element.id === 'can' || element.id === 'have'));
  const [cue, eat] = [state.elements[at], state.elements[at + 1 + verb]];
  if (verb < 0 || !cue || !eat || !EATING.test(state.text.slice(cue.end, eat.start))) return false;
  return namesFollow(state, at + 1 + verb);
}

const WEAK_HAVE = /^(?:with|on|plus|also|has|con|mit|com|avec|take|use|using|includes a|comes with)$/;

export const takeHave: Handler = (state, at, cue) => {
  if (bearsNothing(state, at)) {
    setFrame(state, { stance: 'avoid' });
    return undefined;
  }
  if (isRefusedAlready(state, at) || (EATEN.test(textOf(state, cue)) && isReactedTo(state))) return undefined;
  if (WEAK_HAVE.test(textOf(state, cue)) && (isRefusal(state.frame.stance) || state.frame.stance === 'only'))
    return undefined;
  // "Latex, and with it avocado": what stands beside is not what is eaten; "I take fish oil" is.
  const before = state.elements[at - 1];
  const ofMe = before?.is === 'cue' && before.id === 'me';
  if (!ofMe && WEAK_HAVE.test(textOf(state, cue)) && isOneOfList(state, at)) return undefined;
  // "See above, plus coriander" goes on with what is left out.
  if (ADDS.test(textOf(state, cue)) && !isDiet(state.drafts.at(-1)) && mayBeFood(nextSpeaking(state, at)?.element))
    return undefined;
  if (namesFollow(state, at)) setFrame(state, { stance: 'have' });
  else if (eatsThem(state, at)) judgeBack(openOnes(meantByPronoun(state)), { stance: 'fine' });
  else if (EATEN.test(textOf(state, cue)) && isSubject(state, at)) judgeBack(openList(state), { stance: 'fine' });
  return undefined;
};

const NOTHING = /^nothing$/;
const LAID_ON = /^(?:on|with)$/;

/** "Nothing on my shoulders or overhead": what a body is not to bear. */
function bearsNothing(state: State, at: number): boolean {
  const [before, cue] = [state.elements[at - 1], state.elements[at]];
  const next = nextSpeaking(state, at)?.element;
  if (!before || !cue || next?.is !== 'name') return false;
  const isBody = next.name.senses.some(({ kind }) => kind === 'joint' || kind === 'movement');
  return isBody && NOTHING.test(textOf(state, before)) && LAID_ON.test(textOf(state, cue));
}

const isDiet = (draft: Draft | undefined): boolean => draft?.senses.some(({ kind }) => kind === 'diet') ?? false;

const ADDS = /^(?:plus|also)$/;

const mayBeFood = (element: Element | undefined): boolean =>
  element?.is === 'unread' || (element?.is === 'name' && sortOfSenses(element.name.senses) === 'food');

const EATEN = /^(?:take|took|have|had|use|i have)$/;

/** "Turmeric we do take": the verb at the end of its list, with who does it between them. */
function isSubject(state: State, at: number): boolean {
  const last = state.drafts.at(-1);
  if (!last || state.drafts.length === state.segmentStart || nextSpeaking(state, at)) return false;
  return /\b(?:I|we)\b/i.test(state.text.slice(last.span.end, state.elements[at]?.end));
}

function isOneOfList(state: State, at: number): boolean {
  const last = state.drafts.at(-1);
  const next = nextSpeaking(state, at)?.element;
  if (last?.sort !== 'food' || last.senses.some(({ kind }) => kind === 'diet')) return false;
  return next?.is === 'name' && sortOfSenses(next.name.senses) === 'food';
}

/** "bad knee", "squats hurt my knees": a joint has it, an exercise is left out. What is denied stays so. */
export const takeProblem: Handler = (state, at) => {
  const judged = reachOf(state, false).filter(({ stance }) => stance !== 'neg');
  judgeBack(
    judged.filter(({ sort, explicit }) => sort !== 'food' && !explicit),
    { stance: 'avoid' },
  );
  // "After a flare: white bread" tells when, and then what.
  const after = state.elements[at + 1];
  const isHeading = after?.is === 'cue' && after.id === 'is' && textOf(state, after) === ':';
  if (!isHeading && namesFollow(state, at) && state.frame.stance !== 'neg') setFrame(state, { stance: 'avoid' });
  return undefined;
};

/** "The treadmill is knackered" is not there; "my knee is knackered" is a knee with a problem. */
export const takeUnusable: Handler = (state, at, cue) => {
  const next = nextSpeaking(state, at)?.element;
  const here = reachOf(state, false).at(-1)?.sort;
  const sort = here ?? (next?.is === 'name' ? sortOfSenses(next.name.senses) : null);
  return (sort === 'body' ? takeProblem : notThere)(state, at, cue);
};

const notThere = timed({ stance: 'deny' });

/** Emoji stand before or after their names: what is judged already is left alone. */
export const sign =
  (judgement: Judgement): Handler =>
  (state, at) => {
    const last = state.drafts.at(-1);
    const open = last && state.drafts.length > state.segmentStart && !last.explicit && !state.frame.explicit;
    if (open) backward(state, judgement, false);
    else if (namesFollow(state, at)) setFrame(state, judgement);
    else backward(state, judgement, false);
    return undefined;
  };

export const adjective =
  (judgement: Judgement): Handler =>
  (state, at) => {
    if (!backwardFirst(state, at, judgement)) state.saidNone = true;
    return undefined;
  };

export const forward =
  (judgement: Judgement): Handler =>
  (state, at) => {
    forwardFirst(state, at, judgement);
    return undefined;
  };

const MILD =
  /^(?:not|don'?t|dont) .*\b(?:huge|big|biggest|massive|really|very|overly|super|particularly|especially|crazy|mad|too|so|exactly|great|much)\b/;

/** "low salt", "limit sugar". */
export const takeLess: Handler = (state, at) => {
  if (namesFollow(state, at)) setFrame(state, { stance: 'avoid', strength: 'slight' });
  return undefined;
};

/** "hate squats"; where a joint hates them, it is the joint that has something. */
export const takeDislike: Handler = (state, at, cue) => {
  const last = state.drafts.at(-1);
  const next = nextSpeaking(state, at)?.element;
  const feels = last?.sort === 'body' && state.drafts.length > state.segmentStart && next?.is === 'name';
  if (!feels || sortOfSenses(next.name.senses) !== 'movement') {
    const strength = MILD.test(textOf(state, cue)) ? 'slight' : 'plain';
    forwardFirst(state, at, { stance: 'dislike', strength });
    return undefined;
  }
  judgeBack([last], { stance: 'have' });
  setFrame(state, { stance: 'avoid' });
  return undefined;
};

const ADVERBS = new Set([
  'really',
  'also',
  'do',
  'still',
  'always',
  'actually',
  'usually',
  'generally',
  'especially',
  'quite',
  'particularly',
  'mostly',
  'both',
  'dont',
  'did',
]);
const BEFORE_VERB = new Set<string>([
  'me',
  'person',
  'and',
  'but',
  'so',
  'still',
  'strong',
  'is',
  'none',
  'noneAlone',
  'everything',
  'slight',
  'doubt',
]);

/** "I like okra"; but "slimy things like okra" and "fruit like kiwi" only give an example. */
export const takeWant: Handler = (state, at, cue) => {
  const before = state.elements[at - 1];
  const verb =
    before === undefined ||
    before.is === 'break' ||
    (before.is === 'cue' && BEFORE_VERB.has(before.id)) ||
    (before.is === 'filler' && ADVERBS.has(before.plain));
  const namesBefore = before?.is === 'name' && state.elements[at + 1]?.is !== 'name';
  if (before?.is === 'cue' && before.id === 'fine' && state.frame.explicit && state.frame.stance === 'fine')
    return undefined;
  if (textOf(state, cue) === 'like' && ((!verb && !namesBefore) || givesExample(state, at))) return undefined;
  if (!wantsOfMe(state, at, cue)) forwardFirst(state, at, { stance: 'want' });
  return undefined;
};

/** "Eggs. Like scrambled or fried I'll be sick all day." */
function givesExample(state: State, at: number): boolean {
  const before = state.elements[at - 1];
  if ((before !== undefined && before.is !== 'break') || state.drafts.length === 0) return false;
  const rest = state.elements.slice(at + 1, at + FAR_AHEAD);
  const stop = rest.findIndex(({ is }) => is === 'break');
  return rest.slice(0, stop < 0 ? undefined : stop).some((each) => each.is === 'cue' && SUFFERED.has(each.id));
}

const FAR_AHEAD = 14;
const SUFFERED = new Set<string>(['allergic', 'intolerant', 'reaction']);

/** "anything with nuts" is refused, unless it was said to be liked or fine. */
export const takeAnythingWith: Handler = (state, at) => {
  const { explicit, stance } = state.frame;
  const unnamed = unnamedBehind(state, at);
  if (unnamed !== null) return unnamed;
  if (explicit && stance !== 'named') return undefined;
  if (namesFollow(state, at)) setFrame(state, { stance: isRefusal(stance) ? stance : 'avoid' });
  return undefined;
};

/** "Anything with gills, crab": what is described by plain words alone is not read. Gives its last word; null where a name or a cue is there. */
function unnamedBehind(state: State, at: number): number | null {
  const rest = state.elements.slice(at + 1, at + 1 + LONGEST_DESCRIPTION);
  const ends = rest.findIndex(({ is }) => is === 'break');
  const words = ends < 0 ? rest : rest.slice(0, ends);
  const told = words.every(({ is }) => is === 'filler') && words.some(({ start, end }) => end - start > 3);
  const [first, last] = [state.elements[at], words.at(-1)];
  if (!told || !first || !last) return null;
  const { clause, sentence, segment } = state;
  const span = { start: first.start, end: last.end };
  state.unread.push({
    span,
    quote: state.text.slice(span.start, span.end),
    clause,
    polarity: 'named',
    near: null,
    sentence,
  });
  state.unreadSegment = segment;
  return at + words.length;
}

const LONGEST_DESCRIPTION = 8;
