import type { Entry } from './card.ts';
import { type Meanings, nearnessOf, projected } from './meanings.ts';
import { indexWords, type WordIndex, wordScores, writtenOut } from './word-index.ts';

/** Everything that a question can lead to, ready to be asked. */
export type KnowledgeIndex = {
  entries: readonly Entry[];
  words: WordIndex;
  meanings: Meanings | null;
  /** The entry of each way of asking, as it stands: what a button says leads to what the button promised. */
  asked: ReadonlyMap<string, Entry>;
};

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export const indexKnowledge = (entries: readonly Entry[], meanings: Meanings | null): KnowledgeIndex => ({
  ...{ entries, meanings },
  words: indexWords(entries),
  // Where two entries share a way of asking, the first has it.
  asked: new Map(entries.toReversed().flatMap((entry) => entry.asks.map((ask) => [bare(ask), entry]))),
});

export type Found = { entry: Entry; score: number };

/** How much each part counts; fitted to askings of one entry that were left out of it (`docs/decisions/018`). */
const WEIGHT = { asked: 0.27, answered: 0.18, words: 0.55 };

/**
 * From this score on an answer is told; below it she says that she does not know. By words alone the scores lie higher.
 * Measured on questions of an author who never saw the cards.
 */
const TOLD_FROM = { byMeaning: 0.35, byWords: 0.5 };
/** Where the message names an exercise, less than this is a question of how it is done. */
const CLEAR_FROM = { byMeaning: 0.46, byWords: 0.65 };
/** From here on it is told in the place of a weaker reading of the message. */
const SURE_FROM = { byMeaning: 0.55, byWords: 0.85 };

/** `meaning`: what the encoder made of the question; null where it does not answer, then the words decide alone. */
export type Question = { text: string; meaning: ArrayLike<number> | null };

/** A question as it is encoded and compared. */
export const asQuestion = (message: string): string => writtenOut(message).replace(/\s+/g, ' ').trim();

/** The entries that fit a question best, best first, each with its score. */
export function findEntries(
  { text, meaning }: Question,
  { entries, words, meanings, asked: known }: KnowledgeIndex,
  most: number,
): Found[] {
  const exact = known.get(bare(text));
  const byWords = wordScores(words, text);
  const near = meaning && meanings ? nearnessOf(entries, projected(meaning, meanings), meanings) : null;
  const scoreOf = (entry: Entry, place: number) => {
    if (entry === exact) return 1;
    const said = byWords[place] ?? 0;
    const { asked, answered } = near?.[place] ?? { asked: 0, answered: 0 };
    return near ? WEIGHT.asked * asked + WEIGHT.answered * answered + WEIGHT.words * said : said;
  };
  return entries
    .map((entry, place) => ({ entry, score: scoreOf(entry, place) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

/** Below this a thing has nothing to do with the question. */
const NEAR_FROM = { byMeaning: 0.25, byWords: 0.3 };

const reaches =
  (from: typeof TOLD_FROM) =>
  ({ score }: Found, { meaning }: Question): boolean =>
    score >= (meaning ? from.byMeaning : from.byWords);

/** Whether an answer that was found is good enough to be told. */
export const isTold = reaches(TOLD_FROM);
/** Whether it is near enough to be offered where there is no answer. */
export const isNear = reaches(NEAR_FROM);
/** Whether it is told although the message names an exercise. */
export const isClear = reaches(CLEAR_FROM);
/** Whether it is so good that it goes before another reading of the message. */
export const isSure = reaches(SURE_FROM);
