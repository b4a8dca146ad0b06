import { type Draft, isRefusal, sortOfSenses } from './draft.ts';
import type { Element } from './elements.ts';
import { isRefusedAlready } from './fine-cues.ts';
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
import { backward, backwardFirst, forwardFirst, type Judgement, judgeBack, setFrame } from './judge.ts';

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
  if (eaten.length > 0) judgeBack(eaten, judgement);
  else if (done.length > 0) judgeBack(done, { stance: 'avoid' });
  else if (namesFollow(state, at)) setFrame(state, judgement);
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

const WEAK_HAVE = /^(?:with|on|plus|also|has|con|mit|com|avec|take|use|using|includes a|comes with)$/;

export const takeHave: Handler = (state, at, cue) => {
  if (isRefusedAlready(state, at)) return undefined;
  if (WEAK_HAVE.test(textOf(state, cue)) && (isRefusal(state.frame.stance) || state.frame.stance === 'only'))
    return undefined;
  // "Latex, and with it avocado": what stands beside is not what is eaten.
  if (WEAK_HAVE.test(textOf(state, cue)) && isOneOfList(state, at)) return undefined;
  if (namesFollow(state, at)) setFrame(state, { stance: 'have' });
  return undefined;
};

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
  if (namesFollow(state, at) && state.frame.stance !== 'neg') setFrame(state, { stance: 'avoid' });
  return undefined;
};

export const takeOnly: Handler = (state, at) => {
  const before = previousOf(state, at);
  if (before?.is === 'days' || before?.is === 'meal' || before?.is === 'place') return undefined;
  if (isTheOnly(state, at, before)) return undefined;
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
    lastList(state).filter(({ stance }) => !isRefusal(stance)),
    { stance: 'only' },
  );
  return undefined;
};

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

/** "I like okra"; but "slimy things like okra" only gives an example. */
export const takeWant: Handler = (state, at, cue) => {
  const before = state.elements[at - 1];
  const verb =
    before === undefined ||
    before.is === 'break' ||
    (before.is === 'cue' && BEFORE_VERB.has(before.id)) ||
    (before.is === 'filler' && ADVERBS.has(before.plain));
  const namesBefore = before?.is === 'name';
  if (before?.is === 'cue' && before.id === 'fine' && state.frame.explicit && state.frame.stance === 'fine')
    return undefined;
  if (textOf(state, cue) === 'like' && !verb && !namesBefore) return undefined;
  forwardFirst(state, at, { stance: 'want' });
  return undefined;
};

/** "migraines from red wine": what an illness comes from is not tolerated. */
export const takeFrom: Handler = (state, at, cue) => {
  const last = state.drafts.at(-1);
  const next = state.elements[at + 1];
  if (textOf(state, cue) !== 'from' || next?.is !== 'name' || sortOfSenses(next.name.senses) !== 'food')
    return undefined;
  if (last?.sort === 'body' && state.drafts.length > state.segmentStart)
    setFrame(state, { stance: 'avoid', said: 'intolerance' });
  return undefined;
};

/** "anything with nuts" is refused, unless it was said to be liked or fine. */
export const takeAnythingWith: Handler = (state, at) => {
  const { explicit, stance } = state.frame;
  if (explicit && stance !== 'named') return undefined;
  if (namesFollow(state, at)) setFrame(state, { stance: isRefusal(stance) ? stance : 'avoid' });
  return undefined;
};
