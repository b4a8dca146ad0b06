import type { Finder, Place } from './phrases.ts';
import type { Sentence } from './words.ts';

/** How a sentence is meant: what it turns down, puts off to a doctor, offers, or only supposes. */
export type Mood = {
  /** Says no to something itself: "I won't", "isn't safe", "please don't". */
  refuses: boolean;
  /** Sends to somebody who may decide. */
  defers: boolean;
  /** Calls something fine, or urges on. */
  allows: boolean;
  offers: boolean;
  asks: boolean;
  supposes: boolean;
};

export function moodOf({ asks }: Sentence, find: Finder): Mood {
  return {
    refuses: find.has('refusal') || find.all('bad-judgement').some((place) => !isTakenBack(find, place)),
    defers: find.has('defer') && !find.has('against-care'),
    allows: find.all('licence').some((place) => !isDenied(find, place)),
    asks,
    offers: asks || find.has('offer'),
    supposes: find.has('suppose'),
  };
}

/** So many words before a phrase turn it round. */
const REACH = 5;

/** "Don't worry" and "no need" turn nothing round. */
const isNegator = (find: Finder, { from }: Place): boolean => find.at('no-negator', from) === null;

/** Whether a phrase is turned round by what stands before it in its clause: "never skip". */
export function isNegated(find: Finder, { from }: Place): boolean {
  const clause = find.clauseAt(from);
  const isBefore = (place: Place) =>
    place.from < from && from - place.to <= REACH && find.clauseAt(place.from) === clause && isNegator(find, place);
  return find.all('negator').some(isBefore) || find.all('refusal').some((place) => place.from < from);
}

/** Whether it is turned round, or judged badly behind it. */
export const isDenied = (find: Finder, { from, to }: Place): boolean =>
  isNegated(find, { from, to }) ||
  find
    .all('bad-judgement')
    .some((place) => place.from >= from && place.from - to <= 2 * REACH && !isTakenBack(find, place));

/** "It won't hurt you" is no warning. */
const isTakenBack = (find: Finder, { from }: Place): boolean =>
  find.at('negator', from) === null && find.all('negator').some((place) => place.to <= from && from - place.to <= 2);
