import { PLAIN_FRAME, sortOfSenses } from './draft.ts';
import { type Handler, lastList, latest, namesFollow, type State, textOf } from './grammar-state.ts';
import { judgeBack, setFrame } from './judge.ts';

const isOpenFood = ({ sort, stance, explicit, judged }: State['drafts'][number]): boolean =>
  sort === 'food' && stance === 'named' && !explicit && !judged;

/** The foods at the end of the last list that no word has judged yet. */
export function openList(state: State): State['drafts'] {
  const list = lastList(state);
  return list.slice(list.findLastIndex((draft) => !isOpenFood(draft)) + 1);
}

/**
 * "Oysters, mussels yes": what stands before is likely fine; "yes to eggs" speaks of what follows. "Peanuts: yes" answers what was asked,
 * which the words do not say.
 */
export const takeYes: Handler = (state, at) => {
  const next = state.elements[at + 1];
  if (next?.is === 'cue' && next.id === 'to' && namesFollow(state, at + 1)) {
    setFrame(state, { stance: 'fine' });
    return at + 1;
  }
  const before = state.elements[at - 1];
  const answers = before?.is === 'cue' && before.id === 'is';
  if (answers || state.drafts.length === state.sentenceStart || namesFollow(state, at)) return undefined;
  const list = openList(state);
  judgeBack(list, { stance: 'fine' });
  for (const draft of list) if (draft.certainty === 'certain') draft.certainty = 'guess';
  return undefined;
};

/** "no meat and milk together", "no mixing meat with milk": how they are eaten, not whether. */
export const takeTogether: Handler = (state, at, cue) => {
  if (/^mix/.test(textOf(state, cue))) {
    if (namesFollow(state, at)) {
      setFrame(state, { stance: 'named' });
      state.frame = { ...state.frame, together: true };
    }
    return undefined;
  }
  const foods = latest(state).filter(({ sort }) => sort === 'food');
  const opened = foods.findLastIndex(({ explicit }) => explicit);
  const last = foods.at(-1);
  const pair = opened >= 0 ? foods.slice(opened) : foods.filter(({ list }) => list === last?.list);
  if (pair.length < 2) return undefined;
  for (const draft of pair)
    Object.assign(draft, { stance: 'named', strength: 'plain', exceptionOf: null, judged: true, together: true });
  state.frame = PLAIN_FRAME;
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
