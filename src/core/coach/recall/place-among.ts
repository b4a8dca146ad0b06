import type { Found, Question } from '../knowledge/find-entries.ts';
import { isClear, isSure } from '../knowledge/find-entries.ts';
import { type Place as FoundPlace, placeOf, type Wanted } from '../knowledge/look-up.ts';
import type { Query } from '../queries/query.ts';
import { pointsBack } from '../queries/read-queries.ts';
import type { Choice } from '../turn.ts';
import type { Feeling } from './asked.ts';
import { feelingIn, type Heard, LIKELY_FROM, type Meant, nearestAsked, questionIn, SURE_FROM } from './meant-by.ts';

/** A part of a message, with what the knowledge has for it and what it most likely asks. */
export type Looked = Heard & { found: readonly Found[]; question: Question };

/** What a message leads to: something that is known, a question to the data, or how somebody is. */
export type Place =
  | FoundPlace
  | { kind: 'asked'; query: Query; text: string }
  /** A part of a story that asks the data in words that are known. */
  | { kind: 'read'; queries: readonly Query[] }
  | { kind: 'feeling'; feeling: Feeling };

type Reading = {
  how: Wanted['how'];
  exerciseId: string | null;
  /** The questions to the data that the words of a part ask. */
  read: (text: string) => readonly Query[];
};

/** `isOwn`: of oneself or of a day. `isLoose`: a story, or about what was said before; a card has to fit such a message better. */
type Message = { whole: Looked; parts: readonly Looked[]; isLoose: boolean; isOwn: boolean };

/**
 * What a message can lead to, the likeliest first. What surely fits goes before what is only likely, the whole of a message before its
 * parts, and where much is told besides, a card has to fit better.
 */
export function placesAmong({ whole, parts, isLoose, isOwn }: Message, reading: Reading): Place[] {
  const place = placeOf(whole.found, whole.question, reading);
  if (reading.how === 'besides') return [place];
  const meant = questionIn(whole, parts, isOwn);
  const asked = meant === null ? [] : [placeOfMeant(meant)];
  const [card] = whole.found;
  const fits = (reaches: typeof isSure) =>
    place.kind !== 'nothing' && card !== undefined && reaches(card, whole.question);
  const isLikely = isLoose || (isOwn && (meant?.score ?? 0) >= LIKELY_FROM);
  const isAhead = meant !== null && (meant.score >= SURE_FROM ? !fits(isSure) : isLikely && !fits(isClear));
  if (reading.how === 'instead') return isAhead && meant.score >= SURE_FROM ? asked : [place];
  const isWeak = isLoose && place.kind === 'told' && !fits(isClear);
  const known = [
    ...(isWeak ? [] : [place]),
    ...readIn(parts, reading),
    ...(whole.isAsked ? cardOfPart(parts, reading) : []),
  ];
  const felt = feelingIn(whole, parts);
  const told = felt ? [{ kind: 'feeling', feeling: felt.feeling } as const] : [];
  // "You are a star" shares a word with a card and is about none.
  if (felt?.isLikely && !whole.isAsked && !fits(isClear)) return [...told, ...known];
  const rest = [...told, ...(isWeak ? [place] : [])];
  return isAhead ? [...asked, ...known, ...rest] : [...known, ...asked, ...rest];
}

function placeOfMeant({ means, text }: Meant): Place {
  switch (means.kind) {
    case 'query':
      return { kind: 'asked', query: means.query, text };
    case 'said':
      return { kind: 'said', say: means.say };
  }
}

/** Fewer words stand for something that was said before them: "is that bad?". */
const LEAST_WORDS = 5;

/** What a part asks by itself, where the rest of the message hid it. */
function readIn(parts: readonly Looked[], { read }: Reading): Place[] {
  const asked = parts.filter(({ isAsked, words }) => isAsked && words >= LEAST_WORDS).map(({ text }) => read(text));
  const queries = asked.find((each) => each.length > 0);
  return queries ? [{ kind: 'read', queries }] : [];
}

/** The answer to a question that stands in a story. */
function cardOfPart(parts: readonly Looked[], reading: Reading): Place[] {
  const told = parts
    .filter(({ isAsked, isHeard, words }) => isHeard || (isAsked && words >= LEAST_WORDS))
    .flatMap((part) => {
      const [best] = part.found;
      const place = placeOf(part.found, part.question, { ...reading, exerciseId: null });
      const fits = pointsBack(part.text) ? isSure : isClear;
      return best && place.kind === 'told' && fits(best, part.question) ? [{ place, score: best.score }] : [];
    });
  return told
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 1)
    .map(({ place }) => place);
}

const OFFERED = 2;

/** The nearest things to tell or do: one that is known and one that can be asked of the data. */
export function nearestOf(known: readonly Choice[], looked: readonly Looked[]): readonly Choice[] {
  const asked = nearestAsked(looked);
  const [first] = known;
  const mixed = first ? [first, ...asked, ...known.slice(1)] : asked;
  return mixed.filter((one, at) => mixed.findIndex(({ say }) => say === one.say) === at).slice(0, OFFERED);
}
