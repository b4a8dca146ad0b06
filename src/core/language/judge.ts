import { type Draft, type Frame, isRefusal, PLAIN_FRAME, type Stance } from './draft.ts';
import { namesFollow, reachOf, type State } from './grammar-state.ts';

/** What a cue says of each name that it is about. */
export type Judgement = Partial<Pick<Frame, 'stance' | 'strength' | 'said' | 'time' | 'gaveUp'>>;

/** What follows is meant so, until other words say otherwise. */
export function setFrame(state: State, judgement: Judgement): void {
  const { time, explicit } = state.frame;
  const opened = explicit && time !== 'now' ? time : 'now';
  const exceptionOf = state.frame.exceptionOf;
  const opens = exceptionOf !== null && allowing(judgement.stance);
  state.frame = {
    ...PLAIN_FRAME,
    exceptionOf,
    time: opened,
    ...judgement,
    explicit: true,
    ...(opens && { opened: true }),
  };
  state.list++;
  state.listStart = state.drafts.length;
}

const allowing = (stance: Stance | undefined): boolean => stance === 'fine' || stance === 'want';

/** What came before is meant so: "eggs and fish are fine", "prawns = hospital". */
export function judgeBack(drafts: readonly Draft[], judgement: Judgement): void {
  for (const draft of drafts) {
    const { stance = draft.stance, ...rest } = judgement;
    const takenBack = draft.stance === 'fine' && judgement.stance === 'dislike';
    if (takenBack || allowing(judgement.stance)) Object.assign(draft, { strength: 'plain', said: null });
    Object.assign(draft, rest, { stance, judged: draft.judged || judgement.stance !== undefined });
  }
}

/** A cue that stands before its names ("hate mushrooms") or, where none follow, after them ("mushrooms I hate"). */
export function forwardFirst(state: State, at: number, judgement: Judgement): void {
  if (namesFollow(state, at)) setFrame(state, judgement);
  else if (!backward(state, judgement, false)) setFrame(state, judgement);
}

/** A cue that stands after its names ("mushrooms: yuck") or, where there are none, before them ("yuck: mushrooms"). */
export function backwardFirst(state: State, at: number, judgement: Judgement, all = false): boolean {
  const follows = namesFollow(state, at);
  const here = state.drafts.length > state.segmentStart;
  if ((here || !follows) && backward(state, judgement, all)) return true;
  if (!follows) return false;
  setFrame(state, judgement);
  return true;
}

/** "Eggs - in cakes they are fine": what is allowed behind a dash allows nothing before it. */
function behindDash({ drafts, dashStart }: State, reach: Draft[], { stance }: Judgement): Draft[] {
  if (!allowing(stance) || dashStart === null || dashStart >= drafts.length) return reach;
  const behind = new Set(drafts.slice(dashStart));
  return reach.filter((draft) => behind.has(draft));
}

/** "No gelatin, rennet is fine": of a word that nobody knows, it is said all the same that it is fine. */
function ofUnread(state: State, { stance }: Judgement): boolean {
  const last = state.unread.at(-1);
  const isHere = state.unreadSegment === state.segment && state.drafts.length === state.segmentStart;
  if (!last || !isHere || !allowing(stance)) return false;
  last.polarity = 'fine';
  return true;
}

/** "Green pepper (red and yellow good)": brackets that begin with a plain word speak of another kind than the one before them. */
export function takeOther({ elements, drafts, brackets }: State, at: number): void {
  const bracket = brackets.at(-1);
  const before = elements[at - 1];
  if (bracket && bracket.names === drafts.length && before?.is === 'break' && before.level === 'open')
    bracket.isOfOther = true;
}

/** Inside brackets that speak of another kind, and name nothing. */
function isOfOther({ brackets, drafts }: State): boolean {
  const bracket = brackets.at(-1);
  return bracket?.isOfOther === true && bracket.names === drafts.length;
}

/** True when there was something to judge. What is refused in so many words is not made fine by what follows. */
export function backward(state: State, judgement: Judgement, all: boolean): boolean {
  const subject = state.subjectSegment === state.segment && state.drafts.length === state.segmentStart;
  if ((subject || isOfOther(state)) && allowing(judgement.stance)) return false;
  if (ofUnread(state, judgement)) return true;
  // "Gluten, small amounts ok": so much of it, and no more.
  if (state.slight && allowing(judgement.stance) && state.drafts.length === state.segmentStart) return true;
  const reach = reachOf(state, all);
  const open = behindDash(state, reach, judgement).filter((draft) => {
    if (allowing(judgement.stance) && judgement.said !== 'allergy')
      return !((draft.explicit || draft.judged) && isRefusal(draft.stance));
    return true;
  });
  judgeBack(open, judgement);
  return reach.length > 0;
}
