import { type Draft, isRefusal, PLAIN_FRAME } from './draft.ts';
import { partsList } from './elements.ts';
import { type Handler, latest, reachOf, type State, textOf } from './grammar-state.ts';
import { judgeBack } from './judge.ts';

/** "Beets, they taste of earth", "gets stuck": what is said of how a food is to eat is never said of a joint or a tool. */
export const takeOff: Handler = (state) => {
  const foods = reachOf(state, false).filter(({ sort }) => sort === 'food');
  judgeBack(
    foods.filter(({ stance, explicit, judged }) => !((explicit || judged) && isRefusal(stance))),
    { stance: 'dislike' },
  );
  return undefined;
};

const WITHOUT = /\b(?:without|w\/o|sans|ohne|sin|sem|senza)\b[\w ’']{0,20}$/i;

/** "Without curd lunch is not complete": what must not be missing is wanted. */
export const takeIncomplete: Handler = (state) => {
  const here = state.drafts.slice(state.segmentStart);
  const [first] = here;
  if (!first || !WITHOUT.test(state.text.slice(Math.max(0, first.span.start - LONG), first.span.start)))
    return undefined;
  judgeBack(
    here.filter(({ stance }) => stance === 'neg'),
    { stance: 'want' },
  );
  return undefined;
};

const LONG = 40;

/** "They say nuts are fine now, but …": what others say stands until the person says how it is. */
export const takeHearsay: Handler = (state) => {
  state.hearsayFrom = state.drafts.length;
  return undefined;
};

/** "… but they are not fine for me": nothing that others say holds, and what follows speaks of the same names. */
export function endHearsay(state: State): boolean {
  const { hearsayFrom: from, drafts } = state;
  if (from === null || from < state.sentenceStart || from === drafts.length) return false;
  state.hearsayFrom = null;
  for (const draft of drafts.slice(from))
    Object.assign(draft, {
      stance: 'named',
      strength: 'plain',
      said: null,
      time: 'now',
      explicit: false,
      judged: false,
    });
  state.saidByOthers = drafts.slice(from);
  state.frame = PLAIN_FRAME;
  state.contrastStart = null;
  state.segmentStart = from;
  state.listStart = from;
  state.someoneElse = false;
  return true;
}

/** "People said egg gives me spots, but I eat egg": told again by the person, what others said of it is theirs. */
export function ownWordsOf(state: State, draft: Draft): void {
  if (state.saidByOthers.length === 0) return;
  const key = JSON.stringify(draft.senses);
  const said = state.saidByOthers.find(({ senses }) => JSON.stringify(senses) === key);
  if (said) said.whose = 'someone_else';
}

/** "They are not for me, I eat them every day": foods that a word in place of their names speaks of. */
export function meantByPronoun(state: State): Draft[] {
  const foods = latest(state).filter(({ sort }) => sort === 'food');
  return foods.filter(({ list }) => list === foods.at(-1)?.list);
}

const PRONOUN = /^(?:them|it|those|em|these|that|both|all)$/;

/** True of "I eat them", "we have it daily": the verb and a word in place of the names before. */
export function eatsThem(state: State, at: number): boolean {
  const [verb, object] = [state.elements[at], state.elements[at + 1]];
  if (verb === undefined || object === undefined) return false;
  if (!EATS.test(textOf(state, verb)) || !PRONOUN.test(textOf(state, object))) return false;
  const said = state.text.slice(Math.max(state.drafts.at(-1)?.span.end ?? 0, verb.start - LONG), verb.start);
  return state.aside === null && !ON_EATING.test(said);
}

/** "Every time I eat them": what is told then is what follows. */
const ON_EATING = /\b(?:when|whenever|if|after|before|time|once|unless|until|used to|since|soon as)\b/i;

const EATS =
  /^(?:(?:i|we|i['’]?ll|we['’]?ll) )?(?:(?:can|still|do|could|may|will) ){0,2}(?:eat|have|drink|take|use|tolerate|handle|manage)$/;

/** Foods of which the words so far say no more than that they sit badly; an allergy or a reaction stands. */
export const openOnes = (foods: readonly Draft[]): Draft[] =>
  foods.filter(
    ({ stance, strength, said, explicit, judged }) =>
      strength !== 'reaction' &&
      said !== 'allergy' &&
      (said === 'intolerance' || stance === 'dislike' || !((explicit || judged) && isRefusal(stance))),
  );

const AHEAD = 12;

/** "Latex and the fruits that go with it: banana, kiwi": which fruits is told behind it, so that not all are meant. */
export const takeRelated: Handler = (state, at) => {
  const family = state.drafts.at(-1);
  if (family?.sort !== 'food' || state.drafts.length - 1 <= state.sentenceStart) return undefined;
  const rest = state.elements.slice(at + 1, at + AHEAD);
  const stop = rest.findIndex((each) => each.is === 'break' && !partsList(each.level) && each.level !== 'open');
  const lists = rest.slice(0, stop < 0 ? undefined : stop).some(({ is }) => is === 'name');
  if (lists) family.asTold = true;
  return undefined;
};

/** "They thought it was peanuts, it turned out to be lupin": what was found out holds, whatever was thought before. */
export const takeFound: Handler = (state) => {
  state.frame = PLAIN_FRAME;
  state.list++;
  state.listStart = state.drafts.length;
  return undefined;
};
