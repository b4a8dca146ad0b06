import { isOneSlipAway } from './tokens.ts';

/** Finds the words of a list that are one slip away from any of some words, in the order of the list. */
export type NearWords = (...words: readonly string[]) => string[];

/** Words of a list that begin, or end, with the same letters and are as long as each other. */
type Index = ReadonlyMap<string, readonly number[]>;

/**
 * Makes a list ready to be searched for misspelt words. One slip leaves a word as it is at one of its ends, so only those are
 * compared that begin or end alike and are about as long: a text of thousands of unknown words is read in milliseconds.
 */
export function nearWords(words: Iterable<string>): NearWords {
  const list = [...new Set(words)];
  const index = indexOf(list);
  return (...asked) => {
    const near = new Set<number>();
    for (const word of asked) {
      for (const place of alike(index, word)) if (isOneSlipAway(word, list[place] ?? '')) near.add(place);
    }
    return [...near].sort((a, b) => a - b).flatMap((place) => list[place] ?? []);
  };
}

function indexOf(list: readonly string[]): Index {
  const index = new Map<string, number[]>();
  for (const [place, word] of list.entries()) {
    for (const end of endsOf(word, word.length)) {
      const same = index.get(end);
      if (same) same.push(place);
      else index.set(end, [place]);
    }
  }
  return index;
}

const alike = (index: Index, word: string): number[] =>
  [word.length - 1, word.length, word.length + 1].flatMap((length) =>
    endsOf(word, length).flatMap((end) => index.get(end) ?? []),
  );

/** How a word of that length begins and ends, if `word` is one slip away from it. Two letters that swap touch one end only. */
function endsOf(word: string, length: number): string[] {
  const letters = length < 5 ? 1 : 2;
  return [`${length}^${word.slice(0, letters)}`, `${length}$${word.slice(-letters)}`];
}
