import type { Asked, Feeling } from './asked.ts';
import type { Piece } from './pieces.ts';
import type { Recalled } from './recall.ts';

/** A part of a message with what it most likely asks or tells, best first. */
export type Heard = Piece & { recalled: readonly Recalled[] };
export type Meant = { text: string; means: Exclude<NonNullable<Asked['means']>, { kind: 'feeling' }>; score: number };

/** From here on a question is answered where nothing else answers it; measured on ways of asking that were left out (decision 022). */
const TOLD_FROM = 0.16;
/** A part of a longer message says less of what the whole is about. */
const PART_FROM = 0.18;
/** What names nobody's own things has to be so much surer. */
const OF_NOBODY = 0.12;
/** "Add up my runs", "you didn't change anything, did you": what does not look like a question has to be surer. */
const UNASKED_FROM = 0.55;
/** From here on what is asked of oneself goes before a card that fits only so so. */
export const LIKELY_FROM = 0.2;
/** Who tells how they are is answered a little sooner: nothing is claimed of the data. */
const FELT_FROM = 0.12;
/** From here on it goes before what else is likely. */
export const SURE_FROM = 0.5;

type Likely = { text: string; asked: Asked; score: number };

/** The question to the data that a message most likely asks; null where that is not sure. */
export function questionIn(whole: Heard, parts: readonly Heard[], isOwn: boolean): Meant | null {
  const more = isOwn ? 0 : OF_NOBODY;
  const questions = [
    ...likely(whole, TOLD_FROM + more),
    ...parts
      .filter(({ isAsked: isQuestion, isHeard }) => isQuestion && !isHeard)
      .flatMap((part) => likely(part, PART_FROM + more)),
  ].filter(isAsked);
  const [best] = questions.toSorted((a, b) => b.score - a.score);
  return best ? meantOf(best) : null;
}

/** How somebody is, as the whole of a message tells it; null where a part of it wants something. */
export function feelingIn(whole: Heard, parts: readonly Heard[]): { feeling: Feeling; isLikely: boolean } | null {
  const best = whole.recalled.find(({ asked: { means } }) => means?.kind === 'feeling');
  if (best?.asked.means?.kind !== 'feeling' || best.score < FELT_FROM) return null;
  const { feeling } = best.asked.means;
  const wants = [whole, ...parts].some((piece) => piece.isAsked || piece.recalled[0]?.asked.means === null);
  if (wants && !ANSWERS_QUESTIONS.has(feeling)) return null;
  return { feeling, isLikely: best === whole.recalled[0] && best.score >= LIKELY_FROM };
}

/** "Would one pizza ruin my week", "are you going to tell me off": these ask for no number. */
const ANSWERS_QUESTIONS: ReadonlySet<Feeling> = new Set(['treat', 'guilt', 'angry', 'nervous']);

function likely({ text, isAsked: isQuestion, hasNumber, recalled: [best] }: Heard, from: number): Likely[] {
  if (!best || (hasNumber && !isQuestion)) return [];
  // What is told is none of the questions that share its words: "energy is a 4".
  const needed = isQuestion ? from : UNASKED_FROM;
  return best.score >= needed ? [{ text, asked: best.asked, score: best.score }] : [];
}

const isAsked = ({ asked: { means } }: Likely) => means?.kind === 'query' || means?.kind === 'said';

const meantOf = ({ text, asked: { means }, score }: Likely): Meant | null =>
  means === null || means.kind === 'feeling' ? null : { text, means, score };

/** So near is worth a button. */
const OFFERED_FROM = 0;
const OFFERED = 2;

/** The nearest things that can be asked, as buttons. */
export function nearestAsked(heard: readonly Heard[]): { label: string; say: string }[] {
  const all = heard.flatMap(({ recalled }) => recalled).filter(({ score }) => score >= OFFERED_FROM);
  const buttons = all.toSorted((a, b) => b.score - a.score).flatMap(({ asked: { button } }) => button ?? []);
  return buttons.filter((one, at) => buttons.findIndex(({ say }) => say === one.say) === at).slice(0, OFFERED);
}
